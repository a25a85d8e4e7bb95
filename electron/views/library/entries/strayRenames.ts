/**
 * Names a subtitle that was left behind after its video, and one in another language than its name says after that, when the
 * user says so, and takes that back.
 */
import type { RenameRow } from '../../../../shared/contract/runs/history.ts'
import { AppError } from '../../../../shared/errors.ts'
import { nameInLanguage } from '../../../checkup/nameInLanguage.ts'
import type { LanguageDoubts } from '../../../checkup/languageDoubts.ts'
import type { Sidecar } from '../../../library/mediaFile.ts'
import { stemOf } from '../../../library/scan/fileNames.ts'
import { readSidecarTokens } from '../../../library/sidecarTokens.ts'
import { nameBeside } from '../../../library/strays.ts'
import type { History } from '../../../sidecar/history/history.ts'
import type { SidecarMove } from '../../../sidecar/rename/movedSidecars.ts'
import type { Moved } from '../../../sidecar/rename/moveSidecar.ts'
import type { DoneRename, SidecarRenames } from '../../../sidecar/rename/renameSidecar.ts'
import { folderNameOf, nameOfPath } from '../../folders/folderPaths.ts'
import { videoIdOf } from '../../ids.ts'
import type { LibrarySession } from '../librarySession.ts'
import { givenKey, renamedKey } from '../../../../shared/acts/fileKeys.ts'
import type { NotedActs } from '../../acts/notedActs.ts'
import type { Page, PageWindow } from '../../page.ts'
import type { PlanCommands } from '../../plan/planCommands.ts'
import type { Topics } from '../../topics.ts'

export interface StrayRenamesParts {
  readonly library: Pick<LibrarySession, 'has' | 'video' | 'recordRenamed' | 'recordRemoved' | 'recordWritten'>
  readonly renames: Pick<SidecarRenames, 'rename' | 'undo' | 'get' | 'page'>
  readonly history: Pick<History, 'ownerOf'>
  readonly mover: { move(move: SidecarMove): Promise<Moved> }
  readonly plan: Pick<PlanCommands, 'recordRenamed'>
  readonly doubts: Pick<LanguageDoubts, 'of'>
  readonly acts: NotedActs
  readonly topics: Pick<Topics, 'revision' | 'changed'>
}

export interface StrayRenames {
  /** Answers what `undo` takes, null where it went straight back, and which earlier ones are over by that. */
  rename(choice: {
    readonly videoId: string
    readonly sidecarId: string
  }): Promise<{ readonly renameId: number | null; readonly name: string; readonly ended: number[] }>
  undo(renameId: number): Promise<void>
  /** Those that can be undone, newest first. */
  page(window: PageWindow): Page<RenameRow>
}

export function createStrayRenames(parts: StrayRenamesParts): StrayRenames {
  const { library, renames, plan, acts, topics } = parts

  /** Its name as it should be, with the language that it says then. */
  function rightName(sidecar: Sidecar, videoPath: string): Sidecar | null {
    const found = parts.doubts.of(sidecar.path)
    const named = found && nameInLanguage({ path: sidecar.path, videoPath, found })
    if (found && named) return { ...sidecar, path: named, language: found }
    return sidecar.isRePaired ? { ...sidecar, path: nameBeside(sidecar.path, videoPath) } : null
  }

  /** Back beside the video that it had followed. */
  async function moveBack(done: DoneRename, fromVideo: string): Promise<void> {
    const { fromPath, toPath, videoPath } = done
    const row = parts.history.ownerOf(toPath)
    if (!row) throw new AppError('file.missing', 'The file is no longer there.')
    const moved = await parts.mover.move({ row, toPath: fromPath, videoPath: fromVideo, isTakenBack: true })
    if (moved === 'left')
      throw new AppError('file.changed', 'It was edited, or another file has its name: it stays where it is.')
    library.recordRemoved({ videoPath, path: toPath })
    library.recordWritten({ videoPath: fromVideo, path: fromPath, language: row.language })
    topics.changed('history')
    acts.forget(givenKey(row.id))
  }

  async function undo(renameId: number): Promise<void> {
    const done = renames.get(renameId)
    if (done.fromVideo !== null) return moveBack(done, done.fromVideo)
    const { videoPath, fromPath, toPath } = await renames.undo(renameId)
    const videoId = videoIdOf(videoPath)
    // It can be taken back where its video is no longer in the library.
    const sidecars = library.has(videoId) ? library.video(videoId).file.sidecars : []
    const named = sidecars.find((sidecar) => sidecar.path === toPath)
    if (named) library.recordRenamed(videoPath, toPath, sidecarNamed(named, fromPath, videoPath))
    plan.recordRenamed(fromPath)
    topics.changed('checkup')
    acts.forget(renamedKey(renameId))
  }

  return {
    async rename({ videoId, sidecarId }) {
      const { path, sidecars } = library.video(videoId).file
      const sidecar = sidecars.find((each) => videoIdOf(each.path) === sidecarId)
      const right = sidecar && rightName(sidecar, path)
      if (!right) throw new AppError('input.invalid', 'This subtitle is no longer beside the video. Scan again.')
      const [fromPath, toPath] = [sidecar.path, right.path]
      const { id: renameId, ended } = await renames.rename({ videoPath: path, fromPath, toPath })
      const { language, isForced, isHearingImpaired, extension } = right
      library.recordRenamed(path, fromPath, { path: toPath, language, isForced, isHearingImpaired, extension })
      plan.recordRenamed(fromPath)
      topics.changed('checkup')
      const name = nameOfPath(toPath)
      for (const id of ended) acts.forget(renamedKey(id))
      if (renameId !== null)
        acts.note({ key: renamedKey(renameId), words: { kind: 'renamed', name }, undo: () => undo(renameId) })
      return { renameId, name, ended: [...ended] }
    },
    undo,
    page(window) {
      const { rows, total } = renames.page(window)
      return { rows: rows.map(renameRow), total, revision: topics.revision('history') }
    },
  }
}

/** As a scan would find it under its old name. */
function sidecarNamed(sidecar: Sidecar, path: string, videoPath: string): Sidecar {
  const [stem, video] = [stemOf(nameOfPath(path)), stemOf(nameOfPath(videoPath))]
  if (!stem.startsWith(video)) return { ...sidecar, path, isRePaired: true }
  return { ...sidecar, path, language: readSidecarTokens(stem.slice(video.length)).language }
}

function renameRow({ id, atMs, fromPath, toPath }: ReturnType<SidecarRenames['page']>['rows'][number]): RenameRow {
  return { id, atMs, from: nameOfPath(fromPath), to: nameOfPath(toPath), folder: folderNameOf(toPath) }
}
