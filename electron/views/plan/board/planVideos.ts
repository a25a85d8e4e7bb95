/** The videos of a plan, each with its wishes, and what a part of it costs. Pure. */
import type { PlanCost, PlanGroup } from '../../../../shared/contract/plan.ts'
import type { PlannedArchive } from '../../../plan/plan.ts'
import { isPaid, isPack, type CoveredItem, type Placement, type PlanItem } from './planItem.ts'

export interface PlanVideo {
  readonly videoId: string
  readonly heading: string
  /** At least one: a video that lacks nothing is not in the plan. */
  readonly items: readonly [PlanItem, ...PlanItem[]]
  readonly covered: readonly CoveredItem[]
}

/** In the order of the items. */
export function planVideos(
  items: readonly PlanItem[],
  covered: ReadonlyMap<string, readonly CoveredItem[]>,
): readonly PlanVideo[] {
  return [...Map.groupBy(items, ({ videoId }) => videoId)].flatMap(([videoId, [first, ...rest]]) =>
    first ? [{ videoId, heading: first.heading, items: [first, ...rest], covered: covered.get(videoId) ?? [] }] : [],
  )
}

type PlaceOf = (item: PlanItem) => Placement

/** What waits is paid on another day. */
export function costOf(items: readonly PlanItem[], placeOf: PlaceOf): PlanCost {
  const single = new Set<PlannedArchive>()
  let [ai, inPacks] = [0, 0]
  for (const item of items) {
    const { answer, archive } = placeOf(item)
    if (answer === 'translate') ai += 1
    if (archive === null || answer === 'waiting' || !isPaid(archive)) continue
    if (archive.serves.length > 1) inPacks += 1
    else single.add(archive)
  }
  return { downloads: single.size, ai, inPacks }
}

/** Of a whole group: each of its archives once. */
function groupCost(items: readonly PlanItem[], placeOf: PlaceOf): PlanCost {
  const paid = new Set(
    items.flatMap((item) => {
      const { answer, archive } = placeOf(item)
      return archive !== null && answer !== 'waiting' && isPaid(archive) ? [archive] : []
    }),
  )
  return { ...costOf(items, placeOf), downloads: paid.size }
}

export interface GroupedVideos {
  readonly all: readonly PlanVideo[]
  /** Those that the filter shows. */
  readonly shown: number
}

export function planGroup(group: string, { all, shown }: GroupedVideos, placeOf: PlaceOf): PlanGroup {
  const items = all.flatMap((video) => video.items)
  const answers = items.map((item) => placeOf(item).answer)
  const count = (...wanted: readonly Placement['answer'][]) =>
    answers.filter((answer) => wanted.includes(answer)).length
  const packs = new Set(
    items.flatMap((item) => {
      const { answer, archive } = placeOf(item)
      return archive && answer !== 'waiting' && isPack(archive) ? [archive] : []
    }),
  )
  const season = all[0]?.items[0].choice.gap.release.season ?? null
  return {
    group,
    title: group.replace(/ S\d+$/, ''),
    season: group === '' ? null : season,
    rows: shown,
    write: count('sure', 'chosen'),
    inside: count('inside'),
    packs: packs.size,
    ask: count('ask'),
    translate: count('translate'),
    none: count('none'),
    waiting: count('waiting'),
    tooLong: count('tooLong'),
    covered: all.reduce((sum, video) => sum + video.covered.length, 0),
    cost: groupCost(items, placeOf),
  }
}
