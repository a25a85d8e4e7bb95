/**
 * The fewest archives that serve all gaps: set cover, taken greedily and then improved by a short search. Pure and
 * deterministic; archives in the cache cost nothing.
 */
import type { ListedSubtitle } from '../serviceClient/listing.ts'
import { compareText } from '../../shared/text/compareText.ts'
import type { GapToServe } from './sortGaps.ts'

/** An archive with the gaps it can serve. */
interface Archive {
  readonly id: string
  readonly subtitle: ListedSubtitle
  readonly isCached: boolean
  /** Gap → place of this archive among the gap's options, 0 for the best. */
  readonly places: ReadonlyMap<GapToServe, number>
}

export interface ChosenArchive {
  readonly subtitle: ListedSubtitle
  readonly isCached: boolean
  readonly gaps: readonly GapToServe[]
}

/** Every gap is served by exactly one of the archives. The order of the gaps does not matter but for that of the lists. */
export function coverGaps(gaps: readonly GapToServe[], cachedIds: ReadonlySet<string>): readonly ChosenArchive[] {
  return neighbourhoods(gaps).flatMap((group) => {
    const archives = archivesOf(group, cachedIds)
    const greedy = withoutSpare(coverGreedily(group, archives), group)
    return assigned(group, coverInFewer(group, archives, greedy) ?? greedy)
  })
}

/** Groups of gaps that share no archive with each other: a season, a movie. Each is a small problem of its own. */
function neighbourhoods(gaps: readonly GapToServe[]): readonly (readonly GapToServe[])[] {
  const groupOf = new Map<string, GapToServe[]>()
  for (const gap of gaps) {
    const ids = gap.options.map(({ subtitle }) => subtitle.id)
    const touching = new Set(ids.flatMap((id) => [groupOf.get(id) ?? []]))
    const merged = [...[...touching].flat(), gap]
    for (const { options } of touching.size === 0 ? [gap] : merged)
      for (const { subtitle } of options) groupOf.set(subtitle.id, merged)
  }
  return [...new Set(groupOf.values())]
}

function archivesOf(gaps: readonly GapToServe[], cachedIds: ReadonlySet<string>): readonly Archive[] {
  const found = new Map<string, Archive & { readonly places: Map<GapToServe, number> }>()
  for (const gap of gaps)
    gap.options.forEach(({ subtitle }, place) => {
      const { id } = subtitle
      const archive = found.get(id) ?? { id, subtitle, isCached: cachedIds.has(id), places: new Map() }
      archive.places.set(gap, place)
      found.set(id, archive)
    })
  return [...found.values()].sort((a, b) => compareText(a.id, b.id))
}

/** Cached archives first, then always the one that serves the most of what is left. */
function coverGreedily(gaps: readonly GapToServe[], archives: readonly Archive[]): readonly Archive[] {
  const open = new Set(gaps)
  const chosen: Archive[] = []
  while (open.size > 0) {
    const [best] = archives
      .map((archive) => ({ archive, gain: gainOf(archive, open) }))
      .filter(({ gain }) => gain.served > 0)
      .sort((a, b) => compareGains(a, b))
    if (!best) break
    chosen.push(best.archive)
    for (const gap of best.archive.places.keys()) open.delete(gap)
  }
  return chosen
}

interface Gain {
  readonly served: number
  readonly tiers: number
  readonly unlisted: number
  readonly places: number
}

function gainOf({ places }: Archive, open: ReadonlySet<GapToServe>): Gain {
  const gain = { served: 0, tiers: 0, unlisted: 0, places: 0 }
  for (const [gap, place] of places) {
    if (!open.has(gap)) continue
    const option = gap.options[place]
    gain.served += 1
    gain.tiers += option?.tier ?? 0
    gain.unlisted += option?.isUnlistedPack ? 1 : 0
    gain.places += place
  }
  return gain
}

interface Bid {
  readonly archive: Archive
  readonly gain: Gain
}

/** Equal fit: an archive whose content is known before one that must be opened to see. */
function compareGains(a: Bid, b: Bid): number {
  return (
    Number(b.archive.isCached) - Number(a.archive.isCached) ||
    b.gain.served - a.gain.served ||
    a.gain.tiers - b.gain.tiers ||
    a.gain.unlisted - b.gain.unlisted ||
    a.gain.places - b.gain.places ||
    compareText(a.archive.id, b.archive.id)
  )
}

/** Leaves out what the others serve as well, the least useful first. */
function withoutSpare(chosen: readonly Archive[], gaps: readonly GapToServe[]): readonly Archive[] {
  return chosen.toReversed().reduce((kept, archive) => {
    const others = kept.filter((other) => other !== archive)
    return !archive.isCached && servesAll(others, gaps) ? others : kept
  }, chosen)
}

function servesAll(archives: readonly Archive[], gaps: readonly GapToServe[]): boolean {
  return gaps.every((gap) => archives.some(({ places }) => places.has(gap)))
}

/** The search gives up after so many steps; what the greedy choice found is good then too. */
const mostSteps = 3_000

/** A cover that pays for fewer archives than `greedy`, or null. */
function coverInFewer(
  gaps: readonly GapToServe[],
  archives: readonly Archive[],
  greedy: readonly Archive[],
): readonly Archive[] | null {
  const cached = archives.filter(({ isCached }) => isCached)
  const payable = archives.filter(({ isCached }) => !isCached)
  const largest = Math.max(0, ...payable.map(({ places }) => places.size))
  let fewest = greedy.filter(({ isCached }) => !isCached).length
  let best: readonly Archive[] | null = null
  let steps = 0

  function search(open: readonly GapToServe[], taken: readonly Archive[]): void {
    steps += 1
    const [next] = open
    if (!next) {
      fewest = taken.length
      best = [...cached, ...taken]
      return
    }
    if (steps > mostSteps || taken.length + Math.ceil(open.length / largest) >= fewest) return
    for (const archive of payable)
      if (archive.places.has(next))
        search(
          open.filter((gap) => !archive.places.has(gap)),
          [...taken, archive],
        )
  }

  if (largest > 1)
    search(
      gaps.filter((gap) => !cached.some(({ places }) => places.has(gap))),
      [],
    )
  return best
}

/** Each gap goes to its best option among the archives that are fetched anyway. */
function assigned(gaps: readonly GapToServe[], chosen: readonly Archive[]): readonly ChosenArchive[] {
  const byId = new Map(chosen.map((archive) => [archive.id, archive]))
  const served = Map.groupBy(gaps, ({ options }) => {
    const option = options.find(({ subtitle }) => byId.has(subtitle.id))
    return option && byId.get(option.subtitle.id)
  })
  return chosen.flatMap((archive) => {
    const ofArchive = served.get(archive)
    return ofArchive ? [{ subtitle: archive.subtitle, isCached: archive.isCached, gaps: ofArchive }] : []
  })
}
