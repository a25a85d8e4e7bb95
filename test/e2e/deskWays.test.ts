/** The ways to the desk: a video of the library, a candidate of the review, an older version of the history, a search result; and the way back. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { useBrowser } from '../support/browser/browser.ts'
import { plainVideo } from '../support/make/films/timedSubtitle.ts'
import { makeDoubts } from '../support/make/worlds/makeDoubts.ts'
import { makeWorld } from '../support/make/worlds/makeWorld.ts'
import { startRemoteWorld } from '../support/make/worlds/remoteWorld.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'
import { startWebApp, visit } from '../support/browser/webApp.ts'
import { becomes, meterOf, openLibrary, openScreen } from './hands.ts'
import { createLooker } from './looker.ts'
import { openWrittenFilm } from './openWrittenFilm.ts'

const browser = useBrowser()
const downloadsIn = async (page: Page) => (await meterOf(page, 'Downloads'))[0]
const deskOf = (page: Page) => page.getByRole('main', { name: 'Desk' })

test('a video of the library opens on the desk by D, menu and palette; where it has no subtitle the menu says so', async () => {
  const folder = tempFolder()
  const films = join(folder, 'films')
  mkdirSync(films)
  for (const name of ['The.Amber.Field.2011.1080p', 'Salt.Road.2013.1080p']) plainVideo(films, name)
  writeFileSync(join(films, 'The.Amber.Field.2011.1080p.en.srt'), '1\n00:00:01,000 --> 00:00:03,000\nGood morning.\n')
  const app = await startWebApp({ home: join(folder, 'home'), env: { HOME: folder, USERPROFILE: folder } })
  const { page, faults } = await visit(browser(), app.link)
  const { look, findings } = await createLooker(page)
  await openLibrary(page, [basename(folder), 'films'])
  const row = (title: string) => page.getByRole('treegrid').getByRole('row').filter({ hasText: title })
  const verb = page.getByRole('menu').getByRole('menuitem', { name: 'Open the desk' })
  const isOpen = () => deskOf(page).getByRole('heading', { name: 'The Amber Field' }).waitFor()
  async function goBack(): Promise<void> {
    await page.keyboard.press('Escape')
    await page.getByRole('main', { name: 'Library' }).waitFor()
  }

  await row('The Amber Field').click({ button: 'right' })
  await look('library-menu-desk')
  await verb.click()
  await isOpen()
  await goBack()
  await page.keyboard.press('d')
  await isOpen()
  await goBack()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('desk')
  await page.keyboard.press('Enter')
  await isOpen()
  await goBack()
  await row('Salt Road').click({ button: 'right' })
  await verb.getByText('There is no subtitle file beside this video.').waitFor()
  await becomes(() => verb.getAttribute('aria-disabled'), 'true')
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  const line = page.getByRole('dialog').getByText('Open the desk', { exact: true })
  await line.waitFor()
  expect(faults).toEqual([])
  expect(findings).toEqual([])
})

test('a candidate of the review is seen whole, compared with another, and chosen; back leads to its question', async () => {
  const folder = tempFolder()
  const world = await makeDoubts({ folder, movies: 2, episodes: 0 })
  const remote = await startRemoteWorld(folder, world)
  const app = await remote.startApp()
  const { page, faults } = await visit(browser(), app.link)
  const { look, findings } = await createLooker(page)
  await openLibrary(page, remote.steps)
  await page.getByRole('button', { name: /^Find subtitles for these 2/ }).click()
  await page.getByRole('button', { name: /^Review 2$/ }).click()
  await page.keyboard.press('ArrowDown')
  const question = page.getByRole('navigation', { name: 'Questions' }).locator('[aria-current=true]')
  await becomes(() => question.innerText(), expect.stringContaining('Question B') as unknown as string)
  await page.getByRole('button', { name: 'Open the desk: 1 download' }).click()

  const desk = deskOf(page)
  await desk.getByRole('heading', { name: 'A candidate' }).waitFor()
  await becomes(() => downloadsIn(page), 1)
  // Moved to look at it: nothing is kept, so nothing is asked when it is left.
  await page.keyboard.press('ArrowRight')
  await look('desk-candidate')
  await page.keyboard.press('Escape')
  await becomes(() => question.innerText(), expect.stringContaining('Question B') as unknown as string)
  await page.getByRole('button', { name: 'Open the desk', exact: true }).click()

  await desk.getByRole('heading', { name: 'A candidate' }).waitFor()
  await desk.getByRole('button', { name: 'Compare' }).waitFor()
  await page.keyboard.press('c')
  const other = desk.getByRole('combobox', { name: 'Beside it' })
  const [first = ''] = (await other.locator('option').allInnerTexts()).filter((words) => words.includes('FIRST'))
  expect(first).toContain('1 download')
  await other.selectOption({ label: first })
  await expect.poll(() => downloadsIn(page)).toBe(1)
  await desk.getByRole('button', { name: 'Look inside: 1 download' }).click()
  const lines = desk.getByRole('list', { name: 'Line beside line' })
  await lines.getByRole('listitem').first().waitFor()
  await becomes(() => downloadsIn(page), 2)
  await page.keyboard.press('d')
  for (const width of [640, 900, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    await look(`desk-compare-candidates-${width}`)
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  // Swapped, and swapped back: the same two.
  await page.keyboard.press('x')
  await becomes(() => desk.getByRole('region', { name: 'Subtitle A' }).innerText(), containing('FIRST'))
  await page.keyboard.press('x')
  await becomes(() => desk.getByRole('region', { name: 'Subtitle B' }).innerText(), containing('FIRST'))
  await page.keyboard.press('b')
  await page.getByRole('main', { name: 'Review' }).waitFor()
  const chosen = page.getByRole('listbox', { name: 'Candidates' }).getByRole('option', { selected: true })
  await becomes(() => chosen.innerText(), containing('FIRST'))
  await expect.poll(() => downloadsIn(page)).toBe(2)
  expect(faults).toEqual([])
  expect(findings).toEqual([])
})

const containing = (words: string) => expect.stringContaining(words) as unknown as string

test('the next candidate is taken from the desk with its cost said; the older version is seen and brought back', async () => {
  const { page, faults, mark, spoken } = await openWrittenFilm(browser())
  const { look, findings } = await createLooker(page)
  await openScreen(page, 'Library')
  await page.getByRole('treegrid').getByRole('row').nth(1).click()
  await page.getByRole('button', { name: 'View and edit' }).first().click()

  const desk = deskOf(page)
  await desk.getByRole('button', { name: /Next candidate/ }).waitFor()
  await page.keyboard.press('f')
  await page.keyboard.press('3')
  const ask = desk.getByRole('group', { name: /is never used for this video again\.$/ })
  await ask.waitFor()
  // The same price at the way and at the button that spends it: what else there is was asked for before.
  await desk.getByRole('button', { name: /Next candidate… up to 1 download/ }).waitFor()
  await desk.getByRole('button', { name: 'Use the next one: up to 1 download', exact: true }).waitFor()
  expect(spoken()).toEqual([containing(`\n${mark}\n`)])
  await look('desk-next')
  // However low the window is, what it asks is in sight, whole, and has the keyboard; Escape takes the question back alone.
  await page.keyboard.press('Escape')
  await ask.waitFor({ state: 'detached' })
  for (const [width, height] of [
    [1280, 560],
    [640, 560],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.keyboard.press('f')
    await page.keyboard.press('3')
    await ask.waitFor()
    const { y = -1, height: high = 0 } = (await ask.boundingBox()) ?? {}
    expect(y).toBeGreaterThanOrEqual(0)
    expect(y + high).toBeLessThanOrEqual(height)
    const cut = `[...document.querySelectorAll('.fix-question .button-words')].filter((words) => words.scrollWidth > words.clientWidth + 1).length`
    expect(await page.evaluate<number>(cut)).toBe(0)
    await becomes(() => page.evaluate<string>('document.activeElement.textContent'), 'Cancel')
    if (height < 800) await page.keyboard.press('Enter')
  }
  await desk.getByRole('button', { name: /^Use the next one/ }).click()
  await desk.getByText(/OTHER.* replaced .*, which is in the trash/).waitFor()
  expect(spoken()).toEqual([containing(`\n${mark} other\n`)])

  // There is no third: the one on the desk stays.
  await desk.getByRole('button', { name: /Next candidate/ }).click()
  await desk.getByRole('button', { name: /^Use the next one/ }).click()
  await desk.getByText('The service has no other one. This one stays as it is.').waitFor()
  await becomes(() => desk.getByRole('button', { name: /Next candidate/ }).getAttribute('aria-disabled'), 'true')
  expect(spoken()).toEqual([containing(`\n${mark} other\n`)])

  // The first one lies in the history: seen on the desk, beside the film, and brought back from there.
  await openScreen(page, 'History & trash')
  await page.getByRole('row').filter({ hasText: '.en.srt' }).last().dblclick()
  await page.getByRole('button', { name: 'Open the desk' }).click()
  await desk.getByRole('heading', { name: 'An older version' }).waitFor()
  await look('desk-version')
  await desk.getByRole('button', { name: 'Bring it back' }).click()
  await becomes(async () => spoken(), [containing(`\n${mark}\n`)])
  await desk.getByRole('heading', { name: 'Fix this one' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('main', { name: 'History & trash' }).waitFor()
  await page.getByRole('complementary').filter({ hasText: 'Versions' }).waitFor()
  expect(faults).toEqual([])
  expect(findings).toEqual([])
})

test('what else is on offer is listed beside ours with its price, compared, and taken in its place until that is undone', async () => {
  const { page, faults, mark, spoken } = await openWrittenFilm(browser())
  const { look, findings } = await createLooker(page)
  await openScreen(page, 'Library')
  await page.getByRole('treegrid').getByRole('row').nth(1).click()
  await page.keyboard.press('d')

  const desk = deskOf(page)
  await desk.getByRole('button', { name: 'Show other candidates' }).click()
  await desk.getByText('1 other candidate').waitFor()
  const other = desk.getByRole('button', { name: /OTHER.* 1 download/ })
  for (const width of [640, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await other.scrollIntoViewIfNeeded()
    await look(`desk-others-${width}`)
  }
  await becomes(() => downloadsIn(page), 1)
  await other.click()
  await desk.getByRole('button', { name: 'Look inside: 1 download' }).click()
  await desk.getByRole('list', { name: 'Line beside line' }).getByRole('listitem').first().waitFor()
  await becomes(() => downloadsIn(page), 2)
  expect(spoken()).toEqual([containing(`\n${mark}\n`)])
  for (const width of [640, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await look(`desk-others-compared-${width}`)
  }
  await desk.getByRole('button', { name: 'Use B instead' }).click()
  await becomes(async () => spoken(), [containing(`\n${mark} other\n`)])
  await desk.getByRole('heading', { name: 'Fix this one' }).waitFor()
  // The one before costs nothing: it was downloaded.
  await desk.getByRole('button', { name: /free$/ }).last().waitFor()
  // The line at the foot goes after a while; what it said can still be taken back.
  await page.getByRole('button', { name: 'Close', exact: true }).last().click()
  await page.keyboard.press('Control+z')
  await becomes(async () => spoken(), [containing(`\n${mark}\n`)])
  expect(await downloadsIn(page)).toBe(2)
  expect([faults, findings]).toEqual([[], []])
})

test('the drawers of library and history list the same others at the same price, take one, and take that back', async () => {
  const { page, faults, mark, spoken } = await openWrittenFilm(browser())
  const { look, findings } = await createLooker(page)
  await openScreen(page, 'Library')
  await page.getByRole('treegrid').getByRole('row').nth(1).click()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Show other candidates' }).click()
  await page.getByText('1 other candidate').waitFor()
  await page.getByText('1 download', { exact: true }).waitFor()
  const use = page.getByRole('button', { name: /^Use this one instead: .*OTHER/ })
  for (const width of [640, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await use.scrollIntoViewIfNeeded()
    await look(`library-others-${width}`)
  }
  await becomes(() => downloadsIn(page), 1)
  await use.click()
  await becomes(async () => spoken(), [containing(`\n${mark} other\n`)])
  await page
    .getByRole('status')
    .getByText(/OTHER.* replaced .*, which is in the trash/)
    .waitFor()
  await page.keyboard.press('Control+z')
  await becomes(async () => spoken(), [containing(`\n${mark}\n`)])
  // What was taken back is listed as another one again, at the price that it has now.
  await use.waitFor()
  await page.getByText('free', { exact: true }).waitFor()
  await becomes(() => downloadsIn(page), 2)

  await openScreen(page, 'History & trash')
  const rows = page.getByRole('grid', { name: 'Written subtitles' }).getByRole('row')
  // The other one was taken back: it stands nowhere. The first row is the head.
  await rows.filter({ hasNotText: 'OTHER' }).nth(1).click()
  const opened = page.getByRole('complementary', { name: 'Text and versions' })
  await opened.getByRole('button', { name: 'Show other candidates' }).click()
  await opened.getByText('1 other candidate').waitFor()
  await opened.getByText('free', { exact: true }).waitFor()
  for (const width of [640, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await use.scrollIntoViewIfNeeded()
    await look(`history-others-${width}`)
  }
  await use.click()
  await becomes(async () => spoken(), [containing(`\n${mark} other\n`)])
  await becomes(() => downloadsIn(page), 2)
  expect([faults, findings]).toEqual([[], []])
})

test('a search result is seen on the desk for one download, and written from the search for none', async () => {
  const folder = tempFolder()
  const world = makeWorld({ folder, seed: 2, movies: 1, shows: 0, languages: ['EN'] })
  const title = basename(world.videos[0]?.path ?? '')
    .split(/[. ]/)
    .slice(0, 2)
    .join(' ')
  const remote = await startRemoteWorld(folder, world)
  const app = await remote.startApp()
  const { page, faults } = await visit(browser(), app.link)
  const { look, findings } = await createLooker(page)
  await openLibrary(page, remote.steps)
  await openScreen(page, 'Search')
  const search = page.getByRole('main', { name: 'Search' })
  await search.getByRole('combobox').first().fill(title)
  await search.getByRole('button', { name: 'Ask the service: 1 search' }).click()
  await search.getByRole('row').nth(1).click()
  await search.getByRole('button', { name: 'Open the desk: 1 download' }).waitFor()
  await look('search-desk')
  expect(await downloadsIn(page)).toBe(0)
  await search.getByRole('button', { name: 'Open the desk: 1 download' }).click()
  const desk = deskOf(page)
  await desk.getByText('search result', { exact: true }).waitFor()
  await becomes(() => downloadsIn(page), 1)
  await page.keyboard.press('Escape')

  // What the desk fetched is here: the same result costs nothing any more.
  await search.getByRole('button', { name: 'Open the desk', exact: true }).waitFor()
  await search.getByRole('button', { name: 'Write subtitle: free' }).click()
  await search.getByText(/^Written/).waitFor()
  expect(await downloadsIn(page)).toBe(1)
  expect([faults, findings]).toEqual([[], []])
})
