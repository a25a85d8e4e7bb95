/** The rows of one title as far as it is open: itself, its seasons, their episodes, the files of one. Pure. */
import type { LibraryRow } from '../../../../shared/contract/library.ts'
import type { LibraryQuery } from '../../../../shared/contract/library.ts'
import { episodeKeyOf, isSameEpisode, seasonsOf, type EpisodeGroup, type SeasonGroup } from './titleLayout.ts'
import type { Slot, Title } from './titleGroups.ts'

/** A row before it is written out. */
export interface RowPlace {
  readonly kind: LibraryRow['kind']
  readonly id: string
  readonly level: LibraryRow['level']
  readonly isOpen: boolean | null
  readonly title: Title
  /** Those that the search shows. */
  readonly shown: readonly Slot[]
  /** All below it, as a function: only rows in sight are asked. */
  readonly all: () => readonly Slot[]
}

export type IsOpen = (id: string) => boolean

export function isOpenIn({ open }: Pick<LibraryQuery, 'open'>): IsOpen {
  const except = new Set(open.except)
  return (id) => open.all !== except.has(id)
}

/** How many rows `rowsOf` makes. */
export function countRows(title: Title, shown: readonly Slot[], isOpen: IsOpen): number {
  if (shown.length === 0) return 0
  if (isAlone(title) || !isOpen(title.id)) return 1
  if (title.type === 'movie') return 1 + shown.length
  return 1 + countBelow(title, shown, isOpen)
}

/** Without building what `rowsOf` builds: all titles of a library may be open. */
function countBelow(title: Title, shown: readonly Slot[], isOpen: IsOpen): number {
  let rows = 0
  let isSeasonOpen = true
  for (let at = 0; at < shown.length;) {
    const slot = shown[at]
    if (!slot) break
    const { season } = slot.entry
    if (at === 0 || shown[at - 1]?.entry.season !== season) {
      isSeasonOpen = season === null || isOpen(seasonIdOf(title, season))
      if (season !== null) rows += 1
    }
    let end = at + 1
    while (end < shown.length && isSameEpisode(slot, shown[end])) end += 1
    if (isSeasonOpen) rows += 1
    const isOpenEpisode = isSeasonOpen && end - at > 1 && isOpen(episodeIdOf(title, season, episodeKeyOf(slot)))
    if (isOpenEpisode) rows += end - at
    at = end
  }
  return rows
}

export function rowsOf(title: Title, shown: readonly Slot[], isOpen: IsOpen): readonly RowPlace[] {
  if (shown.length === 0) return []
  const isTitleOpen = isAlone(title) ? null : isOpen(title.id)
  const head = {
    kind: 'title',
    id: title.id,
    level: 1,
    isOpen: isTitleOpen,
    title,
    shown,
    all: () => title.slots,
  } as const
  if (!isTitleOpen) return [head]
  if (title.type === 'movie') return [head, ...shown.map((slot) => fileRow(title, slot, 2))]
  return [head, ...seasonsOf(title, shown).flatMap((group) => seasonRows(title, group, isOpen))]
}

function seasonRows(title: Title, group: SeasonGroup, isOpen: IsOpen): readonly RowPlace[] {
  const { season, slots: shown, episodes } = group
  if (season === null) return episodes.flatMap((episode) => episodeRows(title, { season, episode, level: 2 }, isOpen))
  const id = seasonIdOf(title, season)
  const all = () => title.slots.filter(({ entry }) => entry.season === season)
  const row = { kind: 'season', id, level: 2, isOpen: isOpen(id), title, shown, all } as const
  if (!row.isOpen) return [row]
  return [row, ...episodes.flatMap((episode) => episodeRows(title, { season, episode, level: 3 }, isOpen))]
}

interface EpisodePlace {
  readonly season: number | null
  readonly episode: EpisodeGroup
  readonly level: 2 | 3
}

function episodeRows(title: Title, { season, episode, level }: EpisodePlace, isOpen: IsOpen): readonly RowPlace[] {
  const { key, slots: shown } = episode
  const [first] = shown
  if (shown.length === 1 && first)
    return [{ kind: 'episode', id: first.entry.id, level, isOpen: null, title, shown, all: () => shown }]
  const id = episodeIdOf(title, season, key)
  const all = () => slotsBelow(title, { season, episode: key })
  const row = { kind: 'episode', id, level, isOpen: isOpen(id), title, shown, all } as const
  return row.isOpen ? [row, ...shown.map((slot) => fileRow(title, slot, level === 2 ? 3 : 4))] : [row]
}

export function fileRow(title: Title, slot: Slot, level: RowPlace['level']): RowPlace {
  const slots = [slot]
  return { kind: 'file', id: slot.entry.id, level, isOpen: null, title, shown: slots, all: () => slots }
}

/** One film in one file: nothing is below it. */
export function isAlone({ type, slots }: Title): boolean {
  return slots.length === 1 && (type === 'movie' || slots[0]?.entry.title === null)
}

function seasonIdOf({ id }: Title, season: number): string {
  return `${id}.s${season}`
}

function episodeIdOf({ id }: Title, season: number | null, key: string): string {
  return `${id}.s${season ?? ''}.${key}`
}

export interface BelowTitle {
  readonly season: number | null
  /** null: the whole season. */
  readonly episode: string | null
}

/** What an id of a season or an episode group names below its title; null for the title itself. */
export function readRowId(id: string): { readonly titleId: string; readonly below: BelowTitle | null } {
  const [titleId = '', season, episode = null] = id.split('.')
  if (season === undefined) return { titleId, below: null }
  const number = season.slice(1)
  return { titleId, below: { season: number === '' ? null : Number(number), episode } }
}

export function slotsBelow({ slots }: Title, { season, episode }: BelowTitle): readonly Slot[] {
  return slots.filter((slot) => slot.entry.season === season && (episode === null || episodeKeyOf(slot) === episode))
}
