import { expect, test } from 'vitest'
import { readSinceTime } from '../../../electron/cli/sinceTime.ts'
import { AppError } from '../../../shared/errors.ts'

test.each([
  ['2026-05-01', new Date(2026, 4, 1).getTime()],
  ['2026-05-01T18:00', new Date(2026, 4, 1, 18).getTime()],
  ['2026-05-01 18:00:30', new Date(2026, 4, 1, 18, 0, 30).getTime()],
  ['2026-05-01T18:00Z', Date.UTC(2026, 4, 1, 18)],
  ['2026-05-01T18:00:00.250+02:00', Date.UTC(2026, 4, 1, 16, 0, 0, 250)],
  ['2026-05-01T18:00-0330', Date.UTC(2026, 4, 1, 21, 30)],
])('%s is one moment, by the clock of here where it names no zone', (text, atMs) => {
  expect(readSinceTime(text)).toBe(atMs)
})

test.each(['5', '1', '', 'today 3', 'yesterday', '2026', '2026-05', '2026-02-31', '2026-13-01', '2026-05-01T25:00'])(
  '"%s" is no time: nothing is taken back for it',
  (text) => {
    expect(() => readSinceTime(text)).toThrow(AppError)
  },
)
