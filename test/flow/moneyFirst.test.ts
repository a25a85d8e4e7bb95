/** Money before it is spent, from the command line and in the window: one library, one service, the same numbers. */
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openTestHost } from '../support/hosts/openTestHost.ts'
import { openCommandWorld, releases, type CommandWorld } from '../support/make/worlds/commandWorld.ts'
import { eventsOf } from '../support/programs/runCli.ts'
import { runHere, type HereOptions } from '../support/programs/runHere.ts'
import { setUpHome } from '../support/programs/setUpHome.ts'
import { startWatch, until, type Watching } from '../support/programs/watching.ts'

let world: CommandWorld
beforeAll(async () => {
  world = await openCommandWorld()
})
afterAll(() => world.close())

const key = () => ({ UNDERTITLE_API_KEY: world.service.key })

function run(args: readonly string[], options: HereOptions & { readonly home?: string } = {}) {
  const { home = world.newHome(), ...rest } = options
  const place = ['--home', home, '--service', world.service.url, '--languages', 'en']
  return runHere([...args, world.library, ...place], { env: key(), ...rest })
}

const spentOf = (result: Awaited<ReturnType<typeof run>>) =>
  (eventsOf(result, 'done')[0]?.['spent'] as { readonly search: number }).search

test('the plan tells what it would cost before it is asked, and costs no more', async () => {
  const result = await run(['plan', '--json'])
  const [plan] = eventsOf(result, 'plan')
  expect(plan).toMatchObject({
    estimate: { videos: 5, subtitles: 5, searches: 5, downloads: 5, ai: 0 },
    not_asked: { videos: 0, searches: 0 },
  })
  expect(spentOf(result)).toBeLessThanOrEqual(5)
})

test('a title in any order of its words, or a season, is a scope; an option must say something', async () => {
  const film = await run(['plan', '--json', '--title', 'field amber'])
  expect(eventsOf(film, 'scanned')[0]).toMatchObject({ videos: 1, missing: 1 })
  expect(eventsOf(film, 'matched')).toMatchObject([{ video: world.videoOf('whole') }])

  const season = await run(['plan', '--json', '--season', '1'])
  expect(eventsOf(season, 'matched')).toMatchObject([{ video: world.videoOf('episode') }])
  const other = await run(['plan', '--json', '--title', 'copper', '--season', '2'])
  expect(eventsOf(other, 'scanned')[0]).toMatchObject({ videos: 0 })
  // What begins with a minus or looks like a token is a title all the same.
  const odd = await run(['plan', '--json', '--title=-amber is:missing'])
  expect(eventsOf(odd, 'scanned')[0]).toMatchObject({ videos: 0 })

  for (const wrong of [
    ['--season', 'two'],
    ['--newest', '0'],
    ['--max-searches', '-1'],
    ['--title', ' '],
  ])
    expect((await run(['plan', ...wrong])).code).toBe(2)
})

test('only the newest are asked for, and the rest is told as not asked yet; the next run goes on with it', async () => {
  const home = world.newHome()
  const first = await run(['plan', '--json', '--newest', '2'], { home })
  expect(first.code).toBe(1)
  expect(eventsOf(first, 'plan')[0]).toMatchObject({ estimate: { videos: 2 }, not_asked: { videos: 3, searches: 3 } })
  expect(eventsOf(first, 'matched')).toHaveLength(2)
  const plain = await run(['plan', '--newest', '2'], { home })
  expect(plain.stdout).toContain('3 videos not asked yet (about 3 searches)')

  const all = await run(['plan', '--json'], { home })
  expect(eventsOf(all, 'plan')[0]).toMatchObject({ estimate: { videos: 5, searches: 3 }, not_asked: { videos: 0 } })
  expect(spentOf(first) + spentOf(all)).toBe(spentOf(await run(['plan', '--json'])))
})

test('no more searches than allowed are spent, what is beyond them waits for no day, and the next run goes on', async () => {
  const home = world.newHome()
  const first = await run(['plan', '--json', '--max-searches', '2'], { home })
  expect(first.code).toBe(1)
  expect(spentOf(first)).toBe(2)
  expect(eventsOf(first, 'plan')[0]).toMatchObject({ waiting: 3, resumes_at: null })
  const waiting = eventsOf(first, 'skipped').filter(({ reason }) => reason === 'quota')
  expect(waiting).toHaveLength(3)
  for (const { message } of waiting) expect(message).toMatch(/^Not asked yet: the limit of searches of this run/)
  const none = await run(['plan', '--json', '--max-searches', '0'])
  expect(spentOf(none)).toBe(0)
  const second = await run(['plan', '--json'], { home })
  expect(eventsOf(second, 'plan')[0]).toMatchObject({ waiting: 0 })
})

