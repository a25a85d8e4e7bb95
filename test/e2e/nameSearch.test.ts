/** How names are matched, chosen in the settings: another way is asked for once, and going back to the first costs nothing. */
import { writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { useBrowser } from '../support/browser/browser.ts'
import { startWebApp, visit } from '../support/browser/webApp.ts'
import { spokenSrt } from '../support/make/dialogue.ts'
import { filmRelease, filmTitle, placeFilm } from '../support/make/films/oneFilm.ts'
import { createRandom } from '../support/make/worlds/makeWorld.ts'
import { setUpHome } from '../support/programs/setUpHome.ts'
import { startServiceProcess } from '../support/programs/serviceProcess.ts'
import { becomes, openLibrary, openScreen, openSettings } from './hands.ts'
import { createLooker } from './looker.ts'

const browser = useBrowser()

test('each way of matching names is paid for once', async () => {
  const { folder, catalogue } = placeFilm()
  writeFileSync(join(catalogue, 'a.srt'), spokenSrt('EN', 'the mark', { pick: createRandom(1) }))
  const manifest = join(catalogue, 'manifest.jsonl')
  const line = { title: filmTitle, language: 'EN', releases: [filmRelease], files: ['a.srt'] }
  writeFileSync(manifest, JSON.stringify(line))
  const service = await startServiceProcess(join(folder, 'service'), [manifest])
  const home = join(folder, 'home')
  setUpHome(home, { 'service.address': service.url, languages: 'en' })
  const app = await startWebApp({ home, env: { UNDERTITLE_API_KEY: service.key, HOME: folder, USERPROFILE: folder } })
  const { page, faults } = await visit(browser(), app.link)
  const { look, findings } = await createLooker(page)
  const searches = () => Promise.resolve(service.ledger().filter(({ counter }) => counter === 'search').length)
  const plan = async () => {
    await openScreen(page, 'Library')
    await page.getByRole('button', { name: 'Find subtitles for this one' }).click()
    await page.getByRole('button', { name: /^Run: 1 download/ }).waitFor()
  }
  const choose = async (setting: string, words: string) => {
    await openSettings(page, 'Advanced')
    const group = page.getByRole('radiogroup', { name: setting })
    await group.getByText(words, { exact: true }).click()
    await becomes(() => group.getByRole('radio', { name: words }).isChecked(), true)
  }
  await openLibrary(page, [basename(folder), 'library'])
  await plan()
  await becomes(searches, 1)
  await choose('Match file names', 'by rules')
  await plan()
  await becomes(searches, 2)
  await choose('Subtitles listed for an episode', 'everything for its title')
  await plan()
  await becomes(searches, 3)
  await choose('Subtitles listed for an episode', 'only those for that episode')
  await plan()
  await choose('Match file names', 'let the service decide')
  await plan()
  expect(await searches()).toBe(3)
  await openSettings(page, 'Advanced')
  for (const width of [1280, 640]) {
    await page.setViewportSize({ width, height: 800 })
    await look(`settings-advanced-${width}`)
  }
  expect([findings, faults]).toEqual([[], []])
})
