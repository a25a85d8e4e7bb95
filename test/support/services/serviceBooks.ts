/** What a service keeps of its users, read from its own file and compared with what they saw. */
import { createHash } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { ClientsDone, Spent } from './serviceClients.ts'
import type { ServiceAccount } from '../programs/serviceProcess.ts'

/** A database of the service, of whichever kind. */
export interface Books {
  all<Row>(sql: string, ...values: readonly string[]): readonly Row[]
}

interface Charged {
  readonly counter: string
  readonly object: string
  readonly units: number
}

export function subtitleNumbers(dataDir: string): readonly string[] {
  return within(dataDir, subtitleNumbersIn)
}

export function subtitleNumbersIn(db: Books): readonly string[] {
  return db.all<{ id: number }>('SELECT id FROM subtitles ORDER BY id').map(({ id }) => String(id))
}

/** Each answered unit is charged once, nothing is charged that nobody asked for, and the counters say the same as the rows. */
export function expectFairBooks(dataDir: string, account: ServiceAccount, done: ClientsDone): void {
  within(dataDir, (db) => {
    expect(db.all('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }])
    expectFairBooksIn(db, account, done)
  })
}

/** The same of a database that is open. */
export function expectFairBooksIn(db: Books, account: ServiceAccount, done: ClientsDone): void {
  expect(done.faults).toEqual([])
  const rows = db.all<Charged>('SELECT counter, object, units FROM usage_ledger WHERE account_id = ?', account.id)
  const charged = rows.map(nameOf)
  expect(new Set(charged).size).toBe(charged.length)
  expect(missingFrom(charged, done.answered.map(nameOf))).toEqual([])
  expect(missingFrom(done.asked.map(nameOf), charged)).toEqual([])
  expect(rows.every(({ units }) => units === 1)).toBe(true)
  for (const counter of ['search', 'downloads']) {
    const used = db.all<{ used: number }>(
      'SELECT used FROM usage_counters WHERE subject = ? AND counter = ?',
      ...[account.id, counter],
    )
    expect(used.reduce((sum, row) => sum + row.used, 0)).toBe(rows.filter((row) => row.counter === counter).length)
  }
  expectWholeUploads(db, account, done)
}

interface UploadRow {
  readonly nId: number
  readonly state: string
  readonly fields: string | null
}

interface FileRow {
  readonly nId: number
  readonly md5: string
  readonly bytes: Uint8Array
}

/** What was answered waits for its review with its file; what was not is there as a whole or only begun. */
function expectWholeUploads(db: Books, { id }: ServiceAccount, { uploads }: ClientsDone): void {
  const rows = db.all<UploadRow>('SELECT n_id AS nId, state, fields FROM uploads WHERE account_id = ?', id)
  const files = db.all<FileRow>('SELECT n_id AS nId, md5, bytes FROM upload_files WHERE account_id = ?', id)
  for (const { md5, bytes } of files) expect(createHash('md5').update(bytes).digest('hex')).toBe(md5)
  const filesOf = (nId: number) => files.filter((file) => file.nId === nId)
  const pending = rows.filter(({ state }) => state === 'pending')
  expect(pending.every(({ nId, fields }) => fields !== null && filesOf(nId).length === 1)).toBe(true)
  expect(rows.every(({ state, fields }) => state === 'pending' || (state === 'open' && fields === null))).toBe(true)
  const answered = uploads.filter(({ isAnswered }) => isAnswered)
  const arrived = pending.map(({ nId }) => `${nId} ${filesOf(nId)[0]?.md5 ?? ''}`)
  const named = (some: ClientsDone['uploads']) => some.map(({ nId, md5 }) => `${nId} ${md5}`)
  expect(missingFrom(arrived, named(answered))).toEqual([])
  expect(missingFrom(named(uploads), arrived)).toEqual([])
}

function nameOf({ counter, object }: Spent | { readonly counter: string; readonly object: string }): string {
  return `${counter} ${object}`
}

function missingFrom(all: readonly string[], some: readonly string[]): readonly string[] {
  const there = new Set(all)
  return some.filter((one) => !there.has(one))
}

function within<Result>(dataDir: string, work: (db: Books) => Result): Result {
  const db = new DatabaseSync(join(dataDir, 'service.sqlite'))
  try {
    return work({ all: <Row>(sql: string, ...values: readonly string[]) => db.prepare(sql).all(...values) as Row[] })
  } finally {
    db.close()
  }
}
