/**
 * What the disk would not show of what a command was given: folders that cannot be read, and those that held videos and are
 * empty now, as the mount point of a drive is that is away. Each is told as it is met, and the command is not complete.
 */
import { readdirSync } from 'node:fs'
import { counted } from '../../../shared/text/counted.ts'
import type { Emit } from '../../batch/batchEvents.ts'
import type { LibraryIndex } from '../../library/libraryIndex.ts'
import { shown, type ExitCode, type Terminal } from '../terminal.ts'

export interface UnseenPlaces {
  /** Takes in what a scan tells. */
  readonly emit: Emit
  note(place: UnseenPlace): void
  /** Of these folders, those that are empty and were not. */
  noteAway(index: Pick<LibraryIndex, 'countBelow'>, folders: readonly string[]): void
  count(): number
  /** 0 says that everything was looked at. */
  exitCode(code: ExitCode): ExitCode
}

export interface UnseenPlace {
  readonly path: string
  readonly message: string
}

export function createUnseenPlaces(terminal: Pick<Terminal, 'stdout' | 'stderr'>, isJson: boolean): UnseenPlaces {
  const paths = new Set<string>()

  function note({ path, message }: UnseenPlace): void {
    if (paths.has(path)) return
    paths.add(path)
    if (isJson) terminal.stdout(JSON.stringify({ event: 'unreadable', path, message }))
    else terminal.stderr(`not seen ${shown(path)}: ${shown(message)}`)
  }

  return {
    emit(event) {
      if (event.kind === 'ignored' && event.reason === 'unreadable') note(event)
    },
    note,
    noteAway: (index, folders) => awayPlaces(index, folders).forEach(note),
    count: () => paths.size,
    exitCode: (code) => (code === 0 && paths.size > 0 ? 1 : code),
  }
}

export function awayPlaces(
  index: Pick<LibraryIndex, 'countBelow'>,
  folders: readonly string[],
): readonly UnseenPlace[] {
  return folders.flatMap((path) => {
    const videos = isEmptyFolder(path) ? index.countBelow(path) : 0
    const message = `It held ${counted(videos, 'video')} and is empty now. Is its drive away?`
    return videos === 0 ? [] : [{ path, message }]
  })
}

/** False for a file, and for what cannot be looked into: that is told as such. */
function isEmptyFolder(path: string): boolean {
  try {
    return readdirSync(path).length === 0
  } catch {
    return false
  }
}
