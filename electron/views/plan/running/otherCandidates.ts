/** What else is on offer for a wish that a subtitle of ours meets: listed with its price, looked at, and taken in its place. */
import type { CandidateRow } from '../../../../shared/contract/plan.ts'
import { AppError, toAppError } from '../../../../shared/errors.ts'
import { parseRelease } from '../../../../shared/release/parseRelease.ts'
import { scopeOf, stepOutcome } from '../../../batch/stepOutcome.ts'
import { cleanRules } from '../../../clean/cleanRules.ts'
import type { Outcome } from '../../../runs/run.ts'
import { asRun } from '../../../runs/runs.ts'
import { formatWish } from '../../../wanted/parseWishes.ts'
import { nameOfPath } from '../../folders/folderPaths.ts'
import { shownCandidate } from '../board/planCells.ts'
import { openOffered, refuseUnpaid, type OfferedText } from '../board/preview.ts'
import { offersFor, type Offers, type OthersAsked } from './otherOffers.ts'
import { putInPlace, type Choice } from './putInPlace.ts'
import { wishMeant, writtenFor, type WrittenFile } from './writtenFor.ts'
import { noneLeft, rejectWrong, type NextSubtitle, type WrongNextParts } from './wrongNext.ts'

export interface OthersParts extends WrongNextParts {
  /** What a search or a download is charged to, where nothing is written. */
  readonly openBatch: () => string
}

export interface OtherFile extends WrittenFile {
  readonly candidateId: string
}

export interface Others {
  readonly candidates: CandidateRow[]
  /** The service has answered, now or before. */
  readonly isAsked: boolean
}

/** Of a look at what was answered before. */
const nothingCharged = ''

export async function othersOf(parts: OthersParts, asked: OthersAsked, signal: AbortSignal): Promise<Others> {
  const batchId = asked.mayAsk ? parts.openBatch() : nothingCharged
  const { connection, gap, candidates } = await offersFor(parts, { ...asked, batchId }, signal)
  const rows = candidates.map((candidate) => ({
    ...shownCandidate(candidate),
    id: candidate.subtitle.id,
    isCached: connection.isCached(candidate.subtitle.id),
    isChosen: false,
  }))
  return { candidates: rows, isAsked: gap !== null }
}

/** @throws AppError 'input.invalid' where it is on offer no more, or looking at it costs what it must not */
export async function lookAtOther(
  parts: OthersParts,
  { candidateId, mayDownload, ...file }: OtherFile & { readonly mayDownload: boolean },
  signal: AbortSignal,
): Promise<OfferedText> {
  const offers = await offersFor(parts, { ...file, mayAsk: false, batchId: nothingCharged }, signal)
  const { connection } = offers
  const { gap, pick } = choiceAmong(offers, candidateId)
  if (!mayDownload) refuseUnpaid(connection, pick)
  const batchId = connection.isCached(pick.subtitle.id) ? nothingCharged : parts.openBatch()
  const order = { connection, rules: parts.rules.book(), clean: cleanRules(parts.settings.read()), gap, pick }
  return openOffered({ ...order, batchId, signal })
}

/** A run of its own: undone, it brings the one before back. @throws AppError with the reason why nothing was written */
export function takeOther(
  parts: OthersParts,
  { candidateId, ...file }: OtherFile,
  signal: AbortSignal,
): Promise<{ readonly batchId: string; readonly next: NextSubtitle }> {
  const { library, runs } = parts
  const scope = scopeOf([parseRelease(library.entry(file.videoId).path)])
  return asRun(runs, { kind: 'better', command: 'other candidate', scope }, async (batchId) => {
    const offers = await offersFor(parts, { ...file, mayAsk: false, batchId }, signal)
    const before = offers.written.details.release
    const outcome = await putInPlace(parts, { offers, choice: choiceAmong(offers, candidateId), batchId }, signal)
    return { batchId, next: { sidecarName: nameOfPath(outcome.sidecar), release: outcome.release, before } }
  })
}

/**
 * The best of the others in the place of one that is wrong, which is never taken again, within a run of many. Costs a search and
 * a download at most; where there is no other, or it does not suit, ours stays. @throws AppError with the reason
 */
export async function takeAnother(
  parts: OthersParts,
  { batchId, ...file }: WrittenFile & { readonly batchId: string },
  signal: AbortSignal,
): Promise<{ readonly writtenId: number }> {
  const offers = await offersFor(parts, { ...file, mayAsk: true, batchId }, signal).catch((thrown: unknown) => {
    const error = toAppError(thrown)
    if (!signal.aborted) parts.runs.record(batchId, [unaskedOutcome(parts, file, error)])
    throw error
  })
  const { gap, written: wrong } = offers
  const [pick] = offers.candidates
  if (gap && !pick) parts.runs.record(batchId, [stepOutcome(gap, noneLeft)])
  if (!gap || !pick) throw new AppError('input.invalid', 'There is no other subtitle of this language on offer.')
  await putInPlace(parts, { offers, choice: { gap, pick }, batchId }, signal)
  rejectWrong(parts.memory, wrong, 'It was found wrong, and another was taken.')
  return { writtenId: writtenFor(parts, file).written.id }
}

/** Of what could not even be asked for. What comes of the others, their plan tells. */
function unaskedOutcome(parts: OthersParts, file: WrittenFile, error: AppError): Outcome {
  const { path: videoPath } = parts.library.entry(file.videoId)
  const about = { videoPath, wish: formatWish(wishMeant(parts, file)), language: file.language }
  return {
    ...about,
    path: null,
    writtenId: null,
    state: 'failed',
    reason: 'error',
    code: error.code,
    message: error.message,
  }
}

function choiceAmong({ gap, candidates }: Offers, candidateId: string): Choice {
  const pick = candidates.find(({ subtitle }) => subtitle.id === candidateId)
  if (gap && pick) return { gap, pick }
  throw new AppError('input.invalid', 'This subtitle is no longer on offer for this video. Look at the others again.')
}
