/**
 * One round of doing: looks for what is missing beside the videos that changed or whose time has come, takes what needs
 * nobody's word, and notes when to try the rest again. The stages are those of a run by hand.
 */
import type { Done, Emit } from '../../batch/batchEvents.ts'
import type { Connection } from '../../batch/connection.ts'
import { fulfilPlan } from '../../batch/delivery/fulfilPlan.ts'
import type { FulfilParts } from '../../batch/delivery/fulfilOrder.ts'
import { languageOfGap, planBatch } from '../../batch/planBatch.ts'
import { createProgressTeller } from '../../batch/delivery/progressTeller.ts'
import type { LeftOut, Survey } from '../../batch/surveyLibrary.ts'
import { toAppError } from '../../../shared/errors.ts'
import { parseRelease } from '../../../shared/release/parseRelease.ts'
import { scopeOf } from '../../batch/stepOutcome.ts'
import { touchedGaps } from '../../batch/touchedGaps.ts'
import { openGaps } from '../../batch/gaps/openGaps.ts'
import { yieldToEventLoop } from '../../library/yieldToEventLoop.ts'
import type { LibraryVideo } from '../../library/mediaFile.ts'
import type { Plan } from '../../plan/plan.ts'
import { missing, type Gap } from '../../wanted/missing.ts'
import { formatWish } from '../../wanted/parseWishes.ts'
import type { WantedRules } from '../../wanted/wantedRules.ts'
import type { Clock } from '../../../node/clock.ts'
import type { WatchedVideos } from '../follow/watchedVideos.ts'
import type { WatchHome } from '../watchHome.ts'
import type { RoundResult } from '../watchListener.ts'
import { knownVideo } from './knownVideo.ts'
import { atMost, shortageNow, spendableNow, waitStep } from './roundBudget.ts'
import { createRoundLog, type RoundLog } from './roundLog.ts'
import { createDryRun, createRoundRun, type RoundRun } from './roundRun.ts'
import { searchesOfRound, shareUsedUp } from './searchShare.ts'
import type { Translations } from './translations.ts'
import { videosInTurn } from './videosInTurn.ts'
import { bindingLimits, saidOfLimit } from './watchLimits.ts'
import { wasRemoved } from './wasRemoved.ts'
import type { WishCalendar } from './wishCalendar.ts'
import type { WrittenFiles } from './writtenFiles.ts'
import type { WatchScope } from './watchScope.ts'

/** What a round needs of the service. */
export interface RoundConnection extends Pick<Connection, 'learnUsage' | 'isCached'> {
  readonly batch: Pick<Connection['batch'], 'plan' | 'fulfil'>
}

export interface RoundLink {
  /** @throws AppError as connecting does; the next call tries again */
  current(): Promise<RoundConnection>
}

export interface RoundParts {
  readonly home: Pick<WatchHome, 'settings' | 'history' | 'runs' | 'ledger' | 'libraryIndex' | 'survey'>
  readonly videos: WatchedVideos
  readonly calendar: WishCalendar
  readonly translations: Pick<Translations, 'order' | 'conclude'>
  readonly written: Pick<WrittenFiles, 'note'>
  readonly clock: Pick<Clock, 'nowMs'>
  readonly link: RoundLink
  /** As they are at each moment. */
  readonly rules: Pick<WantedRules, 'book'>
}

export interface RoundOrder {
  readonly roots: readonly string[]
  /** Looks at every video, as a run by hand does; else at those that changed or are due. */
  readonly isWhole: boolean
  readonly skipped: LeftOut
  /** Downloads the user allows this round, null for no limit. */
  readonly limitDownloads: number | null
  /** The same of searches; null where the user said nothing, and watch mode keeps to its share of the day. */
  readonly limitSearches: number | null
  /** Which of the videos. */
  readonly scope: WatchScope
  /** Nothing is asked: what is known and in the cache is written. No try of the calendar. */
  readonly isOffline: boolean
  /** Plan only: nothing is ordered, downloaded or written. */
  readonly isDryRun: boolean
  readonly signal: AbortSignal
  readonly emit: Emit
}

export type RunRound = (order: RoundOrder) => Promise<RoundResult | null>

