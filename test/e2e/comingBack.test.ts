/** What a restart of the app, a key or a corrected title leaves behind leads on: no dead end, and no two truths. */
import { join } from 'node:path'
import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { useBrowser } from '../support/browser/browser.ts'
import { startWebApp, visit } from '../support/browser/webApp.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'
import { makeDoubts } from '../support/make/worlds/makeDoubts.ts'
import { startRemoteWorld } from '../support/make/worlds/remoteWorld.ts'
import { becomes, meterOf, openLibrary, openScreen, trySamples } from './hands.ts'

const browser = useBrowser()
const questions = 5

/** A library whose every subtitle is a question, and the page of its plan. */
async function askEverything() {
  const folder = tempFolder()
  const remote = await startRemoteWorld(folder, await makeDoubts({ folder, movies: questions, episodes: 0 }))
  const app = await remote.startApp()
  const { page, faults } = await visit(browser(), app.link)
  await openLibrary(page, remote.steps)
  await page.getByRole('button', { name: `Find subtitles for these ${questions}` }).click()
  await page.getByRole('button', { name: `Review ${questions}`, exact: true }).waitFor()
  return { remote, app, page, faults }
}

const open = (page: Page) =>
  page
    .getByText(/^\d+ open/)
    .innerText()
    .then((words) => words.split(' · ')[0])

test('questions that ended with the app come back from the review itself, and an answer goes on to the next of them', async () => {
  const { remote, app } = await askEverything()
  await app.stop()
  const again = await remote.startApp()
  const { page, faults } = await visit(browser(), again.link)
  await openScreen(page, 'Review')
  await page.getByRole('heading', { name: `The plan for ${questions} videos is no longer open` }).waitFor()
  await page.getByRole('button', { name: 'Make it again' }).click()
  await becomes(() => open(page), `${questions} open`)
  const head = page.getByRole('heading', { level: 2 }).filter({ hasText: 'English' })
  await becomes(() => head.innerText(), 'Question A (2011) · English')

  // Chosen in the navigation, the screen has the keyboard: digits are its own.
  await openScreen(page, 'Library')
  await openScreen(page, 'Review')
  await head.waitFor()
  await page.keyboard.down('1')
  await becomes(() => head.innerText(), 'Question B (2011) · English')
  // Still held, it answers no more.
  await page.keyboard.down('1')
  await page.keyboard.up('1')
  await page.waitForTimeout(300)
  expect(await head.innerText()).toBe('Question B (2011) · English')
  expect(faults).toEqual([])
})

test('what one key has used is what the meters say, also after a run', async () => {
  const app = await startWebApp({ home: join(tempFolder(), 'home') })
  const { page, faults } = await visit(browser(), app.link)
  await trySamples(page)
  await openScreen(page, 'Usage')
  await page.getByRole('button', { name: 'Refresh' }).click()
  await page.getByText(/This key alone: 12 searches, 0 downloads/).waitFor()
  await openScreen(page, 'Plan')
  const run = page.getByRole('button', { name: /^Run: 8 downloads/ })
  await becomes(() => run.and(page.locator(':focus')).count(), 1)
  await page.keyboard.press('Enter')
  await page.getByText('11 of 12 now right').waitFor()
  await openScreen(page, 'Usage')
  await becomes(() => meterOf(page, 'Downloads').then(([used]) => used), 8)
  await page.getByText('This key alone: 12 searches, 8 downloads').waitFor()
  expect(faults).toEqual([])
})

test('a chosen title stands in Activity, is undone and brought back there, and asks for no files', async () => {
  const app = await startWebApp({ home: join(tempFolder(), 'home') })
  const { page, faults } = await visit(browser(), app.link)
  await trySamples(page)
  await openScreen(page, 'Library')
  await page.getByRole('row', { name: /The Glassblower of Varn/ }).click()
  const drawer = page.getByRole('complementary', { name: 'One video' })
  await drawer.getByRole('button', { name: 'Wrong title? Choose another…' }).click()
  await drawer.getByLabel('Which title is it?').fill('salt and cedar')
  await page.keyboard.press('Enter')
  await drawer.getByRole('list', { name: 'Titles found' }).getByRole('button', { name: 'Salt and Cedar' }).click()
  await drawer.getByText('Set to “Salt and Cedar').waitFor()

  await openScreen(page, 'Activity')
  const run = page.getByRole('row', { name: /Another title/ })
  await run.getByTitle('The Glassblower of Varn (2014) → Salt and Cedar (2021)', { exact: true }).waitFor()
  await run.getByRole('button', { name: 'Open', exact: true }).click()
  await page.getByRole('heading', { name: '1 of 1 given this title' }).waitFor()
  await page.getByRole('button', { name: 'Undo 1', exact: true }).click()
  await page.getByRole('heading', { name: 'Undone: 1 of 1' }).waitFor()
  expect(await page.getByText(/moved to the trash/).count()).toBe(0)
  await page.getByRole('button', { name: 'Bring back' }).click()
  await page.getByRole('heading', { name: '1 of 1 given this title' }).waitFor()
  await page.getByRole('main').getByRole('button', { name: 'Activity' }).click()
  const outcomes = page.getByRole('grid', { name: 'Runs' })
  await outcomes.getByText('1 of 1 taken back').waitFor()
  await outcomes.getByText('1 of 1 brought back').waitFor()
  expect(faults).toEqual([])
})

const topOf = async (shown: Locator) => (await shown.boundingBox())?.y ?? 0

test('at 640 px the answers of a plan stand in one row, the screens in even steps, and the sheet of keys ends in sight', async () => {
  const app = await startWebApp({ home: join(tempFolder(), 'home') })
  const { page, faults } = await visit(browser(), app.link)
  await trySamples(page)
  await page.getByRole('button', { name: /^Run: / }).waitFor()
  await page.setViewportSize({ width: 640, height: 800 })
  const answers = page.getByRole('group', { name: 'Subtitles by answer' }).getByRole('button')
  const lines = async () => new Set(await Promise.all((await answers.all()).map(topOf))).size
  await becomes(lines, 1)
  const screens = page.getByRole('navigation', { name: 'Screens' }).getByRole('button')
  const steps = async () => {
    const tops = await Promise.all((await screens.all()).map(topOf))
    return new Set(tops.slice(1, -1).map((top, index) => top - (tops[index] ?? 0))).size
  }
  await becomes(steps, 1)
  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  const bottom = async () => {
    const box = await sheet.boundingBox()
    return (box?.y ?? Infinity) + (box?.height ?? 0)
  }
  await expect.poll(bottom).toBeLessThan(800)
  expect(faults).toEqual([])
})
