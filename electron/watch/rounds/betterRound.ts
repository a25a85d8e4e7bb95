/**
 * Looks whether better subtitles have come for some of ours, and offers or takes them. Never over a file edited since;
 * over what a machine made only when the user says so.
 */
import { isAnswered } from '../../matching/matchedVideo.ts'
import { nothingLeftOut } from '../../batch/surveyLibrary.ts'
import type { Emit } from '../../batch/batchEvents.ts'
import { fulfilPlan } from '../../batch/delivery/fulfilPlan.ts'
import type { GapStep } from '../../batch/delivery/fulfilOrder.ts'
import { parseRelease } from '../../../shared/release/parseRelease.ts'
import { scopeOf, stepOutcome } from '../../batch/stepOutcome.ts'
import { asRun } from '../../runs/runs.ts'
import { planBatch } from '../../batch/planBatch.ts'
import type { Disk } from '../../disk/disk.ts'
import type { LibraryVideo } from '../../library/mediaFile.ts'
import type { Candidate } from '../../matching/choose/ranking.ts'
import { emptyPlan, type Plan, type RankedGap } from '../../plan/plan.ts'
import type { Written } from '../../sidecar/history/history.ts'
import { replacedRules } from '../../wanted/rulesBook.ts'
import { languagesOfWish, type Wish } from '../../wanted/wish.ts'
import { isBetter, type BetterCheck, type BetterWatch } from './betterWatch.ts'
import { knownVideo } from './knownVideo.ts'
import { atMost, spendableNow } from './roundBudget.ts'
import { searchesOfRound } from './searchShare.ts'
import type { WatchLimits } from './watchLimits.ts'
import type { RoundConnection, RoundParts } from './watchRound.ts'

export interface BetterRoundParts extends Pick<RoundParts, 'home' | 'written' | 'clock' | 'link' | 'rules'> {
  readonly better: BetterWatch
  readonly disk: Pick<Disk, 'sha256'>
}

export interface BetterOrder extends WatchLimits {
  readonly signal: AbortSignal
  readonly emit: Emit
}

interface WrittenToImprove {
  readonly look: BetterCheck
  readonly row: Written
  readonly video: LibraryVideo
}

/** One call of the service asks for many; the rest has its turn in the next round. */
const mostAtOnce = 50

/** Number of files that were replaced. @throws AppError as a run does */
export function createBetterRound(parts: BetterRoundParts): (order: BetterOrder) => Promise<number> {
  return async (order) => {
    const candidates = await writtenToImproveNow(parts, order)
    if (candidates.length === 0) return 0
    const begunMs = parts.clock.nowMs()
    parts.better.begin(candidates.map(({ row }) => row.id))
    const connection = await parts.link.current()
    const { runs } = parts.home
    const scope = scopeOf(candidates.map(({ video }) => parseRelease(video.file.path)))
    return asRun(runs, { kind: 'better', command: 'watch: better', scope }, (batchId) =>
      improve(parts, { ...order, candidates, begunMs, connection, batchId }),
    )
  }
}

interface Improving extends BetterOrder {
  readonly candidates: readonly WrittenToImprove[]
  readonly begunMs: number
  readonly connection: RoundConnection
  readonly batchId: string
}

async function improve(parts: BetterRoundParts, { candidates, begunMs, ...taking }: Improving): Promise<number> {
  const { connection, batchId, limitSearches, signal } = taking
  const sinceOf = new Map(candidates.map(({ video, look }) => [video.file.path, look.begunMs ?? begunMs]))
  const { rankedGaps, unwritable } = await planBatch(
    connection.batch.plan,
    { videos: candidates.map(withoutOurs), ...nothingLeftOut },
    {
      rules: replacedRules(parts.rules.book(), { skipWhenAudioMatches: false, forced: 'never' }),
      allowance: 'sure',
      limitDownloads: null,
      mostSearches: limitSearches,
      isOffline: false,
      leavesUnwritable: true,
      answersSinceMs: ({ file }) => sinceOf.get(file.path) ?? 0,
      batchId,
      signal,
      emit: () => undefined,
    },
  )
  const sealed = new Set(unwritable.map(({ gap }) => gap.video.file.path))
  let replaced = 0
  for (const candidate of candidates) {
    const found = betterFor(candidate, rankedGaps)
    if (sealed.has(candidate.video.file.path) || !wasAnswered(candidate, rankedGaps))
      parts.better.postpone(candidate.row.id)
    else if (!found) parts.better.checkedInVain(candidate.look, candidate.row)
    else if (await take(parts, { ...taking, candidate, found })) replaced += 1
  }
  return replaced
}

/** No file is read for a look that cannot be paid. */
async function writtenToImproveNow(
  parts: BetterRoundParts,
  { limitSearches }: WatchLimits,
): Promise<readonly WrittenToImprove[]> {
  const due = parts.better.due(parts.clock.nowMs())
  const affordable = Math.min(mostAtOnce, searchesOfRound(parts.home, limitSearches, parts.clock.nowMs()))
  for (const { writtenId } of affordable === 0 ? due : []) parts.better.postpone(writtenId)
  return worthChecking(parts, due.slice(0, affordable))
}

