/** Placeholder of the signatures while the rest is written. */
import type { LibraryVideo } from '../library/mediaFile.ts'
import type { Want } from '../wanted/missing.ts'
import type { MatchedVideo, SearchClient, SearchLedger } from './matchedVideo.ts'
import type { TitleMemory } from './titleMemory.ts'

export interface MatcherParts {
  readonly client: SearchClient
  readonly memory: TitleMemory
  readonly ledger: SearchLedger
  /** Address of the service: answers and units are kept apart by it. */
  readonly serviceAddress: string
}

export interface MatchOptions {
  /** Ties the units to the run. */
  readonly batchId: string
  readonly signal: AbortSignal
  readonly onProgress?: (progress: { readonly done: number; readonly total: number }) => void
  /** Asks nothing: what is not remembered waits. */
  readonly isOffline?: boolean
  /** True for videos whose earlier answer found nothing and may be asked for again (retry calendar). */
  readonly askAgain?: (video: LibraryVideo) => boolean
}

export interface Matcher {
  /**
   * One entry per video, in the order of the wants; several wants of a video are asked as one question.
   * @throws AppError 'cancelled'; every other failure is an entry's own.
   */
  matchAll(wants: readonly Want[], options: MatchOptions): Promise<readonly MatchedVideo[]>
}

export function createMatcher(parts: MatcherParts): Matcher {
  void parts
  return { matchAll: async () => [] }
}
