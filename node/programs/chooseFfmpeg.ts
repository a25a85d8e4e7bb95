/** Which ffmpeg is used: the one that the settings name, else the system's, else the one that came in the package. */
import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, isAbsolute, join } from 'node:path'

export type FfmpegPlace = 'settings' | 'system' | 'bundled'

export interface ChosenFfmpeg {
  /** What is started: a whole path, or a name that the system looks for. */
  readonly program: string
  readonly place: FfmpegPlace
}

export interface FfmpegPlaces {
  /** The folder in the settings; '' names none. */
  readonly named: string
  /** Folder of the package in which one may lie; null where there is no package. */
  readonly bundled: string | null
  /** The system's folders of programs, as the variable PATH has them. */
  readonly path: string
}

const isWindows = process.platform === 'win32'
const programName = isWindows ? 'ffmpeg.exe' : 'ffmpeg'

/**
 * The system's goes first: it is kept up to date, and can mostly make more (docs/decisions). It is looked for only where there is
 * another: without one, starting it says well enough that it is missing.
 */
export function chooseFfmpeg({ named, bundled, path }: FfmpegPlaces): ChosenFfmpeg {
  if (named !== '') return { program: join(named, programName), place: 'settings' }
  const own = bundled === null ? null : join(bundled, programName)
  const isOwnUsed = own !== null && isProgram(own) && !isOnPath(path)
  return isOwnUsed ? { program: own, place: 'bundled' } : { program: 'ffmpeg', place: 'system' }
}

/** A folder that is named from where the program stands is none of the system's. */
function isOnPath(path: string): boolean {
  return path
    .split(delimiter)
    .filter(isAbsolute)
    .some((folder) => isProgram(join(folder, programName)))
}

/** What may not be looked at may not be started either. */
function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return statSync(file).isFile()
  } catch {
    return false
  }
}
