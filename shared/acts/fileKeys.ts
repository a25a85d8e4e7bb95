/** What the acts of history and trash are called: no run is theirs, so their files name them. */

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

/** A version of a file in the place of another one. */
export function swappedKey(rowId: number, replacedId: number): string {
  return `swapped-${rowId}-${replacedId}`
}
