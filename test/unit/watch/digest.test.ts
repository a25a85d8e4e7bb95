import { expect, test } from 'vitest'
import { openDatabase } from '../../../electron/database/database.ts'
import { createSettings } from '../../../electron/settings/settings.ts'
import { createDailyDigest } from '../../../electron/watch/digest.ts'
import { createWatchNotes } from '../../../electron/watch/watchNotes.ts'

const day = 86_400_000
const hour = 3_600_000
const open = { questions: 1, waiting: 2 }

/** On the calendar of whatever machine this runs on; day 0 is one without a change to summer time near it. */
const midnightMs = new Date(2026, 10, 21).getTime()

function digestAt(at: string) {
  const db = openDatabase(':memory:')
  const settings = { ...createSettings(db).read(), 'watch.digestAt': at }
  const digest = createDailyDigest(createWatchNotes(db), { settings })
  return {
    noteWritten: (files: number) => digest.recordWritten(files),
    due(ms: number, counts: typeof open) {
      const told = digest.due(midnightMs + ms, counts)
      return told && { ...told, atMs: told.atMs - midnightMs }
    },
  }
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
