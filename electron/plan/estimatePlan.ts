/** What a scope would cost at most, told before anything is asked or downloaded. Reads the memory and the ledger only. */
import {
  byTitle,
  estimateSearches,
  gapsByVideo,
  openVideos,
  type AskedHow,
  type EstimateParts,
  type GapsOfVideo,
  type OpenVideo,
  type SearchEstimate,
} from '../matching/ask/estimateSearches.ts'
import type { QuotaLedger } from '../quota/quotaLedger.ts'
import type { AskedGap } from '../wanted/missing.ts'
import { mayBeTranslated } from '../wanted/wish.ts'
import { newestOf } from './newestOf.ts'
import { eachInSlices } from '../library/eachInSlices.ts'
import { yieldToEventLoop } from '../library/yieldToEventLoop.ts'

export interface PlanCost {
  /** Files with something missing, and how many subtitles that are. */
  readonly videos: number
  readonly subtitles: number
  /** Search units where the service knows the titles, and the most it can come to. */
  readonly searches: number
  readonly mostSearches: number
  /** At most: one a subtitle; packs serve several. */
  readonly downloads: number
  /** At most: where a wish may be met by translating. */
  readonly ai: number
}

/** The newest so many of the videos. */
export interface Beginning extends PlanCost {
  readonly newest: number
}

export interface PlanEstimate extends PlanCost {
  /** null where nobody knows. */
  readonly searchesLeft: number | null
  /** Where they do not suffice for today: when the last of them can be asked. null where they do, or nobody knows. */
  readonly untilMs: number | null
  /** So much that a person is asked before. */
  readonly isLarge: boolean
  /** A smaller way to begin; null where there is little to part. */
  readonly newest: Beginning | null
}

export interface EstimatePlanParts extends EstimateParts {
  readonly ledger: Pick<QuotaLedger, 'unitsLeft' | 'counter' | 'resumesAtMs'>
}

/** What a plan that asks for all of it again remembers. */
export const nothingAnswered: Pick<EstimateParts['memory'], 'answer' | 'standings'> = {
  answer: () => null,
  standings: () => () => null,
}

/** Whether a gap is meant, or a video that must be asked for. */
export type IsMeant = (part: Pick<AskedGap, 'video'>) => boolean

/** What is open of these gaps; the costs of parts of them are told from it without reading again. */
export interface Estimator {
  readonly gaps: readonly AskedGap[]
  readonly whole: PlanEstimate
  /** Of those videos alone. */
  costOf(isMeant: IsMeant): Promise<PlanCost>
}

export async function estimatePlan(parts: EstimatePlanParts, gaps: readonly AskedGap[]): Promise<Estimator> {
  const videos = await gapsByVideo(gaps)
  const open = await openVideos(parts, videos)
  const opened: Opened = {
    videos,
    titles: (await byTitle(open)).map((videos) => ({ videos, cost: null })),
    asked: {
      isOneLanguageEach: parts.memory.leavesLanguagesOut(parts.service),
      begun: parts.memory.begunSeasons(parts.service),
    },
  }
  const all = await costOf(opened, () => true)
  const newest = await newestBeginning(opened, all.videos)
  return {
    gaps,
    whole: { ...all, ...quotaFor(parts, all.searches), newest },
    costOf: (isMeant) => costOf(opened, isMeant),
  }
}

interface Opened {
  /** Each once. */
  readonly videos: readonly GapsOfVideo[]
  /** What must be asked for, by title. */
  readonly titles: readonly OpenTitle[]
  readonly asked: AskedHow
}

interface OpenTitle {
  readonly videos: readonly OpenVideo[]
  /** Of all of them, once it was worked out: most parts that are asked for hold a title wholly, or not at all. */
  cost: SearchEstimate | null
}

async function costOf(opened: Opened, isMeant: IsMeant): Promise<PlanCost> {
  return { ...(await countGaps(opened, isMeant)), ...(await countSearches(opened, isMeant)) }
}

