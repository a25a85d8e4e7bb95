import { expect, test } from 'vitest'
import { isQuiet, parseQuietHours, quietUntilMs } from '../../../electron/watch/quietHours.ts'
import { backOffMs, nextTryMs, retryAfterMs } from '../../../electron/watch/rounds/retryCalendar.ts'
import { atMost, spendable } from '../../../electron/watch/rounds/roundBudget.ts'
import { nextCheckMs, partsToCheck } from '../../../electron/watch/look/rootSchedule.ts'
import { createSettling, heldBy } from '../../../electron/watch/look/settling.ts'
import { sameVideo } from '../../../electron/watch/follow/sameVideo.ts'
import { placeBeside } from '../../../electron/watch/follow/followVideo.ts'

const hour = 3_600_000
const day = 24 * hour

test.each([
  [0, 1],
  [20.9 * day, 1],
  [21 * day, 7],
  [90 * day, 7],
  [91 * day, 30],
])('what has been missing for %d ms is looked for again after %d days', (missingForMs, days) => {
  expect(retryAfterMs(missingForMs)).toBe(days * day)
})

test('quota waits for its reset, failures back off, and what the user must change is not tried again', () => {
  const ended = { nowMs: 1_000, firstMs: 1_000, resumesAtMs: 5_000, failures: 1 } as const
  expect(nextTryMs({ ...ended, reason: 'quota' })).toBe(5_000)
  expect(nextTryMs({ ...ended, reason: 'quota', resumesAtMs: null })).toBe(1_000 + hour)
  expect(nextTryMs({ ...ended, reason: 'removed' })).toBeNull()
  expect([1, 2, 3, 20].map((failures) => backOffMs(failures) / 60_000)).toEqual([5, 10, 20, 360])
  // A clock that was set back: the first moment lies in the future.
  expect(nextTryMs({ ...ended, reason: 'ask', firstMs: 50 * day })).toBe(1_000 + day)
})

test('quiet hours may go over midnight, and what is no span is none', () => {
  const night = parseQuietHours('22:30-07:00')
  expect([22 * 60 + 29, 22 * 60 + 30, 3 * 60, 7 * 60].map((minute) => isQuiet(night, minute))).toEqual([
    false,
    true,
    true,
    false,
  ])
  const at = (hours: number) => new Date(2026, 10, 21, hours, 0, 20).getTime()
  expect(quietUntilMs(night, at(23))).toBe(at(31) - 20_000)
  expect(quietUntilMs(night, at(12))).toBeNull()
  expect(['', '22:30', '25:00-07:00', '08:00-08:00'].map(parseQuietHours)).toEqual([null, null, null, null])
})

test('a part of each quota stays for the user', () => {
  expect(spendable({ remaining: 41, limit: 50 }, 20)).toBe(31)
  expect(spendable({ remaining: 8, limit: 50 }, 20)).toBe(0)
  expect(spendable({ remaining: null, limit: null }, 20)).toBeNull()
  expect([atMost(3, null), atMost(null, null), atMost(3, 2)]).toEqual([3, null, 2])
})

test('a file is whole when it stayed the same for a while and nobody holds it; one that cannot be judged is asked again later', () => {
  let nowMs = 0
  const settling = createSettling({ settleMs: () => 10, monotonicMs: () => nowMs })
  const look = { sizeBytes: 5, modifiedMs: 1 }
  expect(settling.isWhole('/a/x.mkv', look, false)).toBe(false)
  nowMs = 9
  expect(settling.isWhole('/a/x.mkv', { ...look, sizeBytes: 6 }, false)).toBe(false)
  nowMs = 19
  expect(settling.isWhole('/a/x.mkv', { ...look, sizeBytes: 6 }, true)).toBe(false)
  expect([settling.nextCheckMs('/a'), settling.nextCheckMs('/b'), settling.nextCheckMs('/a/x')]).toEqual([
    29,
    null,
    null,
  ])
  nowMs = 30
  expect([settling.takeDue('/b'), settling.takeDue('/a'), settling.takeDue('/a')]).toEqual([[], ['/a/x.mkv'], []])
  expect(settling.isWhole('/a/x.mkv', { ...look, sizeBytes: 6 }, false)).toBe(true)
  expect(heldBy(['/a/x.mkv.aria2'])('/a/x.mkv')).toBe(true)
})

test('size and time make the same video likely, content proves it either way', () => {
  const video = { path: '/a', sizeBytes: 9, modifiedMs: 1_000, partialHash: null }
  expect(sameVideo(video, { ...video, path: '/b', modifiedMs: 2_500 })).toBe('likely')
  expect(sameVideo(video, { ...video, sizeBytes: 8 })).toBe('no')
  expect(sameVideo({ ...video, partialHash: 'x' }, { ...video, partialHash: 'x', modifiedMs: 9e9 })).toBe('proven')
  expect(sameVideo({ ...video, partialHash: 'x' }, { ...video, partialHash: 'y' })).toBe('no')
  expect(placeBeside('/a/Film.en.sdh.srt', '/a/Film.mkv', '/b/Other.name.mkv')).toBe('/b/Other.name.en.sdh.srt')
  expect(placeBeside('/a/Filmmaker.en.srt', '/a/Film.mkv', '/b/Other.mkv')).toBeNull()
})

test('hints lead to title folders, none inside another; many of them to the whole root', () => {
  expect(partsToCheck('/r', ['/r/Film/Subs/Film', '/r/Show', '/r/Show/S1'])).toEqual(['/r/Film', '/r/Show'])
  expect(partsToCheck('/r', ['/r'])).toBeNull()
  expect(
    partsToCheck(
      '/r',
      Array.from({ length: 40 }, (_, index) => `/r/${index}`),
    ),
  ).toBeNull()
  expect([nextCheckMs(100, true), nextCheckMs(100, false), nextCheckMs(60_000, true)]).toEqual([
    900_000, 30_000, 18_000_000,
  ])
})
