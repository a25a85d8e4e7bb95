/** `service move`: a data folder arrives whole in a database on a server, also where it was cut off on the way. */
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Value } from '../../node/sqlite/statements.ts'
import { openServiceDatabase } from '../../service/catalogue/store/database.ts'
import { importPaths } from '../../service/catalogue/import/import.ts'
import { startService } from '../../service/server.ts'
import { countRows } from '../../service/store/postgres/moving/countRows.ts'
import { pagesOf, tableNamed } from '../../service/store/postgres/moving/copyTable.ts'
import { moveStore } from '../../service/store/postgres/moving/moveStore.ts'
import { whereAllowed } from '../../service/store/postgres/moving/patience.ts'
import type { PostgresDatabase } from '../../service/store/postgres/postgresDatabase.ts'
import { serviceTables } from '../../service/tables.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'
import { sampleManifest, writeManifest } from '../support/make/archives/sampleManifest.ts'
import { openPostgres } from '../support/postgres/openDatabases.ts'
import { postgresPrograms } from '../support/postgres/postgresServer.ts'
import { runCli, startCli } from '../support/programs/runCli.ts'
import { createAccount } from '../support/programs/serviceProcess.ts'
import { serviceCommandUntil } from '../support/services/serviceCommand.ts'
import { isOnPostgres, placeArguments, storeOf } from '../support/services/storeOfTests.ts'

async function filledFolder() {
  const dataDir = tempFolder()
  const database = openServiceDatabase(dataDir, serviceTables)
  await importPaths(database, [writeManifest(tempFolder(), sampleManifest)])
  // What COPY and PostgreSQL take for something else.
  database.run(
    'UPDATE subtitles SET comment = ?, author = ? WHERE id = (SELECT min(id) FROM subtitles)',
    'a\tb\\N\r\n',
    'x\0y',
  )
  database.close()
  return { dataDir, account: createAccount(dataDir, 'pro') }
}

const never = new AbortController().signal

function openBoth(dataDir: string) {
  const place = tempFolder()
  const from = openServiceDatabase(dataDir, serviceTables)
  const to = openPostgres(urlOf(place))
  onTestFinished(() => {
    from.close()
    to.close()
  })
  return { from, to, place }
}

const urlOf = (place: string) => placeArguments(place).at(-1) ?? ''

const command = (...args: readonly string[]) => serviceCommandUntil(() => undefined, ...args)

async function answers(url: string, key: string) {
  const paths = ['/api/v1/subtitles?sd_id=1300002&unpack=1&subs_per_page=30', '/api/v2/movies/search?q=copper']
  const texts = await Promise.all(
    paths.map(async (path) => (await fetch(url + path, { headers: { 'x-api-key': key } })).text()),
  )
  return texts.map((text) => text.replaceAll(url, '').replaceAll(key, ''))
}

async function answersOf(options: Parameters<typeof startService>[0], key: string) {
  const service = await startService({ ...options, ai: { apertium: null } })
  try {
    return await answers(service.url, key)
  } finally {
    await service.close()
  }
}

test.each([
  [[], 'Name the database'],
  [['--to', 'mysql://db/x'], 'postgres://'],
  [['--to', 'postgres://me:secret@db/x'], 'PGPASSWORD'],
  [['--to', 'postgres://me@db/x'], '--from'],
])('move %j is refused with a sentence: 2', async (args, sentence) => {
  const { code, err } = await command('move', ...args)
  expect([code, err.join()]).toEqual([2, expect.stringContaining(sentence)])
  expect(err.join()).not.toContain('secret')
})

test('pages of bytes hold 8 MB, or one row of more', () => {
  const db = openServiceDatabase(tempFolder(), serviceTables)
  onTestFinished(() => db.close())
  const mib = 1024 ** 2
  for (const [at, size] of [3, 3, 1, 3, 9, 8, 1].entries())
    db.run('INSERT INTO blobs VALUES (?, ?, ?)', at + 1, 'md5', new Uint8Array(size * mib))
  const pages = [...pagesOf(db, tableNamed(db, 'blobs'))]
  expect(pages.map((page) => page.map(([id]) => id))).toEqual([[1, 2, 3], [4], [5], [6], [7]])
})

/** Some of them start three processes. */
const longestMs = 120_000