async function worthChecking(
  parts: BetterRoundParts,
  due: readonly BetterCheck[],
): Promise<readonly WrittenToImprove[]> {
  const worth: WrittenToImprove[] = []
  for (const look of due) {
    const row = parts.home.history.get(look.writtenId)
    const isOver = row?.state !== 'written' || (parts.home.settings['watch.better'] === 'off' && !look.isWanted)
    const video = isOver ? null : knownVideo(parts.home, row.videoPath)
    if (isOver) parts.better.drop(look.writtenId)
    else if (!video)
      parts.better.postpone(look.writtenId) // Its drive may be away.
    else if (await isAsWritten(parts, row)) worth.push({ look, row, video })
    else parts.better.drop(look.writtenId) // The user has edited it: it is theirs now.
  }
  return worth
}

/** Whether it stands there with the bytes that we wrote. */
async function isAsWritten({ disk }: BetterRoundParts, { path, sha256 }: Written): Promise<boolean> {
  return (await disk.sha256(path).catch(() => null)) === sha256
}

function withoutOurs({ video, row }: WrittenToImprove): LibraryVideo {
  const sidecars = video.file.sidecars.filter(({ path }) => path !== row.path)
  return { ...video, file: { ...video.file, sidecars } }
}

interface Found {
  readonly choice: RankedGap
  readonly pick: Candidate
}

/** A question that failed, or could not be paid, is no look. */
function wasAnswered({ row, video }: WrittenToImprove, choices: readonly RankedGap[]): boolean {
  return !choices.some(
    ({ gap, status }) =>
      !isAnswered(status) &&
      gap.video.file.path === video.file.path &&
      languagesOfWish(gap.wish).includes(row.language),
  )
}

function betterFor({ row, video }: WrittenToImprove, choices: readonly RankedGap[]): Found | null {
  const choice = choices.find(
    ({ gap, status }) =>
      status === 'sure' && gap.video.file.path === video.file.path && languagesOfWish(gap.wish).includes(row.language),
  )
  const pick = choice?.ranking.candidates.find(
    (candidate) => isWanted(candidate, row, choice.gap.wish) && isBetter(candidate, row.details),
  )
  return choice && pick ? { choice, pick } : null
}

/** In place of a machine's text, a person's in any language of the wish: each was preferred to translating. */
function isWanted({ language }: Candidate, row: Written, wish: Wish): boolean {
  return row.details.isMachineMade ? languagesOfWish(wish).includes(language) : language === row.language
}

interface Taking extends BetterOrder {
  readonly candidate: WrittenToImprove
  readonly found: Found
  readonly connection: RoundConnection
  readonly batchId: string
}

async function take(parts: BetterRoundParts, taking: Taking): Promise<boolean> {
  const { candidate, found, connection, batchId, signal } = taking
  const { row, look } = candidate
  // A swap for a machine's text is only ever offered.
  if (!look.isWanted && (parts.home.settings['watch.better'] !== 'take' || row.details.isMachineMade)) {
    parts.better.offer(row.id, found.pick.releaseName)
    return false
  }
  const limitDownloads = downloadsLeft(parts, taking)
  if (!connection.isCached(found.pick.subtitle.id) && (limitDownloads ?? 1) < 1) {
    parts.better.postpone(row.id)
    return false
  }
  let outcome: GapStep | null = null
  await fulfilPlan(connection.batch.fulfil(parts.rules.book()), planOf(found, row), {
    batchId,
    limitDownloads,
    signal,
    onStep: (gap, step) => {
      parts.home.runs.record(batchId, [stepOutcome(gap, step)])
      outcome = step
    },
    onArchive: () => undefined,
  })
  return afterTaking(parts, taking, outcome)
}

/** Of what this watch is allowed, and of what it may spend by itself; null for no known limit. */
function downloadsLeft({ home }: BetterRoundParts, { limitDownloads, batchId }: Taking): number | null {
  const allowed = limitDownloads === null ? null : limitDownloads - home.ledger.spentIn(batchId).download
  return atMost(allowed, spendableNow(home, 'download'))
}

function afterTaking(parts: BetterRoundParts, { candidate, emit }: Taking, outcome: GapStep | null): boolean {
  const { row, look } = candidate
  if (outcome?.kind === 'written') {
    parts.better.drop(row.id)
    parts.written.note(outcome.event)
    emit(outcome.event)
    return true
  }
  // What failed for a reason of its own is tried again: the user may have said yes to it.
  if (outcome?.kind === 'skipped' && (outcome.reason === 'quota' || outcome.reason === 'error'))
    parts.better.postpone(row.id)
  else parts.better.checkedInVain(look, row)
  return false
}

function planOf({ choice, pick }: Found, replaces: Written): Plan {
  const serves = [{ gap: choice.gap, pick, next: [], replaces }]
  const archive = { subtitle: pick.subtitle, isCached: false, cost: 1, serves } as const
  return { ...emptyPlan, archives: [archive], downloads: 1 }
}
