/**
 * One round of doing: looks for what is missing beside the videos that changed or whose time has come, takes what needs
 * nobody's word, and notes when to try the rest again. The stages are those of a run by hand.
 */
import type { Done, Emit, WrittenFile } from '../../batch/batchEvents.ts'
import type { FulfilOrder, FulfilParts, WantStep } from '../../batch/fulfilPlan.ts'
import type { ProgressTeller } from '../../batch/progressTeller.ts'
import type { PlannedBatch, PlanOrder, PlanParts } from '../../batch/planBatch.ts'
import type { Survey } from '../../batch/surveyLibrary.ts'
import type { UnservedWant } from '../../batch/unservedWants.ts'
import type { Connection } from '../../batch/connection.ts'
import type { LanguageTag } from '../../../shared/language.ts'
import type { LibraryVideo } from '../../library/mediaFile.ts'
import type { Allowance, Plan } from '../../plan/plan.ts'
import type { QuotaKind } from '../../quota/quotaCounter.ts'
import type { Spent } from '../../quota/quotaStore.ts'
import type { Coverage, Want } from '../../wanted/missing.ts'
import type { WantedRules, Wish } from '../../wanted/wish.ts'
import { createRoundLog, type RoundLog } from './roundLog.ts'
import { atMost, spendable, type QuotaLeft } from './roundBudget.ts'
import type { Translations } from './translations.ts'
import type { WatchedVideos } from '../follow/watchedVideos.ts'
import type { WishCalendar } from './wishCalendar.ts'

/** What a round needs of the service. */
export interface RoundConnection extends Pick<Connection, 'learnUsage'> {
  readonly batch: Pick<Connection['batch'], 'plan' | 'fulfil'>
}

export interface RoundParts {
  readonly videos: WatchedVideos
  readonly calendar: WishCalendar
  /** What the library knows of a video; null when it is not there. */
  readonly find: (path: string) => LibraryVideo | null
  readonly connect: () => Promise<RoundConnection>
  readonly planBatch: (parts: PlanParts, survey: Survey, order: PlanOrder) => Promise<PlannedBatch>
  readonly fulfilPlan: (parts: FulfilParts, plan: Plan, order: FulfilOrder) => Promise<void>
  readonly unservedWants: (
    planned: Pick<PlannedBatch, 'plan' | 'matched'>,
    options: { readonly isOffline: boolean },
  ) => readonly UnservedWant[]
  readonly progressTeller: (plan: Plan, emit: Emit) => ProgressTeller
  readonly missing: (videos: readonly LibraryVideo[], rules: WantedRules) => Coverage
  readonly formatWish: (wish: Wish) => string
  readonly languageOf: (want: Want) => LanguageTag
  /** Whether the user took away what stood there for this wish. */
  readonly wasRemoved: (want: Want) => boolean
  readonly rules: () => WantedRules
  readonly allowance: () => Allowance
  readonly quota: (kind: QuotaKind) => QuotaLeft & { readonly resumesAtMs: number | null }
  readonly reservePercent: () => number
  readonly startBatch: () => string
  readonly translations: Pick<Translations, 'order' | 'conclude'>
  readonly spentIn: (batchId: string) => Spent
  readonly noteWritten: (written: WrittenFile) => void
  readonly nowMs: () => number
  readonly breathe: () => Promise<void>
}

export interface RoundOrder {
  readonly roots: readonly string[]
  /** Looks at every video, as a run by hand does; else at those that changed or are due. */
  readonly isWhole: boolean
  readonly leftOut: Pick<Survey, 'ignored' | 'orphans'>
  /** Downloads the user allows this round, null for no limit. */
  readonly limitDownloads: number | null
  /** Nothing is asked: what is known and in the cache is written. No try of the calendar. */
  readonly isOffline: boolean
  /** Plan only: nothing is ordered, downloaded or written. */
  readonly isDryRun: boolean
  readonly signal: AbortSignal
  readonly emit: Emit
}

export interface RoundResult {
  readonly done: Done
  /** Wishes that became questions. */
  readonly asked: number
}

