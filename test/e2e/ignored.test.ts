/** What is ignored stands in the settings, with its way back: by its button, and by taking the last act back. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { useBrowser } from '../support/browser/browser.ts'
import { startWebApp, visit } from '../support/browser/webApp.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'
import { makeMkv } from '../support/make/films/makeVideo.ts'
import { runHere } from '../support/programs/runHere.ts'
import { becomes, openSettings } from './hands.ts'
import { createLooker } from './looker.ts'

const browser = useBrowser()
const film = 'Silver.Orchard.2019.1080p.WEB-DL.x264-LUMEN.mkv'

test('an ignored film is listed, wanted again, and ignored again by taking that back', async () => {
  const home = join(tempFolder(), 'home')
  const folder = tempFolder()
  writeFileSync(join(folder, film), makeMkv())
  await runHere(['ignore', join(folder, film), '--home', home])
  const app = await startWebApp({ home })
  const { page, faults } = await visit(browser(), app.link)
  await page.getByRole('button', { name: 'Go to the library' }).click()
  await openSettings(page, 'Ignored')
  const section = page.getByRole('region', { name: 'Ignored', exact: true })
  const names = () => section.getByRole('listitem').allInnerTexts()
  await becomes(async () => (await names()).length, 1)
  expect((await names())[0]).toContain(film)
  await section.getByRole('button', { name: `Stop ignoring ${film}` }).click()
  await section.getByText('Nothing is ignored.').waitFor()
  await page.keyboard.press('Control+z')
  await becomes(async () => (await names()).length, 1)
  expect((await runHere(['ignored', '--home', home])).stdout).toContain(film)
  expect(faults).toEqual([])
  // What axe does by itself is not the page's doing.
  const looker = await createLooker(page)
  await looker.look('ignored')
  expect(looker.findings).toEqual([])
})
