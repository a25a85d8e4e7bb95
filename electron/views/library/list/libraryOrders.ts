/** The orders of the library: titles and files by each column. One is sorted when it is first asked for, and kept up after. */
import type { LibraryQuery } from '../../../../shared/contract/library.ts'
import { folderNameOf, nameOfPath } from '../../folders/folderPaths.ts'
import type { Shelves } from './libraryShelf.ts'
import type { StatusBook } from '../entries/statusBook.ts'
import { createSortedList, type SortedList } from './sortedList.ts'
import { seasonRank, type Regrouped, type Slot, type Title } from '../titles/titleGroups.ts'
import { sortKeyOf, titleSortKeyOf } from '../titles/titleOrder.ts'
import { stepRank, worstStep } from './worstStep.ts'

export type LibraryOrder = Pick<LibraryQuery, 'sort' | 'isDescending' | 'sortLanguage'>

export interface LibraryOrders {
  titles(order: LibraryOrder): Promise<readonly Title[]>
  files(order: LibraryOrder): Promise<readonly Slot[]>
  change(regrouped: Regrouped): void
  changeFile(slot: Slot): void
  dropFile(slot: Slot): void
  /** Another library, or other rules and marks: those by a language, or by what was measured, are another order. */
  reset(which: 'all' | 'languages'): void
}

type Statuses = Pick<StatusBook, 'statuses'>

export interface LibraryOrdersParts {
  readonly shelves: Shelves
  readonly book: Statuses
}

/** Columns of a language that are kept in order; the one asked for longest ago is forgotten. */
const mostLanguages = 2

export function createLibraryOrders({ shelves, book }: LibraryOrdersParts): LibraryOrders {
  const titles = new Map<string, SortedList<Title>>()
  const files = new Map<string, SortedList<Slot>>()

  function listFor<Item>(lists: Map<string, SortedList<Item>>, key: string, make: () => SortedList<Item>) {
    const list = lists.get(key) ?? make()
    lists.delete(key)
    lists.set(key, list)
    const languages = [...lists.keys()].filter(isOfLanguage)
    if (languages.length > mostLanguages) lists.delete(languages[0] ?? '')
    return list
  }

  return {
    async titles(order) {
      // Keys end with what no other has: of equal names, each keeps its place.
      const keyOf = (title: Title) => `${titleKeyFor(order, title, book)}\n${title.id}`
      const make = () => createSortedList(() => shelves.shown.groups.titles(), keyOf)
      return directed(await listFor(titles, nameOf(order), make).list(), order)
    },
    async files(order) {
      const folderKeyOf = lastFolderKey()
      const keyOf = (slot: Slot) => `${fileKeyFor(order, slot, { book, folderKeyOf })}\n${slot.entry.id}`
      const make = () => createSortedList(() => shelves.shown.slots.values(), keyOf)
      return directed(await listFor(files, nameOf(order), make).list(), order)
    },
    change({ gone, made }) {
      for (const list of titles.values()) {
        gone.forEach((title) => list.drop(title))
        made.forEach((title) => list.put(title))
      }
    },
    changeFile(slot) {
      for (const list of files.values()) list.put(slot)
    },
    dropFile(slot) {
      for (const list of files.values()) list.drop(slot)
    },
    reset(which) {
      for (const lists of [titles, files])
        for (const [key, list] of lists) if (which === 'all' || isOfLanguage(key) || key === 'step') list.reset()
    },
  }
}

function nameOf({ sort, sortLanguage }: LibraryOrder): string {
  return sort === 'language' ? `language ${sortLanguage ?? ''}` : sort
}

function isOfLanguage(name: string): boolean {
  return name.startsWith('language ')
}

function directed<Item>(items: readonly Item[], { isDescending }: LibraryOrder): readonly Item[] {
  return isDescending ? items.toReversed() : items
}

function titleKeyFor(order: LibraryOrder, title: Title, book: Statuses): string {
  const path = title.slots[0]?.entry.path ?? ''
  switch (order.sort) {
    case 'title':
      return title.sortKey
    case 'name':
      return sortKeyOf(nameOfPath(path))
    case 'folder':
      return `${sortKeyOf(folderNameOf(path))}\n${title.sortKey}`
    case 'changed':
      return `${paddedMs(title.changedMs)}\n${title.sortKey}`
    case 'language':
      return `${shareOf(title.slots, order.sortLanguage, book)}\n${title.sortKey}`
    case 'step':
      return `${stepOf(title.slots, book)}\n${title.sortKey}`
  }
}

type FolderKeyOf = (slot: Slot) => string

/** Files of one folder come one after the other: its key is made once for all of them. */
function lastFolderKey(): FolderKeyOf {
  let last: { readonly folder: Slot['folder']; readonly key: string } | null = null
  return ({ folder, entry }) => {
    if (last?.folder !== folder) last = { folder, key: sortKeyOf(folderNameOf(entry.path)) }
    return last.key
  }
}

function fileKeyFor(
  order: LibraryOrder,
  slot: Slot,
  { book, folderKeyOf }: { readonly book: Statuses; readonly folderKeyOf: FolderKeyOf },
): string {
  const { entry } = slot
  const name = sortKeyOf(nameOfPath(entry.path))
  switch (order.sort) {
    case 'title': {
      const { title, year, season, episodes } = entry
      const numbers = [year ?? 0, Math.min(seasonRank(season), 2e9), episodes[0] ?? 0].map((one) =>
        String(one).padStart(10, '0'),
      )
      return title === null ? `\uffff${name}` : `${titleSortKeyOf(title)}\n${numbers.join('\n')}\n${name}`
    }
    case 'name':
      return name
    case 'folder':
      return `${folderKeyOf(slot)}\n${name}`
    case 'changed':
      return `${paddedMs(entry.modifiedMs)}\n${name}`
    case 'language':
      return `${shareOf([{ entry }], order.sortLanguage, book)}\n${name}`
    case 'step':
      return `${stepOf([{ entry }], book)}\n${name}`
  }
}

function paddedMs(ms: number): string {
  return String(Math.max(0, Math.round(ms))).padStart(16, '0')
}

function stepOf(slots: readonly Pick<Slot, 'entry'>[], book: Statuses): number {
  return stepRank(worstStep(slots.flatMap(({ entry }) => book.statuses(entry).map(({ step }) => step))))
}

/** Least covered first, in this language or with null in all of them; where nothing is wished for, last. */
function shareOf(slots: readonly Pick<Slot, 'entry'>[], language: string | null, book: Statuses): string {
  let [covered, total] = [0, 0]
  for (const { entry } of slots)
    for (const one of book.statuses(entry)) {
      if ((language !== null && one.language !== language) || one.state === 'ignored') continue
      total += 1
      if (one.state === 'covered') covered += 1
    }
  return total === 0 ? '9' : (covered / total).toFixed(6)
}
