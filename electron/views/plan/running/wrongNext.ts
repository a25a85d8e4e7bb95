/** "Wrong, next": the subtitle that was written goes to the trash, is never taken for this video again, and the next is written. */
import { nothingLeftOut } from '../../../batch/surveyLibrary.ts'
import { AppError } from '../../../../shared/errors.ts'
import { parseRelease } from '../../../../shared/release/parseRelease.ts'
import type { FulfilPlan } from '../../../batch/delivery/loggedFulfil.ts'
import { planBatch } from '../../../batch/planBatch.ts'
import type { TitleMemory } from '../../../matching/titleMemory.ts'
import type { SettingsStore } from '../../../settings/settings.ts'
import { scopeOf, stepOutcome } from '../../../batch/stepOutcome.ts'
import { asRun, type Runs } from '../../../runs/runs.ts'
import type { Written } from '../../../sidecar/history/history.ts'
import { orderedRules } from '../../../wanted/rulesBook.ts'
import type { Wish } from '../../../wanted/wish.ts'
import { fulfilOne } from './fulfilOne.ts'
import { nameOfPath } from '../../folders/folderPaths.ts'
import type { LibrarySession } from '../../library/librarySession.ts'
import type { ServiceLink } from '../../serviceLink.ts'
import type { UndoRuns } from '../../../batch/undoRuns.ts'
import { writtenFor, type WrittenFile, type WrittenForParts } from './writtenFor.ts'

/** What was written instead. */
export interface NextSubtitle {
  readonly sidecarName: string
  readonly release: string
  /** The release that it came in the place of; '' where that one had none. */
  readonly before: string
}

export interface WrongNextParts extends WrittenForParts {
  readonly library: Pick<LibrarySession, 'entry' | 'video' | 'recordRemoved' | 'recordWritten'>
  readonly runs: Pick<Runs, 'open' | 'record' | 'end'>
  readonly undoRuns: Pick<UndoRuns, 'undo'>
  readonly memory: Pick<TitleMemory, 'reject'>
  readonly link: Pick<ServiceLink, 'current'>
  readonly fulfilPlan: FulfilPlan
  readonly settings: Pick<SettingsStore, 'read'>
}

/** null where there is no other one. @throws AppError 'file.missing', 'file.changed', and as a run does */
export async function wrongNext(
  parts: WrongNextParts,
  file: WrittenFile,
  signal: AbortSignal,
): Promise<NextSubtitle | null> {
  const { written: wrong, wish } = writtenFor(parts, file)
  parts.memory.reject(wrong.videoPath, wrong.details.subtitleId, 'A person said that it is wrong.')
  await takeAway(parts, wrong)
  return writeNext(parts, { videoId: file.videoId, wish, before: wrong.details.release, signal })
}

async function takeAway({ undoRuns, library }: WrongNextParts, wrong: Written): Promise<void> {
  const [undone] = await undoRuns.undo({ kind: 'row', id: wrong.id })
  if (undone?.outcome === 'kept') throw new AppError('file.changed', undone.message ?? 'You have edited this file.')
  if (undone?.outcome === 'failed') throw new AppError('file.notWritable', undone.message ?? 'It cannot be moved.')
  library.recordRemoved(wrong)
}

interface NextOrder {
  readonly videoId: string
  readonly wish: Wish
  readonly before: string
  readonly signal: AbortSignal
}

/** Another in the place of one of ours: a run of its own, so that it can be taken back. */
function writeNext(parts: WrongNextParts, order: NextOrder): Promise<NextSubtitle | null> {
  const { file } = parts.library.video(order.videoId)
  const scope = scopeOf([parseRelease(file.path)])
  return asRun(parts.runs, { kind: 'better', command: 'wrong, next', scope }, (runId) => writeIn(parts, order, runId))
}

async function writeIn(
  parts: WrongNextParts,
  { videoId, wish, before, signal }: NextOrder,
  batchId: string,
): Promise<NextSubtitle | null> {
  const connection = await parts.link.current()
  const rules = parts.rules.book()
  const survey = { videos: [parts.library.video(videoId)], ...nothingLeftOut }
  const { rankedGaps } = await planBatch(connection.batch.plan, survey, {
    rules: orderedRules(rules, { wishes: [wish], skipWhenAudioMatches: false }),
    allowance: 'all',
    limitDownloads: null,
    isOffline: false,
    batchId,
    signal,
    emit: () => undefined,
  })
  const [choice] = rankedGaps
  const ranked = choice?.ranking.candidates.filter(
    ({ alternativeIndex }) => wish.alternatives[alternativeIndex]?.kind === 'language',
  )
  const [first, ...next] = ranked ?? []
  if (choice && !first) parts.runs.record(batchId, [stepOutcome(choice.gap, noneLeft)])
  if (!choice || !first) return null
  const picks = [first, ...next] as const
  const one = { connection, rules, gap: choice.gap, picks, batchId, runs: parts.runs, signal }
  const event = await fulfilOne(parts.fulfilPlan, one)
  parts.library.recordWritten({ videoPath: event.video, path: event.sidecar, language: event.language })
  return { sidecarName: nameOfPath(event.sidecar), release: event.release, before }
}

/** What a run keeps of it where the service has nothing more. */
export const noneLeft = {
  kind: 'skipped',
  reason: 'no-candidate',
  code: null,
  message: 'The service has no other subtitle for this video.',
} as const
