/** The service command (API decisions §6): lines on standard output, exit codes, and use beside a running server. */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runServiceCommand } from '../../service/command.ts'
import { sampleManifest, writeManifest } from '../support/make/archives/sampleManifest.ts'
import { postgresThreads } from '../support/postgres/openDatabases.ts'
import { placeArguments } from '../support/services/storeOfTests.ts'

let folder: string
let dataDir: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'undertitle-command-'))
  dataDir = join(folder, 'data')
})
afterEach(() => rmSync(folder, { recursive: true }))

function collect(signal = new AbortController().signal, onLine: (line: string) => void = () => undefined) {
  const out: string[] = []
  const err: string[] = []
  const stdout = (line: string) => {
    out.push(line)
    onLine(line)
  }
  return { out, err, io: { stdout, stderr: (line: string) => err.push(line), signal, postgresThreads } }
}

async function run(...args: readonly string[]) {
  const { out, err, io } = collect()
  return { code: await runServiceCommand(args, io), out, err }
}

/** A running `service start`, its address, and how to end it. */
async function startCommand(...more: readonly string[]) {
  const controller = new AbortController()
  let listening: (line: string) => void
  const line = new Promise<string>((resolve) => (listening = resolve))
  const collected = collect(controller.signal, (text) => listening(text))
  const ended = runServiceCommand(['start', ...placeArguments(dataDir), ...more], collected.io)
  const { listening: url } = JSON.parse(await line) as { listening: string }
  const stop = () => {
    controller.abort()
    return ended
  }
  return { url, stop, out: collected.out }
}

