/** A late subtitle: measured in the drawer, mended with its evidence in sight, undone, and moved by hand. */
import { readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { useBrowser } from '../support/browser/browser.ts'
import { createFakeHost } from '../support/fakes/fakeHost.ts'
import { serveFakeHost } from '../support/fakes/fakeWeb.ts'
import { humanCues } from '../support/make/films/humanCues.ts'
import { mixMusicFilm, writeMusicFilm } from '../support/make/films/musicFilm.ts'
import { hasVoices, ifVoices } from '../support/make/films/voices.ts'
import { otherCues, randomOf } from '../support/make/films/madeTalk.ts'
import {
  cues,
  late,
  name,
  placeTimed,
  plainVideo,
  srtOf,
  talk,
  writeOurs,
} from '../support/make/films/timedSubtitle.ts'
import { startWebApp, visit } from '../support/browser/webApp.ts'
import { becomes, openLibrary } from './hands.ts'
import { createLooker } from './looker.ts'
import { rowOf } from './openShelf.ts'

const browser = useBrowser()

test('a late subtitle is measured, mended, undone and moved by hand in the drawer', async () => {
  const { root, folder, home, sidecar } = placeTimed()
  await writeOurs(home, plainVideo(folder), sidecar, late)
  writeFileSync(join(folder, `${name}.de.srt`), srtOf(otherCues(randomOf(6), talk)))
  const app = await startWebApp({ home, env: { HOME: root, USERPROFILE: root } })
  const { page, faults } = await visit(browser(), app.link)
  const { look, findings } = await createLooker(page)
  await openLibrary(page, [basename(root), 'films'])
  await rowOf(page.getByRole('treegrid'), 'The Amber Field').click()
  const drawer = page.getByRole('complementary', { name: 'One video' })

  // Your own file too: it is measured, and not moved. No sound tells which of the two is off.
  const yours = drawer.locator('.timing-list li').filter({ hasText: '.de.srt' })
  await yours.getByRole('button', { name: 'Check timing' }).click()
  await yours.getByText('It and the other file disagree.').waitFor()
  await yours.getByText(/alone says that it is off, and may be the one that is/).waitFor()
  expect(await yours.getByRole('button', { name: /Move|Fix/ }).count()).toBe(0)
  await look('library-timing-yours')

  // In the line of its language; the section of timings says what was found.
  await drawer.locator('.wished').getByRole('button', { name: 'Check timing' }).click()
  await drawer.getByText(/Out of step. This fixes it: 2\.\d+ s earlier/).waitFor()
  await drawer.getByText('Measured against your file').waitFor()
  await drawer.getByText('A minute of the film').scrollIntoViewIfNeeded()
  await look('library-timing')
  await drawer.getByRole('button', { name: 'Fix 1 file' }).click()
  await drawer.getByText('1 file moved.').waitFor()
  await drawer.getByText('Moved into step.').waitFor()
  expect(readFileSync(sidecar, 'utf8')).not.toBe(srtOf(late))
  await drawer.getByRole('button', { name: 'Undo in 1 file' }).click()
  await becomes(async () => readFileSync(sidecar, 'utf8') === srtOf(late), true)

  await drawer.getByRole('button', { name: '−0.5 seconds' }).click()
  await drawer.getByLabel('Seconds, earlier where negative').fill('-2.4')
  await page.keyboard.press('Enter')
  await becomes(async () => readFileSync(sidecar, 'utf8') === srtOf(cues), true)
  await drawer.getByText('Moved: 2.4 s earlier').first().waitFor()
  expect(faults).toEqual([])
  expect(findings).toEqual([])
})

test('a film that cannot be read ends its check with the reason, and the check can be asked for again', async () => {
  const { root, folder, home, sidecar } = placeTimed()
  await writeOurs(home, plainVideo(folder), sidecar, late)
  const app = await startWebApp({ home, env: { HOME: root, USERPROFILE: root } })
  const { page, faults } = await visit(browser(), app.link)
  await openLibrary(page, [basename(root), 'films'])
  await rowOf(page.getByRole('treegrid'), 'The Amber Field').click()
  const drawer = page.getByRole('complementary', { name: 'One video' })
  const check = drawer.locator('.wished').getByRole('button', { name: 'Check timing' })
  // A header with nothing behind it, and no other subtitle to measure against.
  const told = drawer.locator('.timing-one')
  const before = await told.innerText()
  await check.click()
  await expect.poll(() => told.innerText(), { timeout: 60_000 }).toMatch(/nothing|sound|read/i)
  expect(before).not.toMatch(/nothing|sound|read/i)
  // Beside the button that was pressed too: the section may be out of sight.
  const beside = await drawer
    .locator('.wished')
    .getByText(/could not be checked|nothing to measure|Cannot tell/)
    .innerText()
  await expect.poll(() => told.innerText()).toContain(beside)
  await expect.poll(() => check.getAttribute('aria-disabled')).toBe('false')
  expect(faults).toEqual([])
})

test.skipIf(!hasVoices)(
  `what loudness cannot tell is offered to be listened to closely, with what that takes${ifVoices}`,
  async () => {
    const { root, folder, home } = placeTimed()
    const video = join(folder, `${name}.mkv`)
    const film = mixMusicFilm({ minutes: 3, music: 1, random: randomOf(8) })
    writeMusicFilm(video, film)
    const sidecar = join(folder, `${name}.en.srt`)
    await writeOurs(home, video, sidecar, humanCues(randomOf(9), film.talk))
    const app = await startWebApp({ home, env: { HOME: root, USERPROFILE: root } })
    const { page, faults } = await visit(browser(), app.link)
    const { look, findings } = await createLooker(page)
    await openLibrary(page, [basename(root), 'films'])
    await rowOf(page.getByRole('treegrid'), 'The Amber Field').click()
    const drawer = page.getByRole('complementary', { name: 'One video' })
    await drawer.locator('.wished').getByRole('button', { name: 'Check timing' }).click()
    const closely = drawer.getByRole('button', { name: /^Listen closely: about \d+s$/ })
    await closely.waitFor({ timeout: 60_000 })
    await drawer.getByText('Loudness cannot tell it here.').scrollIntoViewIfNeeded()
    await look('library-timing-offer')
    await closely.click()
    await drawer
      .getByText(/^Listening closely/)
      .first()
      .waitFor()
    await look('library-timing-close')
    // Not said again: there is nothing more to ask.
    await expect.poll(() => drawer.getByText(/^Listening closely/).count(), { timeout: 90_000 }).toBe(0)
    await drawer.locator('.timing-result').first().waitFor()
    await expect.poll(() => closely.count()).toBe(0)
    expect(faults).toEqual([])
    expect(findings).toEqual([])
  },
  180_000,
)

test('a check of many says how far it is, and is stopped where it says so', async () => {
  const running = {
    revision: 1,
    isRunning: true,
    done: 1,
    total: 4,
    listening: 0.4,
    close: null,
    mendable: 0,
    rows: [],
  }
  const host = createFakeHost({ handlers: { 'timing.state': async () => running } })
  const server = await serveFakeHost(host, join(dirname(inject('program')), 'renderer'))
  onTestFinished(() => server.close())
  const { page, faults } = await visit(browser(), server.newLink())
  const grid = page.getByRole('treegrid')
  await grid.getByRole('gridcell').first().waitFor()
  await grid.focus()
  for (const key of ['Home', 'Space']) await page.keyboard.press(key)
  const chosen = page.getByRole('region', { name: 'Selected videos' })
  await chosen.getByRole('button', { name: 'Check timing' }).click()
  const bar = page.getByRole('progressbar', { name: /1 of 4/ })
  // One of four, and 40 % of the second.
  await expect.poll(() => bar.getAttribute('aria-valuenow')).toBe('35')
  await page.getByRole('main').getByRole('button', { name: 'Stop', exact: true }).click()
  await expect.poll(() => host.calls.some(({ name: called }) => called === 'timing.cancel')).toBe(true)
  expect(faults).toEqual([])
})
