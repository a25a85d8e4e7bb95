/** Two folders, and the drive of one is away: nothing is asked for what nothing can be written to, and every face says so alike. */
import { mkdirSync, readdirSync, renameSync, rmdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { missingInPlan } from '../../shared/counting.ts'
import { everyRow, everyVideo, openTestHost, planOfAll } from '../support/hosts/openTestHost.ts'
import { makeWorld } from '../support/make/worlds/makeWorld.ts'
import { eventsOf, runCli } from '../support/programs/runCli.ts'
import { setUpHome } from '../support/programs/setUpHome.ts'
import { startServiceProcess } from '../support/programs/serviceProcess.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'

const whole = { search: '', ids: null, language: null }

/** Three films in one folder and two in another, in a library that was scanned. */
async function openTwoFolders() {
  const folder = tempFolder()
  const { library, manifest } = makeWorld({ folder, seed: 31, movies: 5, shows: 0, languages: ['EN'] })
  const [movies, drive] = [join(library, 'Movies'), join(folder, 'drive')]
  mkdirSync(drive)
  for (const name of readdirSync(movies).sort().slice(0, 2)) renameSync(join(movies, name), join(drive, name))
  const service = await startServiceProcess(join(folder, 'service'), [manifest], 'pro')
  const homeFolder = join(folder, 'home')
  setUpHome(homeFolder, { 'service.address': service.url, languages: 'en' })
  const opened = await openTestHost({ homeFolder, env: { UNDERTITLE_API_KEY: service.key } })
  const { ask, askUntil, host } = opened
  await ask('folders.addDropped', { dropId: host.registerDrop([library, drive]) })
  await askUntil('library.state', {}, ({ isScanning, counts }) => !isScanning && counts.videos === 5)
  const unplug = () => renameSync(drive, `${drive} unplugged`)
  const plugIn = () => renameSync(`${drive} unplugged`, drive)
  const searches = () => service.ledger().filter(({ counter }) => counter === 'search').length
  return { ...opened, folder, library, drive, service, unplug, plugIn, searches }
}

test('"Find" with one of two drives away: price, plan, count and the service agree on the rest, and follow it when it is back', async () => {
  const { ask, askUntil, unplug, plugIn, searches } = await openTwoFolders()
  expect(await ask('plan.estimate', whole)).toMatchObject({ videos: 5, searches: 5, away: 0 })
  const before = await ask('library.state', {})
  expect(before.counts).toMatchObject({ toFind: 5, subtitles: 5 })
  unplug()
  // Nobody watches and nobody scans: who asks for the price looks.
  expect(await ask('plan.estimate', whole)).toMatchObject({ videos: 3, subtitles: 3, searches: 3, away: 2 })
  const state = await ask('library.state', {})
  expect(state.counts).toMatchObject({ videos: 5, subtitles: 5, toFind: 3 })
  expect(state.missingRevision).toBeGreaterThan(before.missingRevision)
  const facts = await ask('library.scope', whole)
  expect(facts).toMatchObject({ missingVideos: 5, subtitles: 5, toFind: { videos: 3, subtitles: 3, notFound: 0 } })
  expect(facts.verbs.find).toEqual({ count: 3, why: null })

  await ask('plan.make', planOfAll)
  const { sums } = await askUntil('plan.state', {}, ({ phase }) => phase === 'ready')
  expect([missingInPlan(sums), searches()]).toEqual([3, 3])
  expect(await ask('plan.estimate', whole)).toMatchObject({ videos: 3, searches: 0, away: 2 })

  plugIn()
  await askUntil('library.state', {}, ({ counts }) => counts.toFind === 5)
  expect(await ask('plan.estimate', whole)).toMatchObject({ videos: 5, searches: 2, away: 0 })
  await ask('plan.make', planOfAll)
  await askUntil('plan.state', {}, (now) => now.phase === 'ready' && missingInPlan(now.sums) === 5)
  expect(searches()).toBe(5)
})

test('chosen by name, a video whose drive is away is not asked for: of a few the rest is, of none nothing', async () => {
  const { ask, askUntil, unplug, drive, searches } = await openTwoFolders()
  const { rows } = await ask('library.page', everyVideo)
  const [away, there] = [true, false].map((isAway) =>
    rows.flatMap(({ folder, videoId }) => (videoId !== null && folder.startsWith(drive) === isAway ? [videoId] : [])),
  )
  unplug()
  const chosen = { ...whole, ids: [...(away ?? []), ...(there ?? []).slice(0, 1)] }
  expect(await ask('plan.estimate', chosen)).toMatchObject({ videos: 1, searches: 1, away: 2 })
  await ask('plan.make', { scope: chosen, newest: null })
  await askUntil('plan.state', {}, ({ phase }) => phase === 'ready')
  expect((await ask('plan.page', everyRow)).total).toBe(1)
  expect(searches()).toBe(1)

  const none = { ...whole, ids: away ?? [] }
  const facts = await ask('library.scope', none)
  expect(facts.verbs.find).toEqual({ count: 0, why: 'away' })
  expect(await ask('plan.estimate', none)).toMatchObject({ videos: 0, searches: 0, mostSearches: 0, away: 2 })
  await ask('plan.make', { scope: none, newest: null })
  await askUntil('plan.state', {}, ({ phase }) => phase !== 'matching' && phase !== 'scanning')
  expect(searches()).toBe(1)
})

test('the empty place of a drive that is away counts as away, for the window as for the command', async () => {
  const { ask, unplug, folder, library, drive, service, searches } = await openTwoFolders()
  const home = join(folder, 'home of the command')
  setUpHome(home, { 'service.address': service.url, languages: 'en' })
  const plan = async (...more: readonly string[]) =>
    runCli(['plan', library, drive, '--home', home, '--json', ...more], { env: { UNDERTITLE_API_KEY: service.key } })
  await plan('--offline')
  unplug()
  mkdirSync(drive)
  await ask('library.scan', {})
  const estimate = await ask('plan.estimate', whole)
  expect(estimate).toMatchObject({ videos: 3, away: 2 })
  const told = await plan()
  const [told3] = eventsOf(told, 'plan')
  expect(told3).toMatchObject({ estimate: { videos: estimate.videos, searches: estimate.searches } })
  expect(eventsOf(told, 'unreadable')).toMatchObject([
    { path: drive, message: expect.stringContaining('drive away') as string },
  ])
  expect([told.code, searches()]).toEqual([1, 3])
  rmdirSync(drive)
})
