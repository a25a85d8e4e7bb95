/** The videos of a plan, each with its wishes, and what a part of it costs. Pure. */
import type { PlanCost, PlanGroup } from '../../../../shared/contract/plan.ts'
import type { PlannedArchive } from '../../../plan/plan.ts'
import type { BoardState } from './planBoardState.ts'
import {
  answerOfEnd,
  isPaid,
  isPack,
  type CoveredItem,
  type EndedItem,
  type Placement,
  type PlanItem,
} from './planItem.ts'

export interface PlanVideo {
  readonly videoId: string
  readonly heading: string
  /** Stands for all of them: a video that lacked nothing is not in the plan. */
  readonly first: PlanItem
  readonly items: readonly PlanItem[]
  readonly ended: readonly EndedItem[]
  readonly covered: readonly CoveredItem[]
}

type Standing = Pick<BoardState, 'all' | 'ends' | 'ignored' | 'covered'>

/** In the order of the wishes. */
export function planVideos({ all, ends, ignored, covered }: Standing): readonly PlanVideo[] {
  const heeded = ignored.size === 0 ? all : all.filter(({ id }) => !ignored.has(id))
  return [...Map.groupBy(heeded, ({ videoId }) => videoId)].flatMap(([videoId, wishes]) => {
    const [first] = wishes
    if (!first) return []
    const ended = wishes.flatMap((item): readonly EndedItem[] => {
      const end = ends.get(item.id)
      return end === undefined ? [] : [{ item, end }]
    })
    const items = ended.length === 0 ? wishes : wishes.filter(({ id }) => !ends.has(id))
    return [{ videoId, heading: first.heading, first, items, ended, covered: covered.get(videoId) ?? [] }]
  })
}

/** Wishes that are met, by a file of ours or otherwise, and those that a run tells of. */
export function countMet(videos: readonly PlanVideo[]): { covered: number; written: number; told: number } {
  const counts = { covered: 0, written: 0, told: 0 }
  for (const { covered, ended } of videos) {
    counts.covered += covered.length
    for (const { end } of ended) counts[answerOfEnd(end)] += 1
  }
  return counts
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

/** @param shown the videos of it that the filter shows */
export function planGroup(group: string, shown: readonly PlanVideo[], placeOf: PlaceOf): PlanGroup {
  const items = shown.flatMap((video) => video.items)
  const answers = items.map((item) => placeOf(item).answer)
  const count = (...wanted: readonly Placement['answer'][]) =>
    answers.filter((answer) => wanted.includes(answer)).length
  const packs = new Set(
    items.flatMap((item) => {
      const { answer, archive } = placeOf(item)
      return archive && answer !== 'waiting' && isPack(archive) ? [archive] : []
    }),
  )
  const season = shown[0]?.first.choice.gap.release.season ?? null
  return {
    group,
    title: group.replace(/ S\d+$/, ''),
    season: group === '' ? null : season,
    rows: shown.length,
    write: count('sure', 'chosen'),
    inside: count('inside'),
    packs: packs.size,
    ask: count('ask'),
    translate: count('translate'),
    none: count('none'),
    waiting: count('waiting'),
    tooLong: count('tooLong'),
    ...countMet(shown),
    cost: groupCost(items, placeOf),
  }
}
