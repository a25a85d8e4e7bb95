import { expect, test } from 'vitest'
import { useBrowser } from '../support/browser/browser.ts'
import { openScreen } from './hands.ts'
import { openWrittenFilm } from './openWrittenFilm.ts'

const browser = useBrowser()

test('"Wrong, next" puts the next candidate in the place of a written one, which goes to the trash', async () => {
  const { page, faults, mark, spoken } = await openWrittenFilm(browser())
  expect(spoken()).toEqual([expect.stringContaining(`\n${mark}\n`)])

  const files = page.getByRole('grid', { name: 'Subtitles of this run' })
  // What it costs is said before it is pressed.
  await files.getByRole('button', { name: 'Wrong, next: up to 1 download' }).waitFor()
  await files.getByRole('row').nth(1).click()
  await files.press('x')
  await page.getByText(/OTHER.* replaced .*, which is in the trash/).waitFor()
  expect(spoken()).toEqual([expect.stringContaining(`\n${mark} other\n`)])

  // What took its place was a run of its own. Nothing is left to offer after the second.
  await page.getByRole('main').getByRole('button', { name: 'Activity' }).click()
  // The list tells of a new run a moment after it ended.
  const better = page.getByRole('row').filter({ hasText: 'Better subtitle' })
  await better.getByRole('button', { name: 'Open', exact: true }).click()
  await page.getByRole('heading', { name: 'Better subtitle' }).waitFor()
  await files.getByRole('button', { name: 'Wrong, next' }).click()
  await page.getByText(/stays as it is: the service has no other subtitle for this video\./).waitFor()
  expect(spoken()).toHaveLength(1)
  await openScreen(page, 'History & trash')
  await page.getByText('Trash', { exact: true }).click()
  await page.getByRole('button', { name: 'Empty the trash: 1 file' }).waitFor()
  expect(faults).toEqual([])
})
