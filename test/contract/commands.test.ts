/** The command line as it is fixed (docs/commands.md): JSON lines, options and exit codes, spelled out. */
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { review } from '../support/make/archives/uploadForms.ts'
import { openCommandWorld, releases, type CommandWorld } from '../support/make/worlds/commandWorld.ts'
import { eventsOf } from '../support/programs/runCli.ts'
import { runHere, type HereOptions } from '../support/programs/runHere.ts'

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
  expect(keysOf('scanned').slice(0, 6)).toEqual(['event', 'videos', 'ignored', 'covered', 'missing', 'orphans'])
  expect(keysOf('matched')).toEqual('event video status title type year season episodes cost'.split(' '))
  expect(keysOf('plan').slice(0, 9)).toEqual(
    'event archives files search_units downloads ask none waiting resumes_at'.split(' '),
  )
  expect(keysOf('written').slice(0, 10)).toEqual(
    'event video sidecar language n_id release tier reasons bytes encoding'.split(' '),
  )
  expect(keysOf('skipped')).toEqual(['event', 'video', 'language', 'reason', 'code', 'message'])
  expect(keysOf('progress')).toEqual(['event', 'phase', 'done', 'total'])
  expect(keysOf('done').slice(0, 8)).toEqual('event written skipped failed spent batch run seconds'.split(' '))
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

test.each([
  [['get'], 2],
  [['get', '--no-such-option'], 2],
  [['get', '/no/such/folder'], 2],
  [['plan', '.', '--hi', 'loudly'], 2],
  [['translate', '/no/such/video.mkv', '--to', 'es'], 2],
  [['transcribe', '/no/such/sound.wav', '--language', 'en'], 2],
  [['upload', '/no/such.srt'], 2],
  [['undo', '--batch', 'nonesuch'], 2],
  [['undo', '--batch', 'a', '--file', 'b'], 2],
  [['config', 'get', 'languages', 'extra'], 2],
  [['config', 'set', 'api-key', 'on-the-command-line'], 2],
  [['search'], 2],
  [['usage', '--service', 'http://127.0.0.1:9'], 3, 'undertitle config set service.address'],
])('%j ends with exit code %i and one sentence, and the command where one helps', async (args, expected, help = '') => {
  const { code, stderr, stdout } = await run(args)
  expect([code, stdout], stderr).toEqual([expected, ''])
  const [sentence, ...rest] = stderr.split('\n')
  expect(sentence).toMatch(/^[^\ufffd]+$/)
  expect(rest).toEqual(help === '' ? [''] : [expect.stringContaining(help), ''])
})

test('an address with senseless percent signs is asked for as it is', async () => {
  const { code, stderr } = await run(['transcribe', 'http://127.0.0.1:9/%zz.wav', '--language', 'en'])
  expect(stderr).not.toContain('URIError')
  expect(code).toBe(1)
})

test('help and version are no errors, wherever they are asked for', async () => {
  expect(await runHere(['--version'])).toMatchObject({ code: 0, stdout: '9.8.7\n' })
  for (const args of [['--help'], ['help'], ['get', '--help'], ['upload', '-h']]) {
    const { code, stdout } = await runHere(args)
    expect([code, stdout.split('\n')[0]]).toEqual([0, expect.stringContaining('undertitle')])
  }
})

test('usage tells three counters with whole seconds', async () => {
  const { code, stdout, lines } = await run(['usage', '--json'])
  expect(code).toBe(0)
  expect(JSON.parse(stdout)).toMatchObject({
    service: world.service.url,
    plan: 'pro',
    search: { limit: 30_000 },
    downloads: { limit: 2_000 },
    ai: { used: 0, limit: 60, remaining: 60, resets_at: expect.stringMatching(/T00:00:00\.000Z$/) as string },
  })
  expect(lines).toHaveLength(1)
  const { stdout: plain } = await run(['usage'])
  expect(plain).toMatch(/^AI +0\/60 used, 60 left, resets \S+T\d\d:\d\d:00[+-]\d\d:\d\d$/m)
})

test('a job that the account does not have is wrong usage, and a key that is refused is told how to set', async () => {
  const service = ['--service', world.service.url]
  const { code, stderr } = await run(['jobs', 'fetch', 'r999', '--to', world.folder, ...service])
  expect([code, stderr]).toEqual([2, 'The account has no job "r999". See: undertitle jobs\n'])
  const refused = await run(['usage'], home, { env: { UNDERTITLE_API_KEY: 'no-such-key' } })
  expect(refused.code).toBe(3)
  expect(refused.stderr).toContain('undertitle config set api-key')
})

