/** Names a subtitle that was left behind after its video, when the user says so, and takes that back. */
import { AppError } from '../../shared/errors.ts'
import type { SidecarRenames } from '../watch/renameSidecar.ts'
import { videoIdOf } from './ids.ts'
import type { LibrarySession } from './librarySession.ts'

export interface StrayRenamesParts {
  readonly library: Pick<LibrarySession, 'video' | 'noteRenamed'>
  readonly renames: Pick<SidecarRenames, 'rename' | 'undo'>
  readonly nameBeside: (stray: string, video: string) => string
}

export interface StrayRenames {
  rename(choice: { readonly videoId: string; readonly sidecarId: string }): Promise<void>
  undo(choice: { readonly videoId: string; readonly renameId: number }): Promise<void>
}

export function createStrayRenames({ library, renames, nameBeside }: StrayRenamesParts): StrayRenames {
  return {
    async rename({ videoId, sidecarId }) {
      const { path, sidecars } = library.video(videoId).file
      const stray = sidecars.find((sidecar) => sidecar.isRePaired && videoIdOf(sidecar.path) === sidecarId)
      if (!stray) throw new AppError('input.invalid', 'This subtitle is no longer beside the video. Scan again.')
      const toPath = nameBeside(stray.path, path)
      await renames.rename({ videoPath: path, fromPath: stray.path, toPath })
      const { language, isForced, isHearingImpaired, extension } = stray
      library.noteRenamed(path, stray.path, { path: toPath, language, isForced, isHearingImpaired, extension })
    },
    async undo({ videoId, renameId }) {
      const { path, sidecars } = library.video(videoId).file
      const { fromPath, toPath } = await renames.undo(renameId)
      const named = sidecars.find((sidecar) => sidecar.path === toPath)
      if (named) library.noteRenamed(path, toPath, { ...named, path: fromPath, isRePaired: true })
    },
  }
}
