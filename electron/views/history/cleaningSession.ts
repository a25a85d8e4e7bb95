/** Cleaning by hand as the window orders it: by ids, one file at a time. */
import type { OutputOf } from '../../../shared/contract/index.ts'
import type { RemovedPiece } from '../../../shared/contract/runs/history.ts'
import type { Cleanable } from '../../../shared/contract/library.ts'
import type { CleanVerb } from '../../../shared/cleanVerbs.ts'
import { AppError, toAppError } from '../../../shared/errors.ts'
import { parseRelease } from '../../../shared/release/parseRelease.ts'
import { scopeOf } from '../../batch/stepOutcome.ts'
import type { CleanFiles } from '../../clean/cleanFile.ts'
import type { DeliveredTexts } from '../../clean/deliveredTexts.ts'
import { failedFile, fileOutcome } from '../../runs/fileOutcome.ts'
import { asRun, type Runs } from '../../runs/runs.ts'
import type { History, Written } from '../../sidecar/history/history.ts'
import { nameOfPath } from '../folders/folderPaths.ts'
import { videoIdOf } from '../ids.ts'
import type { LibrarySession } from '../library/librarySession.ts'
import type { Topics } from '../topics.ts'
import { cleanRulesOf } from './cleanVerbs.ts'

export interface CleaningSessionParts {
  readonly library: Pick<LibrarySession, 'video' | 'recordWritten' | 'recordRemoved'>
  readonly history: Pick<History, 'get'>
  readonly runs: Pick<Runs, 'open' | 'record' | 'end'>
  readonly texts: Pick<DeliveredTexts, 'of'>
  readonly files: CleanFiles
  readonly topics: Pick<Topics, 'changed'>
}

export interface CleanChoice {
  readonly videoId: string
  readonly sidecarId: string
}

export interface CleaningSession {
  cleanable(choice: CleanChoice, signal: AbortSignal): Promise<Cleanable>
  clean(choice: CleanChoice & { readonly what: CleanVerb }, signal: AbortSignal): Promise<void>
  removed(rowId: number): { readonly pieces: RemovedPiece[] }
  restore(rowId: number, signal: AbortSignal): Promise<OutputOf<'history.restoreDelivered'>>
}

export function createCleaningSession(parts: CleaningSessionParts): CleaningSession {
  const { library, history, texts, files: cleaners } = parts

  function pathOf({ videoId, sidecarId }: CleanChoice): string {
    const sidecar = library.video(videoId).file.sidecars.find(({ path }) => videoIdOf(path) === sidecarId)
    if (!sidecar) throw new AppError('input.invalid', 'This subtitle is no longer beside the video. Scan again.')
    return sidecar.path
  }

  function recordVersion(before: Pick<Written, 'videoPath' | 'path'>, after: Written): void {
    library.recordRemoved(before)
    library.recordWritten(after)
    parts.topics.changed('history')
  }

  /** One file, one run, whose row says what became of it. */
  function inRun(
    command: 'clean' | 'restore',
    subject: Pick<Written, 'videoPath' | 'path'>,
    work: (runId: string) => Promise<Written>,
  ): Promise<Written> {
    const scope = scopeOf([parseRelease(subject.videoPath)])
    return asRun(parts.runs, { kind: 'clean', command, scope }, async (runId) => {
      try {
        const written = await work(runId)
        parts.runs.record(runId, [fileOutcome({ ...written, writtenId: written.id }, { state: 'written' })])
        return written
      } catch (thrown) {
        parts.runs.record(runId, [failedFile({ ...subject, language: '' }, toAppError(thrown))])
        throw thrown
      }
    })
  }

  return {
    async cleanable(choice, signal) {
      const path = pathOf(choice)
      return cleaners.lend(async (files) => {
        const countOf = async (what: CleanVerb) =>
          (await files.preview(path, cleanRulesOf[what], signal))?.removed.length ?? 0
        const hearingImpaired = await countOf('hearingImpaired')
        const credits = await countOf('credits')
        return { hearingImpaired, credits, canConvert: (await files.preview(path, cleanRulesOf.srt, signal)) !== null }
      })
    },
    async clean(choice, signal) {
      const path = pathOf(choice)
      const subject = { videoPath: library.video(choice.videoId).file.path, path }
      const rules = cleanRulesOf[choice.what]
      const written = await inRun('clean', subject, (batchId) =>
        cleaners.lend((files) => files.clean(path, { rules, batchId, signal })),
      )
      recordVersion({ videoPath: written.videoPath, path }, written)
    },
    removed(rowId) {
      const row = history.get(rowId)
      return { pieces: [...((row && texts.of(row)?.removed) ?? [])] }
    },
    async restore(rowId, signal) {
      const row = history.get(rowId)
      if (!row) throw new AppError('file.missing', 'The history knows nothing of this file any more.')
      const written = await inRun('restore', row, (batchId) =>
        cleaners.lend((files) => files.restore(row, { batchId, signal })),
      )
      recordVersion(row, written)
      return { name: nameOfPath(written.path), batchId: written.batchId }
    },
  }
}
