/** What of a scope a plan is made for. Pure. */
import type { Folder } from '../../../../shared/contract/library.ts'
import type { PlannedOrder } from '../../../../shared/contract/runs/estimate.ts'
import type { Scope } from '../../../../shared/contract/scope.ts'
import { parseLibrarySearch } from '../../../../shared/librarySearch/parseLibrarySearch.ts'
import { newestOf } from '../../../plan/newestOf.ts'
import type { LibraryEntry } from '../../library/entries/libraryEntry.ts'

export type PlanOrder = Readonly<PlannedOrder>

/** Videos by their ids, whatever the screen shows. */
export function planOfVideos(videoIds: readonly string[]): PlanOrder {
  return { scope: { search: '', ids: [...videoIds], language: null }, newest: null }
}

/**
 * Which folder of the library is to be scanned before; null: all of them; undefined: none, because the scope is a choice
 * among videos that are known already.
 */
export function folderToScan({ search, ids }: Scope, folders: readonly Folder[]): string | null | undefined {
  if (ids !== null) return undefined
  const { tokens } = parseLibrarySearch(search)
  const [only] = tokens
  if (!only) return null
  if (tokens.length > 1 || only.kind !== 'in' || only.isNot) return undefined
  return folders.find(({ token }) => token === only.value)?.id
}

/** Those that changed last, in their order; all of them for null. */
export function newestEntries(entries: readonly LibraryEntry[], newest: number | null): readonly LibraryEntry[] {
  return newest === null ? entries : newestOf(entries, newest)
}
