/** What a batch tells while it works: one record for each thing that happened, the same for every face of the app. Data only. */
import type { SkipReason } from '../../shared/contract/plan.ts'
import type { ErrorCode } from '../../shared/errors.ts'
import type { RunCounts } from '../../shared/runs/runSign.ts'
import type { LanguageTag } from '../../shared/language.ts'
import type { PlanCost } from '../plan/estimatePlan.ts'
import type { CleanedDetails, PassedOver, TimingChange } from '../sidecar/history/history.ts'
import type { IgnoredReason } from '../library/mediaFile.ts'
import type { MeasuredTiming } from '../timing/timingSources.ts'
import type { TitleMatch } from '../serviceClient/listing.ts'

export type Phase = 'scan' | 'match' | 'download' | 'translate' | 'transcribe' | 'verify' | 'write'

export interface Scanned {
  readonly kind: 'scanned'
  readonly videos: number
  readonly ignored: number
  /** Folders and files that the disk would not show. */
  readonly unreadable: number
  /** Pairs of video and wish that are met already, and those that are not. */
  readonly covered: number
  readonly missing: number
  readonly orphans: number
  /** Subtitles that a renamed video left behind: they count as its own. */
  readonly rePaired: number
  /** Absolute, of the videos: so that files of one name can be told apart. */
  readonly paths: readonly string[]
}

/** A video that has another name or place now, and our subtitles that went with it. Absolute paths. */
export interface Renamed {
  readonly kind: 'renamed'
  readonly from: string
  readonly to: string
  readonly sidecars: readonly string[]
}

export interface Matched {
  readonly kind: 'matched'
  readonly video: string
  readonly status: 'sure' | 'ask' | 'none'
  readonly title: TitleMatch | null
  readonly season: number | null
  readonly episodes: readonly number[]
  /** The number through all seasons, where it is another. */
  readonly absolute: number | null
  /** Search units. */
  readonly cost: number
}

export interface Planned {
  readonly kind: 'plan'
  readonly archives: number
  readonly files: number
  readonly searchUnits: number
  /** What was told of the cost before anything was asked; null where nobody wanted to know. */
  readonly estimate: PlanCost | null
  /** What was left for later, because only the newest were wanted. */
  readonly notAsked: Pick<PlanCost, 'videos' | 'searches'> | null
  readonly downloads: number
  readonly ask: number
  readonly none: number
  readonly translate: number
  /** Files in two languages, made of what is there by then. */
  readonly pairs: number
  /** Taken from tracks inside the videos. */
  readonly inside: number
  /** No disk would take the names of these. */
  readonly tooLong: number
  readonly waiting: number
  readonly resumesAtMs: number | null
  readonly batchId: string
}

export interface WrittenFile {
  readonly kind: 'written'
  readonly video: string
  readonly sidecar: string
  readonly language: LanguageTag
  readonly subtitleId: string
  readonly release: string
  readonly tier: number
  readonly reasons: readonly string[]
  readonly bytes: number
  readonly encoding: string
  readonly warnings: readonly string[]
  /** A machine translated or heard it, as far as its service says. */
  readonly isMachineMade?: boolean
  /** Where the text was cleaned before it was written. */
  readonly cleaned?: CleanedDetails
  /** Of a file in two languages: the two that it was made of. */
  readonly madeOf?: readonly string[]
  /** Where it was out of step and its times were mended at once. */
  readonly timing?: TimingChange
  /** What it was found to be against a subtitle of the user's, where that could tell and nothing was moved. */
  readonly measured?: MeasuredTiming
  /** What was downloaded before it and could not be brought in step, the first one first. */
  readonly insteadOf?: readonly PassedOver[]
}

/** Of a plan that nobody carries out: what a run would write. */
export interface WouldWrite extends Pick<
  WrittenFile,
  'video' | 'language' | 'subtitleId' | 'release' | 'tier' | 'reasons' | 'isMachineMade'
> {
  readonly kind: 'would_write'
  /** Units; 0 where another file of the same archive pays, or it is in the cache. */
  readonly downloads: 0 | 1
}

export interface Skipped {
  readonly kind: 'skipped'
  readonly video: string
  readonly language: LanguageTag
  readonly reason: SkipReason
  readonly code: ErrorCode | null
  readonly message: string
}

export interface Ignored {
  readonly kind: 'ignored'
  readonly path: string
  readonly reason: IgnoredReason
  readonly message: string
}

export interface PhaseProgress {
  readonly kind: 'progress'
  readonly phase: Phase
  readonly done: number
  /** 0 while nobody knows. */
  readonly total: number
}

export interface Done {
  readonly kind: 'done'
  /** Ended by whoever ordered it, before it was through. */
  readonly isStopped?: boolean
  /** Of what was to be done, as its run counts it; none where it was only tried. */
  readonly subtitles?: RunCounts
  readonly written: number
  readonly skipped: number
  readonly failed: number
  readonly spent: { readonly search: number; readonly downloads: number; readonly ai: number }
  readonly batchId: string
  readonly seconds: number
}

export type BatchEvent =
  Scanned | Renamed | Matched | Planned | WouldWrite | WrittenFile | Skipped | Ignored | PhaseProgress | Done
export type Emit = (event: BatchEvent) => void
