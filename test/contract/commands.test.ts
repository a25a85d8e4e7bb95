/** The command line as it is fixed (commands page): JSON lines, options and exit codes, spelled out. */
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openCommandWorld, releases, type CommandWorld } from '../support/commandWorld.ts'
import { eventsOf } from '../support/runCli.ts'
import { runHere, type HereOptions } from '../support/runHere.ts'

let world: CommandWorld
/** A home in which `get` has run on the whole library. */
let home: string
let got: Awaited<ReturnType<typeof runHere>>
beforeAll(async () => {
  world = await openCommandWorld()
  home = world.newHome()
  got = await run(['get', world.library, '--languages', 'en', '--json'], home)
})
afterAll(() => world.close())

async function run(args: readonly string[], at = home, options: HereOptions = {}) {
  const env = { UNDERTITLE_API_KEY: world.service.key, UNDERTITLE_UPLOAD_TOKEN: '', ...options.env }
  const isOfService = ['get', 'plan', 'search', 'usage', 'upload', 'translate', 'transcribe'].includes(args[0] ?? '')
  const service = isOfService && !args.includes('--service') ? ['--service', world.service.url] : []
  return runHere([...args, '--home', at, ...service], { ...options, env })
}

const sidecars = () => readdirSync(world.library).filter((name) => name.endsWith('.srt'))

test('get prints one line of each kind, with these keys in this order', () => {
  const keysOf = (event: string) => Object.keys(eventsOf(got, event)[0] ?? {})
  expect(got.code).toBe(1)
  expect(keysOf('scanned')).toEqual(['event', 'videos', 'ignored', 'covered', 'missing', 'orphans'])
  expect(keysOf('matched')).toEqual('event video status title type year season episodes cost'.split(' '))
  expect(keysOf('plan').slice(0, 9)).toEqual(
    'event archives files search_units downloads ask none waiting resumes_at'.split(' '),
  )
  expect(keysOf('written').slice(0, 10)).toEqual(
    'event video sidecar language n_id release tier reasons bytes encoding'.split(' '),
  )
  expect(keysOf('skipped')).toEqual(['event', 'video', 'language', 'reason', 'code', 'message'])
  expect(keysOf('progress')).toEqual(['event', 'phase', 'done', 'total'])
  expect(keysOf('done')).toEqual(['event', 'written', 'skipped', 'failed', 'spent', 'batch', 'seconds'])
  expect(Object.keys(eventsOf(got, 'done')[0]?.['spent'] ?? {})).toEqual(['search', 'downloads', 'ai'])
})

test('get tells what it wrote, why the rest was skipped, and every phase of the work', () => {
  expect(eventsOf(got, 'plan')).toMatchObject([
    { archives: 2, files: 2, search_units: 5, downloads: 2, ask: 1, none: 2, waiting: 0, resumes_at: null },
  ])
  const written = eventsOf(got, 'written').map(({ video }) => video)
  expect(written.sort()).toEqual([world.videoOf('episode'), world.videoOf('whole')])
  const reasons = eventsOf(got, 'skipped').map(({ video, reason }) => [video, reason])
  expect(Object.fromEntries(reasons)).toEqual({
    [world.videoOf('doubtful')]: 'ask',
    [world.videoOf('foreign')]: 'no-candidate',
    [world.videoOf('unknown')]: 'no-match',
  })
  const phases = new Set(eventsOf(got, 'progress').map(({ phase }) => phase))
  expect([...phases]).toEqual(['scan', 'match', 'download', 'verify', 'write'])
  expect(eventsOf(got, 'progress').findLast(({ phase }) => phase === 'write')).toMatchObject({ done: 2, total: 2 })
})

test('a plan that still holds files is not complete: exit code 1, until they are written', async () => {
  const fresh = world.newHome()
  const videos = [world.videoOf('whole')]
  for (const args of [
    ['plan', ...videos, '--languages', 'es'],
    ['get', ...videos, '--languages', 'es', '--dry-run'],
  ]) {
    const { code, lines } = await run([...args, '--json'], fresh)
    expect([code, lines.findLast(({ event }) => event === 'done')]).toMatchObject([1, { written: 0, skipped: 0 }])
  }
  expect((await run(['get', ...videos, '--languages', 'es'], fresh)).code).toBe(0)
  expect((await run(['plan', ...videos, '--languages', 'es'], fresh)).code).toBe(0)
})

test('plan --offline asks nothing and needs no key: what is not known waits', async () => {
  const fresh = world.newHome()
  const offline = ['--service', 'http://127.0.0.1:9', '--offline', '--json']
  const video = world.videoOf('foreign')
  const noKey = { env: { UNDERTITLE_API_KEY: '' } }
  const unknown = await run(['plan', video, '--languages', 'en', ...offline], fresh, noKey)
  expect(unknown.code, unknown.stderr).toBe(1)
  expect(eventsOf(unknown, 'plan')).toMatchObject([{ files: 0, waiting: 1, resumes_at: null, search_units: 0 }])
  expect(eventsOf(unknown, 'skipped')).toMatchObject([{ reason: 'quota', code: 'service.unreachable' }])
  expect(eventsOf(unknown, 'done')).toMatchObject([{ skipped: 1, failed: 0 }])
})

test('get --offline writes from the cache, without a single request', async () => {
  const before = world.service.ledgerRows().length
  const written = eventsOf(got, 'written').map(({ sidecar }) => String(sidecar))
  for (const path of written) rmSync(path)
  const { code, lines } = await run(['get', world.videoOf('whole'), '--languages', 'en', '--offline', '--json'])
  const again = lines.filter(({ event }) => event === 'written').map(({ sidecar }) => sidecar)
  expect([code, again]).toEqual([0, [written.find((path) => path.includes(releases.whole))]])
  expect(world.service.ledgerRows()).toHaveLength(before)
  expect(existsSync(String(again[0]))).toBe(true)
})

test.each(['5', '1', 'today 3', '2026-13-40'])(
  'undo --since "%s" is wrong usage and takes nothing back',
  async (since) => {
    const before = sidecars()
    const { code, stderr } = await run(['undo', '--since', since])
    expect([code, stderr.split('\n')]).toEqual([2, [expect.stringContaining(`"${since}"`), '']])
    expect(sidecars()).toEqual(before)
    expect(before).not.toEqual([])
  },
)
