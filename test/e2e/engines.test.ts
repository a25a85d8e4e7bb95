/** The engines of the built-in service: what is there is said, what is set counts at once, and keys are never shown again. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { useBrowser } from '../support/browser/browser.ts'
import { startJsonPeer } from '../support/engines/jsonPeer.ts'
import { startLibreTranslatePeer } from '../support/engines/libreTranslatePeer.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'
import { startWebApp, visit } from '../support/browser/webApp.ts'
import { runCli } from '../support/programs/runCli.ts'
import { openSettings, pickFolder } from './hands.ts'
import { createLooker } from './looker.ts'

const browser = useBrowser()
/** All engines fit into this height. */
const tallPx = 2_200
const key = 'sk-very-secret-indeed-4711'

async function keep(page: Page, engine: string, field: string, value: string): Promise<void> {
  const input = page.getByRole('group', { name: engine }).getByLabel(field)
  await input.fill(value)
  await input.press('Enter')
}

const said = (page: Page, engine: string, words: string | RegExp) =>
  page.getByRole('group', { name: engine }).getByText(words).waitFor({ timeout: 60_000 })

test('engines are found, set and checked on the settings screen', async () => {
  const folder = tempFolder()
  const [home, model] = [join(folder, 'home'), join(folder, 'whisper-tiny')]
  mkdirSync(model, { recursive: true })
  writeFileSync(join(model, 'config.json'), '{}')
  const chat = await startJsonPeer(({ headers }) =>
    headers.authorization === `Bearer ${key}` ? { body: { data: [{ id: 'llama3:8b' }] } } : { status: 401, body: {} },
  )
  const libre = await startLibreTranslatePeer()
  const env = { HOME: folder, USERPROFILE: folder, UNDERTITLE_APERTIUM: 'off' }
  const app = await startWebApp({ home, env })
  const { page, faults } = await visit(browser(), app.link)
  await page.getByRole('button', { name: 'Go to the library' }).click()
  await openSettings(page, 'Translation and speech')
  await page.getByText('Nothing here can translate: ').waitFor({ timeout: 60_000 })
  await page.getByText('Nothing here can transcribe speech: ').waitFor()
  await said(page, 'Apertium', 'Set by an environment variable.')

  await keep(page, 'LibreTranslate', 'Address', libre.url)
  await page.getByText('Can translate with: LibreTranslate.').waitFor()
  await said(page, 'LibreTranslate', 'Knows: en, es, pb')

  await keep(page, 'Language model', 'Address', `${chat.url}/v1`)
  await said(page, 'Language model', 'Name the model too.')
  await keep(page, 'Language model', 'Model', 'llama2')
  await said(page, 'Language model', 'It does not accept the key.')
  await keep(page, 'Language model', 'Key', key)
  await said(page, 'Language model', 'It does not have this model. It has: llama3:8b')
  await keep(page, 'Language model', 'Model', 'llama3')
  await page.getByText('Can translate with: Language model, LibreTranslate.').waitFor()
  await said(page, 'Language model', 'Set, ends in …4711')

  await page.getByRole('group', { name: 'Whisper folder' }).getByRole('button', { name: 'Choose a folder' }).click()
  await pickFolder(page, [basename(folder), 'whisper-tiny'], 'Use this folder')
  await said(page, 'Whisper folder', 'This folder holds no Whisper model')
  await keep(page, 'Speech model', 'Address', 'http://127.0.0.1:9/v1')
  await keep(page, 'Speech model', 'Model', 'base')
  await said(page, 'Speech model', 'It does not answer.')

  expect(await page.content()).not.toContain(key)
  expect(readFileSync(join(home, 'undertitle.sqlite'), 'latin1')).not.toContain(key)
  const { look, findings } = await createLooker(page)
  await page.setViewportSize({ width: 1280, height: tallPx })
  await look('settings-engines')
  expect({ findings, faults }).toEqual({ findings: [], faults: [] })
})

test('of a service elsewhere it is said whose engines it uses, and one press uses those of this machine', async () => {
  const home = join(tempFolder(), 'home')
  await runCli(['config', 'set', 'service.address', 'https://subs.example', '--home', home])
  const app = await startWebApp({ home })
  const { page, faults } = await visit(browser(), app.link)
  await page.getByRole('button', { name: 'Go to the library' }).click()
  await openSettings(page, 'Translation and speech')
  await page.getByText('The service at https://subs.example uses its own engines').waitFor()
  await page.getByRole('button', { name: 'Use the built-in service' }).click()
  await page.getByRole('group', { name: 'Apertium' }).waitFor()
  expect(faults).toEqual([])
})
