/** Counts that are made in slices are those of a library that was counted at once, whatever changes on the way. */
import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createDiskStatuses } from '../../../../../electron/views/library/counts/coverageProfile.ts'
import { createEntryMaker } from '../../../../../electron/views/library/entries/entryMaker.ts'
import { createKeptTally } from '../../../../../electron/views/library/counts/keptTally.ts'
import type { LibraryEntry } from '../../../../../electron/views/library/entries/libraryEntry.ts'
import { createLibraryShelf } from '../../../../../electron/views/library/list/libraryShelf.ts'
import { bookOf } from '../../../../support/make/bookOf.ts'
import { videoAt } from '../../../../support/make/subjects.ts'

const statusesOf = createDiskStatuses(bookOf('en,es'))
const maker = createEntryMaker({ ownerOf: () => null })
const english = { path: '/lib/a.srt', language: 'en', isForced: false, isHearingImpaired: false, extension: 'srt' }

const entryAt = (at: number, isEnglish: boolean) =>
  maker.entryOf(videoAt(`/lib/Film ${at} (2014).mkv`, { sidecars: isEnglish ? [english] : [] }), {
    ...{ id: 'f', path: '/lib', scannedMs: null },
  })

const countedNow = (entry: LibraryEntry) => ({
  ...{ entry, statuses: statusesOf(entry), isAway: false, hasRules: false },
})

/** Each takes a millisecond, so that a slice holds about ten. */
function countedSlowly(entry: LibraryEntry) {
  const untilMs = performance.now() + 1
  while (performance.now() < untilMs);
  return countedNow(entry)
}

test('videos that come and change between the slices are counted as they are', async () => {
  const shelves = { shown: createLibraryShelf() }
  for (let at = 0; at < 60; at += 1) shelves.shown.put(entryAt(at, at % 2 === 0))
  const tally = createKeptTally({ shelves, book: { counted: countedSlowly } })
  const put = (entry: LibraryEntry) => {
    const known = shelves.shown.slots.get(entry.id)
    if (known) tally.leave(known)
    tally.enter(shelves.shown.put(entry).slot)
  }
  const standing = { isDone: false }
  const counting = tally.countInSlices().then(() => {
    standing.isDone = true
  })
  let turns = 0
  for (; !standing.isDone; turns += 1) {
    // One that was counted, one that was not yet, and a new one.
    put(entryAt(turns, turns % 2 === 1))
    put(entryAt(59 - turns, turns % 2 === 1))
    put(entryAt(100 + turns, true))
    // Another library, once: all starts anew.
    if (turns === 2) tally.reset()
    await turn()
  }
  await counting
  expect(turns).toBeGreaterThan(3)
  const whole = createKeptTally({ shelves, book: { counted: countedNow } })
  expect(tally.counts()).toEqual(whole.counts())
  put(entryAt(3, true))
  whole.reset()
  expect(tally.counts()).toEqual(whole.counts())
})

test('a video that comes between the last one counted and the end of the count is counted', async () => {
  for (let microtasks = 0; microtasks < 12; microtasks += 1) {
    const shelves = { shown: createLibraryShelf() }
    for (let at = 0; at < 5; at += 1) shelves.shown.put(entryAt(at, true))
    let counted = 0
    const tally = createKeptTally({
      shelves,
      book: {
        counted(entry) {
          counted += 1
          // The fifth is the last.
          if (counted === 5) void comesAfter(microtasks, () => tally.enter(shelves.shown.put(entryAt(9, true)).slot))
          return countedNow(entry)
        },
      },
    })
    await tally.countInSlices()
    await turn()
    const whole = createKeptTally({ shelves, book: { counted: countedNow } })
    expect(tally.counts()).toEqual(whole.counts())
  }
})

async function comesAfter(microtasks: number, come: () => void): Promise<void> {
  for (let passed = 0; passed < microtasks; passed += 1) await Promise.resolve()
  come()
}
