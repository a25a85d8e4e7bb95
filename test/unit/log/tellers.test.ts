/** What runs, watching, the window and failures come to as entries of the log. */
import { expect, test } from 'vitest'
import { createBatchLog } from '../../../electron/batch/batchLog.ts'
import type { LogFields, LogLevel } from '../../../electron/log/logEntry.ts'
import { logError } from '../../../electron/log/logError.ts'
import { createWatchLog } from '../../../electron/watch/watchLog.ts'
import { toAppError, AppError } from '../../../shared/errors.ts'

function kept() {
  const entries: (readonly [LogLevel, string, LogFields])[] = []
  return {
    entries,
    note: (level: LogLevel, what: string, fields: LogFields = {}) => entries.push([level, what, fields]),
  }
}

const skip = (reason: 'ask' | 'error', message = 'no') =>
  ({ kind: 'skipped', video: '/v/a.mkv', language: 'en', reason, code: null, message }) as const
const done = {
  kind: 'done',
  ...{ written: 1, skipped: 2, failed: 200, batchId: 'b1', seconds: 1.5 },
  spent: { search: 3, downloads: 1, ai: 0 },
} as const

test('a run comes to its counts, and what a person can mend to a line each, up to a hundred', () => {
  const { entries, note } = kept()
  const keep = createBatchLog(note)
  keep(skip('ask'))
  keep(skip('ask'))
  for (let at = 0; at < 200; at += 1) keep(skip('error', 'The service cannot be reached.'))
  keep(done)
  keep(skip('error', 'next run'))
  expect(entries.filter(([, what]) => what === 'file.skipped')).toHaveLength(101)
  expect(entries[100]).toEqual([
    'info',
    'run.end',
    {
      ...{ batch: 'b1', written: 1, skipped: 2, failed: 200, search: 3, downloads: 1, ai: 0, seconds: 1.5 },
      ...{ 'skipped.ask': 2, 'skipped.error': 200 },
    },
  ])
})

test('a folder that goes away is a line, and one when it is back; what stays the same is none', () => {
  const { entries, note } = kept()
  const keep = createWatchLog(note)
  const root = {
    path: '/v',
    folders: 3,
    limit: null,
    lastCompleteMs: null,
    lastCheckMs: null,
    unread: [],
    nextCheckMs: 0,
  }
  const health = { ...root, events: 0, foundByEvents: 0, foundByChecks: 0 }
  const problem = { code: 'service.unreachable', message: 'It is away.', retryMs: Date.UTC(2026, 10, 22) } as const
  const at = (state: 'starting' | 'watching' | 'away', trouble: typeof problem | null = null) =>
    keep({ activity: 'idle', problem: trouble, roots: [{ ...health, state, why: null }] })
  at('starting')
  at('watching')
  at('watching')
  at('away', problem)
  at('away', { ...problem })
  at('watching')
  expect(entries).toEqual([
    ['info', 'watch.folder', { folder: '/v', state: 'watching', why: null, folders: 3 }],
    ['warn', 'watch.folder', { folder: '/v', state: 'away', why: null, folders: 3 }],
    [
      'warn',
      'watch.trouble',
      { code: 'service.unreachable', message: 'It is away.', triedAgain: '2026-11-22T00:00:00.000Z' },
    ],
    ['info', 'watch.folder', { folder: '/v', state: 'watching', why: null, folders: 3 }],
    ['info', 'watch.well', {}],
  ])
})

function parsing(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (thrown) {
    return thrown
  }
}

test('a bug says where it is, in the own words of the engine alone: others quote what was read', () => {
  const { entries, note } = kept()
  logError(note, 'app.bug', toAppError(parsing('the words of a subtitle')))
  logError(note, 'app.bug', toAppError(new TypeError('x is not a function')))
  logError(note, 'app.bug', new AppError('disk.full', 'The disk is full.', new Error('the words of a subtitle')))
  expect(JSON.stringify(entries)).not.toContain('words of a subtitle')
  expect(entries[0]?.[2]).toMatchObject({ code: 'internal', bug: 'SyntaxError' })
  expect(entries[0]?.[2]['at']).toMatch(/^(JSON\.parse.*)?parsing tellers\.test\.ts:\d+:\d+ < /)
  expect(entries[1]?.[2]).toMatchObject({ bug: 'TypeError: x is not a function' })
  expect(entries[2]?.[2]).toEqual({ code: 'disk.full', message: 'The disk is full.', where: undefined })
})
