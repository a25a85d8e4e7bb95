/** What the user says of files that a scan skips: this one is a video, or it is none after all. */
import { stat } from 'node:fs/promises'
import { AppError, toAppError } from '../../../shared/errors.ts'
import type { TakenVideo, TakenVideos } from '../../library/takenVideos.ts'
import { folderOfPath, nameOfPath } from '../folders/folderPaths.ts'
import type { FolderStore } from '../folders/folderStore.ts'
import type { Undoing } from '../rules/undoing.ts'
import type { LibrarySession } from './librarySession.ts'
import type { Bugs } from '../../log/bugs.ts'

export interface TakenSessionParts {
  readonly taken: Pick<TakenVideos, 'list' | 'take' | 'leave'>
  readonly library: Pick<LibrarySession, 'skippedPath' | 'scan'>
  readonly store: Pick<FolderStore, 'list'>
  readonly undoing: Undoing
  readonly bugs: Bugs
}

export interface TakenSession {
  /** @throws AppError 'file.missing' for what is gone, and for what the last scan did not skip */
  turn(order: {
    readonly skippedId: string
    readonly isVideo: boolean
  }): Promise<{ readonly undoId: string; readonly name: string }>
}

export function createTakenSession({ taken, library, store, undoing, bugs }: TakenSessionParts): TakenSession {
  function put(video: TakenVideo, isVideo: boolean): void {
    if (isVideo) taken.take(video)
    else taken.leave(video.path)
    // What the lists show follows from a scan.
    const folder = folderOfPath(store.list(), video.path)
    if (folder) library.scan(folder.id).catch(reportUnlessCancelled)
  }

  function reportUnlessCancelled(thrown: unknown): void {
    const error = toAppError(thrown)
    if (error.code !== 'cancelled') bugs.report(error)
  }

  return {
    async turn({ skippedId, isVideo }) {
      const path = library.skippedPath(skippedId)
      const found = await stat(path).catch(() => null)
      if (isVideo && !found?.isFile()) throw new AppError('file.missing', 'The file is no longer there.')
      const video = taken.list().find((each) => each.path === path) ?? { path, sizeBytes: found?.size ?? 0 }
      put(video, isVideo)
      const name = nameOfPath(path)
      const undoId = undoing.keep({ kind: isVideo ? 'taken' : 'skipped', name }, () => put(video, !isVideo))
      return { undoId, name }
    },
  }
}
