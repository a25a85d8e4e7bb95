/** Works through a list with a few calls in flight at a time. Knows nothing of what the calls do. */

/** Starts the items in order, never more than `most` at once; stops starting when `isOver` says so. */
export async function inFlight<Item>(
  items: readonly Item[],
  { most, isOver }: { readonly most: number; readonly isOver: () => boolean },
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items.values()
  const worker = async () => {
    for (const item of queue) {
      if (isOver()) return
      await work(item)
    }
  }
  await Promise.all(Array.from({ length: Math.min(most, items.length) }, worker))
}
