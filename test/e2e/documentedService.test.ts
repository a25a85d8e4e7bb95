/** Against a server that has only the document's words: search, writing beside a video and the page of units in the window. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { useBrowser } from '../support/browser/browser.ts'
import { startWebApp, visit } from '../support/browser/webApp.ts'
import { spokenSrt } from '../support/make/dialogue.ts'
import { filmRelease, filmTitle, placeFilm } from '../support/make/films/oneFilm.ts'
import { createRandom } from '../support/make/worlds/makeWorld.ts'
import { startDocumentPeer } from '../support/peers/documentPeer.ts'
import { setUpHome } from '../support/programs/setUpHome.ts'
import { startServiceProcess } from '../support/programs/serviceProcess.ts'
import { openLibrary, openScreen } from './hands.ts'
import { createLooker } from './looker.ts'

const browser = useBrowser()

test('a title is found, its subtitle written beside the video, and the units are told', async () => {
  const { folder, catalogue, library } = placeFilm()
  writeFileSync(join(catalogue, 'a.srt'), spokenSrt('EN', 'the mark', { pick: createRandom(1) }))
  const manifest = join(catalogue, 'manifest.jsonl')
  const line = { title: filmTitle, language: 'EN', releases: [filmRelease], files: ['a.srt'] }
  writeFileSync(manifest, JSON.stringify(line))
  const service = await startServiceProcess(join(folder, 'service'), [manifest])
  const peer = await startDocumentPeer(service.url)
  const home = join(folder, 'home')
  setUpHome(home, { 'service.address': peer.url, languages: 'en' })
  const app = await startWebApp({ home, env: { UNDERTITLE_API_KEY: service.key, HOME: folder, USERPROFILE: folder } })
  const { page, faults } = await visit(browser(), app.link)
  const { look, findings } = await createLooker(page)
  await openLibrary(page, [basename(folder), 'library'])
  await openScreen(page, 'Search')
  await page.getByRole('combobox', { name: 'Title, id or name' }).fill('The Amber Field')
  await page.getByRole('button', { name: 'Ask the service: 1 search' }).click()
  await page.getByRole('grid', { name: 'Available subtitles' }).locator('[role=row][aria-busy=false]').first().click()
  const detail = page.getByRole('complementary', { name: 'The chosen subtitle' })
  await detail.getByRole('button', { name: /^Write .*: 1 download$/ }).click()
  await detail.getByText(/^Written as /).waitFor()
  // Its row names no language, and neither did the question.
  const [written = ''] = readdirSync(library).filter((name) => name.endsWith('.srt'))
  expect(readFileSync(join(library, written), 'utf8')).toContain('the mark')

  await openScreen(page, 'Usage')
  const quota = page.getByRole('group', { name: 'Quota', exact: true })
  await quota.getByText('renewed every day').first().waitFor()
  await look('usage-documented')
  expect([peer.unsaid, findings, faults]).toEqual([[], [], []])
})