/** null: nothing was missing. @throws AppError where it cannot work at all, and 'cancelled'; then it goes on next time */
export function createRound(parts: RoundParts): RunRound {
  return async (order) => {
    const startedMs = parts.clock.nowMs()
    parts.translations.conclude()
    const sorted = await sortVideos(parts, order)
    if (sorted.withGaps.length === 0 && !order.isWhole) return null
    const scope = scopeOf(sorted.withGaps.map(({ file }) => parseRelease(file.path)))
    const run = order.isDryRun ? createDryRun(parts.home, scope) : createRoundRun(parts.home, scope)
    const batchId = run.id
    const calendar = order.isOffline ? withoutTries(parts.calendar) : parts.calendar
    const log = createRoundLog({ ...parts, calendar, run }, order.emit)
    try {
      await work(parts, order, { ...sorted, run, log })
    } catch (thrown) {
      run.fail(toAppError(thrown))
      throw thrown
    }
    run.end()
    const { search, download, ai } = parts.home.ledger.spentIn(batchId)
    const { asked, ...counts } = log.counts()
    const seconds = Math.round((parts.clock.nowMs() - startedMs) / 100) / 10
    const done: Done = { kind: 'done', ...counts, spent: { search, downloads: download, ai }, batchId, seconds }
    order.emit(done)
    return { done, asked }
  }
}

interface Sorted {
  /** Videos with a wish to look for: what was tried least, of those the newest, so that a share of them reaches all in time. */
  readonly withGaps: readonly LibraryVideo[]
  readonly met: readonly LibraryVideo[]
  /** Video → wishes with nothing to look for: the user took their subtitle away, or a translation is on its way. */
  readonly closed: ReadonlyMap<string, ReadonlySet<string>>
}

const none: ReadonlySet<string> = new Set()

/** Videos that lack nothing are through with this. */
async function sortVideos(parts: RoundParts, { roots, isWhole, isOffline, scope }: RoundOrder): Promise<Sorted> {
  const { videos, calendar } = parts
  const rules = parts.rules.book()
  const due = isOffline ? [] : calendar.due(parts.clock.nowMs(), roots)
  const paths = isWhole ? roots.flatMap((root) => videos.pathsIn(root, null)) : videos.toCheck(roots)
  const withGaps: LibraryVideo[] = []
  const met: LibraryVideo[] = []
  const closed = new Map<string, ReadonlySet<string>>()
  const through: string[] = []
  const tries = new Map<LibraryVideo, number>()
  for (const path of new Set([...paths, ...due])) {
    if (scope.isAside(path)) continue
    const video = knownVideo(parts.home, path)
    if (video && !scope.takes(video)) continue
    const gaps = video ? missing([video], rules).gaps : []
    const shut = gaps.filter((gap) => isClosed(parts, gap))
    if (shut.length > 0) closed.set(path, new Set(shut.map((gap) => recordClosed(parts, gap))))
    if (video && gaps.length > shut.length) {
      withGaps.push(video)
      tries.set(video, Math.min(...gaps.map((gap) => triesOf(parts, gap))))
    } else through.push(path)
    if (video && gaps.length === 0 && isWhole) met.push(video)
    await yieldToEventLoop()
  }
  for (const path of through) calendar.settle(path, closed.get(path) ?? none)
  videos.checked(through)
  const inTurn = withGaps.sort(
    (a, b) => (tries.get(a) ?? 0) - (tries.get(b) ?? 0) || b.file.modifiedMs - a.file.modifiedMs,
  )
  return { withGaps: scope.begin(inTurn), met, closed }
}

function triesOf({ calendar }: RoundParts, { video, wish }: Gap): number {
  return calendar.find(video.file.path, formatWish(wish))?.tries ?? 0
}

function isClosed({ calendar, home }: RoundParts, gap: Gap): boolean {
  const known = calendar.find(gap.video.file.path, formatWish(gap.wish))
  return known ? known.reason === 'removed' || known.reason === 'translating' : wasRemoved(home, gap)
}

function recordClosed({ calendar, clock }: RoundParts, gap: Gap): string {
  const wish = formatWish(gap.wish)
  const videoPath = gap.video.file.path
  if (calendar.find(videoPath, wish)) return wish
  const message = 'You took this subtitle away, so it is not written again by itself.'
  const language = languageOfGap(gap)
  calendar.ended({ videoPath, wish, language, reason: 'removed', message, resumesAtMs: null }, clock.nowMs())
  return wish
}

interface Work extends Sorted {
  readonly run: RoundRun
  readonly log: RoundLog
}