describe.skipIf(!isOnPostgres)('into PostgreSQL (UNDERTITLE_STORE=postgres)', { timeout: longestMs }, () => {
  test('everything arrives, and is answered as before; a second move is refused', async () => {
    const { dataDir, account } = await filledFolder()
    const place = tempFolder()
    const { code, out, err } = await command('move', '--from', dataDir, '--to', urlOf(place))
    expect([code, err.filter((line) => !line.includes('rows'))]).toEqual([0, []])
    const { moved } = JSON.parse(out[0] ?? '{}') as { readonly moved: Readonly<Record<string, number>> }
    expect(moved['subtitles']).toBeGreaterThan(3)
    expect([moved['accounts'], moved['api_keys'], moved['upload_tokens']]).toEqual([1, 1, 1])
    expect(await answersOf(storeOf(place), account.key)).toEqual(await answersOf({ dataDir }, account.key))
    expect(await command('move', '--from', dataDir, '--to', urlOf(place))).toMatchObject({
      code: 3,
      err: [expect.stringContaining('holds something already')],
    })
    const added = await command('import', '--database', urlOf(place), writeManifest(tempFolder(), sampleManifest))
    expect(added).toMatchObject({ code: 0, out: [expect.stringContaining('"subtitles":0')] })
  })

  test('the rows of a schema whose name has capitals and a hyphen are counted too', async () => {
    const place = urlOf(tempFolder())
    const maker = openPostgres(place)
    maker.exec('CREATE SCHEMA "My-Films"')
    const options = encodeURIComponent('-c search_path="My-Films"')
    const database = openPostgres(`${place.split('?')[0]}?options=${options}`)
    onTestFinished(() => {
      database.close()
      maker.exec('DROP SCHEMA "My-Films" CASCADE')
      maker.close()
    })
    database.exec('CREATE TABLE films (id integer PRIMARY KEY)')
    database.exec('INSERT INTO films SELECT generate_series(1, 300)')
    await countRows(database, never)
    const counted = `SELECT reltuples AS rows FROM pg_class WHERE oid = '"My-Films".films'::regclass`
    expect(database.get(counted)).toEqual({ rows: 300 })
  })

  test('a dump of the database brings everything back', async () => {
    const { dataDir, account } = await filledFolder()
    const place = tempFolder()
    expect(await command('move', '--from', dataDir, '--to', urlOf(place))).toMatchObject({ code: 0 })
    const before = await answersOf(storeOf(place), account.key)
    const [server = '', schema = ''] = urlOf(place).split('?options=-c%20search_path%3D')
    const file = join(tempFolder(), 'monday.dump')
    const run = (name: string, ...args: readonly string[]) => execFileSync(join(postgresPrograms() ?? '', name), args)
    run('pg_dump', '--format=custom', '--file', file, '--schema', schema, server)
    const database = openPostgres(urlOf(place))
    database.exec(`DROP SCHEMA ${schema} CASCADE`)
    database.close()
    run('pg_restore', '--no-owner', '--dbname', server, file)
    expect(await answersOf(storeOf(place), account.key)).toEqual(before)
  })

  test('cut off after any page, no service starts; the next move goes on and nothing is there twice', async () => {
    const { dataDir } = await filledFolder()
    const { from, to, place } = openBoth(dataDir)
    for (let tries = 0; tries < 5; tries += 1) {
      const cut = new AbortController()
      let pages = 0
      const tell = () => {
        pages += 1
        if (pages === 2) cut.abort()
      }
      await expect(moveStore({ from, to, tell, signal: cut.signal })).rejects.toThrow('aborted')
      expect(pages).toBe(2)
    }
    await expect(startService(storeOf(place))).rejects.toThrow('was not finished')
    const moved = await moveStore({ from, to, tell: () => undefined, signal: never })
    for (const { table, rows } of moved)
      expect([table, to.get(`SELECT count(*) AS rows FROM ${table}`)]).toEqual([table, { rows }])
  })

  test('Ctrl+C is heard while it copies: 130 and a sentence; the same command goes on and finishes', async () => {
    const { dataDir, account } = await filledFolder()
    const before = await answersOf({ dataDir }, account.key)
    const place = tempFolder()
    const move = ['move', '--from', dataDir, '--to', urlOf(place)]
    // Not within the line, as no signal comes there: only who lets go of the thread hears it.
    const stopped = await serviceCommandUntil((stop) => setTimeout(stop), ...move)
    expect(stopped).toMatchObject({ code: 130, out: [] })
    expect(stopped.err.at(-1)).toMatch(/^The move was stopped\. The folder is as it was/)
    expect(stopped.err.length).toBeLessThan(4)
    expect(await answersOf({ dataDir }, account.key)).toEqual(before)
    await expect(startService(storeOf(place))).rejects.toThrow('was not finished')
    for (const written of [['key', '--name', 'second', '--plan', 'free'], ['review']]) {
      const refused = await command(...written, '--database', urlOf(place))
      expect([written[0], refused.code, refused.err.join()]).toEqual([
        written[0],
        3,
        expect.stringMatching('was not finished'),
      ])
    }
    expect(await command(...move)).toMatchObject({ code: 0 })
    expect(await answersOf(storeOf(place), account.key)).toEqual(before)
  })

  test.each(['SIGKILL', 'SIGINT'] as const)(
    'a process that gets %s amid it leaves a move that goes on',
    async (signal) => {
      const { dataDir, account } = await filledFolder()
      const place = tempFolder()
      const move = ['service', 'move', '--from', dataDir, '--to', urlOf(place)]
      const child = startCli(move)
      let told = ''
      child.stderr?.on('data', (text: Buffer) => {
        if (told === '') child.kill(signal)
        told += text.toString()
      })
      const [code] = (await once(child, 'close')) as [number | null]
      expect([code, told.includes('The move was stopped.')]).toEqual(signal === 'SIGINT' ? [130, true] : [null, false])
      await expect(startService(storeOf(place))).rejects.toThrow('was not finished')
      expect((await runCli(move)).code).toBe(0)
      expect(await answersOf(storeOf(place), account.key)).toEqual(await answersOf({ dataDir }, account.key))
    },
  )

  test('a statement of hours can be given up: the server ends it, and the next one is answered', async () => {
    const to = openPostgres(urlOf(tempFolder()))
    onTestFinished(() => to.close())
    const cut = new AbortController()
    const waiting = to.execPatiently("SELECT pg_sleep(600), 'of this test'", cut.signal)
    const asking =
      "SELECT count(*) AS many FROM pg_stat_activity WHERE query LIKE '%of this test%' AND state = 'active'"
    const other = openPostgres(urlOf(tempFolder()))
    onTestFinished(() => other.close())
    const others = () => (other.get<{ many: number }>(asking)?.many ?? 0) - 1
    await expect.poll(others, { timeout: 10_000 }).toBe(1)
    cut.abort()
    await expect(waiting).rejects.toThrow('aborted')
    await expect.poll(others, { timeout: 10_000 }).toBe(0)
    expect(to.get('SELECT 1 AS one')).toEqual({ one: 1 })
  })

  test('while it copies and compares, the server ends no statement for its length; afterwards it does', async () => {
    const { dataDir } = await filledFolder()
    const { from, to } = openBoth(dataDir)
    const limit = () => to.get<{ ms: string }>("SELECT current_setting('statement_timeout') AS ms")?.ms
    const usual = limit()
    const limits = new Set<string | undefined>()
    const watched: PostgresDatabase = {
      ...to,
      copy(text, content) {
        limits.add(limit())
        to.copy(text, content)
      },
      cells(sql: string, ...values: readonly Value[]) {
        limits.add(limit())
        return to.cells(sql, ...values)
      },
    }
    await moveStore({ from, to: watched, tell: () => undefined, signal: never })
    expect([usual, [...limits], limit()]).toEqual(['30s', ['0'], '30s'])
  })

  test('a server that cannot look whether anybody waits is asked all the same', () => {
    const to = openPostgres(urlOf(tempFolder()))
    onTestFinished(() => to.close())
    const intervalAfter = (setting: string) =>
      to.transaction(() => {
        to.exec(`${whereAllowed(setting)}; CREATE TABLE built (id bigint)`)
        return to.get("SELECT current_setting('client_connection_check_interval') AS ms, count(*) AS rows FROM built")
      })
    // What a server on Windows says of any value but 0, this one says of a negative one.
    expect(intervalAfter("SET LOCAL client_connection_check_interval = '-1'")).toEqual({ ms: '0', rows: 0 })
    to.exec('DROP TABLE built')
    expect(intervalAfter("SET LOCAL client_connection_check_interval = '1s'")).toEqual({ ms: '1s', rows: 0 })
    expect(() => to.exec(whereAllowed('PERFORM 1 / 0'))).toThrow('division by zero')
  })

  test('what changes on the way is noticed', async () => {
    const { dataDir } = await filledFolder()
    const { from, to } = openBoth(dataDir)
    const tell = ({ table }: { readonly table: string }) => {
      if (table === 'blobs') from.run("UPDATE accounts SET name = 'Another'")
    }
    await expect(moveStore({ from, to, tell, signal: never })).rejects.toThrow('accounts arrived otherwise')
  })
})