export type RunRound = (order: RoundOrder) => Promise<RoundResult | null>

/** null: nothing was missing. @throws AppError where it cannot work at all, and 'cancelled'; then it goes on next time */
export function createRound(parts: RoundParts): RunRound {
  return async (order) => {
    const startedMs = parts.nowMs()
    parts.translations.conclude()
    const sorted = await sortVideos(parts, order)
    if (sorted.lacking.length === 0 && !order.isWhole) return null
    const batchId = parts.startBatch()
    const calendar = order.isOffline ? withoutTries(parts.calendar) : parts.calendar
    const log = createRoundLog({ ...parts, calendar }, order.emit)
    await work(parts, order, { ...sorted, batchId, log })
    const { search, download, ai } = parts.spentIn(batchId)
    const { asked, ...counts } = log.counts()
    const seconds = Math.round((parts.nowMs() - startedMs) / 100) / 10
    const done: Done = { kind: 'done', ...counts, spent: { search, downloads: download, ai }, batchId, seconds }
    order.emit(done)
    return { done, asked }
  }
}

interface Sorted {
  /** Videos with a wish to look for, newest first. */
  readonly lacking: readonly LibraryVideo[]
  readonly met: readonly LibraryVideo[]
  /** Video → wishes with nothing to look for: the user took their subtitle away, or a translation is on its way. */
  readonly closed: ReadonlyMap<string, ReadonlySet<string>>
}

const none: ReadonlySet<string> = new Set()

/** Videos that lack nothing are through with this. */
async function sortVideos(parts: RoundParts, { roots, isWhole, isOffline }: RoundOrder): Promise<Sorted> {
  const { videos, calendar } = parts
  const rules = parts.rules()
  const due = isOffline ? [] : calendar.due(parts.nowMs(), roots)
  const paths = isWhole ? roots.flatMap((root) => videos.pathsIn(root, null)) : videos.toLook(roots)
  const lacking: LibraryVideo[] = []
  const met: LibraryVideo[] = []
  const closed = new Map<string, ReadonlySet<string>>()
  const through: string[] = []
  for (const path of new Set([...paths, ...due])) {
    const video = parts.find(path)
    const wants = video ? parts.missing([video], rules).wants : []
    const shut = wants.filter((want) => isClosed(parts, want))
    if (shut.length > 0) closed.set(path, new Set(shut.map((want) => noteClosed(parts, want))))
    if (video && wants.length > shut.length) lacking.push(video)
    else through.push(path)
    if (video && wants.length === 0 && isWhole) met.push(video)
    await parts.breathe()
  }
  for (const path of through) calendar.settle(path, closed.get(path) ?? none)
  videos.looked(through)
  return { lacking: lacking.sort((a, b) => b.file.modifiedMs - a.file.modifiedMs), met, closed }
}

function isClosed({ calendar, formatWish, wasRemoved }: RoundParts, want: Want): boolean {
  const known = calendar.find(want.video.file.path, formatWish(want.wish))
  return known ? known.reason === 'removed' || known.reason === 'translating' : wasRemoved(want)
}

function noteClosed({ calendar, formatWish, languageOf, nowMs }: RoundParts, want: Want): string {
  const wish = formatWish(want.wish)
  const videoPath = want.video.file.path
  if (calendar.find(videoPath, wish)) return wish
  const message = 'You took this subtitle away, so it is not written again by itself.'
  const language = languageOf(want)
  calendar.ended({ videoPath, wish, language, reason: 'removed', message, resumesAtMs: null }, nowMs())
  return wish
}

interface Work extends Sorted {
  readonly batchId: string
  readonly log: RoundLog
}

