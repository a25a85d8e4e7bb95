import { afterEach, expect, test, vi } from 'vitest'
import { localDay, localTime } from '../../../../electron/cli/print/localTime.ts'
import { readSinceTime } from '../../../../electron/cli/sinceTime.ts'

afterEach(() => vi.unstubAllEnvs())

const atMs = Date.UTC(2026, 10, 30, 1, 2, 3, 456)

test.each([
  ['UTC', '2026-11-30T01:02:03+00:00'],
  ['Europe/Berlin', '2026-11-30T02:02:03+01:00'],
  ['America/Los_Angeles', '2026-11-29T17:02:03-08:00'],
  ['Asia/Kathmandu', '2026-11-30T06:47:03+05:45'],
  ['America/St_Johns', '2026-11-29T21:32:03-03:30'],
])('in %s a moment is %s, and --since takes it as it is printed', (zone, text) => {
  vi.stubEnv('TZ', zone)
  expect(localTime(atMs)).toBe(text)
  expect(localDay(atMs)).toBe(text.slice(0, 10))
  expect(readSinceTime(text)).toBe(Date.UTC(2026, 10, 30, 1, 2, 3))
})
