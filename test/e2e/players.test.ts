/** Players and servers on the settings page: set, tried, named, called by Sonarr, and told in words what is wrong. */
import { mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { request } from 'node:http'
import type { Page } from 'playwright'
import { expect, inject, onTestFinished, test } from 'vitest'
import type { HookState, PlayersState } from '../../shared/contract/program/players.ts'
import { makeMkv } from '../support/make/films/makeVideo.ts'
import { startEmby, startJellyfin, startPlex, type MediaServer } from '../support/peers/mediaServers.ts'
import { startOutsideServer } from '../support/peers/outsideServer.ts'
import { useBrowser } from '../support/browser/browser.ts'
import { startWebApp, visit } from '../support/browser/webApp.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'
import { createFakeHost } from '../support/fakes/fakeHost.ts'
import { quietPlayers } from '../support/fakes/fakePlayers.ts'
import { serveFakeHost } from '../support/fakes/fakeWeb.ts'
import { openLibrary, openScreen, openSettings } from './hands.ts'
import { createLooker } from './looker.ts'

const browser = useBrowser()

async function keep(page: Page, group: string, field: string, value: string): Promise<void> {
  const input = page.getByRole('group', { name: group }).getByLabel(field)
  await input.fill(value)
  await input.press('Enter')
}

/** As Sonarr does: no browser, and no origin. */
function post(address: string, body: object): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request(address, { method: 'POST', headers: { 'content-type': 'application/json' } }, (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
    asked.on('error', reject)
    asked.end(JSON.stringify(body))
  })
}

test('a server is set and tried, and what Sonarr imports is looked at within seconds', async () => {
  const folder = tempFolder()
  const tv = join(folder, 'tv')
  mkdirSync(join(tv, 'Other'), { recursive: true })
  writeFileSync(join(tv, 'Other', 'Other.S01E01.mkv'), makeMkv())
  const jellyfin = await startJellyfin(['/data/tv'])
  const ntfy = await startOutsideServer(() => ({ status: 200 }))
  const app = await startWebApp({ home: join(folder, 'home'), env: { HOME: folder, USERPROFILE: folder } })
  const { page, faults } = await visit(browser(), app.link)
  await openLibrary(page, [basename(folder), 'tv'])
  await openScreen(page, 'Watch')
  await page.getByRole('button', { name: 'Turn on' }).first().click()
  // From where files are watched for, to where the address for Sonarr is made: this start chose its port by itself.
  await page.getByRole('button', { name: 'Turn off' }).waitFor()
  await page.getByText('Options', { exact: true }).click()
  const programs = page.getByRole('region', { name: 'Sonarr and Radarr' })
  await programs.getByText('undertitle web --port').waitFor()
  await programs.getByRole('button', { name: 'Make an address' }).click()
  await page.getByRole('heading', { level: 2, name: 'Players and servers' }).waitFor()
  const group = page.getByRole('group', { name: 'Jellyfin' })
  await keep(page, 'Jellyfin', 'Address', jellyfin.url)
  await keep(page, 'Jellyfin', 'API key', 'not-the-right-key')
  await group.getByText('Set, ends in …-key').waitFor()
  await group.getByRole('button', { name: 'Test' }).click()
  await group.getByText('It does not accept the key.').waitFor()
  await group.getByText('Not working', { exact: true }).waitFor()
  await group.getByRole('button', { name: 'Replace' }).click()
  await keep(page, 'Jellyfin', 'API key', jellyfin.key)
  await group.getByText(`Set, ends in …${jellyfin.key.slice(-4)}`).waitFor()
  await group.getByRole('button', { name: 'Test' }).click()
  await group.getByText('Living room answers, version 12.0.1. It has no library with “tv”.').waitFor()
  await keep(page, 'Jellyfin', tv, '/data/tv')
  await group.getByRole('button', { name: 'Test' }).click()
  await group.getByText('It has every folder of your library.').waitFor()
  expect(await page.content()).not.toContain(jellyfin.key)

  await keep(page, 'Notifications', 'Address', `${ntfy.url}/topic`)
  await page.getByRole('button', { name: 'Send a test' }).click()
  await page.getByText('The test was sent.').waitFor()
  expect(ntfy.asked[0]?.body).toBe('This is a test. Notifications arrive here.')

  await page.getByLabel('Name', { exact: true }).fill('Sonarr')
  await page.getByRole('button', { name: 'Make an address' }).click()
  const address = await page.getByLabel('Address for Sonarr').inputValue()
  expect(address).toMatch(new RegExp(`^${app.origin}/hooks/[\\w-]{43}$`))
  await page.getByRole('button', { name: 'Done' }).click()
  expect(await page.content()).not.toContain(address)
  await page.getByText('Never used').waitFor()
  expect(await post(address, { eventType: 'Test', series: { path: 'C:\\testpath' } })).toBe(200)
  await page.getByText('The test arrived.').waitFor()
  const series = { path: '/library/Tin Comet' }
  const episodeFile = { relativePath: 'Season 1/Tin.Comet.S01E01.mkv' }
  mkdirSync(join(tv, 'Tin Comet', 'Season 1'), { recursive: true })
  writeFileSync(join(tv, 'Tin Comet', 'Season 1', 'Tin.Comet.S01E01.mkv'), makeMkv())
  expect(await post(address, { eventType: 'Download', series, episodeFile })).toBe(200)
  await page.getByText('Its path is in none of your library folders.').waitFor()
  const line = page.getByRole('listitem').filter({ hasText: 'Sonarr' })
  await line.getByLabel(tv).fill('/library')
  await line.getByLabel(tv).press('Enter')
  const isSaid = (words: string) => async () => (
    await post(address, { eventType: 'Download', series, episodeFile }),
    page.getByText(words).count()
  )
  // A header alone, of a few hundred bytes: a video of that size is none of the library's.
  await expect.poll(isSaid('the file is smaller than the smallest video of your library')).toBe(1)
  truncateSync(join(tv, 'Tin Comet', 'Season 1', 'Tin.Comet.S01E01.mkv'), 2 * 2 ** 20)
  await expect.poll(isSaid('The folder was checked.')).toBe(1)
  await openScreen(page, 'Library')
  // Once it has stayed as it is for ten seconds.
  await page.getByText('Tin Comet').first().waitFor({ timeout: 25_000 })
  await openSettings(page, 'Players and servers')
  await line.getByRole('button', { name: 'Revoke' }).click()
  await line.getByRole('button', { name: 'Revoke' }).click()
  await expect.poll(() => post(address, { eventType: 'Test' })).toBe(404)
  expect(faults).toEqual([])
})

