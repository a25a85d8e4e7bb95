/** A late subtitle: measured in the drawer, mended with its evidence in sight, undone, and moved by hand. */
import { readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { useBrowser } from '../support/browser/browser.ts'
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
