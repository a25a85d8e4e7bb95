/** What stands below a title: seasons, their episodes, and the files of one film or episode. Pure. */
import type { Slot, Title } from './titleGroups.ts'

/** Several files of one film or episode, or the one that it has. */
export interface EpisodeGroup {
  /** Below its title: 'e3', 'd2026-11-01', or a video's id where nothing numbers it. */
  readonly key: string
  readonly slots: readonly Slot[]
}

export interface SeasonGroup {
  /** null: what has no season stands below the title itself. */
  readonly season: number | null
  readonly slots: readonly Slot[]
  readonly episodes: readonly EpisodeGroup[]
}

/** @param slots Of the title, in its order: all of them, or those that a search shows. */
export function seasonsOf({ type }: Pick<Title, 'type'>, slots: readonly Slot[]): readonly SeasonGroup[] {
  if (type === 'movie') return []
  const seasons: SeasonGroup[] = []
  for (let at = 0; at < slots.length;) {
    const season = slots[at]?.entry.season ?? null
    let end = at + 1
    while (end < slots.length && (slots[end]?.entry.season ?? null) === season) end += 1
    const some = slots.slice(at, end)
    seasons.push({ season, slots: some, episodes: episodesOf(some) })
    at = end
  }
  return seasons
}

function episodesOf(slots: readonly Slot[]): readonly EpisodeGroup[] {
  const episodes: { readonly key: string; readonly slots: Slot[] }[] = []
  let before: Slot | null = null
  for (const slot of slots) {
    if (before !== null && isSameEpisode(before, slot)) episodes.at(-1)?.slots.push(slot)
    else episodes.push({ key: episodeKeyOf(slot), slots: [slot] })
    before = slot
  }
  return episodes
}

export function isSameEpisode({ entry: a }: Slot, other: Slot | undefined): boolean {
  if (!other) return false
  const { entry: b } = other
  if (a.season !== b.season || (a.episodes.length === 0) !== (b.episodes.length === 0)) return false
  if (a.episodes.length === 0) return a.date !== null && a.date === b.date
  return a.episodes[0] === b.episodes[0] && a.episodes.at(-1) === b.episodes.at(-1)
}

/** Files with the same one hold the same episode. */
export function episodeKeyOf({ entry }: Slot): string {
  const [first] = entry.episodes
  if (first !== undefined)
    return entry.episodes.at(-1) === first ? `e${first}` : `e${first}-${entry.episodes.at(-1) ?? first}`
  return entry.date === null ? entry.id : `d${entry.date}`
}