interface TriedServer {
  readonly name: 'Emby' | 'Plex'
  readonly keyLabel: string
  readonly answers: string
  start(folders: readonly string[]): Promise<MediaServer>
}

const tried: readonly TriedServer[] = [
  { name: 'Emby', keyLabel: 'API key', answers: 'Attic answers, version 4.9.1.2.', start: startEmby },
  {
    name: 'Plex',
    keyLabel: 'Token',
    answers: 'Den answers, version 1.41.3.9314.',
    start: (folders) => startPlex([{ key: '7', folders }]),
  },
]

test.each(tried)('$name is set and tried in the page, and no report and no page shows its key', async (server) => {
  const folder = tempFolder()
  const films = join(folder, 'films')
  mkdirSync(films, { recursive: true })
  writeFileSync(join(films, 'Amber Field (2011).mkv'), makeMkv())
  const home = join(folder, 'home')
  const peer = await server.start(['/data/films'])
  const app = await startWebApp({ home, env: { HOME: folder, USERPROFILE: folder } })
  const { page, faults } = await visit(browser(), app.link)
  await openLibrary(page, [basename(folder), 'films'])
  await openSettings(page, 'Players and servers')
  const group = page.getByRole('group', { name: server.name })
  const trial = () => group.getByRole('button', { name: 'Test' }).click()
  await keep(page, server.name, 'Address', peer.url)
  await keep(page, server.name, server.keyLabel, 'not-the-right-key')
  await group.getByText('Set, ends in …-key').waitFor()
  await trial()
  await group.getByText('It does not accept the key.').waitFor()
  await group.getByRole('button', { name: 'Replace' }).click()
  await keep(page, server.name, server.keyLabel, peer.key)
  await group.getByText(`Set, ends in …${peer.key.slice(-4)}`).waitFor()
  await trial()
  await group.getByText(`${server.answers} It has no library with “films”.`).waitFor()
  await keep(page, server.name, films, '/data/films')
  await trial()
  await group.getByText('It has every folder of your library.').waitFor()
  peer.trouble = { status: 503 }
  await trial()
  await group.getByText('Not working', { exact: true }).waitFor()
  expect(await page.content()).not.toContain(peer.key)
  // Neither the report in the window nor the log, which has told of all of it.
  await openSettings(page, 'Support')
  await page.getByRole('button', { name: 'Prepare a report…' }).click()
  const report = page.getByRole('listbox', { name: 'Lines of the report' })
  await report.getByRole('option', { name: `players.${server.name.toLowerCase()}=` }).waitFor()
  expect(await page.content()).not.toContain(peer.key)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Save \d+ lines…$/ }).click()
  const saved = readFileSync(await (await download).path(), 'utf8')
  expect(saved).toContain('[settings]')
  expect(saved).not.toContain(peer.key)
  expect(saved).not.toContain('not-the-right-key')
  expect(faults).toEqual([])
})

