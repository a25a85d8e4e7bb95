import { expect, test } from 'vitest'
import { createDailyDigest } from '../../../electron/watch/digest.ts'

const day = 86_400_000
const hour = 3_600_000
const open = { questions: 1, waiting: 2 }

function digestAt(at: string) {
  const kept = new Map<string, string>()
  return createDailyDigest({
    notes: { get: (name) => kept.get(name) ?? null, set: (name, value) => void kept.set(name, value) },
    at: () => at,
    minuteOfDay: (ms) => Math.floor((ms % day) / 60_000),
    dayOf: (ms) => new Date(ms).toISOString().slice(0, 10),
  })
}

test('once a day at its time, from the second day on, with what the day has brought', () => {
  const digest = digestAt('09:00')
  expect(digest.due(10 * hour, open)).toBeNull()
  digest.noteWritten(3)
  expect(digest.due(day + 8 * hour, open)).toBeNull()
  expect(digest.due(day + 9 * hour, open)).toEqual({ atMs: day + 9 * hour, written: 3, questions: 1, waiting: 2 })
  expect(digest.due(day + 10 * hour, open)).toBeNull()
  expect(digest.due(2 * day + 9 * hour, { questions: 0, waiting: 2 })).toBeNull()
})

test('a clock that is set back brings no day again, and one that stood years ahead does not silence it', () => {
  const digest = digestAt('09:00')
  digest.due(10 * day, open)
  expect(digest.due(11 * day + 9 * hour, open)).not.toBeNull()
  expect(digest.due(10 * day + 12 * hour, open)).toBeNull()
  digest.due(4_000 * day + 9 * hour, open)
  expect(digest.due(12 * day + 9 * hour, open)).toBeNull()
  expect(digest.due(13 * day + 9 * hour, open)).not.toBeNull()
})

test('none is wanted', () => {
  const digest = digestAt('')
  digest.due(0, open)
  expect(digest.due(day, open)).toBeNull()
})
