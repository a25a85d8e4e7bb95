import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '../../../electron/database/database.ts'
import { createParkedGaps } from '../../../electron/plan/parkedGaps.ts'

const hour = 3_600_000

test('a parked want waits across restarts and is due at its time, not before', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parked-'))
  try {
    const first = openDatabase(join(folder, 'app.db'))
    createParkedGaps(first, { nowMs: () => 0 }).park({
      videoPath: '/a.mkv',
      language: 'en',
      untilMs: hour,
      reason: 'quota',
    })
    first.close()

    const again = openDatabase(join(folder, 'app.db'))
    const parked = createParkedGaps(again, { nowMs: () => 0 })
    expect(parked.parked(hour - 1).map(({ videoPath }) => videoPath)).toEqual(['/a.mkv'])
    expect(parked.due(hour - 1)).toEqual([])
    expect(parked.parked(hour)).toEqual([])
    expect(parked.due(hour)).toMatchObject([{ videoPath: '/a.mkv', language: 'en', reason: 'quota' }])
    again.close()
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('parking again replaces the date, soonest comes first, clearing removes', () => {
  const parked = createParkedGaps(openDatabase(':memory:'), { nowMs: () => 0 })
  const park = (videoPath: string, untilMs: number) =>
    parked.park({ videoPath, language: 'en', untilMs, reason: 'quota' })
  park('/a.mkv', hour)
  park('/b.mkv', 2 * hour)
  park('/a.mkv', 3 * hour)
  expect(parked.parked(1).map(({ videoPath }) => videoPath)).toEqual(['/b.mkv', '/a.mkv'])
  parked.clearParked({ videoPath: '/b.mkv', language: 'en' })
  expect(parked.parked(1).map(({ videoPath }) => videoPath)).toEqual(['/a.mkv'])
})

test('when the clock is set back by days nothing waits for it to catch up', () => {
  const parked = createParkedGaps(openDatabase(':memory:'), { nowMs: () => 100 * hour })
  parked.park({ videoPath: '/a.mkv', language: 'en', untilMs: 101 * hour, reason: 'quota' })
  expect(parked.due(10 * hour)).toHaveLength(1)
})
