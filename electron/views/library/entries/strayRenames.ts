/** Names a subtitle that was left behind after its video, when the user says so, and takes that back. */
import type { RenameRow } from '../../../../shared/contract/runs/history.ts'
import { AppError } from '../../../../shared/errors.ts'
import { nameBeside } from '../../../library/strays.ts'
import type { SidecarRenames } from '../../../sidecar/rename/renameSidecar.ts'
import { folderNameOf, nameOfPath } from '../../folders/folderPaths.ts'
import { videoIdOf } from '../../ids.ts'
import type { LibrarySession } from '../librarySession.ts'
import type { Page, PageWindow } from '../../page.ts'
import type { PlanCommands } from '../../plan/planCommands.ts'
import type { Topics } from '../../topics.ts'

export interface StrayRenamesParts {
  readonly library: Pick<LibrarySession, 'has' | 'video' | 'recordRenamed'>
  readonly renames: Pick<SidecarRenames, 'rename' | 'undo' | 'page'>
  readonly plan: Pick<PlanCommands, 'recordRenamed'>
  readonly topics: Pick<Topics, 'revision'>
}

export interface StrayRenames {
  /** Answers what `undo` takes. */
  rename(choice: {
    readonly videoId: string
    readonly sidecarId: string
  }): Promise<{ readonly renameId: number; readonly name: string }>
  undo(renameId: number): Promise<void>
  /** Those that can be undone, newest first. */
  page(window: PageWindow): Page<RenameRow>
}

export function createStrayRenames({ library, renames, plan, topics }: StrayRenamesParts): StrayRenames {
  return {
    async rename({ videoId, sidecarId }) {
      const { path, sidecars } = library.video(videoId).file
      const stray = sidecars.find((sidecar) => sidecar.isRePaired && videoIdOf(sidecar.path) === sidecarId)
      if (!stray) throw new AppError('input.invalid', 'This subtitle is no longer beside the video. Scan again.')
      const toPath = nameBeside(stray.path, path)
      const renameId = await renames.rename({ videoPath: path, fromPath: stray.path, toPath })
      const { language, isForced, isHearingImpaired, extension } = stray
      library.recordRenamed(path, stray.path, { path: toPath, language, isForced, isHearingImpaired, extension })
      plan.recordRenamed(stray.path)
      return { renameId, name: nameOfPath(toPath) }
    },
    async undo(renameId) {
      const { videoPath, fromPath, toPath } = await renames.undo(renameId)
      const videoId = videoIdOf(videoPath)
      // It can be taken back where its video is no longer in the library.
      const sidecars = library.has(videoId) ? library.video(videoId).file.sidecars : []
      const named = sidecars.find((sidecar) => sidecar.path === toPath)
      if (named) library.recordRenamed(videoPath, toPath, { ...named, path: fromPath, isRePaired: true })
      plan.recordRenamed(fromPath)
    },
    page(window) {
      const { rows, total } = renames.page(window)
      return { rows: rows.map(renameRow), total, revision: topics.revision('history') }
    },
  }
}

function renameRow({ id, atMs, fromPath, toPath }: ReturnType<SidecarRenames['page']>['rows'][number]): RenameRow {
  return { id, atMs, from: nameOfPath(fromPath), to: nameOfPath(toPath), folder: folderNameOf(toPath) }
}
