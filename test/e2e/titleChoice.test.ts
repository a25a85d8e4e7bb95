/** A show under a wrong name: a person says once, in the drawer of one episode, which title it is. */
import { mkdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { useBrowser } from '../support/browser/browser.ts'
import { makeMkv, writeSparse } from '../support/make/films/makeVideo.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'
import { startWebApp, visit, type Visit } from '../support/browser/webApp.ts'
import { becomes, numbersOf, openLibrary, openScreen } from './hands.ts'

const browser = useBrowser()

async function openShows(): Promise<Visit> {
  const folder = tempFolder()
  const library = join(folder, 'shows')
  mkdirSync(library)
  for (const episode of [1, 2]) await writeSparse(join(library, `Harbour.Lane.S01E0${episode}.mkv`), makeMkv())
  const app = await startWebApp({ home: join(folder, 'home'), env: { HOME: folder, USERPROFILE: folder } })
  const visited = await visit(browser(), app.link)
  await openLibrary(visited.page, [basename(folder), 'shows'])
  return visited
}

test('a title chosen for one episode finds the subtitles of its show', async () => {
  const { page, faults } = await openShows()
  await page.getByRole('row', { name: /Harbour Lane/ }).waitFor()
  await page.getByRole('treegrid').focus()
  await page.keyboard.press('Home')
  await page.keyboard.press('*')
  await page.getByRole('row', { name: /S01E01/ }).click()
  const drawer = page.getByRole('complementary', { name: 'One video' })
  await drawer.getByRole('button', { name: 'Wrong title? Choose another…' }).click()
  await drawer.getByLabel('Which title is it?').fill('tidewater street')
  await page.keyboard.press('Enter')
  await drawer.getByRole('list', { name: 'Titles found' }).getByRole('button', { name: 'Tidewater Street' }).click()
  await drawer.getByText('Set to “Tidewater Street').waitFor()

  await page.getByRole('button', { name: 'Find subtitles for these 2' }).click()
  await openScreen(page, 'Plan')
  await becomes(() => numbersOf(page, 'Subtitles by answer', ['Write', 'Needs review']).then(sum), 2)
  expect(faults).toEqual([])
})

test('the same is said by keyboard while looking at the plan, and the whole show is asked for again', async () => {
  const { page, faults } = await openShows()
  await page.getByRole('button', { name: 'Find subtitles for these 2' }).click()
  await openScreen(page, 'Plan')
  await becomes(async () => (await numbersOf(page, 'Subtitles by answer', ['Not found']))['Not found'], 2)
  await page.getByRole('grid').getByRole('button', { name: 'Not found', exact: true }).first().click()
  await page.getByText('There are no subtitles for this file').waitFor()

  await page.keyboard.press('o')
  await page.keyboard.type('tidewater street')
  await page.keyboard.press('Enter')
  const title = page.getByRole('list', { name: 'Titles found' }).getByRole('button', { name: 'Tidewater Street' })
  await title.waitFor()
  await title.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('listbox', { name: 'Candidates' }).getByRole('option').first().waitFor()
  await page.keyboard.press('Escape')
  await becomes(() => numbersOf(page, 'Subtitles by answer', ['Write', 'Needs review']).then(sum), 2)
  expect(faults).toEqual([])
})

function sum(numbers: Readonly<Record<string, number>>): number {
  return Object.values(numbers).reduce((all, number) => all + number, 0)
}
