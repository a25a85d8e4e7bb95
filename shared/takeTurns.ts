/** Two lists by turns, the longer one's rest at the end. Pure. */
export function takeTurns<Item>(first: readonly Item[], second: readonly Item[]): readonly Item[] {
  const longer = Math.max(first.length, second.length)
  return Array.from({ length: longer }, (_, index) => [
    ...first.slice(index, index + 1),
    ...second.slice(index, index + 1),
  ]).flat()
}