async function work(parts: RoundParts, order: RoundOrder, { withGaps, met, closed, run, log }: Work): Promise<void> {
  const batchId = run.id
  const { signal, emit, isOffline, isDryRun } = order
  const rules = parts.rules.book()
  const connection = await parts.link.current()
  if (withGaps.length > 0 && !isOffline) await connection.learnUsage(signal)
  const { asked, held, ...sealed } = await videosInTurn(withGaps, {
    affordable: searchesLeft(parts, order),
    gapsOf: (video) => missing([video], rules).gaps.filter(isOpenIn(closed)),
    checkFolder: connection.batch.plan.checkFolder,
    signal,
  })
  if (!isOffline)
    parts.calendar.begin(
      asked.map(({ file }) => file.path),
      parts.clock.nowMs(),
    )
  const limitDownloads = downloadsLeft(parts, order)
  const binding = bindingLimits(order, parts.home)
  const planned = await planBatch(connection.batch.plan, survey([...asked, ...met], order), {
    rules,
    wantedOf: wantedNow(closed),
    allowance: parts.home.settings.yesTo,
    limitDownloads,
    mostSearches: isOffline ? null : searchesOfRound(parts.home, order.limitSearches, parts.clock.nowMs()),
    goesOnAtReset: order.limitSearches === null,
    isOffline,
    isDryRun,
    leavesUnwritable: true,
    ...(isOffline ? {} : { answersSinceMs: (video) => parts.calendar.answersSinceMs(video.file.path) }),
    batchId,
    signal,
    emit,
  })
  // By now it is known what of all that is due it will touch.
  const unwritable = [...sealed.unwritable, ...planned.unwritable]
  const touched = touchedGaps({ ...planned, unwritable })
  if (touched.length > 0) run.about(scopeOf(touched.map(({ release }) => release)))
  for (const { gap, error } of unwritable)
    log.record(gap, { kind: 'skipped', reason: 'error', code: error.code, message: error.message })
  const refused = connection.batch.plan.memory.refusedVideos()
  const shortage = shortageNow(parts.home, 'download')
  for (const { gap, heldBy, ...step } of openGaps(planned, { isOffline, shortage, refused }))
    if (heldBy === 'searches' && order.limitSearches === null)
      log.record(gap, { ...step, message: shareUsedUp }, { quota: 'search' })
    else log.record(gap, { ...step, message: saidOfLimit(heldBy, binding) ?? step.message })
  const toTranslate = isOffline || isDryRun ? [] : planned.plan.translate
  for (const { gap, step, keeping } of parts.translations.order(toTranslate, batchId)) {
    if (step) log.record(gap, step, keeping)
    else log.ordered(gap)
  }
  const waitForSearches = waitStep(shortageNow(parts.home, 'search'), searchesUsedUp)
  for (const gap of held) log.record(gap, waitForSearches)
  if (!isDryRun) await carryOut(parts, order, { connection, plan: planned.plan, limitDownloads, batchId, log })
  log.end(withGaps, closed)
}

interface Carrying extends Pick<Work, 'log'> {
  readonly batchId: string
  readonly connection: RoundConnection
  readonly plan: Plan
  readonly limitDownloads: number | null
}

async function carryOut(parts: RoundParts, { signal, emit }: RoundOrder, carrying: Carrying): Promise<void> {
  const { connection, plan, limitDownloads, batchId, log } = carrying
  // Units that wait stand in this calendar alone, so that nothing else goes on with them too.
  const progress = createProgressTeller(emit)
  progress.planStands(plan)
  const fulfil: FulfilParts = { ...connection.batch.fulfil(parts.rules.book()), park: () => undefined }
  await fulfilPlan(fulfil, plan, {
    batchId,
    limitDownloads,
    signal,
    onStep(gap, step) {
      progress.countStep(step)
      log.record(gap, step)
    },
    onArchive: progress.countArchive,
  })
}

function searchesLeft(parts: RoundParts, { isOffline }: RoundOrder): number | null {
  return isOffline ? null : spendableNow(parts.home, 'search')
}

function downloadsLeft(parts: RoundParts, { isOffline, limitDownloads }: RoundOrder): number | null {
  return isOffline ? 0 : atMost(limitDownloads, spendableNow(parts.home, 'download'))
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

const searchesUsedUp = 'The searches that watch mode may use today are used up; it waits for the reset.'

/** The gaps of a run by hand, without those that are closed. */
function wantedNow(closed: Sorted['closed']): typeof missing {
  return (videos, rules) => {
    const coverage = missing(videos, rules)
    return { ...coverage, gaps: coverage.gaps.filter(isOpenIn(closed)) }
  }
}

function isOpenIn(closed: Sorted['closed']): (gap: Gap) => boolean {
  return ({ video, wish }) => !(closed.get(video.file.path) ?? none).has(formatWish(wish))
}

function survey(videos: readonly LibraryVideo[], { skipped }: RoundOrder): Survey {
  return { videos, ...skipped }
}
