/** What watch mode does when it is its time: what is due, what a run may spend in all, and what the quiet hours forbid. */
import { expect, test } from 'vitest'
import type { BatchEvent } from '../../../electron/batch/batchEvents.ts'
import { openDatabase } from '../../../electron/database/database.ts'
import { createQuotaLedger } from '../../../electron/quota/quotaLedger.ts'
import type { Settings } from '../../../shared/settings/settingTable.ts'
import { createWatchedVideos } from '../../../electron/watch/follow/watchedVideos.ts'
import type { Checked } from '../../../electron/watch/look/checkRoot.ts'
import { createBetterWatch } from '../../../electron/watch/rounds/betterWatch.ts'
import { createWishCalendar } from '../../../electron/watch/rounds/wishCalendar.ts'
import { createWatchNotes } from '../../../electron/watch/watchNotes.ts'
import { createWatchWork, type WatchKind } from '../../../electron/watch/watchWork.ts'
import {
  connectionTo,
  delivered,
  offerFor,
  roundParts,
  simulatedHome,
  storeWritten,
  writtenRow,
} from '../../support/fakes/simulatedRound.ts'
import { nobodyListens } from '../../support/fakes/watchedWorld.ts'
import { videoAt } from '../../support/make/subjects.ts'
import { wholeWatch } from '../../../electron/watch/rounds/watchScope.ts'

const roots = ['/films']
const order = { roots, signal: new AbortController().signal }
const dayMs = 86_400_000
const noonMs = new Date(2026, 10, 21, 12).getTime()
const looked: Checked = {
  ...{ unread: [], folders: 1, ignored: 0, unreadable: 0, orphans: 0 },
  ...{ changed: [], gone: [], followed: [], isToRepeat: false },
}

interface Facts {
  readonly kind?: Partial<WatchKind>
  readonly settings?: Partial<Settings>
}

/** Two new videos; the service has a subtitle for each, at the price of a download. */
function openScene({ kind = {}, settings = {} }: Facts = {}) {
  const db = openDatabase(':memory:')
  const said = { nowMs: noonMs, isPaused: false, written: [] as string[], turns: [] as boolean[], digests: 0, looks: 0 }
  const events: BatchEvent[] = []
  const limited: string[] = []
  const clock = { nowMs: () => said.nowMs }
  const home = simulatedHome({ db, ...clock, settings, find: (path) => videoAt(path) })
  const ledger = createQuotaLedger(db, clock)
  const videos = createWatchedVideos(db)
  const rest = { sizeBytes: 1, modifiedMs: 1, sidecars: '', partialHash: null, needsCheck: true, isGone: false }
  videos.put(['/films/a.mkv', '/films/b.mkv'].map((path) => ({ path, root: '/films', ...rest })))
  const calendar = createWishCalendar(db)
  const better = createBetterWatch({ db, notes: createWatchNotes(db), clock, home })
  const connection = connectionTo({
    offers: (gap) => [{ ...offerFor(gap), id: gap.video.file.path }],
    isCached: () => false,
    deliver(served) {
      const { batchId, gap } = served
      const subject = gap.video.file.path
      const entry = ledger.reserve({
        ...{ kind: 'download', units: 1, batchId, subject, reason: 'chosen', service: 'embedded' },
      })
      ledger.settle(entry, 1)
      said.written.push(subject)
      return delivered(served)
    },
  })
  const work = createWatchWork({
    ...roundParts({ home, videos, calendar, clock, link: { current: async () => connection } }),
    translations: { order: () => [], conclude: () => undefined, hasNews: () => false },
    disk: { sha256: async () => '' },
    better,
    queue: { turn: (mayWork) => void said.turns.push(mayWork) },
    questions: { turn: () => void (said.looks += 1) },
    digest: { due: (atMs, counts) => ({ atMs, written: 1, ...counts }) },
    listener: {
      ...nobodyListens,
      emit: (event) => void events.push(event),
      limited: (message) => void limited.push(message),
      digest: () => void (said.digests += 1),
    },
    kind: {
      ...{ isOffline: false, isDryRun: false, startsWhole: false },
      ...{ limitDownloads: null, limitSearches: null, scope: wholeWatch, ...kind },
    },
    pairs: { follow: async () => [] },
    mayWork: () => !said.isPaused,
  })
  return { db, home, said, events, limited, videos, better, work }
}

test('there is something to do while a video waits to be looked at, and then not until its time', async () => {
  const { work, said } = openScene()
  expect(work.isDue(roots)).toBe(true)
  await work.run(order)
  expect(said.written).toHaveLength(2)
  expect(work.isDue(roots)).toBe(false)
})

test('a watch that starts whole has something to do once, also where nothing changed', async () => {
  const { work, videos } = openScene({ kind: { startsWhole: true } })
  videos.checked(['/films/a.mkv', '/films/b.mkv'])
  expect(work.isDue(roots)).toBe(true)
  await work.run(order)
  expect(work.isDue(roots)).toBe(false)
})

test('the limit of downloads holds for all rounds together', async () => {
  const { work, said, videos } = openScene({ kind: { limitDownloads: 1 } })
  await work.run(order)
  expect(said.written).toHaveLength(1)
  videos.checkAllAgain()
  await work.run(order)
  expect(said.written).toHaveLength(1)
})

test('a limit of a whole watch is told once, when it is spent, and what is left waits for no next run', async () => {
  const { work, events, limited, videos } = openScene({ kind: { limitDownloads: 1 } })
  await work.run(order)
  videos.checkAllAgain()
  await work.run(order)
  expect(limited).toEqual([
    'This watch has spent its 1 download (--limit-downloads) and spends no more; it goes on when it is started again.',
  ])
  const messages = events.flatMap((event) => (event.kind === 'skipped' ? event.message : []))
  expect(new Set(messages)).toEqual(
    new Set([
      'Not downloaded yet: this watch downloads no more, as --limit-downloads says; it goes on when it is started again.',
    ]),
  )
})

test('what the folders leave out is told of all of them, and a look at a part says nothing of that', async () => {
  const { work, events } = openScene()
  await work.noteChecked('/films', { ...looked, folders: 7, ignored: 2, orphans: 1 })
  await work.noteChecked('/shows', { ...looked, folders: 3, ignored: 4 })
  await work.noteChecked('/films', { ...looked, folders: 0 })
  await work.run(order)
  expect(events.find(({ kind }) => kind === 'scanned')).toMatchObject({ ignored: 6, orphans: 1 })
})

test('in quiet hours, and while it is paused, nothing may be done and what it ordered rests', () => {
  const { work, said } = openScene({ settings: { 'watch.quietHours': '22:00-07:00' } })
  work.endTurn()
  said.isPaused = true
  work.endTurn()
  said.isPaused = false
  said.nowMs = noonMs + dayMs / 2
  expect(work.isAllowed()).toBe(false)
  work.endTurn()
  expect(said).toMatchObject({ turns: [true, false, false], digests: 2, looks: 2 })
})

test.each([
  ['an ordinary watch', true, {}],
  ['one that works offline', false, { isOffline: true }],
  ['a dry run', false, { isDryRun: true }],
] as const)('of %s it is %s that it looks for better ones', (_, isDue, kind) => {
  const { db, work, videos, better, said } = openScene({ kind })
  videos.checked(['/films/a.mkv', '/films/b.mkv'])
  const row = writtenRow({}, { tier: 1 })
  storeWritten(db, row)
  better.add(row)
  said.nowMs += 2 * dayMs
  expect(work.isDue(roots)).toBe(isDue)
})
