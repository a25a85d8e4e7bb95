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
    for (let index = 0; index < runs.length; index += 2)
      merged.push(await mergeInSlices([runs[index] ?? [], runs[index + 1] ?? []], compare, yieldToEventLoop))
    runs = merged
  }
  return runs[0] ?? []
}

async function mergeInSlices<Item>(
  [first, second]: readonly [readonly Item[], readonly Item[]],
  compare: (a: Item, b: Item) => number,
  yieldToEventLoop: () => Promise<void>,
): Promise<readonly Item[]> {
  if (second.length === 0) return first
  const all: Item[] = []
  let [a, b] = [0, 0]
  while (a < first.length && b < second.length) {
    for (const end = all.length + itemsInSlice; all.length < end && a < first.length && b < second.length;) {
      const [left, right] = [first[a] as Item, second[b] as Item]
      const takesLeft = compare(left, right) <= 0
      all.push(takesLeft ? left : right)
      if (takesLeft) a += 1
      else b += 1
    }
    await yieldToEventLoop()
  }
  for (; a < first.length; a += 1) all.push(first[a] as Item)
  for (; b < second.length; b += 1) all.push(second[b] as Item)
  return all
}
