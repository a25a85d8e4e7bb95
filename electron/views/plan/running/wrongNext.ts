/**
 * "Wrong, next": the subtitle that was written goes to the trash, is never taken for this video again, and the next is written.
 * Where there is no next one it stays: the video is not left with nothing.
 */
import { AppError } from '../../../../shared/errors.ts'
import { parseRelease } from '../../../../shared/release/parseRelease.ts'
import type { FulfilPlan } from '../../../batch/delivery/loggedFulfil.ts'
import type { Candidate } from '../../../matching/choose/ranking.ts'
import type { TitleMemory } from '../../../matching/titleMemory.ts'
import type { SettingsStore } from '../../../settings/settings.ts'
import { scopeOf, stepOutcome } from '../../../batch/stepOutcome.ts'
import { asRun, type Runs } from '../../../runs/runs.ts'
import type { Written } from '../../../sidecar/history/history.ts'
import { fulfilOne } from './fulfilOne.ts'
import { nameOfPath } from '../../folders/folderPaths.ts'
import type { Gap } from '../../../wanted/missing.ts'
import type { LibrarySession } from '../../library/librarySession.ts'
import type { ServiceLink } from '../../serviceLink.ts'
import type { UndoRuns } from '../../../batch/undoRuns.ts'
import { offersFor, type Offers } from './otherOffers.ts'
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

/** A run of its own, so that it can be taken back. null where there is no other one. @throws AppError 'file.missing', 'file.changed', and as a run does */
export async function wrongNext(
  parts: WrongNextParts,
  file: WrittenFile,
  signal: AbortSignal,
): Promise<NextSubtitle | null> {
  const { written: wrong } = writtenFor(parts, file)
  const scope = scopeOf([parseRelease(wrong.videoPath)])
  return asRun(parts.runs, { kind: 'better', command: 'wrong, next', scope }, async (batchId) => {
    // Where the service cannot be asked, ours stays.
    const offers = await offersFor(parts, { ...file, mayAsk: true, batchId }, signal)
    const choice = nextOf(offers)
    if (choice === null) {
      if (offers.gap) parts.runs.record(batchId, [stepOutcome(offers.gap, noneLeft)])
      return null
    }
    parts.memory.reject(wrong.videoPath, wrong.details.subtitleId, 'A person said that it is wrong.')
    await takeAway(parts, wrong)
    return writeNext(parts, { offers, choice }, { batchId, signal })
  })
}

async function takeAway({ undoRuns, library }: WrongNextParts, wrong: Written): Promise<void> {
  const [undone] = await undoRuns.undo({ kind: 'row', id: wrong.id })
  if (undone?.outcome === 'kept') throw new AppError('file.changed', undone.message ?? 'You have edited this file.')
  if (undone?.outcome === 'failed') throw new AppError('file.notWritable', undone.message ?? 'It cannot be moved.')
  library.recordRemoved(wrong)
}

interface NextChoice {
  readonly gap: Gap
  readonly picks: readonly [Candidate, ...Candidate[]]
}

function nextOf({ gap, candidates: [first, ...next] }: Offers): NextChoice | null {
  return gap && first ? { gap, picks: [first, ...next] } : null
}

async function writeNext(
  parts: WrongNextParts,
  { offers, choice }: { readonly offers: Offers; readonly choice: NextChoice },
  order: { readonly batchId: string; readonly signal: AbortSignal },
): Promise<NextSubtitle> {
  const { connection, written } = offers
  const one = { connection, rules: parts.rules.book(), ...choice, runs: parts.runs, ...order }
  const event = await fulfilOne(parts.fulfilPlan, one)
  parts.library.recordWritten({ videoPath: event.video, path: event.sidecar, language: event.language })
  return { sidecarName: nameOfPath(event.sidecar), release: event.release, before: written.details.release }
}

/** What a run keeps of it where the service has nothing more. */
export const noneLeft = {
  kind: 'skipped',
  reason: 'no-candidate',
  code: null,
  message: 'The service has no other subtitle for this video.',
} as const
