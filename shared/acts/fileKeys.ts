/** What the acts of history and trash are called: no run is theirs, so their files name them. */
import type { RestoredVersion } from '../contract/runs/history.ts'

/** Files that went to the trash together. */
export function trashedKey(rowIds: readonly number[]): string {
  return `trashed-${rowIds[0] ?? 0}`
}

/** One of ours that no video stood beside any more, and that was given to another one. */
export function givenKey(rowId: number): string {
  return `given-${rowId}`
}

export function renamedKey(renameId: number): string {
  return `renamed-${renameId}`
}

/** A version of a file that was brought back, in the place of another one or of none. */
export function restoredKey({ rowId, replaced }: Pick<RestoredVersion, 'rowId' | 'replaced'>): string {
  return replaced ? `swapped-${rowId}-${replaced.rowId}` : `restored-${rowId}`
}