test('on a terminal a large search asks first; without one, or with --yes, nobody is asked', async () => {
  const poor = await openCommandWorld()
  onTestFinished(() => poor.close())
  poor.service.spend('search', 29_980)
  const plan = (args: readonly string[], answers?: readonly string[]) =>
    runHere(
      ['plan', '--json', ...args, poor.library, '--home', poor.newHome(), '--service', poor.service.url].concat(
        '--languages',
        'en',
      ),
      { env: { UNDERTITLE_API_KEY: poor.service.key }, ...(answers ? { answers } : {}) },
    )

  const no = await plan([], ['what?', '2'])
  expect(no.stderr).toContain(
    'About 5 searches (10 at most); 20 are left today. Begin with: 1 all (5 searches), 2 not now?',
  )
  expect(eventsOf(no, 'matched')).toEqual([])
  const yes = await plan([], ['1'])
  expect(eventsOf(yes, 'matched')).toHaveLength(5)
  const agreed = await plan(['--yes'], [])
  expect(agreed.stderr).not.toContain('Begin with')
  const nobody = await plan([])
  expect(nobody.stderr).not.toContain('Begin with')
})

test('window and command line tell the same of one library: what it costs, what is found, what is left', async () => {
  const told = eventsOf(await run(['plan', '--json']), 'plan')[0] as Record<string, unknown>
  const { ask, askUntil } = await openTestHost({ chooseFolder: async () => world.library })
  await ask('settings.write', { key: 'languages', value: 'en' })
  await ask('settings.write', { key: 'service.address', value: world.service.url })
  await ask('settings.setSecret', { name: 'api-key', value: world.service.key })
  await ask('folders.choose', {})
  await askUntil('library.state', {}, ({ counts, isScanning }) => counts.videos === 5 && !isScanning)

  const scope = { search: '', ids: null, language: null }
  const estimate = await ask('plan.estimate', scope)
  const { videos, subtitles, searches, mostSearches, downloads, ai } = estimate
  expect({ videos, subtitles, searches, most_searches: mostSearches, downloads, ai }).toEqual(told['estimate'])
  expect(estimate).toMatchObject({ isLarge: false, untilMs: null, ways: [{ kind: 'all', videos: 5, searches: 5 }] })

  await ask('plan.make', { scope, newest: 2 })
  const part = await askUntil('plan.state', {}, ({ phase, notAsked }) => phase === 'ready' && notAsked !== null)
  expect(part.notAsked).toEqual({ videos: 3, searches: 3, next: { videos: 3, searches: 3 } })
  expect((await ask('plan.estimate', scope)).searches).toBe(3)

  await ask('plan.make', { scope, newest: null })
  const whole = await askUntil('plan.state', {}, ({ phase, sums }) => phase === 'ready' && sums.none + sums.ask > 1)
  expect(whole.notAsked).toBeNull()
  const { files, archives, ask: open, none, downloads: planned, waiting } = whole.sums
  expect({ files, archives, ask: open, none, downloads: planned, waiting }).toEqual(
    Object.fromEntries(['files', 'archives', 'ask', 'none', 'downloads', 'waiting'].map((name) => [name, told[name]])),
  )
  const page = await ask('plan.page', { offset: 0, limit: 100, answer: null, search: '' })
  expect(page.rows.map(({ videoName }) => videoName).sort()).toEqual(
    Object.values(releases)
      .map((name) => `${name}.mkv`)
      .sort(),
  )
  expect((await ask('plan.estimate', scope)).searches).toBe(0)
})

test('watch takes the same scope: one title alone, and of all only the newest, within the searches that are allowed', async () => {
  const place = (home: string) => ['--home', home, '--service', world.service.url, '--languages', 'en', '--json']
  const start = (...args: readonly string[]) => {
    const home = world.newHome()
    setUpHome(home, { 'watch.settleSeconds': '1' })
    return startWatch(['watch', world.library, ...args, ...place(home)], { env: key() })
  }
  const doneOf = (watching: Watching) => watching.lines.find(({ event }) => event === 'done')
  const matchedOf = (watching: Watching) => watching.lines.filter(({ event }) => event === 'matched')

  const one = start('--title', 'field amber', '--dry-run')
  await until(() => doneOf(one) !== undefined)
  expect(matchedOf(one)).toMatchObject([{ video: world.videoOf('whole') }])
  expect(doneOf(one)).toMatchObject({ spent: { search: 1 } })
  expect(await one.stop()).toBe(0)

  const newest = start('--newest', '2', '--max-searches', '1', '--dry-run')
  await until(() => doneOf(newest) !== undefined)
  expect(matchedOf(newest)).toHaveLength(1)
  expect(newest.lines.find(({ event }) => event === 'scanned')).toMatchObject({ missing: 2 })
  expect(doneOf(newest)).toMatchObject({ spent: { search: 1 } })
  expect(await newest.stop()).toBe(0)
})
