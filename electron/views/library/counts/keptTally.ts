/** The counts of the library, kept up as videos change. Where all must be counted anew, that is done in slices. */
import { yieldToEventLoop } from '../../../library/yieldToEventLoop.ts'
import { createTally, type Counted, type Tally, type VideoCounts } from './libraryCounts.ts'
import type { LibraryEntry } from '../entries/libraryEntry.ts'
import type { Shelves } from '../list/libraryShelf.ts'
import type { Slot } from '../titles/titleGroups.ts'

export interface KeptTally {
  counts(): VideoCounts
  /** Then `counts` answers in a moment. Videos that change on the way are counted as they are at the end. */
  countInSlices(): Promise<void>
  /** A video is about to be another one. */
  leave(slot: Slot): void
  /** It is, or is new. */
  enter(slot: Slot): void
  /** Every video may count otherwise now. */
  reset(): void
}

export interface KeptTallyParts {
  readonly shelves: Shelves
  readonly book: { counted(entry: LibraryEntry): Counted }
}

interface Counting {
  readonly tally: Tally
  readonly done: Set<Slot>
}

export function createKeptTally({ shelves, book }: KeptTallyParts): KeptTally {
  let kept: Tally | null = null
  let counting: Counting | null = null
  let work: Promise<void> | null = null

  function countAtOnce(): Tally {
    const tally = createTally()
    for (const { entry } of shelves.shown.slots.values()) tally.add(book.counted(entry))
    return tally
  }

  /** New videos stand at the end of the shelf, so that the walk meets them. */
  async function walk({ tally, done }: Counting): Promise<void> {
    for (const slot of shelves.shown.slots.values()) {
      tally.add(book.counted(slot.entry))
      done.add(slot)
      await yieldToEventLoop()
      if (counting?.done !== done) return
    }
    // At once, so that no video comes between the end of the walk and the count that is kept.
    kept = tally
    counting = null
  }

  async function count(): Promise<void> {
    while (kept === null) {
      const mine: Counting = { tally: createTally(), done: new Set() }
      counting = mine
      await walk(mine)
    }
  }

  return {
    counts() {
      kept ??= countAtOnce()
      return kept.counts()
    },
    countInSlices() {
      work ??= count().finally(() => {
        work = null
      })
      return work
    },
    leave(slot) {
      kept?.remove(book.counted(slot.entry))
      if (counting?.done.has(slot)) counting.tally.remove(book.counted(slot.entry))
    },
    enter(slot) {
      kept?.add(book.counted(slot.entry))
      if (counting?.done.has(slot)) counting.tally.add(book.counted(slot.entry))
    },
    reset() {
      kept = null
      counting = null
    },
  }
}
