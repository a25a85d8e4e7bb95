/**
 * A list that stays in order while some of its items change. It is sorted when it is first asked for, in slices; after that
 * only what changed finds its new place. Keys are made when they are compared: kept, they would take more room than the items.
 * While many find their place at once, they are looked up beside the same items again and again: so long their keys are kept.
 */
import { compareText } from '../../../../shared/text/compareText.ts'
import { yieldToEventLoop } from '../../../library/yieldToEventLoop.ts'
import { sortInSlices } from './sortInSlices.ts'

export interface SortedList<Item> {
  list(): Promise<readonly Item[]>
  /** It is new, or its key is another one. */
  put(item: Item): void
  drop(item: Item): void
  /** Every key may be another one. */
  reset(): void
}

/** From so large a share of changed items on, sorting anew is quicker. */
const shareOfChanged = 1 / 4

export function createSortedList<Item>(all: () => Iterable<Item>, keyOf: (item: Item) => string): SortedList<Item> {
  let items: readonly Item[] | null = null
  let changed = new Set<Item>()
  let gone = new Set<Item>()
  let resets = 0
  let work: Promise<readonly Item[]> | null = null

  async function settle(): Promise<readonly Item[]> {
    for (;;) {
      const before = items
      const asked = resets
      if (before !== null && changed.size === 0 && gone.size === 0) return before
      const [moved, lost] = [changed, gone]
      changed = new Set()
      gone = new Set()
      const isQuick = before !== null && moved.size < before.length * shareOfChanged
      const next = isQuick ? await merged(before, moved, lost) : await sorted(all())
      // A reset on the way makes the old order worthless; what changed on the way finds its place in the next turn.
      if (resets === asked) items = next
    }
  }

  async function merged(before: readonly Item[], moved: ReadonlySet<Item>, lost: ReadonlySet<Item>) {
    const rest = before.filter((item) => !moved.has(item) && !lost.has(item))
    const keyAt = rememberedKeys(rest, keyOf)
    const placed: { readonly item: Item; readonly key: string; readonly at: number }[] = []
    for (const item of moved) {
      const key = keyOf(item)
      placed.push({ item, key, at: placeOf(rest.length, key, keyAt) })
      await yieldToEventLoop()
    }
    placed.sort((a, b) => a.at - b.at || compareText(a.key, b.key))
    const next: Item[] = []
    let from = 0
    for (const { item, at } of placed) {
      for (; from < at; from += 1) next.push(rest[from] as Item)
      next.push(item)
    }
    for (; from < rest.length; from += 1) next.push(rest[from] as Item)
    return next
  }

  async function sorted(unsorted: Iterable<Item>): Promise<readonly Item[]> {
    const keyed: { readonly item: Item; readonly key: string }[] = []
    for (const item of [...unsorted]) {
      keyed.push({ item, key: keyOf(item) })
      await yieldToEventLoop()
    }
    const byKey = (a: (typeof keyed)[number], b: (typeof keyed)[number]) => compareText(a.key, b.key)
    return (await sortInSlices(keyed, byKey, yieldToEventLoop)).map(({ item }) => item)
  }

  return {
    list() {
      work ??= settle().finally(() => {
        work = null
      })
      return work
    },
    put(item) {
      gone.delete(item)
      changed.add(item)
    },
    drop(item) {
      changed.delete(item)
      gone.add(item)
    },
    reset() {
      items = null
      resets += 1
    },
  }
}

type KeyAt = (index: number) => string

function rememberedKeys<Item>(items: readonly Item[], keyOf: (item: Item) => string): KeyAt {
  const known = new Map<number, string>()
  return (index) => {
    const key = known.get(index) ?? keyOf(items[index] as Item)
    known.set(index, key)
    return key
  }
}

/** Before the first item with a greater key. */
function placeOf(length: number, key: string, keyAt: KeyAt): number {
  let [low, high] = [0, length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (compareText(keyAt(middle), key) <= 0) low = middle + 1
    else high = middle
  }
  return low
}
