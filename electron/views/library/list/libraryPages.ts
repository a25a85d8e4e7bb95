/** Pages of the library: the titles of a search in their order, open as far as asked, or its files one after the other. */
import type { LibraryQuery } from '../../../../shared/contract/library.ts'
import { eachInSlices } from '../../../library/eachInSlices.ts'
import { yieldToEventLoop } from '../../../library/yieldToEventLoop.ts'
import type { FoundTitles } from '../titles/foundTitles.ts'
import type { Slot, Title } from '../titles/titleGroups.ts'
import { countRows, fileRow, isOpenIn, rowsOf, type IsOpen, type RowPlace } from '../titles/titleRows.ts'

export type LibraryAsked = Omit<LibraryQuery, 'offset' | 'limit'>

/** The rows of one question, of which only those asked for are made. */
export interface RowList {
  readonly total: number
  slice(from: number, end: number): readonly RowPlace[]
}

/** In slices. */
export async function titleList(
  titles: readonly Title[],
  found: FoundTitles,
  asked: Pick<LibraryAsked, 'open'>,
): Promise<RowList> {
  const isOpen = isOpenIn(asked)
  const shown: Title[] = []
  const starts: number[] = []
  let total = 0
  await eachInSlices(titles, (title) => {
    const rows = countRows(title, found.of(title), isOpen)
    if (rows === 0) return
    shown.push(title)
    starts.push(total)
    total += rows
  })
  return { total, slice: (from, end) => sliceOf({ shown, starts, found, isOpen }, from, end) }
}

interface Laid {
  readonly shown: readonly Title[]
  /** The first row of each title, ascending. */
  readonly starts: readonly number[]
  readonly found: FoundTitles
  readonly isOpen: IsOpen
}

function sliceOf({ shown, starts, found, isOpen }: Laid, from: number, end: number): readonly RowPlace[] {
  const rows: RowPlace[] = []
  const first = titleAt(starts, from)
  for (let at = first; at < shown.length && (starts[at] ?? end) < end; at += 1) {
    const title = shown[at]
    if (title) rows.push(...rowsOf(title, found.of(title), isOpen))
  }
  const skipped = from - (starts[first] ?? 0)
  return rows.slice(skipped, skipped + end - from)
}

/** The last title that begins at this row or before. */
function titleAt(starts: readonly number[], row: number): number {
  let [low, high] = [0, starts.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((starts[middle] ?? 0) <= row) low = middle + 1
    else high = middle
  }
  return Math.max(0, low - 1)
}

/** Looked at in about a millisecond. */
const filesInSlice = 1_000

/** Those of the files that the search shows. In slices. */
export async function shownFiles(slots: readonly Slot[], found: FoundTitles): Promise<readonly Slot[]> {
  const shown: Slot[] = []
  for (let start = 0; start < slots.length; start += filesInSlice) {
    for (const slot of slots.slice(start, start + filesInSlice)) if (found.has(slot)) shown.push(slot)
    await yieldToEventLoop()
  }
  return shown
}

export function fileList(shown: readonly Slot[], titleOf: (slot: Slot) => Title | null): RowList {
  return {
    total: shown.length,
    slice: (from, end) =>
      shown.slice(from, end).flatMap((slot) => {
        const title = titleOf(slot)
        return title ? [fileRow(title, slot, 1)] : []
      }),
  }
}

/** Rows laid out at a time where all of a long list are named. */
const rowsInSlice = 1_000

/** Both ends included. In slices. */
export async function idsBetween(list: RowList, from: number, to: number): Promise<string[]> {
  const end = Math.min(Math.max(from, to) + 1, list.total)
  const ids: string[] = []
  for (let start = Math.min(from, to); start < end; start += rowsInSlice) {
    for (const { id } of list.slice(start, Math.min(start + rowsInSlice, end))) ids.push(id)
    await yieldToEventLoop()
  }
  return ids
}
