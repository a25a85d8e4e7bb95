/** The kept versions of a subtitle on its desk: by what made them, line beside line, and back in the place of the one there now. */
import { expect, test } from 'vitest'
import { useBrowser } from '../support/browser/browser.ts'
import { becomes, openScreen } from './hands.ts'
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