const nowMs = Date.UTC(2026, 10, 22, 9)
const folders = [
  { folderId: 'folder-0', path: '/srv/media/films', theirs: '/data/films' },
  { folderId: 'folder-1', path: '/srv/media/series', theirs: '' },
]
const hook: HookState = {
  id: '1',
  name: 'Sonarr',
  madeMs: nowMs,
  usedMs: nowMs,
  event: 'Download',
  outcome: 'looked',
  folders,
}
const told: PlayersState = {
  ...quietPlayers,
  revision: 9,
  players: [
    {
      player: 'jellyfin',
      folders,
      key: { isSet: true, ending: '9f3a' },
      toldMs: nowMs,
      failure: null,
      retryMs: null,
      waiting: 0,
      unknown: null,
    },
    {
      player: 'emby',
      folders,
      key: { isSet: false, ending: '' },
      toldMs: null,
      failure: null,
      retryMs: null,
      waiting: 0,
      unknown: null,
    },
    {
      player: 'plex',
      folders,
      key: { isSet: true, ending: 'c0de' },
      toldMs: nowMs,
      failure: 'unreachable',
      retryMs: nowMs + 60_000,
      waiting: 12,
      unknown: null,
    },
  ],
  notify: { key: { isSet: false, ending: '' }, toldMs: nowMs, failure: null, retryMs: null },
  hooks: [hook, { ...hook, id: '2', name: 'Radarr on the big machine', outcome: 'outside' }],
  isWatching: false,
}
const settings = {
  'players.jellyfin': 'http://192.168.1.20:8096',
  'players.plex': 'http://192.168.1.20:32400',
  'notify.address': 'https://ntfy.sh/undertitle-4Kq9',
}

test('the page looks right, light and dark, wide and narrow, and the activity says what fails', async () => {
  const host = createFakeHost({ settings, handlers: { 'players.state': async () => told } })
  const server = await serveFakeHost(host, join(dirname(inject('program')), 'renderer'))
  onTestFinished(() => server.close())
  const { page, faults } = await visit(browser(), server.newLink())
  await page.getByRole('navigation').first().waitFor()
  const { look, findings } = await createLooker(page)
  await openSettings(page, 'Players and servers')
  await page.getByRole('group', { name: 'Jellyfin' }).getByRole('button', { name: 'Test' }).click()
  await page.getByText('Living room answers').waitFor()
  await page.getByLabel('Name', { exact: true }).fill('Sonarr')
  await page.getByRole('button', { name: 'Make an address' }).click()
  await page.getByLabel('Address for Sonarr').waitFor()
  for (const [width, height] of [
    [1280, 2_200],
    [1920, 1_080],
    [640, 2_700],
  ] as const) {
    await page.setViewportSize({ width, height })
    await look(`players-${width}`)
    await expect.poll(() => page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  await openScreen(page, 'Activity')
  await page.getByText('Plex could not be notified of new subtitles. It does not answer.').waitFor()
  await look('players-activity')
  await page.getByRole('button', { name: 'Players and servers' }).click()
  await page.getByRole('heading', { level: 2, name: 'Players and servers' }).waitFor()
  expect({ findings, faults }).toEqual({ findings: [], faults: [] })
})
