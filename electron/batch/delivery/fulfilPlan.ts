/**
 * Third stage: fetches the planned archives, a few at a time, and delivers what they serve. A subtitle that fails its
 * checks is replaced by the next candidate by itself, within the same limits.
 */
import PQueue from 'p-queue'
import type { FetchArchive } from '../../download/fetchArchive.ts'
import type { ArchiveCache } from '../../download/cache/archiveCache.ts'
import type { OpenMember } from '../../download/member/openMember.ts'
import type { TitleMemory } from '../../matching/titleMemory.ts'
import type { Plan, PlannedArchive } from '../../plan/plan.ts'
import type { Gap } from '../../wanted/missing.ts'
import type { Skipped, WrittenFile } from '../batchEvents.ts'
import { createTakes, fetchedAtOnce } from './archiveTakes.ts'
import type { Deliver, FindObstacle } from './deliver.ts'
import type { GapParking } from '../gaps/gapParking.ts'
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
  readonly signal: AbortSignal
  readonly onStep: (gap: Gap, step: GapStep) => void
  /** Archives that are through, of all; of 0 while nobody knows. */
  readonly onArchive: (done: number, total: number) => void
  /** Settles when the next archive may be begun: a person may have paused the run. */
  readonly turn?: () => Promise<void>
}

/** While some are fetched, as many are unpacked, checked and written, so that no download waits for a disk. */
const takenAtOnce = 2 * fetchedAtOnce

/** Whole videos are read: more at a time would only make the disk seek. */
const readAtOnce = 1

/** The work on a plan, which may begin before all of it stands. */
export interface Fulfilment {
  /** Archives that the plan will hold whatever else is answered, for gaps that it will surely serve with them. */
  begin(archives: readonly PlannedArchive[]): void
  /** All of the plan, but for what was begun. */
  finish(plan: Plan): Promise<void>
  /** There will be no plan: what was begun ends without a replacement. */
  abandon(): Promise<void>
}

export function createFulfilment(parts: FulfilParts, order: FulfilOrder): Fulfilment {
  const takes = createTakes(parts, order)
  const queue = new PQueue({ concurrency: takenAtOnce })
  const tracks = new PQueue({ concurrency: readAtOnce })
  const begun: Promise<void>[] = []
  return {
    begin(archives) {
      for (const archive of archives) {
        const taking = queue.add(() => takes.takeEarly(archive))
        // Whoever finishes meets the error; until then nobody does.
        taking.catch(() => undefined)
        begun.push(taking)
      }
    },
    async finish(plan) {
      takes.planStands(plan)
      await Promise.all([
        ...begun,
        queue.addAll(plan.archives.map((archive) => () => takes.take(archive))),
        tracks.addAll(plan.inside.map((wanted) => () => takes.takeInside(wanted))),
      ])
      order.signal.throwIfAborted()
    },
    async abandon() {
      takes.planStands(null)
      await Promise.allSettled(begun)
    },
  }
}

export async function fulfilPlan(parts: FulfilParts, plan: Plan, order: FulfilOrder): Promise<void> {
  await createFulfilment(parts, order).finish(plan)
}
