/** `service import --database`: an empty catalogue comes over by COPY, all of it or nothing; a later import adds row by row. */
import { once } from 'node:events'
import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { importPaths } from '../../service/catalogue/import/import.ts'
import { openServiceDatabase, type ServiceDatabase } from '../../service/catalogue/store/database.ts'
import { copyCatalogue } from '../../service/store/postgres/moving/copyCatalogue.ts'
import { pagesOf, tableNamed } from '../../service/store/postgres/moving/copyTable.ts'
import { catalogueTables } from '../../service/store/postgres/moving/moveStore.ts'
import type { PostgresDatabase } from '../../service/store/postgres/postgresDatabase.ts'
import { serviceTables } from '../../service/tables.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'
import { episodeFields, movieFields, uploaderOf } from '../support/make/archives/uploadForms.ts'
import { glassOrchard, sampleManifest, writeManifest } from '../support/make/archives/sampleManifest.ts'
import { openPostgres } from '../support/postgres/openDatabases.ts'
import { killRun, onceSo } from '../support/programs/killRun.ts'
import { startCli } from '../support/programs/runCli.ts'
import { serviceCommandUntil } from '../support/services/serviceCommand.ts'
import { startTestService } from '../support/services/startService.ts'
import { isOnPostgres, placeArguments } from '../support/services/storeOfTests.ts'

const importTo = (url: string, manifest: string, onProgress: (stop: () => void) => void = () => undefined) =>
  serviceCommandUntil(onProgress, 'import', '--database', url, manifest)

function placeOfTest() {
  const url = placeArguments(tempFolder()).at(-1) ?? ''
  const db = openPostgres(url)
  onTestFinished(() => db.close())
  return { url, db }
}

async function importedFolder(manifest: string): Promise<ServiceDatabase> {
  const db = openServiceDatabase(tempFolder(), serviceTables)
  onTestFinished(() => db.close())
  await importPaths(db, [manifest])
  return db
}

/** A catalogue that was read already, and an empty place for it. */
async function copyingOfTest() {
  const { db: to } = placeOfTest()
  const from = await importedFolder(writeManifest(tempFolder(), sampleManifest))
  const lastOf = (table: 'subtitles' | 'subtitle_files') => to.dialect.lastNumber(to, table)
  const numbers = { subtitles: lastOf('subtitles'), subtitle_files: lastOf('subtitle_files') }
  const told: string[] = []
  const tell = (sentence: string) => void told.push(sentence)
  return { from, to, numbers, told, tell, signal: new AbortController().signal }
}

const countOf = (db: ServiceDatabase) => db.get<{ many: number }>('SELECT count(*) AS many FROM subtitles')?.many

/** Every row of every table, in the order of its key. */
function contentOf(db: ServiceDatabase, asIn: ServiceDatabase) {
  return catalogueTables.map((name) => [name, [...pagesOf(db, tableNamed(asIn, name))].flat().map(readable)])
}

function readable(row: object): object {
  const entries = Object.entries(row) as [string, unknown][]
  return Object.fromEntries(
    entries.map(([name, cell]) => [name, cell instanceof Uint8Array ? Buffer.from(cell).toString('hex') : cell]),
  )
}

