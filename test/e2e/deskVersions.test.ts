/** The kept versions of a subtitle on its desk: by what made them, line beside line, and back in the place of the one there now. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { useBrowser } from '../support/browser/browser.ts'
import { startWebApp, visit } from '../support/browser/webApp.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'
import { plainVideo } from '../support/make/films/timedSubtitle.ts'
import { becomes, openLibrary, openScreen } from './hands.ts'
import { createLooker } from './looker.ts'
import { openWrittenFilm } from './openWrittenFilm.ts'

const browser = useBrowser()
const containing = (words: string) => expect.stringContaining(words) as unknown as string

test('an earlier version stands beside the lines with the differences marked, is brought back there, and that is undone', async () => {
  const { page, faults, mark, spoken } = await openWrittenFilm(browser())
  const { look, findings } = await createLooker(page)
  await openScreen(page, 'Library')
  await page.getByRole('treegrid').getByRole('row').nth(1).click()
  await page.keyboard.press('d')
  const desk = page.getByRole('main', { name: 'Desk' })
  const lines = desk.getByRole('list', { name: 'Text' })
  // Where most is said.
  await lines.locator('[aria-current=true]').filter({ hasText: '2:42' }).waitFor()
  await page.keyboard.press('1')
  await page.keyboard.press('Enter')
  const words = desk.getByRole('textbox', { name: /^Words of line/ })
  const before = await words.inputValue()
  await words.fill(`Truly, ${before}`)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+s')
  await desk.getByText('Kept as a new version.').waitFor()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Control+s')
  await becomes(async () => spoken(), [containing('Truly, ')])

  const beside = desk.getByRole('combobox', { name: 'Beside it' })
  const versions = beside.locator('optgroup[label="Earlier versions"] > option')
  await becomes(() => versions.count(), 2)
  const listed = await versions.allInnerTexts()
  expect(listed).toEqual([expect.stringMatching(/^Edited · /), expect.stringMatching(/^Downloaded · /)])
  await beside.selectOption({ label: listed[1] ?? '' })
  await desk.getByText(/^1 line differs\. .*What is there now stays in the history\.$/).waitFor()
  await becomes(() => lines.locator('mark').allInnerTexts(), [containing('Truly,')])
  for (const width of [640, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await lines.locator('mark').scrollIntoViewIfNeeded()
    await look(`desk-version-beside-${width}`)
  }
  await page.keyboard.press('c')
  await desk
    .getByRole('region', { name: 'Subtitle B' })
    .getByText(/^Downloaded · /)
    .waitFor()
  await look('desk-version-compared')
  await page.keyboard.press('Escape')

  const bringBack = desk.getByRole('button', { name: 'Bring this version back' })
  await bringBack.focus()
  await page.keyboard.press('Enter')
  await becomes(async () => spoken().map((text) => text.includes('Truly, ')), [false])
  expect(spoken()).toEqual([containing(`\n${mark}\n`)])
  // The key takes back what is told as done.
  await page
    .getByText(/replaced that of/)
    .first()
    .waitFor()
  await page.keyboard.press('Control+z')
  await becomes(async () => spoken(), [containing('Truly, ')])

  // The history tells the same of each.
  await openScreen(page, 'History & trash')
  await page.getByRole('grid', { name: 'Written subtitles' }).getByRole('row').nth(1).click()
  const opened = page.getByRole('region', { name: 'Versions' })
  await becomes(() => opened.getByText(/^(Edited|Downloaded)$/).allInnerTexts(), ['Edited', 'Edited', 'Downloaded'])
  await look('history-version-acts')
  expect([faults, findings]).toEqual([[], []])
})

test("the user's own version that is brought back stands on the desk as theirs, also after a reload", async () => {
  const folder = tempFolder()
  const films = join(folder, 'films')
  mkdirSync(films)
  plainVideo(films, 'Salt.Road.2013.1080p')
  const yours = join(films, 'Salt.Road.2013.1080p.en.srt')
  const text = '1\n00:00:01,000 --> 00:00:03,000\nGood morning.\n'
  writeFileSync(yours, text)
  const app = await startWebApp({ home: join(folder, 'home'), env: { HOME: folder, USERPROFILE: folder } })
  const { page, faults } = await visit(browser(), app.link)
  await openLibrary(page, [basename(folder), 'films'])
  await page.getByRole('treegrid').getByRole('row').filter({ hasText: 'Salt Road' }).click()
  await page.keyboard.press('d')
  const desk = page.getByRole('main', { name: 'Desk' })
  await desk.getByRole('list', { name: 'Text' }).getByText('Good morning.').first().waitFor()
  await page.keyboard.press('ArrowRight')
  await desk.getByRole('button', { name: 'Adopt and keep' }).click()
  await becomes(async () => readFileSync(yours, 'utf8') === text, false)
  const beside = desk.getByRole('combobox', { name: 'Beside it' })
  const own = beside.locator('option').filter({ hasText: 'Yours, as it was' })
  await becomes(() => own.count(), 1)
  await beside.selectOption({ label: await own.innerText() })
  await desk.getByRole('button', { name: 'Bring this version back' }).click()
  await becomes(async () => readFileSync(yours, 'utf8'), text)
  const isShown = async () => {
    await desk.getByRole('list', { name: 'Text' }).getByText('Good morning.').first().waitFor()
    await desk.getByText('yours', { exact: true }).waitFor()
  }
  await isShown()
  await page.reload()
  await isShown()
  expect(faults).toEqual([])
})