test('search takes --type, --season, --episode and --languages', async () => {
  const titles = async (...args: string[]) => eventsOf(await run(['search', ...args, '--json']), 'title')
  expect(await titles('Copper Road', '--type', 'tv')).toMatchObject([{ name: 'Copper Road', type: 'tv' }])
  expect(await titles('tt5')).toMatchObject([{ name: 'The Amber Field' }])
  const episode = ['Copper Road', '--season', '1', '--episode', '2', '--languages', 'en', '--json']
  const found = await run(['search', ...episode])
  expect(eventsOf(found, 'subtitle')).toMatchObject([{ language: 'en', season: 1, episodeFrom: 2 }])
  expect((await run(['search', 'No Such Title At All'])).code).toBe(1)
  expect((await run(['search', 'tt5', '--page', '9'])).stderr).toContain('Page 9 is empty.')
  expect((await run(['search', 'tt5', '--languages', 'ja'])).stderr).toContain('has no such subtitle of it')
})

test('history and undo take a file, relative to where the person stands', async () => {
  const fresh = world.newHome()
  const name = `${releases.whole}.es.srt`
  rmSync(join(world.library, name), { force: true })
  expect((await run(['get', world.videoOf('whole'), '--languages', 'es'], fresh)).code).toBe(0)
  const here = { cwd: world.library }
  const { code, stdout } = await run(['history', '--file', name, '--json'], fresh, here)
  expect(code).toBe(0)
  const keys = 'at state sidecar video language batch'.split(' ')
  expect(Object.keys(JSON.parse(stdout) as object).slice(0, 6)).toEqual(keys)
  const undone = await run(['undo', '--file', name, '--json'], fresh, here)
  expect([undone.code, undone.lines.length, existsSync(join(world.library, name))]).toEqual([0, 2, false])
  const { batch } = JSON.parse(stdout) as { batch: string }
  expect((await run(['undo', '--batch', batch], fresh)).stderr).toContain('nothing to undo')
  // It is gone from the disk, and its history is there all the same; what never was is wrong usage.
  expect((await run(['history', '--file', name], fresh, here)).stdout).toContain(name)
  const never = await run(['history', '--file', 'never.srt', '--json'], fresh, here)
  expect([never.code, never.stdout]).toEqual([2, ''])
})

test('every field of the document has a flag of upload; --hi alone says yes', async () => {
  const file = join(world.folder, `${releases.whole}.en.srt`)
  writeFileSync(file, '1\n00:00:01,000 --> 00:00:02,000\nGood evening to all of you.\n')
  const flags = {
    'moviedb-id': '5',
    name: 'My name',
    lang: 'en',
    quality: 'bluray',
    'production-type': '2',
    release: 'A-B',
    framerate: '2',
    comment: 'Words.',
    'filmdb-id': 'tt5',
    tag: 'uncut',
    'sd-id': '7',
    type: 'movie',
  }
  const args = Object.entries(flags).flatMap(([name, value]) => [`--${name}`, value])
  const { code, lines, stderr } = await run(['upload', '--hi', file, ...args, '--dry-run', '--json'])
  expect(code, stderr).toBe(0)
  const sent = {
    type: 'movie',
    moviedb_id: '5',
    name: 'My name',
    lang: 'EN',
    quality: 'bluray',
    production_type: '2',
    releases: '["A-B"]',
    framerate: '2',
    comment: 'Words.',
    season: '0',
    hi: 'true',
    is_full_season: 'false',
    filmdb_id: 'tt5',
    tags: '["uncut"]',
    sd_id: '7',
  }
  expect(lines).toMatchObject([{ event: 'preview', files: [file], upload_url: world.service.url }])
  expect(Object.fromEntries(Object.entries(lines[0]?.['fields'] ?? {}).map(([k, v]) => [k, String(v)]))).toMatchObject(
    sent,
  )
})

test('what looking up an upload costs is said before and after; what was asked before is not paid again', async () => {
  const file = join(world.folder, `${releases.episode}.fr.srt`)
  writeFileSync(file, '1\n00:00:01,000 --> 00:00:02,000\nBonsoir.\n')
  const fresh = world.newHome()
  const used = async () => (await run(['usage', '--json'], fresh)).lines.map(({ search }) => search)
  const before = await used()
  const plain = await run(['upload', file, '--dry-run'], fresh)
  expect(plain.stderr).toContain('costs searches')
  expect(plain.stdout).toMatch(/^Spent \d+ search(es)?\.$/m)
  expect(await used()).not.toEqual(before)
  const paid = await used()
  const { lines } = await run(['upload', file, '--dry-run', '--json'], fresh)
  expect(Object.entries(lines[0] ?? {}).at(-1)).toEqual(['searches', 0])
  expect(await used()).toEqual(paid)
  const token = { env: { UNDERTITLE_UPLOAD_TOKEN: world.service.newToken() } }
  for (const more of [[], ['--quality', 'web'], ['--quality', 'web', '--again']])
    await run(['upload', file, ...more], fresh, token)
  expect(await used()).toEqual(paid)
})

