/** What a run would do: archives to fetch, what they serve, what waits, what a person must decide. Data only. */
import type { Choice, RankedSubtitle } from '../matching/choose/choice.ts'
import type { MatchStatus } from '../matching/matchedVideo.ts'
import type { ListedSubtitle } from '../serviceClient/listing.ts'
import type { Written } from '../sidecar/history.ts'
import type { Want } from '../wanted/missing.ts'

/** 'sure' takes tiers 0 and 1 without asking, 'all' the best of any tier that passed the gates. */
export type Allowance = 'sure' | 'all'

export interface ChoiceForWant {
  readonly want: Want
  /** How sure the title is; only 'sure' titles are taken without asking. */
  readonly status: MatchStatus
  readonly choice: Choice
  /** What a person chose among the ranked ones: taken whatever its tier and however sure the title. */
  readonly decided?: RankedSubtitle
}

export interface PlanRequest {
  readonly choices: readonly ChoiceForWant[]
  /** Downloads left as far as known, else null. */
  readonly remainingDownloads: number | null
  /** Ids of subtitles whose archive is in the cache already. */
  readonly cachedIds: ReadonlySet<string>
  readonly allowance: Allowance
  /** At most so many downloads in this run, null for no limit of its own. */
  readonly limitDownloads: number | null
}

export interface ServedWant {
  readonly want: Want
  readonly pick: RankedSubtitle
  /** Further candidates that may be taken without asking, best first: for when the pick is rejected. */
  readonly next: readonly RankedSubtitle[]
  /** Our own earlier file that this one takes the place of. */
  readonly replaces?: Written
}

export interface PlannedArchive {
  readonly subtitle: ListedSubtitle
  readonly isCached: boolean
  /** Download units: 0 from the cache, else 1. */
  readonly cost: 0 | 1
  readonly serves: readonly ServedWant[]
}

export interface WantToAsk {
  readonly want: Want
  /** Everything that passed the gates, best first; empty when the title itself is the question. */
  readonly ranked: readonly RankedSubtitle[]
  readonly why: 'title' | 'tier'
}

export interface WantToTranslate {
  readonly want: Want
  /** The subtitle to translate from, in a 'translate' alternative's language. */
  readonly source: RankedSubtitle
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
  /** Wants that could not even be matched yet: quota, or no connection. */
  readonly unmatched: readonly Want[]
  readonly ask: readonly WantToAsk[]
  readonly translate: readonly WantToTranslate[]
  readonly none: readonly Want[]
}
