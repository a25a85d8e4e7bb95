import { expect, test } from 'vitest'
import type { BatchEvent } from '../../../../electron/batch/batchEvents.ts'
import { printerOf, type Printing } from '../../../../electron/cli/print/printer.ts'
import type { Terminal } from '../../../../electron/cli/terminal.ts'
import { createLog } from '../../../../electron/log/createLog.ts'
import { systemClock } from '../../../../node/clock.ts'

const skipped = { kind: 'skipped', language: 'en', code: null } as const
const failed = { ...skipped, reason: 'rejected', video: '/m/Film.mkv', message: 'It is of another film.' } as const
const spent = { search: 1, downloads: 1, ai: 0 }
const events: readonly BatchEvent[] = [
  { ...skipped, reason: 'no-match', video: '/m/Other.mkv', message: 'The service does not know this video.' },
  failed,
  { kind: 'ignored', reason: 'unreadable', path: '/m/closed', message: 'It may not be read.' },
  { kind: 'ignored', reason: 'sample', path: '/m/sample.mkv', message: 'A sample.' },
  { kind: 'done', written: 0, skipped: 1, failed: 1, spent, batchId: 'b', seconds: 1 },
]

/** What is said where. */
function said(printing: Printing) {
  const lines: string[] = []
  const terminal: Terminal = {
    stdout: (line) => lines.push(`out: ${line}`),
    stderr: (line) => lines.push(`err: ${line}`),
    status: () => undefined,
    isTerminal: false,
    columns: undefined,
    readInput: async () => '',
    ask: null,
    ...{ cwd: '/', env: {}, signal: new AbortController().signal },
    log: createLog({ clock: systemClock, env: {}, say: () => undefined }),
  }
  const print = printerOf(printing, terminal)
  for (const event of events) print(event)
  return lines
}

const failure = 'failed  en    Film.mkv: It is of another film.'
const unseen = 'not seen /m/closed: It may not be read.'
const totals = 'out: Done: 0 written, 1 failed, 1 skipped; spent 1 search and 1 download in 1 s.'

test('quietly, only failures and the totals are told: the failures beside the output', () => {
  expect(said({ quiet: true })).toEqual([`err: ${failure}`, `err: ${unseen}`, totals])
})

test('else all is told in its order', () => {
  const other = 'out: skipped en    Other.mkv: The service does not know this video.'
  expect(said({})).toEqual([other, `out: ${failure}`, `out: ${unseen}`, totals])
})

test('programs get every line, quietly or not', () => {
  const all = said({ json: true })
  expect(all.filter((line) => line.includes(failed.message))).toHaveLength(1)
  expect(said({ json: true, quiet: true })).toEqual(all)
})
