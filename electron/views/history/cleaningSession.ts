/** Cleaning by hand as the window orders it: by ids, one file at a time. */
import type { RemovedPiece } from '../../../shared/contract/history.ts'
import type { Cleanable } from '../../../shared/contract/library.ts'
import { AppError } from '../../../shared/errors.ts'
import type { CleanFile } from '../../clean/cleanFile.ts'
import { asDelivered, type CleanRules } from '../../clean/cleanRules.ts'
import type { DeliveredTexts } from '../../clean/deliveredTexts.ts'
import type { History, Written } from '../../sidecar/history.ts'
import { nameOfPath } from '../folders/folderPaths.ts'
import { videoIdOf } from '../ids.ts'
import type { LibrarySession } from '../library/librarySession.ts'
import type { Topics } from '../topics.ts'

export interface CleaningSessionParts {
  readonly library: Pick<LibrarySession, 'video' | 'recordWritten' | 'recordRemoved'>
  readonly history: Pick<History, 'get' | 'startBatch'>
  readonly texts: Pick<DeliveredTexts, 'of'>
  /** Lends what reads and writes, for as long as the work takes. */
  readonly withFiles: <Result>(work: (files: CleanFile) => Promise<Result>) => Promise<Result>
  readonly topics: Pick<Topics, 'changed'>
}

export interface CleanChoice {
  readonly videoId: string
  readonly sidecarId: string
}

export type CleanVerb = 'hearingImpaired' | 'credits' | 'srt'

export interface CleaningSession {
  cleanable(choice: CleanChoice, signal: AbortSignal): Promise<Cleanable>
  clean(choice: CleanChoice & { readonly what: CleanVerb }, signal: AbortSignal): Promise<void>
  removed(rowId: number): { readonly pieces: RemovedPiece[] }
  restore(rowId: number, signal: AbortSignal): Promise<{ readonly name: string }>
}

const rulesOf: Readonly<Record<CleanVerb, CleanRules>> = {
  hearingImpaired: { ...asDelivered, hearingImpaired: true },
  credits: { ...asDelivered, credits: true },
  srt: { ...asDelivered, format: 'srt' },
}

export function createCleaningSession(parts: CleaningSessionParts): CleaningSession {
  const { library, history, texts, withFiles } = parts

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

  return {
    async cleanable(choice, signal) {
      const path = pathOf(choice)
      return withFiles(async (files) => {
        const countOf = async (what: CleanVerb) =>
          (await files.preview(path, rulesOf[what], signal))?.removed.length ?? 0
        const hearingImpaired = await countOf('hearingImpaired')
        const credits = await countOf('credits')
        return { hearingImpaired, credits, canConvert: (await files.preview(path, rulesOf.srt, signal)) !== null }
      })
    },
    async clean(choice, signal) {
      const path = pathOf(choice)
      const batchId = history.startBatch('clean')
      const order = { rules: rulesOf[choice.what], batchId, signal }
      const written = await withFiles((files) => files.clean(path, order))
      recordVersion({ videoPath: written.videoPath, path }, written)
    },
    removed(rowId) {
      const row = history.get(rowId)
      return { pieces: [...((row && texts.of(row)?.removed) ?? [])] }
    },
    async restore(rowId, signal) {
      const row = history.get(rowId)
      if (!row) throw new AppError('file.missing', 'The history knows nothing of this file any more.')
      const order = { batchId: history.startBatch('restore'), signal }
      const written = await withFiles((files) => files.restore(row, order))
      recordVersion(row, written)
      return { name: nameOfPath(written.path) }
    },
  }
}
