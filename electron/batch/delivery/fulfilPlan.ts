/**
 * Third stage: fetches the planned archives, a few at a time, and delivers what they serve. A subtitle that fails its
 * checks is replaced by the next candidate by itself, within the same limits.
 */
import PQueue from 'p-queue'
import type { Plan, PlannedArchive } from '../../plan/plan.ts'
import { fetchedAtOnce } from './archiveOpening.ts'
import { createTakes } from './archiveTakes.ts'
import type { FulfilOrder, FulfilParts } from './fulfilOrder.ts'

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