describe.skipIf(!isOnPostgres)('into PostgreSQL (UNDERTITLE_STORE=postgres)', () => {
  test('an empty catalogue becomes the one that a folder has; the next import goes on counting', async () => {
    const { url, db } = placeOfTest()
    const manifest = writeManifest(tempFolder(), sampleManifest.slice(0, 4))
    const folder = await importedFolder(manifest)
    expect(await importTo(url, manifest)).toMatchObject({ code: 0, out: [expect.stringContaining('"subtitles":4')] })
    expect(contentOf(db, folder)).toEqual(contentOf(folder, folder))

    const all = writeManifest(tempFolder(), sampleManifest)
    await importPaths(folder, [all])
    expect(await importTo(url, all)).toMatchObject({ code: 0 })
    expect(contentOf(db, folder)).toEqual(contentOf(folder, folder))
  })

  test('an upload that waits keeps its number: what is imported is counted behind it', async () => {
    const service = await startTestService({ manifest: [] })
    onTestFinished(() => service.close())
    const uploader = uploaderOf(service)
    const nId = await uploader.upload(movieFields)
    const url = placeArguments(service.dataDir).at(-1) ?? ''
    expect(await importTo(url, writeManifest(tempFolder(), sampleManifest))).toMatchObject({ code: 0 })
    const db = openPostgres(url)
    onTestFinished(() => db.close())
    expect(db.get('SELECT 1 FROM subtitles WHERE id = ?', Number(nId))).toBeUndefined()
    const later = await uploader.upload(episodeFields)
    expect(db.get('SELECT 1 FROM subtitles WHERE id = ?', Number(later))).toBeUndefined()
  })

  test('stopped, it leaves nothing: neither in the database nor among the temporary files', async () => {
    const { url, db } = placeOfTest()
    const manifest = writeManifest(tempFolder(), sampleManifest)
    const folder = tempFolder()
    const before = process.env['TMPDIR']
    process.env['TMPDIR'] = folder
    onTestFinished(() => {
      if (before === undefined) delete process.env['TMPDIR']
      else process.env['TMPDIR'] = before
    })
    const stopped = await importTo(url, manifest, (stop) => stop())
    expect([stopped.code, stopped.err.at(-1)]).toEqual([
      130,
      'The import was stopped; nothing of it is in the database.',
    ])
    expect([readdirSync(folder), db.get('SELECT count(*) AS many FROM titles')]).toEqual([[], { many: 0 }])
    expect(await importTo(url, manifest)).toMatchObject({ code: 0 })
    expect(readdirSync(folder)).toEqual([])
  })

  test('stopped amid the COPY nothing is there; stopped after it all is, and nobody says otherwise', async () => {
    const order = await copyingOfTest()
    const { to } = order
    const amid = new AbortController()
    const stopping = {
      ...to,
      copy(text: string, content: Uint8Array<ArrayBuffer>) {
        amid.abort()
        to.copy(text, content)
      },
    }
    await expect(copyCatalogue({ ...order, to: stopping, signal: amid.signal })).rejects.toThrow('aborted')
    expect(countOf(to)).toBe(0)

    const after = new AbortController()
    const stoppedLater: PostgresDatabase = {
      ...to,
      async transactionPatiently(work) {
        const result = await to.transactionPatiently(work)
        after.abort()
        return result
      },
    }
    expect(await copyCatalogue({ ...order, to: stoppedLater, signal: after.signal })).toBe(true)
    expect([countOf(to), order.told]).toEqual([countOf(order.from), []])
  })

  test('the words of names are indexed once all names are there; stopped amid that, all is as before', async () => {
    const order = await copyingOfTest()
    const { to } = order
    const hasIndex = () => to.get<{ found: number }>("SELECT to_regclass('names_by_word') IS NOT NULL AS found")?.found
    const whileNames = new Set<number | undefined>()
    const amid = new AbortController()
    const stopping: PostgresDatabase = {
      ...to,
      copy(text: string, content: Uint8Array<ArrayBuffer>) {
        if (text.startsWith('COPY names ')) whileNames.add(hasIndex())
        to.copy(text, content)
      },
      execPatiently(sql, signal) {
        amid.abort()
        return to.execPatiently(sql, signal)
      },
    }
    await expect(copyCatalogue({ ...order, to: stopping, signal: amid.signal })).rejects.toThrow('aborted')
    expect([[...whileNames], countOf(to), hasIndex()]).toEqual([[0], 0, 1])
    expect(await copyCatalogue(order)).toBe(true)
    expect([countOf(to), hasIndex()]).toEqual([countOf(order.from), 1])
  })

  test('the server knows at once how many rows it has, and what they are looked for by', async () => {
    const order = await copyingOfTest()
    const { to } = order
    expect(await copyCatalogue(order)).toBe(true)
    const known = to.all<{ counted: string }>(
      `SELECT DISTINCT tablename || '.' || attname AS counted FROM pg_stats WHERE schemaname = current_schema()`,
    )
    const counted = known.map((row) => row.counted)
    expect(counted).toEqual(expect.arrayContaining(['names.key', 'names_by_word.words_of', 'subtitle_index.title_id']))
    expect(counted.filter((column) => column.startsWith('subtitles.'))).toEqual(['subtitles.id'])
    const rows = to.get("SELECT reltuples AS many FROM pg_class WHERE oid = 'subtitles'::regclass")
    expect(rows).toEqual({ many: countOf(order.from) })
  })

  test('what the server refuses of a copy leaves nothing of its transaction, and the next one goes well', () => {
    const { db } = placeOfTest()
    const text = (lines: string) => new TextEncoder().encode(lines)
    const copyBoth = (second: string) =>
      db.transaction(() => {
        db.copy('COPY archives FROM STDIN', text('1\t1\n'))
        db.copy('COPY archives FROM STDIN', text(second))
      })
    const many = () => db.get('SELECT count(*) AS many FROM archives')
    expect(() => copyBoth('1\t2\n')).toThrow(/archives_pkey/)
    expect(many()).toEqual({ many: 0 })
    copyBoth('2\t2\n')
    expect(many()).toEqual({ many: 2 })
  })

  test('where the server does not count its rows, that is told, and the import has gone well', async () => {
    const order = await copyingOfTest()
    const { from, to } = order
    const failing: PostgresDatabase = {
      ...to,
      async execPatiently(sql, signal) {
        if (sql.startsWith('ANALYZE ')) throw new Error('no room for it')
        await to.execPatiently(sql, signal)
      },
    }
    expect(await copyCatalogue({ ...order, to: failing })).toBe(true)
    expect([countOf(to), order.told]).toEqual([countOf(from), [expect.stringMatching(/ANALYZE: no room for it$/)]])
  })

  test('killed amid it, the database is as before, and the next import does all of it', async () => {
    const { url, db } = placeOfTest()
    const manifest = writeManifest(tempFolder(), sampleManifest)
    const temporary = join(tempFolder(), 'temporary')
    mkdirSync(temporary)
    const child = startCli(['service', 'import', '--database', url, manifest], { env: { TMPDIR: temporary } })
    child.stderr?.once('data', () => child.kill('SIGKILL'))
    const [code] = (await once(child, 'close')) as [number | null]
    expect([code, db.get('SELECT count(*) AS many FROM titles')]).toEqual([null, { many: 0 }])
    expect(await importTo(url, manifest)).toMatchObject({ code: 0 })
    const folder = await importedFolder(manifest)
    expect(contentOf(db, folder)).toEqual(contentOf(folder, folder))
  })

  test('killed amid a later one, what it wrote is whole, and the next import adds the rest', async () => {
    const { url, db } = placeOfTest()
    expect(await importTo(url, writeManifest(tempFolder(), sampleManifest))).toMatchObject({ code: 0 })
    const before = countOf(db) ?? 0
    // Some seconds of work, row by row, as the catalogue is not empty any more.
    const lines = Array.from({ length: 2_000 }, (_, at) => {
      const release = `Glass.Orchard.2020.1080p.WEB.h264-KILL${at}`
      return { title: glassOrchard, language: 'DE', releases: [release], files: [`${release}.srt`] }
    })
    const manifest = writeManifest(tempFolder(), lines)
    const isAmid = () => (countOf(db) ?? 0) > before
    expect(await killRun(['service', 'import', '--database', url, manifest], {}, onceSo(isAmid, 0))).toBe(true)
    const after = countOf(db) ?? 0
    expect([after > before, after < before + lines.length]).toEqual([true, true])
    const without = 'SELECT count(*) AS many FROM subtitles WHERE id NOT IN (SELECT subtitle_id FROM subtitle_files)'
    expect(db.get(without)).toEqual({ many: 0 })

    expect(await importTo(url, manifest)).toMatchObject({
      code: 0,
      out: [expect.stringContaining(`"subtitles":${lines.length - (after - before)}`)],
    })
    expect(countOf(db)).toBe(before + lines.length)
    const names = db.all<{ name: string }>("SELECT name FROM subtitle_files WHERE name LIKE '%-KILL%' ORDER BY name")
    expect(names.map(({ name }) => name)).toEqual(lines.map(({ files }) => files[0]).sort())
  })
})
