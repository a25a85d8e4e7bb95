/** A walk over a whole library that lets the event loop run: a promise and a look at the clock for each item would be most of its work. */
import { yieldToEventLoop } from './yieldToEventLoop.ts'

/** Together well below the slice of 10 ms, also where each reads a row of the database. */
const itemsBetweenLooks = 32

export async function eachInSlices<Item>(items: Iterable<Item>, act: (item: Item) => void): Promise<void> {
  let sinceLook = 0
  for (const item of items) {
    act(item)
    sinceLook += 1
    if (sinceLook < itemsBetweenLooks) continue
    sinceLook = 0
    await yieldToEventLoop()
  }
}
