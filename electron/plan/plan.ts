/** What a run would do: archives to fetch, what they serve, what waits, what a person must decide. Data only. */
import type { Ranking, Candidate } from '../matching/choose/ranking.ts'
import type { MatchStatus } from '../matching/matchedVideo.ts'
import type { ListedSubtitle } from '../serviceClient/listing.ts'
import type { Written } from '../sidecar/history/history.ts'
import type { InsideSource, InsideTrack } from '../wanted/insideTrack.ts'
import type { Gap } from '../wanted/missing.ts'
import type { TextBeside } from '../wanted/textBeside.ts'

/** 'sure' takes tiers 0 and 1 without asking, 'all' the best of any tier that passed the gates. */
export type Allowance = 'sure' | 'all'

export interface RankedGap {
  readonly gap: Gap
  /** How sure the title is; only 'sure' titles are taken without asking. */
  readonly status: MatchStatus
  readonly ranking: Ranking
  /** What a person chose among the ranked ones: taken whatever its tier and however sure the title. */
  readonly picked?: Candidate
  /** A track inside the video that the wish names. */
  readonly inside?: InsideSource
  /** A track inside the video in a language that the wish may be translated from. */
  readonly insideToTranslate?: InsideTrack
  /** A subtitle beside the video in a language that the wish may be translated from. */
  readonly besideToTranslate?: TextBeside
  /** What a person wants it translated from, whatever else is on offer. */
  readonly pickedSource?: Candidate
  /** Why nothing is translated for it. */
  readonly obstacle?: TranslationObstacle
  /** No disk would take its name: nothing is asked or paid for it. */
  readonly isNameTooLong?: boolean
}

/** The service has nothing to translate with, or the account's plan does not include it. */
export type TranslationObstacle = 'engine.missing' | 'plan.required'

export interface UntranslatableGap {
  readonly gap: Gap
  readonly obstacle: TranslationObstacle
}

export interface PlanRequest {
  readonly rankedGaps: readonly RankedGap[]
  /** Downloads left as far as known, else null. */
  readonly remainingDownloads: number | null
  /** AI units left as far as known, else null. */
  readonly remainingAi: number | null
  /** Translations that were ordered before; none unless told. */
  readonly orderedJobs?: OrderedJobs
  /** Ids of subtitles whose archive is in the cache already. */
  readonly cachedIds: ReadonlySet<string>
  /** Whose archives were begun while the plan was made: what is left holds their units no more. */
  readonly begunIds?: ReadonlySet<string>
  readonly allowance: Allowance
  /** At most so many downloads in this run, null for no limit of its own. */
  readonly limitDownloads: number | null
}

export interface OrderedJobs {
  /** Ordered and not begun: nothing of what is left is reserved for them yet. */
  readonly waiting: number
  /** The job of this translation, where it goes on if it is ordered. */
  of(wanted: GapToTranslate): { readonly id: number; readonly isPaid: boolean } | null
}

export interface ServedGap {
  readonly gap: Gap
  readonly pick: Candidate
  /** Further candidates that may be taken without asking, best first: for when the pick is rejected. */
  readonly next: readonly Candidate[]
  /** Our own earlier file that this one takes the place of. */
  readonly replaces?: Written
  /** A person said that our earlier file is wrong: whatever comes is better. */
  readonly isOursWrong?: true
  /** A person wants it although it was refused. */
  readonly isInsisted?: true
}

export interface PlannedArchive {
  readonly subtitle: ListedSubtitle
  readonly isCached: boolean
  /** Download units: 0 from the cache, else 1. */
  readonly cost: 0 | 1
  readonly serves: readonly ServedGap[]
}

export interface GapToReview {
  readonly gap: Gap
  /** Everything that passed the gates, best first; empty when the title itself is the question. */
  readonly candidates: readonly Candidate[]
  readonly why: 'title' | 'tier'
}

export type GapToTranslate = ListedToTranslate | TrackToTranslate | TextToTranslate

interface ToTranslate {
  readonly gap: Gap
  /** It was ordered before, and takes no unit any more. */
  readonly isPaid?: boolean
}

/** Where the service has nothing to translate from: a track inside the video is sent to it. */
export interface TrackToTranslate extends ToTranslate {
  readonly inside: InsideTrack
}

/** A file beside the video is sent: nothing is downloaded for it. */
export interface TextToTranslate extends ToTranslate {
  readonly beside: TextBeside
}

export interface ListedToTranslate extends ToTranslate {
  /** The subtitle to translate from, in a 'translate' alternative's language. */
  readonly source: Candidate
  /** Its archive is in the cache already. */
  readonly isCached?: boolean
}

/** What a track inside the video serves, at no cost. */
export interface GapInside {
  readonly gap: Gap
  readonly source: InsideSource
}

export interface Plan {
  /** In the order of work: the first ones serve the most. */
  readonly archives: readonly PlannedArchive[]
  /** Download units of `archives`. */
  readonly downloads: number
  /** Beyond the budget, in the order they will be taken. */
  readonly waiting: readonly PlannedArchive[]
  /** Whether the run's own limit, rather than the quota, is what makes them wait. */
  readonly isHeldByLimit: boolean
  /** Gaps that could not even be matched yet: quota, or no connection. */
  readonly unmatched: readonly Gap[]
  readonly ask: readonly GapToReview[]
  readonly translate: readonly GapToTranslate[]
  /** How many of `translate`, from the first one on, the units left are enough for; the others wait for theirs. */
  readonly translatedNow: number
  /** Subtitles that are downloaded to be translated from, besides `archives`. */
  readonly sourceIds: readonly string[]
  readonly inside: readonly GapInside[]
  readonly none: readonly Gap[]
  /** Of `none`, what could be translated if nothing stood in the way. */
  readonly untranslatable: readonly UntranslatableGap[]
  /** No disk would take the name of a subtitle beside the video. */
  readonly tooLong: readonly Gap[]
}

/** A plan in which nothing is to be done. */
export const emptyPlan: Plan = {
  ...{
    archives: [],
    downloads: 0,
    waiting: [],
    isHeldByLimit: false,
    unmatched: [],
    ask: [],
    translate: [],
    translatedNow: 0,
  },
  ...{ inside: [], none: [], tooLong: [], sourceIds: [], untranslatable: [] },
}
