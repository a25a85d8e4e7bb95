/** Carries out the plan on the board: fetches, checks and writes what it serves, and keeps what becomes of each wish. */
import { AppError } from '../../../../shared/errors.ts'
import { isFailure } from '../../../../shared/isFailure.ts'
import type { Connection } from '../../../batch/connection.ts'
import type { FulfilParts, GapStep } from '../../../batch/delivery/fulfilOrder.ts'
import type { FulfilPlan } from '../../../batch/delivery/loggedFulfil.ts'
import { openGaps, type OpenGap } from '../../../batch/gaps/openGaps.ts'
import { keepPairs, wantedPairs } from '../../../batch/pairs/keepPairs.ts'
import { keyOf, queuedOutcome, stepOutcome } from '../../../batch/stepOutcome.ts'
import { yieldToEventLoop } from '../../../library/yieldToEventLoop.ts'
import { isTried } from '../../../plan/triedBefore.ts'
import { gapsToWrite } from '../../../plan/gapsToWrite.ts'
import type { Plan } from '../../../plan/plan.ts'
import { shortageOf } from '../../../quota/shortage.ts'
import type { Outcome } from '../../../runs/run.ts'
import type { Runs } from '../../../runs/runs.ts'
import type { Gap } from '../../../wanted/missing.ts'
import type { WantedRules } from '../../../wanted/wantedRules.ts'
import { isServiceAway } from '../../../serviceClient/awayPause.ts'
import type { AiSession } from '../../ai/aiSession.ts'
import type { LibrarySession } from '../../library/librarySession.ts'
import type { ServiceLink } from '../../serviceLink.ts'
import type { PlanBoard } from '../board/planBoard.ts'
import type { WishEnd } from '../board/planItem.ts'

export interface PlanRunParts {
  readonly board: Pick<PlanBoard, 'matched' | 'items' | 'finish'>
  readonly runs: Pick<Runs, 'record' | 'handOver'>
  readonly library: Pick<LibrarySession, 'recordWritten'>
  readonly link: Pick<ServiceLink, 'current'>
  readonly rules: Pick<WantedRules, 'book'>
  readonly fulfilPlan: FulfilPlan
  /** What only a machine can bring goes on by itself there. */
  readonly ai: Pick<AiSession, 'orderPlanned'>
}

export interface RunOrder {
  readonly plan: Plan
  readonly runId: string
  /** It goes on with what it put off: of that, everything is said anew. */
  readonly isResumed: boolean
  readonly signal: AbortSignal
  readonly turn: () => Promise<void>
  readonly onStep: (gap: Gap, step: GapStep) => void
  readonly onArchive: (done: number, total: number) => void
}

export interface RunResult {
  readonly written: number
  readonly skipped: number
  readonly failed: number
  /** The service could not be reached: what it was asked for waits for it. */
  readonly isAway: boolean
}

export type RunPlan = (order: RunOrder) => Promise<RunResult>

/** So many rows are kept in one commit, so that a large plan never holds up what else the host does. */
const rowsInOneCommit = 200