test('start says where it listens, in one line, and ends with 0 when it is told to', async () => {
  const service = await startCommand()
  expect(service.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
  expect((await fetch(`${service.url}/api/v1/me`)).status).toBe(422)
  expect(await service.stop()).toBe(0)
  expect(service.out).toEqual([`{"listening":"${service.url}"}`])
  await expect(fetch(service.url)).rejects.toThrow()
})

test('start takes --host and --port', async () => {
  const first = await startCommand()
  const { port } = new URL(first.url)
  await first.stop()
  const second = await startCommand('--host', 'localhost', '--port', port)
  expect(second.url).toBe(`http://localhost:${port}`)
  await second.stop()
})

test('start on a port that is taken cannot work: 3 and a sentence', async () => {
  const first = await startCommand()
  const { code, out, err } = await run('start', ...placeArguments(dataDir), '--port', new URL(first.url).port)
  await first.stop()
  expect([code, out]).toEqual([3, []])
  expect(err).toEqual([expect.stringContaining('Another program uses this port')])
})

test('import prints what the catalogue gained, and progress on standard error only', async () => {
  const { code, out } = await run('import', ...placeArguments(dataDir), writeManifest(folder, sampleManifest))
  expect([code, out]).toEqual([0, ['{"titles":4,"subtitles":8,"files":11,"skipped":0}']])
})

test('import of a path that is not there is wrong usage', async () => {
  const { code, out, err } = await run('import', ...placeArguments(dataDir), join(folder, 'nowhere'))
  expect([code, out]).toEqual([2, []])
  expect(err.join(' ')).not.toBe('')
})

test('a folder without a service gets none by an import of nothing, or by a move out of it', async () => {
  const nowhere = join(folder, 'mistyped')
  const imported = await run('import', '--data', nowhere, join(folder, 'nothing'))
  expect([imported.code, imported.err]).toEqual([2, [expect.stringContaining('is not there')]])
  const moved = await run('move', '--from', nowhere, '--to', 'postgres://nobody@127.0.0.1:1/nothing')
  expect(moved).toEqual({ code: 2, out: [], err: [`There is no service in ${nowhere}; import or start makes one.`] })
  expect(existsSync(nowhere)).toBe(false)
})

test('what could not be made is not said to have been', async () => {
  const occupied = join(folder, 'occupied')
  writeFileSync(occupied, 'a file')
  const { code, err } = await run('key', '--data', join(occupied, 'data'), '--plan', 'pro')
  expect([code, err.length, err.join(' ')]).toEqual([3, 1, expect.not.stringContaining('was made')])
})

test('a folder without a service gets none by what only an existing one can answer, and a first key says so', async () => {
  const nowhere = join(folder, 'mistyped')
  const named = ['--data', nowhere]
  for (const args of [
    ['token', ...named, '--account', 'acc_1'],
    ['key', ...named, '--account', 'acc_1'],
    ['review', ...named],
    ['backup', ...named, join(folder, 'copy.sqlite')],
  ])
    expect(await run(...args)).toEqual({
      code: 2,
      out: [],
      err: [`There is no service in ${nowhere}; import or start makes one.`],
    })
  expect(existsSync(nowhere)).toBe(false)
  const first = await run('key', ...named, '--plan', 'pro')
  expect([first.code, first.err]).toEqual([
    0,
    [`There was no service in ${nowhere}: a new one, still empty, was made.`],
  ])
  expect((await run('key', ...named, '--plan', 'pro')).err).toEqual([])
})

test('key, import and token work while the server runs on the same folder', async () => {
  const service = await startCommand()
  const key = await run('key', ...placeArguments(dataDir), '--plan', 'pro', '--name', 'laptop')
  const { api_key, account } = JSON.parse(key.out[0]!) as { api_key: string; account: string }
  expect([key.code, Object.keys(JSON.parse(key.out[0]!) as object)]).toEqual([0, ['api_key', 'account']])

  await run('import', ...placeArguments(dataDir), writeManifest(folder, sampleManifest))
  const found = await fetch(`${service.url}/api/v1/subtitles?sd_id=1300001&api_key=${api_key}`)
  expect(await found.json()).toMatchObject({ status: true, results: [{ name: 'The Quiet Harbour' }] })

  const token = await run('token', ...placeArguments(dataDir), '--account', account)
  expect(token.code).toBe(0)
  const step1 = await fetch(`${service.url}/user/getNId`, {
    headers: { token: (JSON.parse(token.out[0]!) as { token: string }).token },
  })
  expect(step1.status).not.toBe(401)
  expect(step1.status).not.toBe(403)
  expect(await service.stop()).toBe(0)
})

test.each(['free', 'plus', 'pro'])('key --plan %s makes an account of that plan', async (plan) => {
  const { out } = await run('key', ...placeArguments(dataDir), '--plan', plan)
  const service = await startCommand()
  const { api_key } = JSON.parse(out[0]!) as { api_key: string }
  const me = await fetch(`${service.url}/api/v1/me?api_key=${api_key}`)
  expect(await me.json()).toMatchObject({ plan })
  await service.stop()
})

test('key --account gives a paid account up to ten keys', async () => {
  const first = await run('key', ...placeArguments(dataDir), '--plan', 'pro')
  const { account } = JSON.parse(first.out[0]!) as { account: string }
  const further = () => run('key', ...placeArguments(dataDir), '--account', account)
  for (let count = 2; count <= 10; count++) expect((await further()).code).toBe(0)
  expect(await further()).toMatchObject({ code: 3, out: [], err: [expect.stringContaining('10 API keys')] })
})

test('token for an unknown account cannot work', async () => {
  await run('key', ...placeArguments(dataDir), '--plan', 'pro')
  expect(await run('token', ...placeArguments(dataDir), '--account', 'nobody')).toMatchObject({ code: 3, out: [] })
})

test('review without a choice lists what is pending: nothing yet', async () => {
  await run('key', ...placeArguments(dataDir), '--plan', 'pro')
  expect(await run('review', ...placeArguments(dataDir))).toEqual({ code: 0, out: [], err: [] })
})

test('review of an upload that is not pending cannot work', async () => {
  await run('key', ...placeArguments(dataDir), '--plan', 'pro')
  expect(await run('review', ...placeArguments(dataDir), '--approve', '7')).toMatchObject({ code: 3, out: [] })
})

test.each([
  [[]],
  [['nothing']],
  [['start']],
  [['start', '--data', 'd', '--port', 'x']],
  [['start', '--data', 'd', '--port', '65536']],
  [['start', '--data', 'd', 'extra']],
  [['start', '--data', 'd', '--admin-port', 'x']],
  [['start', '--data', 'd', '--openai-url', 'http://127.0.0.1:1']],
  [['start', '--data', 'd', '--libretranslate-url', 'nowhere']],
  [['import', '--data', 'd']],
  [['key', '--data', 'd']],
  [['key', '--data', 'd', '--plan', 'gold']],
  [['key', '--data', 'd', '--unknown', 'x']],
  [['token', '--data', 'd']],
  [['review', '--data', 'd', '--reject', '7']],
  [['review', '--data', 'd', '--reject', '7', '--reason', 'x', '--approve', '8']],
])('%j is wrong usage: 2 and a sentence', async (args) => {
  const { code, out, err } = await run(...args)
  expect([code, out]).toEqual([2, []])
  expect(err).toEqual([expect.stringMatching(/\S+ \S+/)])
})

test('a data folder that is a file cannot work', async () => {
  writeFileSync(dataDir, '')
  expect(await run('key', '--data', dataDir, '--plan', 'free')).toMatchObject({ code: 3, out: [] })
})

test('what an import brought is listed and taken out again, and importing it once more brings it back', async () => {
  const manifest = writeManifest(folder, sampleManifest)
  const place = ['--data', dataDir]
  const imported = await run('import', ...place, manifest)
  const { subtitles } = JSON.parse(imported.out[0] ?? '') as { subtitles: number }
  const listed = await run('remove', ...place)
  const held = JSON.parse(listed.out[0] ?? '') as { titles: number }
  expect([listed.code, listed.out.length, held]).toEqual([0, 1, { source: manifest, titles: held.titles, subtitles }])
  expect(held.titles).toBeGreaterThan(0)
  const unknown = await run('remove', ...place, join(folder, 'other.jsonl'))
  expect([unknown.code, unknown.out, unknown.err.join()]).toEqual([3, [], expect.stringContaining('lists what can')])
  // Of a list of titles nothing can be taken out, and nobody is told that it is not there.
  const titles = join(folder, 'titles.tsv')
  writeFileSync(titles, 'tconst\ttitleType\tprimaryTitle\tstartYear\ntt9000009\tmovie\tThe Paper Boat\t2011\n')
  expect((await run('import', ...place, titles)).out[0]).toContain('"titles":1')
  const ofTitles = await run('remove', ...place, titles)
  expect(ofTitles.err.join()).toBe(
    `No subtitle that was imported from ${titles} is in the catalogue. Without a path, this command lists what can be taken out; titles stay.`,
  )
  rmSync(manifest)
  // Named twice it is taken out, and told of, once.
  expect(await run('remove', ...place, manifest, manifest)).toMatchObject({ code: 0, out: listed.out })
  expect(await run('remove', ...place)).toEqual({ code: 0, out: [], err: [] })
  writeManifest(folder, sampleManifest)
  const again = await run('import', ...place, manifest)
  expect(JSON.parse(again.out[0] ?? '')).toMatchObject({ titles: 0, subtitles })
  expect((await run('remove', ...place)).out).toEqual(listed.out)
})
