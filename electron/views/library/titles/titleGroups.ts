/**
 * Groups videos by title. Videos of one name are a family; a family is one title, or one a year where its names state
 * several. Only families that changed are grouped anew.
 */
import { hash } from 'node:crypto'
import { compareText } from '../../../../shared/text/compareText.ts'
import { nameOfPath } from '../../folders/folderPaths.ts'
import type { TreeFolder } from './folderTree.ts'
import type { LibraryEntry } from '../entries/libraryEntry.ts'
import { sortKeyOf, titleSortKeyOf } from './titleOrder.ts'

/** A video in its place; another entry may take it. */
export interface Slot {
  entry: LibraryEntry
  folder: TreeFolder
}

export interface Title {
  readonly id: string
  /** null where no name gives one: its one file stands for it. */
  readonly name: string | null
  readonly year: number | null
  readonly type: 'movie' | 'tv'
  /** By season, episode and name. */
  readonly slots: readonly Slot[]
  readonly sortKey: string
  readonly changedMs: number
}

export interface Regrouped {
  readonly gone: readonly Title[]
  readonly made: readonly Title[]
}

export interface TitleGroups {
  add(slot: Slot): void
  /** @param family That it was added under. */
  remove(slot: Slot, family: string): void
  /** It is shown otherwise now: its coverage, its time, its folder. */
  touch(family: string): void
  /** What the changes since the last call came to. */
  settle(): Regrouped
  /** Slices of the families that `settle` would group, for a whole library at once. */
  settleSome(most: number): Regrouped
  hasUnsettled(): boolean
  titles(): Iterable<Title>
  size(): number
  get(titleId: string): Title | null
  titleOf(entry: LibraryEntry): Title | null
}

interface Family {
  readonly slots: Set<Slot>
  titles: readonly Title[]
}

export function createTitleGroups(): TitleGroups {
  const families = new Map<string, Family>()
  const titles = new Map<string, Title>()
  const unsettled = new Set<string>()

  function settleSome(most: number): Regrouped {
    const gone: Title[] = []
    const made: Title[] = []
    for (const key of unsettled) {
      unsettled.delete(key)
      const family = families.get(key)
      if (!family) continue
      gone.push(...family.titles)
      for (const { id } of family.titles) titles.delete(id)
      family.titles = titlesOf(key, family.slots)
      for (const title of family.titles) titles.set(title.id, title)
      made.push(...family.titles)
      if (family.slots.size === 0) families.delete(key)
      if (gone.length + made.length >= most) break
    }
    return { gone, made }
  }

  return {
    add(slot) {
      const key = slot.entry.family
      const family = families.get(key) ?? { slots: new Set(), titles: [] }
      families.set(key, family)
      family.slots.add(slot)
      unsettled.add(key)
    },
    remove(slot, family) {
      families.get(family)?.slots.delete(slot)
      unsettled.add(family)
    },
    touch: (family) => void unsettled.add(family),
    settle: () => settleSome(Infinity),
    settleSome,
    hasUnsettled: () => unsettled.size > 0,
    titles: () => titles.values(),
    size: () => titles.size,
    get: (titleId) => titles.get(titleId) ?? null,
    titleOf({ family, year }) {
      const among = families.get(family)?.titles ?? []
      return (among.length === 1 ? among[0] : among.find((title) => title.year === year)) ?? null
    },
  }
}

/** Names without a year belong to the only year that others state; where there are several, nobody knows. */
function titlesOf(family: string, slots: ReadonlySet<Slot>): readonly Title[] {
  if (slots.size === 0) return []
  const years = new Set<number>()
  for (const { entry } of slots) if (entry.year !== null) years.add(entry.year)
  const [only = null] = years
  if (years.size < 2) return [titleOf(family, [...slots], only)]
  const byYear = Map.groupBy(slots, ({ entry }) => entry.year)
  return [...byYear].map(([year, some]) => titleOf(`${family} ${year ?? ''}`, some, year))
}

function titleOf(key: string, unordered: Slot[], year: number | null): Title {
  const slots = unordered.length === 1 ? unordered : unordered.sort(compareSlots)
  const entry = slots[0]?.entry
  const name = entry?.title ?? null
  let changedMs = 0
  for (const slot of slots) changedMs = Math.max(changedMs, slot.entry.modifiedMs)
  return {
    id: `t${hash('sha256', key).slice(0, 20)}`,
    name,
    year,
    type: entry?.type ?? 'movie',
    slots,
    sortKey: sortKeyFor(name, year, entry?.path ?? ''),
    changedMs,
  }
}

/** What was not understood stands last, by its file. */
function sortKeyFor(name: string | null, year: number | null, path: string): string {
  return name === null ? `\uffff${sortKeyOf(nameOfPath(path))}` : `${titleSortKeyOf(name)}\n${year ?? ''}`
}

/** Specials, season 0, stand after the seasons, and what has no number after them. */
export function seasonRank(season: number | null): number {
  if (season === null) return Infinity
  return season === 0 ? 1e9 : season
}

function compareSlots({ entry: a }: Slot, { entry: b }: Slot): number {
  const seasons = [seasonRank(a.season), seasonRank(b.season)] as const
  if (seasons[0] !== seasons[1]) return seasons[0] - seasons[1]
  const episodes = [a.episodes[0] ?? 1e9, b.episodes[0] ?? 1e9] as const
  if (episodes[0] !== episodes[1]) return episodes[0] - episodes[1]
  const last = (a.episodes.at(-1) ?? 0) - (b.episodes.at(-1) ?? 0)
  return last || compareText(a.date ?? '', b.date ?? '') || compareText(a.path, b.path)
}
