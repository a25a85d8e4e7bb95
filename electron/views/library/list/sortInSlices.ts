/** Sorts long lists without holding up the app: merge sort that lets everything else run between its slices. */

/** Of long names these take a few milliseconds, on a slow machine too. */
const itemsInSlice = 512

/** A new list; equal items keep their order. `yieldToEventLoop` may wait whenever it likes. */
export async function sortInSlices<Item>(
  items: readonly Item[],
  compare: (a: Item, b: Item) => number,
  yieldToEventLoop: () => Promise<void>,
): Promise<readonly Item[]> {
  let runs: (readonly Item[])[] = []
  for (let start = 0; start < items.length; start += itemsInSlice) {
    runs.push(items.slice(start, start + itemsInSlice).sort(compare))
    await yieldToEventLoop()
  }
  while (runs.length > 1) {
    const merged: (readonly Item[])[] = []
    for (let index = 0; index < runs.length; index += 2) {
      const all: Item[] = []
      for (const slice of mergedSlices(runs[index] ?? [], runs[index + 1] ?? [], compare)) {
        for (const item of slice) all.push(item)
        await yieldToEventLoop()
      }
      merged.push(all)
    }
    runs = merged
  }
  return runs[0] ?? []
}

function* mergedSlices<Item>(
  first: readonly Item[],
  second: readonly Item[],
  compare: (a: Item, b: Item) => number,
): Generator<readonly Item[]> {
  let [a, b] = [0, 0]
  while (a < first.length || b < second.length) {
    const slice: Item[] = []
    while (slice.length < itemsInSlice) {
      const [left, right] = [first[a], second[b]]
      const takesLeft = right === undefined || (left !== undefined && compare(left, right) <= 0)
      const next = takesLeft ? left : right
      if (next === undefined) break
      slice.push(next)
      if (takesLeft) a += 1
      else b += 1
    }
    yield slice
  }
}
