/** The hand on the desk goes with a press in the strip of the whole film, and the side bar marks the screen that the desk belongs to. */
import { writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { useBrowser } from '../support/browser/browser.ts'
import { startWebApp, visit } from '../support/browser/webApp.ts'
import { late, placeTimed, plainVideo, srtOf } from '../support/make/films/timedSubtitle.ts'
import { openLibrary } from './hands.ts'
import { rowOf } from './openShelf.ts'

const browser = useBrowser()

/** On the words of the last line that is whole in sight. */
function lowestLine(page: Page) {
  return page.evaluate<{ readonly x: number; readonly y: number }>(`(() => {
    const { bottom } = document.querySelector('.cue-list').getBoundingClientRect()
    const words = [...document.querySelectorAll('.cue-row .cue-said')].map((line) => line.getBoundingClientRect())
    const { left, top } = words.filter((box) => box.bottom <= bottom - 8).at(-1)
    return { x: left + 20, y: top + 6 }
  })()`)
}

test('Enter edits the line that was pressed in the whole film; the side bar marks where Back leads to', async () => {
  const { root, folder, home, sidecar } = placeTimed()
  plainVideo(folder)
  writeFileSync(sidecar, srtOf(late))
  const app = await startWebApp({ home, env: { HOME: root, USERPROFILE: root } })
  const { page, faults } = await visit(browser(), app.link)
  await openLibrary(page, [basename(root), 'films'])
  await rowOf(page.getByRole('treegrid'), 'The Amber Field').click()
  await page.keyboard.press('d')
  await page.locator('.cue-row[aria-current=true]', { hasText: 'Said as number 100' }).waitFor()
  await expect.poll(() => page.locator('.navigation-item-library [aria-current=page]').count()).toBe(1)

  // The keyboard is the desk's at once: Enter edits the current line, with its verbs in sight, however low the line stands.
  const typed = page.getByRole('textbox', { name: /^Words of line/ })
  await page.keyboard.press('Enter')
  expect(await typed.inputValue()).toContain('Said as number 100')
  await page.keyboard.press('Escape')
  const lowest = await lowestLine(page)
  await page.mouse.click(lowest.x, lowest.y)
  await page.keyboard.press('Enter')
  await typed.waitFor()
  const frame = (await page.locator('.cue-list').boundingBox())!
  const verbs = (await page.locator('.cue-edit').getByRole('button', { name: 'Done' }).boundingBox())!
  expect(verbs.y + verbs.height).toBeLessThanOrEqual(frame.y + frame.height)
  await page.keyboard.press('Escape')

  const whole = page.locator('.strip-whole')
  const { width = 0 } = (await whole.boundingBox()) ?? {}
  await whole.click({ position: { x: width * 0.25, y: 20 } })
  const pressed = page.locator('.cue-row[aria-current=true]')
  await expect.poll(() => pressed.textContent()).not.toContain('number 100')
  const words = (await pressed.locator('.cue-said').textContent()) ?? ''
  await page.keyboard.press('Enter')
  expect(await page.getByRole('textbox', { name: /^Words of line/ }).inputValue()).toBe(words)
  expect(faults).toEqual([])
})
