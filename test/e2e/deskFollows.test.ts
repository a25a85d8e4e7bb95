/** A film that plays takes the hand from line to line, and J and K go on from there; who types in a line keeps it. */
import { writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { useBrowser } from '../support/browser/browser.ts'
import { startWebApp, visit } from '../support/browser/webApp.ts'
import { kinds, makeDeskFilm, newFilmFolder } from '../support/make/films/deskFilm.ts'
import { srtOf } from '../support/make/films/srtOf.ts'
import { hasMediaTools, ifMediaTools } from '../support/make/films/timedFilm.ts'
import { openLibrary } from './hands.ts'
import { rowOf } from './openShelf.ts'

const browser = useBrowser()
const cues = Array.from({ length: 40 }, (_, at) => ({ startMs: at * 700, endMs: at * 700 + 600 }))

test.skipIf(!hasMediaTools)(`the hand follows the film, and stays with whoever types${ifMediaTools}`, async () => {
  const { root, folder, home } = newFilmFolder()
  makeDeskFilm(join(folder, 'Amber Field (2011).mp4'), { seconds: 28, ...kinds['H.264 and AAC in MP4'] })
  writeFileSync(join(folder, 'Amber Field (2011).en.srt'), srtOf(cues))
  const app = await startWebApp({ home, env: { HOME: root, USERPROFILE: root } })
  const { page, faults } = await visit(browser(), app.link)
  await openLibrary(page, [basename(root), 'films'])
  await rowOf(page.getByRole('treegrid'), 'Amber Field').click()
  await page.keyboard.press('d')
  const desk = page.getByRole('main', { name: 'Desk' })
  const numberNow = async () => Number(await desk.locator('.cue-row[aria-current=true] .cue-number').textContent())
  await desk.locator('video.picture-clip:not(.picture-clip-coming)').waitFor()

  // A line that was pressed has the focus, and hands it on: Enter edits the one that K leads to.
  const pressed = await numberNow()
  await desk.locator('.cue-row[aria-current=true] .cue-said').click()
  await page.keyboard.press('k')
  await expect.poll(numberNow).toBe(pressed + 1)
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: `Words of line ${pressed + 1}` }).waitFor()
  await page.keyboard.press('Escape')

  await page.keyboard.press(' ')
  await expect.poll(numberNow).toBeGreaterThan(pressed + 2)
  await page.keyboard.press('Enter')
  const typed = page.getByRole('textbox', { name: /^Words of line/ })
  await typed.waitFor()
  const name = await typed.getAttribute('aria-label')
  const clock = desk.locator('.play-time b')
  const before = await clock.textContent()
  await expect.poll(() => clock.textContent()).not.toBe(before)
  await page.keyboard.type('!')
  // It plays on for more than a line, and what is typed stays where it is.
  const left = await clock.textContent()
  await expect
    .poll(async () => Number(await clock.textContent().then((now) => now?.slice(-4))))
    .toBeGreaterThan(Number(left?.slice(-4)) + 1)
  expect(await typed.getAttribute('aria-label')).toBe(name)
  expect(await typed.inputValue()).toContain('!')
  expect(faults).toEqual([])
})
