/**
 * "Wrong, next": the next one is written in the place of the one that is wrong, which is never taken for this video again. Where there
 * is no next one, or none of them suits, it stays: the video is not left with nothing.
 */
import { AppError } from '../../../../shared/errors.ts'
import { parseRelease } from '../../../../shared/release/parseRelease.ts'
import type { TitleMemory } from '../../../matching/titleMemory.ts'
import type { SettingsStore } from '../../../settings/settings.ts'
import { scopeOf, stepOutcome } from '../../../batch/stepOutcome.ts'
import { asRun, type Runs } from '../../../runs/runs.ts'
import { adoptedSince } from '../../../sidecar/history/adoptedSince.ts'
import type { History, Written } from '../../../sidecar/history/history.ts'
import { nameOfPath } from '../../folders/folderPaths.ts'
import type { LibrarySession } from '../../library/librarySession.ts'
import type { ServiceLink } from '../../serviceLink.ts'
import { offersFor } from './otherOffers.ts'
import { putInPlace, type PutParts } from './putInPlace.ts'
import { writtenFor, type WrittenFile, type WrittenForParts } from './writtenFor.ts'

/** What was written instead. */
export interface NextSubtitle {
  readonly sidecarName: string
  readonly release: string
  /** The release that it came in the place of; '' where that one had none. */
  readonly before: string
}

export interface WrongNextParts extends WrittenForParts, PutParts {
  readonly library: Pick<LibrarySession, 'entry' | 'video' | 'recordRemoved' | 'recordWritten'>
  readonly history: Pick<History, 'list' | 'get'>
  readonly runs: Pick<Runs, 'open' | 'record' | 'end'>
  readonly memory: Pick<TitleMemory, 'reject'>
  readonly link: Pick<ServiceLink, 'current'>
  readonly settings: Pick<SettingsStore, 'read'>
}

/** A run of its own, so that it can be taken back. null where there is no other one. @throws AppError 'file.missing', 'file.foreign' of the user's own text, 'file.changed', and as a run does */
export async function wrongNext(
  parts: WrongNextParts,
  file: WrittenFile,
  signal: AbortSignal,
): Promise<NextSubtitle | null> {
  const { written: wrong } = writtenFor(parts, file)
  if (adoptedSince(parts.history, wrong) !== null) throw yoursStays()
  const scope = scopeOf([parseRelease(wrong.videoPath)])
  return asRun(parts.runs, { kind: 'better', command: 'wrong, next', scope }, async (batchId) => {
    // Where the service cannot be asked, ours stays.
    const offers = await offersFor(parts, { ...file, mayAsk: true, batchId }, signal)
    const { gap, candidates, written } = offers
    const [pick, ...next] = candidates
    if (!gap || !pick) {
      if (gap) parts.runs.record(batchId, [stepOutcome(gap, noneLeft)])
      return null
    }
    const choice = { gap, pick, next, isOursWrong: true } as const
    const event = await putInPlace(parts, { offers, choice, batchId }, signal)
    rejectWrong(parts.memory, wrong, 'A person said that it is wrong.')
    return { sidecarName: nameOfPath(event.sidecar), release: event.release, before: written.details.release }
  })
}

/** It is never taken for this video again. What came from no service has no id, and cannot come again. */
export function rejectWrong(
  memory: Pick<TitleMemory, 'reject'>,
  { videoPath, details: { subtitleId } }: Written,
  reason: string,
): void {
  if (subtitleId !== '') memory.reject(videoPath, subtitleId, reason)
}

const yoursStays = () =>
  new AppError(
    'file.foreign',
    'This subtitle is yours and is only looked after here, so it stays. Choose another one by hand.',
  )

/** What a run keeps of it where the service has nothing more. */
export const noneLeft = {
  kind: 'skipped',
  reason: 'no-candidate',
  code: null,
  message: 'The service has no other subtitle for this video.',
} as const
