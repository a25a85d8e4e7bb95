/** What matching is made of and how it is asked. Types only. */
import type { SettingsStore } from '../../settings/settings.ts'
import type { LibraryVideo } from '../../library/mediaFile.ts'
import type { Gap } from '../../wanted/missing.ts'
import type { AnsweredVideo, MatchedVideo, SearchClient, SearchLedger } from '../matchedVideo.ts'
import type { TitleMemory } from '../titleMemory.ts'

export interface MatcherParts {
  readonly client: SearchClient
  readonly memory: TitleMemory
  readonly ledger: SearchLedger
  /** Address of the service: answers and units are kept apart by it. */
  readonly serviceAddress: string
  /** Whose units are spent; one account for good unless told. */
  readonly account?: string
  /** How names are asked for; as usual unless told. */
  readonly settings?: Pick<SettingsStore, 'read'>
}

export interface MatchOptions {
  /** Ties the units to the run. */
  readonly batchId: string
  readonly signal: AbortSignal
  readonly onProgress?: (progress: { readonly done: number; readonly total: number }) => void
  /** Videos that were asked for and of which no later answer of this run can say anything else, as their answers come. */
  readonly onAnswered?: (videos: readonly AnsweredVideo[]) => void
  /** Asks nothing: what is not remembered waits. */
  readonly isOffline?: boolean
  /** A person ordered translations of these videos: what is there in the wished language itself does not do. */
  readonly isOrdered?: boolean
  /** The subtitle that such an order names; null for the best. */
  readonly pickedId?: string | null
  /** Search units that this run may spend; what is beyond them waits. null: as many as there are. */
  readonly mostSearches?: number | null
  /** True for videos whose earlier answer may be asked for again (retry calendar, "search again"). */
  readonly askAgain?: (video: LibraryVideo) => boolean
  /** Only answers since this moment count for the video (retry calendar); 0 for any. A run that goes on asks nothing twice. */
  readonly answersSinceMs?: (video: LibraryVideo) => number
}

export interface Matcher {
  /**
   * One entry per video, in the order of the gaps; several gaps of a video are asked as one question.
   * @throws AppError 'cancelled'; every other failure is an entry's own.
   */
  matchAll(gaps: readonly Gap[], options: MatchOptions): Promise<readonly MatchedVideo[]>
}
