/** A copy that was made beside a busy server, and a service that is started from it: by `service backup`, or by pg_dump on a server. */
import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { runServiceCommand } from '../../service/command.ts'
import { startService, type ServiceOptions } from '../../service/server.ts'
import { openPostgresStore } from '../../service/store/postgres/postgresStore.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'
import { movieFields, uploaderOf } from '../support/make/archives/uploadForms.ts'
import { postgresThreads } from '../support/postgres/openDatabases.ts'
import { postgresPrograms } from '../support/postgres/postgresServer.ts'
import { startTestService, type TestService } from '../support/services/startService.ts'
import { isOnPostgres, placeArguments } from '../support/services/storeOfTests.ts'

const backup = (dataDir: string, file: string) => serviceCommand('backup', '--data', dataDir, file)
const restore = (dataDir: string, file: string) => serviceCommand('restore', '--data', dataDir, file)

async function serviceCommand(...words: readonly string[]) {
  const out: string[] = []
  const err: string[] = []
  const io = { stdout: (line: string) => out.push(line), stderr: (line: string) => err.push(line) }
  const signal = new AbortController().signal
  const code = await runServiceCommand(words, { ...io, signal })
  return { code, out, err }
}

interface Copy {
  /** What a service is started with. */
  readonly restored: Pick<ServiceOptions, 'dataDir' | 'openStore'>
  /** The moment it shows lies between its begin and its end. */
  readonly ledgerAfter: number
}

/** Of a data folder: the file becomes the database of another, and stays what it is. */
async function copyOfFolder(service: TestService, folder: string): Promise<Copy> {
  const file = join(folder, 'copy.sqlite')
  const made = await backup(service.dataDir, file)
  const ledgerAfter = service.ledgerRows().length
  expect(made).toEqual({ code: 0, out: [JSON.stringify({ file, bytes: statSync(file).size })], err: [] })
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const restored = join(folder, 'restored')
  const told = JSON.stringify({ data: restored, bytes: statSync(file).size })
  expect(await restore(restored, file)).toEqual({ code: 0, out: [told], err: [] })
  expect(statSync(join(restored, 'service.sqlite')).mode & 0o777).toBe(0o600)
  return { restored: { dataDir: restored }, ledgerAfter }
}

/** Of a database on a server, as docs/running-the-service.md tells it: the dump comes back into an empty one. */
async function copyOfServer(service: TestService, folder: string): Promise<Copy> {
  const [server = '', search = ''] = (placeArguments(service.dataDir)[1] ?? '').split('?')
  const schema = decodeURIComponent(search).split('search_path=')[1] ?? ''
  const run = (name: string, ...args: readonly string[]) =>
    promisify(execFile)(join(postgresPrograms() ?? '', name), args)
  const file = join(folder, 'copy.dump')
  await run('pg_dump', '--format=custom', '--file', file, '--schema', schema, server)
  const ledgerAfter = service.ledgerRows().length
  const empty = `of_${schema}`
  await run('createdb', '--maintenance-db', server, empty)
  const url = server.replace(/[^/]*$/, empty)
  await run('pg_restore', '--no-owner', '--dbname', url, file)
  const place = { url: `${url}?${search}`, threads: postgresThreads }
  return { restored: { dataDir: '', openStore: (input) => openPostgresStore({ ...input, place }) }, ledgerAfter }
}

test('made while units are charged, it is whole: subtitles, keys, counters and waiting uploads', async () => {
  const service = await startTestService({ plan: 'pro' })
  onTestFinished(() => service.close())
  const uploader = uploaderOf(service)
  const nId = await uploader.upload({ ...movieFields, comment: 'Waits.' })
  const search = (base: string) => fetch(`${base}/api/v1/subtitles?sd_id=1300002&unpack=1&api_key=${service.key}`)
  const folder = tempFolder()
  mkdirSync(folder, { recursive: true })

  let isOver = false
  const busy = Array.from({ length: 4 }, async () => {
    while (!isOver) expect((await search(service.url)).status).toBe(200)
  })
  await expect.poll(() => service.ledgerRows().length).toBeGreaterThan(20)
  const before = service.ledgerRows().length
  const copy = await (isOnPostgres ? copyOfServer : copyOfFolder)(service, folder)
  const after = copy.ledgerAfter
  isOver = true
  await Promise.all(busy)

  const start = { now: () => Date.UTC(2026, 10, 21, 12), ai: { apertium: null } }
  const restored = await startService({ ...copy.restored, ...start })
  onTestFinished(() => restored.close())
  const me = await fetch(`${restored.url}/api/v2/me`, { headers: { 'x-api-key': service.key } })
  const { usage } = (await me.json()) as { readonly usage: { readonly search: { readonly used: number } } }
  expect(usage.search.used).toBeGreaterThanOrEqual(before)
  expect(usage.search.used).toBeLessThanOrEqual(after)
  expect(await (await search(restored.url)).json()).toEqual(await (await search(service.url)).json())
  const standing = await fetch(`${restored.url}/user/uploads/${nId}`, { headers: { token: uploader.token } })
  expect(await standing.json()).toMatchObject({ state: 'pending' })
  const download = `/subtitle/2000001-2000001.zip?api_key=${service.key}`
  const bytes = async (base: string) => Buffer.from(await (await fetch(base + download)).arrayBuffer())
  expect((await bytes(restored.url)).equals(await bytes(service.url))).toBe(true)
})

