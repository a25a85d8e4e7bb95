/** What the third stage works with, and what it tells. Data and types only. */
import type { FetchArchive } from '../../download/fetchArchive.ts'
import type { ArchiveCache } from '../../download/cache/archiveCache.ts'
import type { OpenMember } from '../../download/member/openMember.ts'
import type { TitleMemory } from '../../matching/titleMemory.ts'
import type { Gap } from '../../wanted/missing.ts'
import type { Skipped, WrittenFile } from '../batchEvents.ts'
import type { GapParking } from '../gaps/gapParking.ts'
import type { Deliver, FindObstacle } from './deliver.ts'
import type { SaveTrack } from './saveTrack.ts'

export interface FulfilParts extends GapParking {
  readonly fetch: FetchArchive
  readonly open: OpenMember
  readonly deliver: Deliver
  /** Asked first, so that nothing is paid for that cannot be written. */
  readonly findObstacle: FindObstacle
  readonly cache: Pick<ArchiveCache, 'has'>
  /** Makes a track inside a video a file beside it. */
  readonly saveTrack: SaveTrack
  /** Knows for good what does not suit a video. */
  readonly memory: Pick<TitleMemory, 'reject'>
}

/** What becomes of one gap, step by step; 'written' and 'skipped' are the last. */
export type GapStep =
  | { readonly kind: 'downloading' | 'checking' }
  | { readonly kind: 'written'; readonly event: WrittenFile }
  | ({ readonly kind: 'skipped' } & Pick<Skipped, 'reason' | 'code' | 'message'>)

export interface FulfilOrder {
  readonly batchId: string
  /** Downloads this run may still make, null for no limit of its own. */
  readonly limitDownloads: number | null
  /** As that of `ArchiveOrder`. */
  readonly saidIfGone?: string
  readonly signal: AbortSignal
  readonly onStep: (gap: Gap, step: GapStep) => void
  /** Archives that are through, of all; of 0 while nobody knows. */
  readonly onArchive: (done: number, total: number) => void
  /** Settles when the next archive may be begun: a person may have paused the run. */
  readonly turn?: () => Promise<void>
}