async function work(parts: RoundParts, order: RoundOrder, { lacking, met, closed, batchId, log }: Work): Promise<void> {
  const { signal, emit, isOffline, isDryRun } = order
  const rules = parts.rules()
  const connection = await parts.connect()
  if (lacking.length > 0 && !isOffline) await connection.learnUsage(signal)
  const affordable = searchesLeft(parts, order) ?? lacking.length
  const asked = lacking.slice(0, affordable)
  if (!isOffline)
    parts.calendar.begin(
      asked.map(({ file }) => file.path),
      parts.nowMs(),
    )
  const limitDownloads = downloadsLeft(parts, order)
  const planned = await parts.planBatch(planParts(parts, connection, closed), survey([...asked, ...met], order), {
    rules,
    allowance: parts.allowance(),
    limitDownloads,
    isOffline,
    isDryRun,
    ...(isOffline ? {} : { answersSinceMs: (video) => parts.calendar.answersSinceMs(video.file.path) }),
    batchId,
    signal,
    emit,
  })
  for (const { want, ...step } of parts.unservedWants(planned, { isOffline })) log.note(want, step)
  const toTranslate = isOffline || isDryRun ? [] : planned.plan.translate
  for (const { want, step, keeping } of parts.translations.order(toTranslate, batchId)) {
    if (step) log.note(want, step, keeping)
    else log.ordered(want)
  }
  for (const video of lacking.slice(affordable))
    for (const want of parts.missing([video], rules).wants.filter(isOpenIn(parts, closed)))
      log.note(want, waitForSearches)
  if (!isDryRun) await carryOut(parts, order, { connection, plan: planned.plan, limitDownloads, batchId, log })
  log.end(lacking, closed)
}

interface Carrying extends Pick<Work, 'batchId' | 'log'> {
  readonly connection: RoundConnection
  readonly plan: Plan
  readonly limitDownloads: number | null
}

async function carryOut(parts: RoundParts, { signal, emit }: RoundOrder, carrying: Carrying): Promise<void> {
  const { connection, plan, limitDownloads, batchId, log } = carrying
  // Units that wait stand in this calendar alone, so that nothing else goes on with them too.
  const progress = parts.progressTeller(plan, emit)
  const fulfil: FulfilParts = { ...connection.batch.fulfil(parts.rules()), park: () => undefined }
  await parts.fulfilPlan(fulfil, plan, {
    batchId,
    limitDownloads,
    signal,
    onStep(want, step) {
      progress.noteStep(step)
      log.note(want, step)
    },
    onArchive: progress.noteArchive,
  })
}

function searchesLeft(parts: RoundParts, { isOffline }: RoundOrder): number | null {
  return isOffline ? null : spendable(parts.quota('search'), parts.reservePercent())
}

function downloadsLeft(parts: RoundParts, { isOffline, limitDownloads }: RoundOrder): number | null {
  return isOffline ? 0 : atMost(limitDownloads, spendable(parts.quota('download'), parts.reservePercent()))
}

/** Nobody was asked: what is known of a wish stays as it is, and a new one waits like one that the quota holds back. */
function withoutTries(calendar: WishCalendar): WishCalendar {
  return {
    ...calendar,
    ended(wish, nowMs) {
      if (!calendar.find(wish.videoPath, wish.wish)) calendar.ended({ ...wish, reason: 'quota' }, nowMs)
    },
  }
}

const waitForSearches: WantStep = {
  kind: 'skipped',
  reason: 'quota',
  code: 'quota.exhausted',
  message: 'The searches that watch mode may use today are used up; it waits for the reset.',
}

/** The wants of a run by hand, without those that are closed. */
function planParts(parts: RoundParts, { batch }: RoundConnection, closed: Sorted['closed']): PlanParts {
  return {
    ...batch.plan,
    missing: (videos, rules) => {
      const coverage = batch.plan.missing(videos, rules)
      return { ...coverage, wants: coverage.wants.filter(isOpenIn(parts, closed)) }
    },
  }
}

function isOpenIn({ formatWish }: RoundParts, closed: Sorted['closed']): (want: Want) => boolean {
  return ({ video, wish }) => !(closed.get(video.file.path) ?? none).has(formatWish(wish))
}

function survey(videos: readonly LibraryVideo[], { leftOut }: RoundOrder): Survey {
  return { videos, ...leftOut }
}
