/** Puts the rounds of watch mode together: what is missing, what is translated, what may have become better. Composition only. */
import { isEnded } from '../ai/aiJob.ts'
import type { AiOrder } from '../ai/aiQueue.ts'
import type { WrittenFile } from '../batch/batchEvents.ts'
import { fulfilPlan } from '../batch/fulfilPlan.ts'
import { languageOfWant, planBatch } from '../batch/planBatch.ts'
import { createProgressTeller } from '../batch/progressTeller.ts'
import { orderFor, outcomeOf } from '../batch/translateWants.ts'
import { unservedWants } from '../batch/unservedWants.ts'
import type { Engine } from './compose.ts'
import type { Connection } from '../batch/connection.ts'
import type { QuotaKind } from '../quota/quotaCounter.ts'
import { realDisk } from '../disk/disk.ts'
import { missing } from '../wanted/missing.ts'
import { formatWish } from '../wanted/parseWishes.ts'
import type { WantedRules } from '../wanted/wish.ts'
import { createBetterRound, type BetterOrder } from '../watch/rounds/betterRound.ts'
import type { BetterWatch } from '../watch/rounds/betterWatch.ts'
import { spendable } from '../watch/rounds/roundBudget.ts'
import { partialHashOf } from '../watch/follow/videoIdentity.ts'
import { createTranslations } from '../watch/rounds/translations.ts'
import { createRound } from '../watch/rounds/watchRound.ts'
import type { WatchedVideos } from '../watch/follow/watchedVideos.ts'
import type { WishCalendar } from '../watch/rounds/wishCalendar.ts'
import { withOwnLanguages } from '../sidecar/ownLanguages.ts'
import { noteSidecar, wasRemoved } from './watchLookups.ts'

export interface RoundNeeds {
  readonly engine: Engine
  /** Asks nothing, and writes what the cache can give. */
  readonly isOffline: boolean
  /** Says what it would write, and neither writes nor orders anything. */
  readonly isDryRun: boolean
  readonly connect: () => Promise<Connection>
  readonly rules: () => WantedRules
  readonly translations: TranslationQueue
  readonly onWritten: (written: WrittenFile) => void
}

/** What follows the translations that watch mode orders. */
export interface TranslationQueue {
  order(order: AiOrder): void
  /** Once a turn: goes on with what is open; what watch mode ordered by itself rests while it must not work. */
  turn(mayWork: boolean): void
}

interface Found {
  readonly videos: WatchedVideos
  readonly calendar: WishCalendar
  readonly better: BetterWatch
  readonly nowMs: () => number
  readonly breathe: () => Promise<void>
  readonly digest: { noteWritten(files: number): void }
}

/** Rounds over an engine, with its quota and its history. */
export function createRounds(needs: RoundNeeds, { videos, calendar, better, nowMs, breathe, digest }: Found) {
  const { engine, isOffline, isDryRun, connect, rules } = needs
  const { history, ledger, libraryIndex } = engine
  const service = () => engine.settings['service.address']
  const quota = (kind: QuotaKind) => ({
    remaining: ledger.remaining(service(), kind),
    limit: ledger.counter(service(), kind)?.limit ?? null,
    resumesAtMs: ledger.resumesAtMs(service(), kind),
  })
  const reservePercent = () => engine.settings['watch.reservePercent']
  const find = (path: string) => {
    const video = libraryIndex.find(path)
    return video ? { ...video, file: withOwnLanguages(engine.history, video.file) } : null
  }
  const hashing = new Set<Promise<void>>()
  function noteWritten(written: WrittenFile): void {
    const row = history.ownerOf(written.sidecar)
    if (row) better.add(row)
    digest.noteWritten(1)
    noteSidecar(engine, written)
    videos.noteWritten(written.video)
    // From now on it has something to take along, should it move.
    const reading = partialHashOf(written.video).then((hash) => {
      if (hash !== null) videos.noteHash(written.video, hash)
      hashing.delete(reading)
    })
    hashing.add(reading)
    needs.onWritten(written)
  }
  const translations = createTranslations({
    calendar,
    jobs: engine.aiJobs,
    isEnded,
    service,
    isAllowed: () => engine.settings['watch.translate'],
    quota: () => ({
      spendable: spendable(quota('ai'), reservePercent()),
      remaining: quota('ai').remaining,
    }),
    orderFor,
    order: (order) => needs.translations.order(order),
    outcomeOf: (id, path) => outcomeOf({ jobs: engine.aiJobs, history }, id, path),
    noteWritten: () => digest.noteWritten(1),
    nowMs,
  })
  const shared = { planBatch, fulfilPlan, find, connect, rules, noteWritten, nowMs }
  const round = createRound({
    ...shared,
    videos,
    calendar,
    unservedWants,
    progressTeller: createProgressTeller,
    missing,
    formatWish,
    languageOf: languageOfWant,
    wasRemoved: (want) => wasRemoved(engine, want),
    allowance: () => engine.settings.yesTo,
    quota,
    reservePercent,
    translations,
    startBatch: () => history.startBatch('watch'),
    spentIn: (batchId) => ledger.spentIn(batchId),
    breathe,
  })
  const mayTakeBetter = !isOffline && !isDryRun
  const takeBetter = createBetterRound({
    ...shared,
    better,
    written: (id) => history.get(id),
    isUntouched: async ({ path, sha256 }) => (await realDisk.sha256(path).catch(() => null)) === sha256,
    mode: () => engine.settings['watch.better'],
    spendable: (kind) => spendable(quota(kind), reservePercent()),
    startBatch: () => history.startBatch('watch: better'),
  })
  return {
    round,
    lookForBetter: async (order: BetterOrder) => (mayTakeBetter ? takeBetter(order) : 0),
    settled: () => Promise.all(hashing),
    /** The time has come for something, beside what changed. */
    isDue: (roots: readonly string[]) =>
      translations.hasNews() ||
      (!isOffline && calendar.due(nowMs(), roots).length > 0) ||
      (mayTakeBetter && better.due(nowMs()).length > 0),
  }
}