/** A cancelled run ends early: what was written by then stays, and the rest stays in the plan. */
export function createPlanRun(parts: PlanRunParts): RunPlan {
  const { board, runs } = parts
  /** Wishes whose answer an earlier run of the same plan has told: they are no part of the next one. */
  const told = new WeakSet<Gap>()

  async function keep(runId: string, outcomes: readonly Outcome[]): Promise<void> {
    for (let start = 0; start < outcomes.length; start += rowsInOneCommit) {
      runs.record(runId, outcomes.slice(start, start + rowsInOneCommit))
      await yieldToEventLoop()
    }
  }

  /** What the plan cannot serve, each with its reason. */
  function openOf({ plan }: RunOrder, { batch, toTell }: Telling): readonly OpenGap[] {
    const { ledger, service, memory } = batch.plan
    const shortage = shortageOf(ledger, service, 'download')
    const refused = memory.refusedVideos()
    const open = openGaps({ plan, matched: board.matched() }, { shortage, refused }).filter(({ gap }) =>
      toTell.has(gap),
    )
    const triedGaps = new Set(board.items().flatMap(({ choice }) => (isTried(choice) ? [choice.gap] : [])))
    // What was paid for and refused is not what the service does not have.
    return open.map((each) =>
      each.reason === 'no-candidate' && triedGaps.has(each.gap) ? { ...each, reason: 'rejected' } : each,
    )
  }

  /**
   * At the beginning, so that a run counts the same subtitles from its first moment on. What will wait is no more than queued
   * until the end: of a run that was stopped nothing goes on by itself.
   */
  async function tellSettled(order: RunOrder, telling: Telling): Promise<void> {
    const open = openOf(order, telling)
    const settled = open.filter((each) => outcomeOf(each).state !== 'waiting')
    for (const { gap } of settled) telling.toTell.delete(gap)
    await keep(
      order.runId,
      open.map((each) => (telling.toTell.has(each.gap) ? queuedOutcome(each.gap) : outcomeOf(each))),
    )
    for (const { gap, ...step } of settled) {
      told.add(gap)
      telling.tally.count(gap, step)
    }
  }

  /** At the end: until when it waits is known only then. */
  async function tellWaiting(order: RunOrder, telling: Telling): Promise<void> {
    const open = openOf(order, telling)
    await keep(order.runId, open.map(outcomeOf))
    for (const { gap, ...step } of open) {
      told.add(gap)
      telling.tally.count(gap, step)
      if (step.reason === 'quota') telling.fulfil.park(gap, new AppError(step.code ?? 'quota.exhausted', step.message))
    }
  }

  function toTell({ plan, isResumed }: RunOrder): Set<Gap> {
    const open = openGaps({ plan, matched: board.matched() }).map(({ gap }) => gap)
    return new Set(open.filter((gap) => isResumed || !told.has(gap)))
  }

  /** Beside the videos that something was to be written for: a part of the same run, so that it is taken back with it. */
  async function makePairs({ plan, runId, signal }: RunOrder, batch: Connection['batch']): Promise<void> {
    const book = parts.rules.book()
    const videos = new Set(gapsToWrite(plan).map(({ video }) => video))
    const wanted = wantedPairs([...videos], book)
    if (wanted.length === 0) return
    await keepPairs(batch.pairs(book), wanted, {
      runId: () => runId,
      signal,
      isTold: () => true,
      onStep({ outcome, written }) {
        runs.record(runId, [outcome])
        if (written) parts.library.recordWritten(written)
      },
    })
  }

  return async (order) => {
    const { plan, runId, signal, turn, onArchive } = order
    const tally = createTally(parts, order)
    const translated = plan.translate.map(({ gap }) => gap)
    await keep(runId, [...gapsToWrite(plan), ...translated].map(queuedOutcome))
    try {
      const connection = await parts.link.current()
      const fulfil = connection.batch.fulfil(parts.rules.book())
      const telling = { batch: connection.batch, fulfil, tally, toTell: toTell(order) }
      await tellSettled(order, telling)
      await parts.fulfilPlan(fulfil, plan, {
        ...{ batchId: runId, limitDownloads: null, signal, turn, onArchive },
        onStep: (gap, step) => tally.record(gap, step),
      })
      parts.ai.orderPlanned(plan.translate, runId)
      runs.handOver(runId, translated.map(keyOf))
      for (const gap of translated) tally.ended.set(gap, 'told')
      await tellWaiting(order, telling)
      await makePairs(order, connection.batch)
    } catch (thrown) {
      if (!signal.aborted) throw thrown
    } finally {
      board.finish(tally.ended)
    }
    return tally.result()
  }
}

interface Telling {
  readonly batch: Connection['batch']
  readonly fulfil: Pick<FulfilParts, 'park'>
  readonly tally: Tally
  /** What of it this run has still to tell. */
  readonly toTell: Set<Gap>
}

/** The window goes on by itself once the service is back. */
const waitsForService = { waitsForService: true } as const

const outcomeOf = ({ gap, ...step }: OpenGap) => stepOutcome(gap, step, waitsForService)

type Tally = ReturnType<typeof createTally>

function createTally({ runs, library }: PlanRunParts, { runId, onStep }: RunOrder) {
  const counts = { written: 0, skipped: 0, failed: 0 }
  let isAway = false
  /** Taken up and done with, one way or the other; what waits for quota or the service is not. */
  const ended = new Map<Gap, WishEnd>()

  function count(gap: Gap, step: GapStep): void {
    if (step.kind === 'written') {
      const { video, sidecar, language } = step.event
      library.recordWritten({ videoPath: video, path: sidecar, language })
      counts.written += 1
    }
    if (step.kind === 'skipped') {
      const waits = step.reason === 'error' && isServiceAway(step.code)
      isAway ||= waits
      if (step.reason !== 'ask') counts[isFailure(step.reason) && !waits ? 'failed' : 'skipped'] += 1
    }
    onStep(gap, step)
  }

  return {
    ended,
    count,
    record(gap: Gap, step: GapStep): void {
      const outcome = stepOutcome(gap, step, waitsForService)
      runs.record(runId, [outcome])
      if (outcome.state !== 'waiting') {
        if (step.kind === 'written') ended.set(gap, 'written')
        if (step.kind === 'skipped') ended.set(gap, 'told')
      }
      count(gap, step)
    },
    result: (): RunResult => ({ ...counts, isAway }),
  }
}

type WishOfRun = Pick<Outcome, 'videoPath' | 'wish'>

/** Whether a wish is among those of a run that are taken up again. */
export function isAmong(meant: readonly WishOfRun[]): (gap: Gap) => boolean {
  const isMeant = isAmongWishes(meant)
  return (gap) => isMeant(keyOf(gap))
}

export function isAmongWishes(meant: readonly WishOfRun[]): (wish: WishOfRun) => boolean {
  const keyOfWish = ({ videoPath, wish }: WishOfRun) => `${videoPath}\n${wish}`
  const keys = new Set(meant.map(keyOfWish))
  return (wish) => keys.has(keyOfWish(wish))
}