test('what looking up an upload cost stands at its run', async () => {
  const file = join(world.folder, `${releases.whole}.nl.srt`)
  writeFileSync(file, '1\n00:00:01,000 --> 00:00:02,000\nGoedenavond.\n')
  const fresh = world.newHome()
  const search = async () =>
    (JSON.parse((await run(['usage', '--json'], fresh)).stdout) as { search: { used: number } }).search.used
  const before = await search()
  const token = { env: { UNDERTITLE_UPLOAD_TOKEN: world.service.newToken() } }
  const { code, stderr } = await run(['upload', file, '--quality', 'web'], fresh, token)
  expect(code, stderr).toBe(0)
  const spent = (await search()) - before
  expect(spent).toBeGreaterThan(0)
  expect((await run(['runs', '--all', '--json'], fresh)).lines).toMatchObject([
    { kind: 'upload', spent: { search: spent } },
  ])
})

test('without an upload token nothing is spent on what cannot be sent', async () => {
  const file = join(world.folder, `${releases.episode}.sv.srt`)
  writeFileSync(file, '1\n00:00:01,000 --> 00:00:02,000\nGod kväll.\n')
  const fresh = world.newHome()
  const before = (await run(['usage', '--json'], fresh)).lines
  const { code, stderr } = await run(['upload', file], fresh)
  expect([code, stderr]).toEqual([3, expect.stringContaining('undertitle config set upload-token')])
  expect((await run(['usage', '--json'], fresh)).lines).toEqual(before)
})

test('what an upload still lacks is said all at once, each with its option', async () => {
  const file = join(world.folder, 'Nameless.srt')
  writeFileSync(file, '1\n00:00:01,000 --> 00:00:02,000\nGood evening.\n')
  const { code, stderr } = await run(['upload', file, '--moviedb-id', '5', '--name', ' ', '--dry-run'])
  expect(code).toBe(1)
  expect(stderr).toContain('Choose the source: web, bluray, dvd, hdtv or cam. (--quality)')
  expect(stderr).toContain('Give the subtitle a name. (--name)')
  const dry = await run(['upload', file, '--moviedb-id', '5', '--dry-run', '--json'])
  const [shown, failed] = dry.lines
  expect(shown).toMatchObject({ event: 'preview', complete: false, fields: { moviedb_id: '5', type: 'movie' } })
  expect(shown?.['fields']).not.toHaveProperty('quality')
  expect(failed).toMatchObject({ event: 'failed', message: expect.stringContaining('--quality') as string })
})

test('upload says n_id and review; identical bytes with other options are not sent again, and it says so', async () => {
  const file = join(world.folder, `${releases.whole}.de.srt`)
  writeFileSync(file, '1\n00:00:01,000 --> 00:00:02,000\nGuten Abend, meine Damen und Herren.\n')
  const token = { env: { UNDERTITLE_UPLOAD_TOKEN: world.service.newToken() } }
  const args = ['upload', file, '--moviedb-id', '5', '--quality', 'bluray', '--json']
  const first = await run(args, home, token)
  expect(first.code, first.stderr).toBe(0)
  expect(first.lines).toMatchObject([{ event: 'uploaded', files: [file], review: 'pending' }])
  const again = await run([...args, '--comment', 'New words.'], home, token)
  expect(again.lines).toMatchObject([{ event: 'uploaded', message: expect.stringContaining('--again') as string }])
  expect(again.code).toBe(0)
})

test('a token that the service refuses costs no search', async () => {
  const file = join(world.folder, `${releases.whole}.fr.srt`)
  writeFileSync(file, '1\n00:00:01,000 --> 00:00:02,000\nBonsoir, mesdames et messieurs.\n')
  const fresh = world.newHome()
  const refused = await run(['upload', file, '--json'], fresh, { env: { UNDERTITLE_UPLOAD_TOKEN: 'wrong' } })
  expect([refused.code, refused.lines]).toMatchObject([3, [{ event: 'failed', code: 'token.refused' }]])
  expect((await run(['runs', '--json'], fresh)).lines).toEqual([])
})

