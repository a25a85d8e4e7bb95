/** How few presses of the pointer lead a newcomer to written subtitles. The page counts what it hears: fields and folders too. */
import { readdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { useBrowser } from '../support/browser/browser.ts'
import { startWebApp, visit } from '../support/browser/webApp.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'
import { makeWorld } from '../support/make/worlds/makeWorld.ts'
import { startServiceProcess } from '../support/programs/serviceProcess.ts'
import { becomes, pickFolder, trySamples } from './hands.ts'

const browser = useBrowser()

async function begin(home: string, env: Record<string, string> = {}) {
  const app = await startWebApp({ home, env })
  const { page, faults } = await visit(browser(), app.link)
  await page.evaluate(`window.presses = 0; addEventListener('pointerdown', () => (window.presses += 1), true)`)
  return { page, faults, presses: () => page.evaluate<number>('window.presses') }
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
const subtitlesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.srt'))

test('own films at an account: six', async () => {
  const folder = tempFolder()
  const { library, manifest } = makeWorld({ folder, seed: 5, movies: 4, shows: 0, languages: ['EN'] })
  const videos = join(folder, 'Videos')
  renameSync(library, videos)
  const service = await startServiceProcess(join(folder, 'service'), [manifest], 'free')
  const { page, faults, presses } = await begin(join(folder, 'home'), { HOME: folder, USERPROFILE: folder })
  const hasKeyboard = (name: string) => page.getByLabel(name, { exact: true }).and(page.locator(':focus')).count()

  await page.getByText('Your account', { exact: true }).click()
  await becomes(() => hasKeyboard('Address'), 1)
  await page.keyboard.type(service.url)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await becomes(() => hasKeyboard('Key'), 1)
  await page.keyboard.type(service.key)
  await press(page, 'Choose a folder…')
  await pickFolder(page, ['Videos'])
  await press(page, /^Find subtitles for these 4/)
  await press(page, /^Run: /)
  await page.getByText(/now right/).waitFor()
  expect(await presses()).toBe(6)
  expect(subtitlesBelow(videos)).not.toEqual([])
  expect(faults).toEqual([])
})

test('the arrow keys pass through the ways, and keep the keyboard there', async () => {
  const { page, faults } = await begin(join(tempFolder(), 'home'))
  const way = (name: RegExp) => page.getByRole('radio', { name })
  await page.getByText('Just the samples', { exact: true }).click()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await page.getByLabel('Address', { exact: true }).waitFor()
  await becomes(
    () =>
      way(/^Your account/)
        .and(page.locator(':focus'))
        .count(),
    1,
  )
  expect(faults).toEqual([])
})

test('the samples: three', async () => {
  const home = join(tempFolder(), 'home')
  const { page, faults, presses } = await begin(home)
  await trySamples(page)
  await press(page, /^Run: \d+ downloads?/)
  await page.getByText('11 of 12 now right').waitFor()
  expect(await presses()).toBe(3)
  expect(subtitlesBelow(join(home, 'demo'))).toHaveLength(11)
  expect(faults).toEqual([])
})