test.skipIf(isOnPostgres)('what is there stays, and a folder that is missing is told: 3 and a sentence', async () => {
  const service = await startTestService({ manifest: [] })
  onTestFinished(() => service.close())
  const folder = tempFolder()
  mkdirSync(folder, { recursive: true })
  const taken = join(folder, 'taken')
  writeFileSync(taken, 'somebody else')
  expect(await backup(service.dataDir, taken)).toMatchObject({
    code: 3,
    err: [expect.stringContaining('is there already')],
  })
  expect(readFileSync(taken, 'utf8')).toBe('somebody else')
  const nowhere = join(folder, 'no', 'such', 'folder')
  const { code, err } = await backup(service.dataDir, nowhere)
  expect([code, err.length, existsSync(nowhere)]).toEqual([3, 1, false])
})

test.skipIf(isOnPostgres)('a copy is restored into an empty folder alone, and only a whole one', async () => {
  const service = await startTestService({ manifest: [] })
  onTestFinished(() => service.close())
  const folder = tempFolder()
  mkdirSync(folder, { recursive: true })
  const [file, empty, taken] = ['copy.sqlite', 'empty', 'taken'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ]
  await backup(service.dataDir, file)
  for (const made of [empty, taken]) mkdirSync(made)
  writeFileSync(join(taken, 'notes.txt'), 'mine')
  for (const filled of [taken, service.dataDir]) {
    const before = readdirSync(filled)
    expect(await restore(filled, file)).toMatchObject({ code: 3, err: [expect.stringContaining('is not empty')] })
    expect(readdirSync(filled)).toEqual(before)
  }
  const text = join(folder, 'text.sqlite')
  writeFileSync(text, 'no database at all')
  const cut = join(folder, 'cut.sqlite')
  writeFileSync(cut, readFileSync(file))
  truncateSync(cut, Math.floor(statSync(file).size / 2))
  for (const broken of [text, cut])
    expect(await restore(empty, broken)).toMatchObject({ code: 3, err: [expect.stringContaining(broken)] })
  expect(await restore(empty, join(folder, 'nowhere'))).toMatchObject({ code: 2 })
  expect(readdirSync(empty)).toEqual([])
  expect(await restore(empty, file)).toMatchObject({ code: 0 })
  expect(readdirSync(empty)).toEqual(['service.sqlite'])
})

test.skipIf(isOnPostgres)(
  'a folder that is none is told with what to do, and what a killed run left in one is no hindrance',
  async () => {
    const service = await startTestService({ manifest: [] })
    onTestFinished(() => service.close())
    const folder = tempFolder()
    mkdirSync(folder, { recursive: true })
    const file = join(folder, 'copy.sqlite')
    await backup(service.dataDir, file)
    expect(await restore(file, file)).toMatchObject({
      code: 3,
      err: [expect.stringMatching(/copy\.sqlite is not what it should be: .* choose another folder with --data/)],
    })

    const killed = join(folder, 'killed')
    mkdirSync(killed)
    const part = join(killed, 'service.sqlite.part')
    writeFileSync(part, 'the begin of a copy')
    // Unless that is what is to be restored.
    expect(await restore(killed, part)).toMatchObject({ code: 3, err: [expect.stringContaining('is not empty')] })
    expect(await restore(killed, file)).toMatchObject({ code: 0 })
    expect(readdirSync(killed)).toEqual(['service.sqlite'])
    expect(readFileSync(join(killed, 'service.sqlite')).equals(readFileSync(file))).toBe(true)
  },
)