test('upload --file-n-id puts a file in the place of one that still waits, or that is public, under its own n_id', async () => {
  const file = join(world.folder, `${releases.whole}.it.srt`)
  const fixed = join(world.folder, 'fixed.srt')
  const text = (words: string) => `1\n00:00:01,000 --> 00:00:02,000\nBuona sera, signore e signori. ${words}\n`
  writeFileSync(file, text('Uno.'))
  const token = { env: { UNDERTITLE_UPLOAD_TOKEN: world.service.newToken() } }
  const first = await run(['upload', file, '--moviedb-id', '5', '--quality', 'bluray', '--json'], home, token)
  const [sent] = first.lines as readonly { readonly n_id: string; readonly file_n_ids: readonly string[] }[]
  const [fileNId = ''] = sent?.file_n_ids ?? []

  writeFileSync(fixed, text('Due.'))
  const dry = await run(['upload', fixed, '--file-n-id', fileNId, '--dry-run', '--json'], home, token)
  expect([dry.code, dry.lines]).toMatchObject([
    0,
    [{ event: 'preview', files: [fixed], fields: { n_id: sent?.n_id, file_n_id: fileNId }, searches: 0 }],
  ])
  const replaced = await run(['upload', fixed, '--file-n-id', fileNId, '--comment', 'New.', '--json'], home, token)
  expect(replaced.code, replaced.stderr).toBe(0)
  expect(replaced.lines).toMatchObject([
    { event: 'uploaded', files: [fixed], n_id: sent?.n_id, file_n_ids: [fileNId], review: 'pending' },
  ])
  expect(replaced.lines[0]?.['message']).toContain('--again')
  const unchanged = await run(['upload', fixed, '--file-n-id', fileNId, '--json'], home, token)
  expect([unchanged.code, unchanged.lines]).toMatchObject([1, [{ event: 'failed', code: 'input.invalid' }]])

  const { dataDir } = world.service
  expect(await review(dataDir, '--approve', sent?.n_id ?? '')).toMatchObject({ code: 0 })
  writeFileSync(file, text('Tre.'))
  const anew = ['upload', file, '--file-n-id', fileNId, '--moviedb-id', '5', '--quality', 'web', '--again', '--json']
  const third = await run(anew, home, token)
  expect(third.code, third.stderr).toBe(0)
  const [again] = third.lines as readonly { readonly n_id: string }[]
  expect(again?.n_id).not.toBe(sent?.n_id)
  const lines = (await review(dataDir)).lines.filter((line) => line['n_id'] === again?.n_id)
  expect(lines).toMatchObject([{ sd_id: sent?.n_id, quality: 'web' }])
})

test('a name that something of the user has taken is skipped as foreign-file, and left as it is', async () => {
  const taken = join(world.library, `${releases.whole}.es.srt`)
  rmSync(taken, { force: true })
  mkdirSync(taken)
  const args = ['get', world.videoOf('whole'), '--languages', 'es', '--json']
  const { code, lines } = await run(args, world.newHome())
  expect(lines.filter(({ event }) => event === 'skipped')).toMatchObject([
    { video: world.videoOf('whole'), language: 'es', reason: 'foreign-file', code: 'file.foreign' },
  ])
  expect([code, readdirSync(taken)]).toEqual([1, []])
  rmSync(taken, { recursive: true })
})

test('where the downloads of the day are used up, the plan says until when it waits', async () => {
  const { stdout } = await run(['usage', '--json'])
  const { downloads } = JSON.parse(stdout) as { downloads: { remaining: number } }
  world.service.spend('downloads', downloads.remaining)
  const args = ['plan', world.videoOf('whole'), '--languages', 'es', '--json']
  const home = world.newHome()
  await run(['config', 'set', 'service.address', world.service.url], home)
  const { code, lines } = await run(args, home)
  const [planned] = lines.filter(({ event }) => event === 'plan')
  expect([code, planned]).toMatchObject([1, { files: 0, downloads: 0, waiting: 1 }])
  expect(planned?.['resumes_at']).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  expect(Date.parse(String(planned?.['resumes_at']))).toBeGreaterThan(Date.now())

  // What waits is taken up then, as the list of runs says too.
  const got = eventsOf(await run(['get', ...args.slice(1)], home), 'plan')[0]
  expect(got?.['resumes_at']).toBe(planned?.['resumes_at'])
  const [row] = (await run(['runs', '--json'], home)).lines
  expect(row).toMatchObject({ subtitles: { waiting: 1 }, resumes_at: planned?.['resumes_at'] })
})
