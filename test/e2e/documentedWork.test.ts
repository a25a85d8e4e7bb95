/** Against a server that has only the document's words, in the window: get, translate, transcribe an address, upload. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { useBrowser } from '../support/browser/browser.ts'
import { startWebApp, visit } from '../support/browser/webApp.ts'
import { spokenSrt } from '../support/make/dialogue.ts'
import { filmRelease, filmTitle, placeFilm } from '../support/make/films/oneFilm.ts'
import { createRandom } from '../support/make/worlds/makeWorld.ts'
import { startAiPeer } from '../support/peers/aiPeer.ts'
import { startDocumentPeer } from '../support/peers/documentPeer.ts'
import { setUpHome } from '../support/programs/setUpHome.ts'
import { startServiceProcess } from '../support/programs/serviceProcess.ts'
import { openLibrary, openScreen, runEnds } from './hands.ts'
import { createLooker } from './looker.ts'

const browser = useBrowser()

async function openDocumented() {
  const { folder, catalogue, library } = placeFilm()
  writeFileSync(join(catalogue, 'a.srt'), spokenSrt('EN', 'the mark', { pick: createRandom(1) }))
  const manifest = join(catalogue, 'manifest.jsonl')
  const line = { title: filmTitle, language: 'EN', releases: [filmRelease], files: ['a.srt'] }
  writeFileSync(manifest, JSON.stringify(line))
  const service = await startServiceProcess(join(folder, 'service'), [manifest])
  const ai = await startAiPeer({ upstream: service.url, key: service.key })
  const peer = await startDocumentPeer(ai.url)
  const home = join(folder, 'home')
  setUpHome(home, { 'service.address': peer.url, languages: 'en' })
  const secrets = { UNDERTITLE_API_KEY: service.key, UNDERTITLE_UPLOAD_TOKEN: service.token }
  const app = await startWebApp({ home, env: { ...secrets, HOME: folder, USERPROFILE: folder } })
  const visited = await visit(browser(), app.link)
  return { folder, library, ai, peer, ...visited }
}

const textOf = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '')

test('found, downloaded and written; translated from the library; each paid once', async () => {
  const { folder, library, ai, peer, page, faults } = await openDocumented()
  await openLibrary(page, [basename(folder), 'library'])
  await page.getByRole('button', { name: 'Find subtitles for this one' }).click()
  await page.getByRole('button', { name: /^Run: 1 download/ }).click()
  await runEnds(page)
  expect(textOf(join(library, `${filmRelease}.en.srt`))).toContain('the mark')

  await openScreen(page, 'Library')
  await page.getByRole('treegrid').focus()
  await page.keyboard.press('Control+a')
  await page
    .locator('.scope-bar')
    .getByRole('button', { name: /^Translate/ })
    .click()
  const panel = page.getByRole('region', { name: /^Translate \d+ video/ })
  await panel.getByLabel('Into').selectOption({ label: 'Spanish' })
  await panel.getByRole('button', { name: /^Translate 1 video: 1 AI/ }).click()
  await panel.getByText('1 translation ordered.').waitFor({ timeout: 60_000 })
  const translated = join(library, `${filmRelease}.es.srt`)
  await expect.poll(() => textOf(translated), { timeout: 60_000 }).toContain('-->')
  expect([ai.charged(), peer.unsaid, faults]).toEqual([1, [], []])
})

test('a media address is written down into a folder, once; a subtitle is uploaded', async () => {
  const { folder, library, ai, peer, page, faults } = await openDocumented()
  const { look, findings } = await createLooker(page)
  const own = join(library, `${filmRelease}.es.srt`)
  writeFileSync(own, spokenSrt('ES', 'la marca', { pick: createRandom(3) }))
  await openLibrary(page, [basename(folder), 'library'])
  await openScreen(page, 'Activity')
  await page.getByRole('button', { name: 'Jobs at the service' }).click()
  const transcribe = async (address: string) => {
    await page.getByRole('button', { name: 'Transcribe an address' }).click()
    const form = page.getByRole('complementary', { name: 'Transcribe an address' })
    await form.getByRole('textbox', { name: 'Address of a video or sound file' }).fill(address)
    await form.getByLabel('Spoken language').selectOption({ label: 'English' })
    return form
  }
  const form = await transcribe('http://media.example/My%20Talk.mp3')
  for (const width of [1280, 640]) {
    await page.setViewportSize({ width, height: 800 })
    await look(`activity-address-${width}`)
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  const places = page.getByRole('complementary', { name: 'Choose a folder' })
  const here = places.getByRole('button', { name: 'Transcribe into this folder: 1 AI unit' })
  await form.getByRole('button', { name: 'Choose a folder: 1 AI unit' }).click()
  await places.getByRole('button', { name: basename(folder), exact: true }).click()
  await here.click()
  await page.getByText('My Talk.mp3 is being transcribed.').waitFor()
  const heard = join(folder, 'My Talk.en.srt')
  await expect.poll(() => textOf(heard), { timeout: 60_000 }).toContain('-->')

  await transcribe('ftp://media.example/talk.mp3')
  await form.getByRole('button', { name: 'Choose a folder: 1 AI unit' }).click()
  await here.click()
  await page.getByText('This is no address of a media file.').first().waitFor()
  expect(ai.starts).toMatchObject([{ media_url: 'http://media.example/My%20Talk.mp3', language: 'EN' }])

  await openScreen(page, 'Upload')
  const main = page.getByRole('main', { name: 'Upload' })
  await main.getByRole('button', { name: 'Add from the library' }).first().click()
  await page.getByRole('button', { name: 'Add from the library: The Amber Field' }).click()
  await main.getByRole('button', { name: 'Look up 1 row' }).click()
  await main.getByRole('button', { name: 'Send 1 subtitle' }).click({ timeout: 60_000 })
  await main.getByRole('button', { name: '1 in review' }).waitFor({ timeout: 60_000 })
  expect([ai.charged(), peer.unsaid, findings, faults]).toEqual([1, [], [], []])
})
