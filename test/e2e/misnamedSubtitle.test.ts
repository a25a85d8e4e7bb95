/** A file of the user's in another language than its name says: doubtful in library and drawer, renamed in the check-up, and back. */
import { existsSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { useBrowser } from '../support/browser/browser.ts'
import { startWebApp, visit } from '../support/browser/webApp.ts'
import { placeTimed, plainVideo } from '../support/make/films/timedSubtitle.ts'
import { spokenSrt } from '../support/make/dialogue.ts'
import { createRandom } from '../support/make/worlds/makeWorld.ts'
import { becomes, checkAll, openLibrary, openScreen } from './hands.ts'
import { createLooker } from './looker.ts'
import { rowOf } from './openShelf.ts'

const browser = useBrowser()
const film = 'The Amber Field (2011)'
const widths = [640, 900, 1280, 1920] as const

test('what its name says is doubtful; renamed when asked for, what is missing then can be found, and undo takes it back', async () => {
  const { root, folder, home } = placeTimed()
  plainVideo(folder, film)
  const [misnamed, named] = ['en', 'fr'].map((language) => join(folder, `${film}.${language}.srt`))
  writeFileSync(misnamed ?? '', spokenSrt('FR', 'Le champ d’ambre.', { cues: 136, pick: createRandom(7) }))
  const app = await startWebApp({ home, env: { HOME: root, USERPROFILE: root } })
  const { page, faults } = await visit(browser(), app.link)
  const { look, findings } = await createLooker(page)
  await openLibrary(page, [basename(root), 'films'])
  await checkAll(page)
  const grid = page.getByRole('grid', { name: 'Findings by kind' })
  await grid.getByText('The text is in French').waitFor()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await look(`checkup-misnamed-${width}`)
  }
  await page.setViewportSize({ width: 1280, height: 800 })

  await openScreen(page, 'Library')
  const row = rowOf(page.getByRole('treegrid'), 'The Amber Field')
  await row.getByRole('img', { name: /doubtful: its text is in French/ }).waitFor()
  await row.click()
  const drawer = page.getByRole('complementary', { name: 'One video' })
  await drawer.getByText('doubtful: its text is in French').first().waitFor()
  await drawer.getByRole('button', { name: `Rename to ${film}.fr.srt` }).waitFor()
  await page.getByRole('button', { name: 'A language is doubtful' }).waitFor()
  await look('library-misnamed')

  await page.getByRole('button', { name: 'Check-up', exact: true }).click()
  await grid.getByRole('button', { name: 'Rename to .fr.srt…' }).click()
  await look('checkup-rename')
  expect([misnamed, named].map((path) => existsSync(path ?? ''))).toEqual([true, false])
  await grid.getByRole('button', { name: `Rename your file to ${film}.fr.srt` }).click()
  await becomes(async () => [misnamed, named].map((path) => existsSync(path ?? '')), [false, true])
  await grid.getByRole('button', { name: /^Find English: .*search/ }).waitFor()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await becomes(async () => [misnamed, named].map((path) => existsSync(path ?? '')), [true, false])
  await grid.getByRole('button', { name: 'Rename to .fr.srt…' }).waitFor()

  await grid.getByRole('button', { name: 'Rename to .fr.srt…' }).click()
  await grid.getByRole('button', { name: `Rename your file to ${film}.fr.srt` }).click()
  await grid.getByRole('button', { name: /^Find English: .*search/ }).waitFor()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await look(`checkup-renamed-${width}`)
    // A price that is cut off is none.
    const cut = `[...document.querySelectorAll('.finding-spends *')].some((one) => one.scrollWidth > one.clientWidth + 1)`
    expect([width, await page.evaluate<boolean>(cut)]).toEqual([width, false])
  }
  expect(faults).toEqual([])
  expect(findings).toEqual([])
})
