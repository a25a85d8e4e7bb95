/**
 * The work of a run, archive by archive: what is in the way, the download, then each gap that it serves. An archive may be
 * taken before its plan stands, for what it surely serves; what else it serves is taken once it does.
 */
import PQueue from 'p-queue'
import { toAppError } from '../../../shared/errors.ts'
import type { GapInside, Plan, PlannedArchive, ServedGap } from '../../plan/plan.ts'
import type { Gap } from '../../wanted/missing.ts'
import type { ListedSubtitle } from '../../serviceClient/listing.ts'
import { createArchiveOpening } from './archiveOpening.ts'
import type { FulfilOrder, FulfilParts } from './fulfilOrder.ts'
import { createGapServing, type Opened } from './gapServing.ts'
import { takeInside } from './insideTaking.ts'

/** Of one archive: a pack whose episodes were written one after the other would wait for the disk as often as it has any. */
const servedAtOnce = 4

interface EarlyTake {
  readonly gaps: ReadonlySet<Gap>
  /** Null for what can be had from the cache, and where nothing was fetched. */
  readonly opened: Promise<Opened | null>
}

export interface ArchiveTakes {
  /** What there is to take; null: there will be no plan. */
  planStands(plan: Plan | null): void
  take(archive: PlannedArchive): Promise<void>
  /** Before the plan stands: it will hold this archive, for these gaps at least. */
  takeEarly(archive: PlannedArchive): Promise<void>
  takeInside(wanted: GapInside): Promise<void>
}

export function createTakes(parts: FulfilParts, order: FulfilOrder): ArchiveTakes {
  const { onStep, signal } = order
  const standing = Promise.withResolvers<boolean>()
  const opening = createArchiveOpening(parts, order)
  const serving = createGapServing({ ...parts, opening, standing: standing.promise }, order)
  const early = new Map<string, EarlyTake>()
  /** 0 while nobody knows. */
  let total = 0
  let ended = 0

  async function takeRest({ subtitle, serves: all }: PlannedArchive, { gaps, opened }: EarlyTake): Promise<void> {
    const rest = all.filter(({ gap }) => !gaps.has(gap))
    const inHand = rest.length > 0 ? await opened : null
    if (signal.aborted || rest.length === 0) return
    const serves = await withoutObstacle(rest)
    // Its unit is counted already, and a failed download is not tried anew.
    const content = inHand ?? (await openFor(serves, { subtitle, cost: 0 }))
    await serveAll(serves, content)
  }

  async function openFor(
    serves: readonly ServedGap[],
    { subtitle, cost: planned }: Pick<PlannedArchive, 'subtitle' | 'cost'>,
  ): Promise<Opened | null> {
    const [first] = serves
    if (!first) {
      opening.count(-planned)
      return null
    }
    const begin = async () => {
      await order.turn?.()
      if (!signal.aborted) for (const { gap } of serves) onStep(gap, { kind: 'downloading' })
    }
    return opening.open({ subtitle, gap: first.gap, reason: reasonOf(subtitle), begin, planned }).catch(toAppError)
  }

  async function withoutObstacle(serves: readonly ServedGap[]): Promise<readonly ServedGap[]> {
    const obstacles = await Promise.all(serves.map((served) => parts.findObstacle(served)))
    return serves.filter((served, index) => {
      const obstacle = obstacles[index]
      if (obstacle) serving.report(served.gap, served.pick, obstacle)
      return !obstacle
    })
  }

  async function serveAll(serves: readonly ServedGap[], content: Opened | null): Promise<void> {
    if (!content) return
    const queue = new PQueue({ concurrency: servedAtOnce })
    const ends = await Promise.allSettled(serves.map((served) => queue.add(() => serving.serve(served, content))))
    for (const end of ends) if (end.status === 'rejected') throw end.reason
  }

  const tellEnded = () => order.onArchive(++ended, total)

  return {
    planStands(plan) {
      total = plan ? plan.archives.length + plan.inside.length : 0
      opening.count(plan?.archives.reduce((units, { cost }) => units + cost, 0) ?? 0)
      standing.resolve(plan !== null)
    },
    async take(archive) {
      const before = early.get(archive.subtitle.id)
      if (before) return takeRest(archive, before)
      await order.turn?.()
      if (signal.aborted) return
      const serves = await withoutObstacle(archive.serves)
      const content = await openFor(serves, archive)
      tellEnded()
      await serveAll(serves, content)
    },
    async takeEarly(archive) {
      if (early.has(archive.subtitle.id)) return
      const opened = Promise.withResolvers<Opened | null>()
      early.set(archive.subtitle.id, { gaps: new Set(archive.serves.map(({ gap }) => gap)), opened: opened.promise })
      const serves = signal.aborted ? [] : await withoutObstacle(archive.serves)
      const content = await openFor(serves, archive)
      tellEnded()
      // What is kept is opened again where the plan serves more with it.
      const isKept = !(content instanceof Error) && parts.cache.has(archive.subtitle.id)
      opened.resolve(isKept ? null : content)
      await serveAll(serves, content)
    },
    async takeInside(wanted) {
      await order.turn?.()
      if (signal.aborted) return
      await takeInside(parts, order, wanted)
      tellEnded()
    },
  }
}

/** Several of one video are told apart by it in the ledger. */
function reasonOf({ language, releaseNames, fileName }: ListedSubtitle): string {
  return `chosen · ${language ?? '?'} · ${releaseNames[0] ?? fileName}`
}
