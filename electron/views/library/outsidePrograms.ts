/** Files in the hands of the system's own programs: shown in the file manager, played, dragged out. By ids; a page names no path. */
import type { SubtitleFile } from '../../../shared/contract/runs/history.ts'
import type { ScopeVerb } from '../../../shared/commands/commandTable.ts'
import type { VerbMenu } from '../../../shared/contract/app.ts'
import { AppError } from '../../../shared/errors.ts'
import { systemCodeOf, type Disk } from '../../disk/disk.ts'
import { kindOfFile } from '../../library/scan/fileNames.ts'
import type { History } from '../../sidecar/history/history.ts'
import { nameOfPath } from '../folders/folderPaths.ts'
import { videoIdOf } from '../ids.ts'
import type { LibrarySession } from './librarySession.ts'

export interface OutsideProgramsParts {
  readonly library: Pick<LibrarySession, 'entry' | 'video'>
  readonly history: Pick<History, 'get' | 'ownerOf'>
  readonly disk: Pick<Disk, 'stat'>
  /** null for what this host cannot. */
  readonly showInFolder: ((path: string) => void) | null
  readonly openVideo: ((path: string) => Promise<void>) | null
  readonly dragOut: ((path: string) => void) | null
  readonly popUpMenu: ((menu: VerbMenu) => Promise<ScopeVerb | null>) | null
}

/** All throw AppError 'input.invalid' where this host cannot, 'file.missing' for what is not there. */
export interface OutsidePrograms {
  showVideo(videoId: string): Promise<void>
  /** @throws AppError 'file.changed' for what is no plain file under a video's name, 'file.noPlayer' */
  play(videoId: string): Promise<void>
  showSubtitle(file: SubtitleFile): Promise<void>
  /** A menu of the system over the window, of verbs alone. */
  popUpMenu(menu: VerbMenu): Promise<ScopeVerb | null>
  /** A file that the host itself has found. */
  showFound(path: string): Promise<void>
  /** @throws AppError 'file.foreign' for what this app did not write, 'file.changed' for what is no plain file */
  dragSubtitle(file: SubtitleFile): Promise<void>
}

export function createOutsidePrograms(parts: OutsideProgramsParts): OutsidePrograms {
  const { library, history, disk } = parts

  async function lookAt(path: string) {
    const found = await disk.stat(path).catch((thrown: unknown) => {
      throw unseen(thrown)
    })
    if (!found) throw unseen(null)
    return found
  }

  /** A link or a folder under that name may be anything: neither is handed to another program. */
  async function mustBePlainFile(path: string): Promise<void> {
    if (!(await lookAt(path)).isFile)
      throw new AppError('file.changed', 'What stands under this name is no plain file. It was left alone.')
  }

  async function show(find: () => string): Promise<void> {
    const showInFolder = able(parts.showInFolder, 'open the file manager')
    const path = find()
    await lookAt(path)
    showInFolder(path)
  }

  function pathOf(file: SubtitleFile): string {
    return file.kind === 'row' ? writtenPath(history, file.rowId) : besidePath(library, file)
  }

  return {
    showVideo: async (videoId) => show(() => library.entry(videoId).path),
    async play(videoId) {
      const openVideo = able(parts.openVideo, 'open a player')
      const { path } = library.entry(videoId)
      // Windows chooses the program by the ending alone: no other one may ever reach it.
      if (kindOfFile(nameOfPath(path)) !== 'video') throw new AppError('input.invalid', 'This file is no video.')
      await mustBePlainFile(path)
      await openVideo(path).catch((thrown: unknown) => {
        throw new AppError(
          'file.noPlayer',
          'No player opened the video. Install one, or choose one for this kind of file.',
          thrown,
        )
      })
    },
    popUpMenu: async (menu) => able(parts.popUpMenu, 'show a menu of the system')(menu),
    showFound: async (path) => show(() => path),
    showSubtitle: async (file) => show(() => pathOf(file)),
    async dragSubtitle(file) {
      const dragOut = able(parts.dragOut, 'drag a file out of its window')
      const path = pathOf(file)
      if (history.ownerOf(path) === null)
        throw new AppError('file.foreign', 'Undertitle did not write this subtitle. Show it in its folder instead.')
      await mustBePlainFile(path)
      dragOut(path)
    },
  }
}

function able<Work>(work: Work | null, what: string): Work {
  if (work === null) throw new AppError('input.invalid', `This host cannot ${what}.`)
  return work
}

function writtenPath(history: Pick<History, 'get'>, rowId: number): string {
  const row = history.get(rowId)
  if (row?.state !== 'written') throw new AppError('file.missing', 'This subtitle was undone or replaced.')
  return row.path
}

function besidePath(
  library: Pick<LibrarySession, 'video'>,
  { videoId, sidecarId }: Extract<SubtitleFile, { readonly kind: 'beside' }>,
): string {
  const sidecar = library.video(videoId).file.sidecars.find(({ path }) => videoIdOf(path) === sidecarId)
  if (!sidecar) throw new AppError('input.invalid', 'This subtitle is no longer beside the video. Scan again.')
  return sidecar.path
}

function unseen(thrown: unknown): AppError {
  if (['EACCES', 'EPERM'].includes(systemCodeOf(thrown)))
    return new AppError('folder.unreadable', 'The folder of this file cannot be read. Check its permissions.', thrown)
  return new AppError('file.missing', 'The file is no longer there, or its drive is away. Scan again.', thrown)
}
