/** "Test" beside each server and for notifications: whatever answers there, one plain sentence, and nothing of it but words on the page. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { makeMkv } from '../support/make/films/makeVideo.ts'
import { startEmby, startJellyfin, startPlex } from '../support/peers/mediaServers.ts'
import { json, startOutsideServer, type Said } from '../support/peers/outsideServer.ts'
import { useBrowser } from '../support/browser/browser.ts'
import { startWebApp, visit } from '../support/browser/webApp.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'
import { freePort } from '../support/programs/freePort.ts'
import { openLibrary, openSettings } from './hands.ts'
import { createLooker } from './looker.ts'

const browser = useBrowser()

const html = '<!doctype html><title>Router</title><h1>Welcome</h1>'
/** What stands there instead, and what is said of it. */
const strange: readonly (readonly [what: string, said: Said, sentence: string])[] = [
  ['refuses', { status: 403 }, 'It does not accept the key. Enter the key again.'],
  [
    'leads elsewhere',
    { status: 302, headers: { location: 'http://192.0.2.7/' } },
    'It redirects to another address, which is not followed. Enter that address.',
  ],
  ['is another program', { status: 404, body: html }, 'Something else answers at this address. Check it.'],
  ['is a page', { status: 200, headers: { 'content-type': 'text/html' }, body: html }, unread()],
  ['is cut off', { status: 200, headers: { 'content-type': 'application/json' }, body: '{"ServerName":"Li' }, unread()],
  ['is another answer', json([null, 7]), unread()],
  ['is endless', { status: 200, body: '['.repeat(20 * 2 ** 20) }, unread()],
  [
    'is out of order',
    { status: 500, body: html },
    'It answers with an error of its own. Check its log, or restart it.',
  ],
]

function unread(): string {
  return 'Its answer cannot be read. Check the address.'
}

const away = 'It does not answer. Check that it is running and that its address is right.'

async function openPlayers() {
  const folder = tempFolder()
  const films = join(folder, 'films')
  mkdirSync(films, { recursive: true })
  writeFileSync(join(films, 'Amber Field (2011).mkv'), makeMkv())
  const app = await startWebApp({ home: join(folder, 'home'), env: { HOME: folder, USERPROFILE: folder } })
  const visited = await visit(browser(), app.link)
  await openLibrary(visited.page, [basename(folder), 'films'])
  await openSettings(visited.page, 'Players and servers')
  return visited
}

async function keep(page: Page, group: string, field: string, value: string): Promise<void> {
  const input = page.getByRole('group', { name: group }).getByLabel(field, { exact: true })
  await input.fill(value)
  await input.press('Enter')
}

/** Beside the button, and not what was told before. */
const saidIn = (group: Locator) => group.locator('.settings-test .notice')

const nobody = async () => `http://127.0.0.1:${await freePort()}`

test('of a media server that is away, refuses or is something else, one sentence is said', async () => {
  const { page, faults } = await openPlayers()
  const { look, findings } = await createLooker(page)
  const servers = [
    ['Jellyfin', 'API key', await startJellyfin([])],
    ['Emby', 'API key', await startEmby([])],
    ['Plex', 'X-Plex-Token', await startPlex([])],
  ] as const
  for (const [name, keyLabel, server] of servers) {
    const group = page.getByRole('group', { name })
    const tried = async () => {
      await group.getByRole('button', { name: 'Test' }).click()
      return saidIn(group).innerText()
    }
    // A key belongs to the address that it was entered for.
    const leadTo = async (address: string) => {
      await keep(page, name, 'Address', address)
      await keep(page, name, keyLabel, server.key)
      await group.getByText(`Set, ends in …${server.key.slice(-4)}`).waitFor()
    }
    await leadTo(server.url)
    for (const [what, said, sentence] of strange) {
      server.trouble = said
      await expect.poll(tried, { timeout: 20_000 }).toContain(sentence)
      expect([what, await saidIn(group).count()]).toEqual([what, 1])
    }
    await leadTo(await nobody())
    await expect.poll(tried, { timeout: 20_000 }).toContain(away)
  }
  for (const [width, height] of [
    [1280, 1_400],
    [640, 2_000],
  ] as const) {
    await page.setViewportSize({ width, height })
    await look(`players-away-${width}`)
  }
  expect([faults, findings]).toEqual([[], []])
})

test('a server that calls itself in markup is shown as words', async () => {
  const { page, faults } = await openPlayers()
  const ServerName = `<img src=x onerror=alert(1)>\u202e${'wide '.repeat(2_000)}`
  const server = await startOutsideServer(({ path }) => {
    return path === '/System/Info' ? json({ ServerName, Version: '1\n2' }) : json([{ Name: 'All', Locations: [] }])
  })
  const group = page.getByRole('group', { name: 'Jellyfin' })
  await keep(page, 'Jellyfin', 'Address', server.url)
  await keep(page, 'Jellyfin', 'API key', 'any-key-at-all')
  await group.getByText('Set, ends in …-all').waitFor()
  await group.getByRole('button', { name: 'Test' }).click()
  await saidIn(group).filter({ hasText: '<img src=x onerror=alert(1)>' }).waitFor()
  expect(await group.locator('img').count()).toBe(0)
  expect(await saidIn(group).innerText()).not.toContain('\u202e')
  await expect.poll(() => page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
  // A name is no novel: what is said of its folders is there all the same.
  await saidIn(group).filter({ hasText: 'It has no library with “films”.' }).waitFor()
  expect(faults).toEqual([])
})

test('notifications that do not arrive say why, in one sentence', async () => {
  const { page, faults } = await openPlayers()
  const { look, findings } = await createLooker(page)
  const ntfy = await startOutsideServer(() => ({ status: 200 }))
  const group = page.getByRole('group', { name: 'Notifications' })
  const tried = async () => {
    await page.getByRole('button', { name: 'Send a test' }).click()
    return saidIn(group).innerText()
  }
  await keep(page, 'Notifications', 'Address', `${ntfy.url}/topic`)
  await expect.poll(tried, { timeout: 20_000 }).toBe('The test was sent.')
  for (const [what, said, sentence] of strange.filter(([, { status }]) => status !== 200)) {
    ntfy.trouble = said
    // No token was entered: there is none to be wrong.
    const why = what === 'refuses' ? 'Enter its key first.' : sentence
    await expect.poll(tried, { timeout: 20_000 }).toContain(why)
    expect([what, await saidIn(group).count()]).toEqual([what, 1])
  }
  await keep(page, 'Notifications', 'Address', `${await nobody()}/topic`)
  await expect.poll(tried, { timeout: 20_000 }).toContain(away)
  await look('players-notify-away')
  expect([faults, findings]).toEqual([[], []])
})