async function countGaps(
  { videos }: Opened,
  isMeant: IsMeant,
): Promise<Pick<PlanCost, 'videos' | 'subtitles' | 'downloads' | 'ai'>> {
  const sums = { videos: 0, subtitles: 0, downloads: 0, ai: 0 }
  await eachInSlices(videos, (one) => {
    if (!isMeant(one)) return
    const missed = one.gaps.filter(({ isForced = false }) => !isForced)
    sums.videos += missed.length > 0 ? 1 : 0
    sums.subtitles += missed.length
    sums.downloads += one.gaps.length
    for (const { wish } of missed) if (mayBeTranslated(wish)) sums.ai += 1
  })
  return sums
}

async function countSearches(
  { titles, asked }: Opened,
  isMeant: IsMeant,
): Promise<Pick<PlanCost, 'searches' | 'mostSearches'>> {
  let [searches, mostSearches] = [0, 0]
  await eachInSlices(titles, (title) => {
    const cost = costOfTitle(title, isMeant, asked)
    searches += cost.searches
    mostSearches += cost.most
  })
  return { searches, mostSearches }
}

function costOfTitle(title: OpenTitle, isMeant: IsMeant, asked: AskedHow): SearchEstimate {
  const meant = title.videos.filter(isMeant)
  if (meant.length === 0) return noSearches
  if (meant.length < title.videos.length) return estimateSearches(meant, asked)
  title.cost ??= estimateSearches(meant, asked)
  return title.cost
}

const noSearches: SearchEstimate = { searches: 0, most: 0 }

function quotaFor(
  { ledger, service }: EstimatePlanParts,
  searches: number,
): Pick<PlanEstimate, 'searchesLeft' | 'untilMs' | 'isLarge'> {
  const left = ledger.unitsLeft(service, 'search')
  const limit = ledger.counter(service, 'search')?.limit ?? null
  const resumesAtMs = ledger.resumesAtMs(service, 'search')
  return {
    searchesLeft: left,
    untilMs: lastDayMs({ searches, left, limit, resumesAtMs }),
    isLarge: isLarge(searches, left),
  }
}

const manySearches = 200
const largeShare = 1 / 5

/** Before this a person is asked. */
export function isLarge(searches: number, left: number | null): boolean {
  return searches > mostUnasked(left)
}

/** Searches that are made without asking a person; of `left` where that is known. */
export function mostUnasked(left: number | null): number {
  return left === null ? manySearches : Math.min(manySearches, left * largeShare)
}

export interface Spread {
  readonly searches: number
  readonly left: number | null
  /** A day. */
  readonly limit: number | null
  readonly resumesAtMs: number | null
}

const dayMs = 86_400_000

/** The reset on which the last of them can be asked: what one day's units do not do, the next day's do. */
export function lastDayMs({ searches, left, limit, resumesAtMs }: Spread): number | null {
  if (left === null || searches <= left || !limit || resumesAtMs === null) return null
  const days = Math.ceil((searches - left) / limit)
  return resumesAtMs + (days - 1) * dayMs
}

const steps = [500, 200, 100, 50, 20]

/** The largest step that is well below all of it. */
async function newestBeginning(opened: Opened, videos: number): Promise<Beginning | null> {
  const newest = steps.find((step) => step * 2 <= videos)
  if (newest === undefined) return null
  // Their times are sorted in one piece.
  await yieldToEventLoop()
  const files = opened.videos.map(({ video }) => video.file)
  const taken = new Set(newestOf(files, newest).map(({ path }) => path))
  return { newest, ...(await costOf(opened, ({ video }) => taken.has(video.file.path))) }
}

/** Those of the videos that changed last, in the order of the gaps; all of them for null. */
export function newestGaps<One extends AskedGap>(gaps: readonly One[], newest: number | null): readonly One[] {
  if (newest === null) return gaps
  const files = [...new Map(gaps.map(({ video: { file } }) => [file.path, file])).values()]
  if (files.length <= newest) return gaps
  const kept = new Set(newestOf(files, newest).map(({ path }) => path))
  return gaps.filter(({ video }) => kept.has(video.file.path))
}
