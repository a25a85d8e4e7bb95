/** Connections to PostgreSQL that are asked and waited for: what goes wrong with one statement leaves none of it to the next. */
import { describe, expect, onTestFinished, test } from 'vitest'
import { createLink, type Query } from '../../service/store/postgres/link/link.ts'
import { openLinks } from '../../service/store/postgres/link/openLinks.ts'
import { openPostgresStore } from '../../service/store/postgres/postgresStore.ts'
import { startService } from '../../service/server.ts'
import { probe } from '../../service/store/postgres/probe.ts'
import { ConnectionLost } from '../../service/store/postgres/postgresErrors.ts'
import type { PostgresDatabase } from '../../service/store/postgres/postgresDatabase.ts'
import { openPostgres, placeNamed, postgresThreads } from '../support/postgres/openDatabases.ts'
import { postgresPrograms, startPostgresServer } from '../support/postgres/postgresServer.ts'
import { isOnPostgres } from '../support/services/storeOfTests.ts'

const server = () => process.env['UNDERTITLE_TEST_POSTGRES'] ?? ''

function openNumbers(name: string): PostgresDatabase {
  const database = openPostgres(placeNamed(server(), name))
  onTestFinished(() => database.close())
  database.exec('CREATE TABLE IF NOT EXISTS numbers (number bigint)')
  return database
}

const sleep = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)

describe.skipIf(!isOnPostgres)('links (UNDERTITLE_STORE=postgres)', () => {
  test('a lock that others hold for too long spoils nothing that comes after it', () => {
    const [holder, waiting] = [openNumbers('locks'), openNumbers('locks')]
    waiting.exec('SET statement_timeout = 200')
    holder.transaction(() => {
      holder.run('INSERT INTO numbers VALUES (1)')
      expect(() => waiting.transaction(() => waiting.all('SELECT number FROM numbers'))).toThrow('timeout')
      expect(() => waiting.transaction(() => waiting.write('INSERT INTO numbers VALUES (2)'))).toThrow('timeout')
      expect(waiting.get('SELECT 1 AS one')).toEqual({ one: 1 })
    })
    expect(waiting.all('SELECT number FROM numbers')).toEqual([{ number: 1 }])
    expect(waiting.transaction(() => 'done')).toBe('done')
  })

  test('a write that nobody waits for goes with the rest of its transaction, and fails it', () => {
    const database = openNumbers('unawaited')
    database.transaction(() => {
      database.write('INSERT INTO numbers VALUES (?)', 1)
      expect(database.all('SELECT number FROM numbers')).toEqual([{ number: 1 }])
      database.write('INSERT INTO numbers VALUES (?)', 2)
    })
    const failing = () =>
      database.transaction(() => {
        database.write('INSERT INTO numbers VALUES (?)', 3)
        database.write('INSERT INTO numbers VALUES (1 / ?)', 0)
      })
    expect(failing).toThrow('division by zero')
    const thrown = () =>
      database.transaction(() => {
        database.write('INSERT INTO numbers VALUES (?)', 4)
        throw new Error('thought better of it')
      })
    expect(thrown).toThrow('thought better of it')
    expect(database.all('SELECT number FROM numbers ORDER BY number')).toEqual([{ number: 1 }, { number: 2 }])
  })

  test('nothing of a transaction whose connection has ended meanwhile is kept', () => {
    const database = openNumbers('idle')
    database.exec('SET idle_in_transaction_session_timeout = 100')
    const work = () =>
      database.transaction(() => {
        database.run('INSERT INTO numbers VALUES (1)')
        sleep(600)
        database.run('INSERT INTO numbers VALUES (2)')
      })
    expect(work).toThrow(ConnectionLost)
    expect(database.all('SELECT number FROM numbers')).toEqual([])
  })

  test('a server that takes no changes is no bug, and not ready', () => {
    const database = openNumbers('copy')
    database.exec('CREATE TABLE IF NOT EXISTS indexed_names (last_id bigint)')
    database.run('INSERT INTO indexed_names VALUES (7)')
    probe(database)
    database.exec('SET default_transaction_read_only = on')
    expect(() => probe(database)).toThrow('The database takes no changes')
    const write = () => database.run('INSERT INTO numbers VALUES (1)')
    expect(write).toThrow(expect.objectContaining({ code: 'disk.failing' }) as Error)
    expect(write).toThrow('The database refuses: cannot execute INSERT in a read-only transaction.')
  })

  test('an answer that comes too late is a lost connection, and answers no later question', () => {
    const links = openLinks(postgresThreads.query, server())
    onTestFinished(() => links.close())
    const link = createLink(links.newEnd())
    const rowsOf = (text: string, limitMs: number) => {
      const query: Query = { text, values: [], name: null, goesOn: false, limitMs }
      return link.post([query])()[0]?.rows
    }
    expect(rowsOf('BEGIN', 5_000)).toEqual([])
    expect(() => rowsOf('SELECT pg_sleep(1), 1', 200)).toThrow(ConnectionLost)
    const state = 'SELECT now() = statement_timestamp(), 2'
    sleep(50)
    expect(rowsOf(state, 5_000)).toEqual([[1, 2]])
    link.close()
  })

  test('a service whose database is away ends all the same', async () => {
    const own = await startPostgresServer(postgresPrograms() ?? '')
    const told: string[] = []
    const service = await startService({
      dataDir: '',
      ai: { apertium: null },
      openStore: (input) => openPostgresStore({ ...input, place: { url: own.url, threads: postgresThreads } }),
      report: (where) => told.push(where),
    }).finally(() => own.stop())
    await service.close()
    expect(told).toContain('job queue')
  })
})
