/** In the window too a translation is made from the user's own subtitle beside the video, and its button says no more than it costs. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { useBrowser } from '../support/browser/browser.ts'
import { startWebApp, visit } from '../support/browser/webApp.ts'
import { startLibreTranslatePeer } from '../support/engines/libreTranslatePeer.ts'
import { dialogue, spokenSrt } from '../support/make/dialogue.ts'
import { filmRelease, placeFilm } from '../support/make/films/oneFilm.ts'
import { createRandom } from '../support/make/worlds/makeWorld.ts'
import { setUpHome } from '../support/programs/setUpHome.ts'
import { becomes, meterOf, openLibrary } from './hands.ts'

const browser = useBrowser()
const english = spokenSrt('EN', 'my own words', { pick: createRandom(3) })

/** A Spanish line for each English one, so that the result is recognised as Spanish. */
function inSpanish(words: string): string {
  const index = dialogue.EN.findIndex((line) => line === words.trim())
  return index < 0 ? words : (dialogue.ES[index] ?? '')
}

test('the subtitle beside the film is translated for one AI unit; nothing is searched for, nothing is fetched', async () => {
  const { folder, library } = placeFilm()
  const own = join(library, `${filmRelease}.en.srt`)
  const made = join(library, `${filmRelease}.es.srt`)
  writeFileSync(own, english)
  const engine = await startLibreTranslatePeer({ translate: inSpanish })
  const home = join(folder, 'home')
  setUpHome(home, { languages: 'en,es' })
  const env = {
    HOME: folder,
    USERPROFILE: folder,
    UNDERTITLE_LIBRETRANSLATE_URL: engine.url,
    UNDERTITLE_APERTIUM: 'off',
  }
  const app = await startWebApp({ home, env })
  const { page, faults } = await visit(browser(), app.link)
  await openLibrary(page, [basename(folder), basename(library)])
  const list = page.getByRole('treegrid')
  await list.getByRole('gridcell').first().waitFor()
  await list.focus()
  await page.keyboard.press('Home')
  await page.keyboard.press(' ')
  await page
    .locator('.scope-bar')
    .getByRole('button', { name: /^Translate/ })
    .click()
  const panel = page.getByRole('region', { name: 'Translate 1 video' })
  await panel.getByLabel('Into').selectOption({ label: 'Spanish' })
  const order = panel.getByRole('button', { name: /^Translate 1 video: / })
  await becomes(() => order.innerText(), 'Translate 1 video: 1 AI')
  await order.click()
  await becomes(async () => existsSync(made), true, 60_000)
  expect(readFileSync(made, 'utf8')).toContain('jarrón azul')
  expect(readFileSync(own, 'utf8')).toBe(english)
  await becomes(async () => (await meterOf(page, 'AI'))[0], 1)
  expect([(await meterOf(page, 'Searches'))[0], (await meterOf(page, 'Downloads'))[0]]).toEqual([0, 0])
  expect(faults).toEqual([])
})
