/** Looking a title up by hand, and the account of every unit that was spent on the way. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { useBrowser } from '../support/browser/browser.ts'
import { makeDoubts } from '../support/make/worlds/makeDoubts.ts'
import { startRemoteWorld } from '../support/make/worlds/remoteWorld.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'
import { visit } from '../support/browser/webApp.ts'
import { becomes, meterOf, numberIn, openLibrary, openScreen } from './hands.ts'

const browser = useBrowser()

const offers = (page: Page) =>
  page.getByRole('grid', { name: 'Available subtitles' }).locator('[role=row][aria-busy=false]')
const titleField = (page: Page) => page.getByRole('combobox', { name: 'Title, id or name' })

async function pressSearch(page: Page, text: string): Promise<void> {
  await titleField(page).fill(text)
  await page.getByRole('button', { name: 'Ask the service: 1 search' }).click()
}

/** The rows of the ledger on the screen, as [kind, units]. */
async function ledgerOn(page: Page): Promise<readonly (readonly [kind: string, units: number])[]> {
  const rows = await page
    .getByRole('grid', { name: 'What each unit was used for' })
    .locator('[role=row][aria-busy=false]')
    .all()
  const cells = await Promise.all(rows.map((row) => row.getByRole('gridcell').allInnerTexts()))
  return cells.map(([when = '', , units = '']) => [when.split('\n').at(-1) ?? '', numberIn(units)])
}

/** What the ledger on the screen says was spent: searches, downloads. */
async function unitsShown(page: Page): Promise<readonly number[]> {
  const shown = await ledgerOn(page)
  return ['Search', 'Download'].map((kind) =>
    shown.filter(([of]) => of === kind).reduce((sum, [, units]) => sum + units, 0),
  )
}

test('a title is found by its beginning, name, id and part, and its subtitle put beside a video; each unit is in the ledger', async () => {
  const folder = tempFolder()
  const world = await makeDoubts({ folder, movies: 2, episodes: 3 })
  const remote = await startRemoteWorld(folder, world)
  const app = await remote.startApp()
  const { page, faults } = await visit(browser(), app.link)
  await openLibrary(page, remote.steps)
  await page.getByRole('button', { name: 'Find subtitles for these 5' }).waitFor()
  await openScreen(page, 'Search')

  const charged = () => remote.service.ledger()
  const unitsOf = (counter: string) =>
    charged()
      .filter((row) => row.counter === counter)
      .reduce((sum, { units }) => sum + units, 0)

  // Typing costs nothing: the suggestions are the library's own.
  await titleField(page).pressSequentially('Doub')
  await page.getByRole('option', { name: /Doubtful House.*3 videos of yours/ }).waitFor()
  expect(unitsOf('search')).toBe(0)
  await titleField(page).press('ArrowDown')
  await titleField(page).press('Enter')
  await becomes(() => offers(page).count(), 9)
  expect(unitsOf('search')).toBe(1)

  // Narrowing and sorting what is there is free; where all are of one season, its episodes stand there at once.
  await page.getByRole('combobox', { name: 'Episode' }).selectOption('2')
  await becomes(() => offers(page).count(), 3)
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('release')
  await becomes(
    () =>
      offers(page)
        .first()
        .innerText()
        .then((text) => text.includes('HDTV.x264-SECOND')),
    true,
  )
  expect(unitsOf('search')).toBe(1)

  // The video that it fits is found by its episode; nobody has to look it up.
  await offers(page).filter({ hasText: 'THIRD' }).click()
  const detail = page.getByRole('complementary', { name: 'The chosen subtitle' })
  await detail.getByText('For Doubtful House S01E02').waitFor()
  await detail.getByRole('button', { name: 'Write S01E02: 1 download' }).click()
  await page.getByText(/Written as Doubtful\.House\.S01E02\..*\.en\.srt/).waitFor()
  const sidecar = join(world.library, 'TV', (world.videos[3] ?? '').replace(/\.mkv$/, '.en.srt'))
  expect(readFileSync(sidecar, 'utf8')).toContain('by carl')

  // Another video can be named, and everything is judged for it then.
  await detail.getByRole('button', { name: 'Change' }).click()
  await page.getByRole('searchbox', { name: 'Find a video of the library' }).fill('question b')
  await page
    .getByRole('list', { name: 'Videos' })
    .getByRole('button', { name: /Question\.B/ })
    .click()
  await detail.getByText('Another title').waitFor()

  // Saved into a folder of the host, without any video: fetched already, so it is free.
  await detail.getByRole('button', { name: 'Save to…: free' }).click()
  const places = page.getByRole('complementary').filter({ has: page.getByRole('button', { name: 'Save here' }) })
  for (const step of remote.steps.slice(0, 1)) await places.getByRole('button', { name: step, exact: true }).click()
  await places.getByRole('button', { name: 'Save here' }).click()
  await detail.getByText(/Saved as .*\.srt/).waitFor()
  expect(readdirSync(folder).filter((name) => name.endsWith('.srt'))).toHaveLength(1)
  expect(unitsOf('downloads')).toBe(1)

  // While the field says something new, the list says for which words it is.
  await titleField(page).fill('Question B')
  await page.getByText('Results for “Doubtful House”').waitFor()
  await pressSearch(page, 'Question B')
  await becomes(() => offers(page).count(), 3)
  await pressSearch(page, 'tt8000 s01e03')
  await becomes(() => offers(page).count(), 3)
  await pressSearch(page, world.videos[2] ?? '')
  await page.getByRole('heading', { name: /Doubtful House/ }).waitFor()
  await pressSearch(page, 'No Such Title At All')
  await page.getByText('No title found').waitFor()

  await openScreen(page, 'Usage')
  await becomes(() => meterOf(page, 'Searches'), [unitsOf('search'), 30_000])
  await expect.poll(() => meterOf(page, 'Downloads')).toEqual([1, 2_000])
  await becomes(() => unitsShown(page), [unitsOf('search'), unitsOf('downloads')])
  const entries = (await ledgerOn(page)).length
  await page
    .getByText(/resets in [\d dhm]+ \(.*12:00 AM\)/)
    .first()
    .waitFor()

  // A meter is a filter of the ledger: again, and everything is listed.
  const downloads = page.getByRole('group', { name: 'Quota', exact: true }).getByRole('button', { name: /^Downloads/ })
  await downloads.click()
  await becomes(async () => (await ledgerOn(page)).length, 1)
  await downloads.click()
  await becomes(async () => (await ledgerOn(page)).length, entries)
  expect(faults).toEqual([])
})
