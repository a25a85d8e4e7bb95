/** Settings count at once: on the screen, in the numbers of the library, and in the names of the files. */
import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { useBrowser } from '../support/browser/browser.ts'
import { makeWorld } from '../support/make/worlds/makeWorld.ts'
import { startRemoteWorld } from '../support/make/worlds/remoteWorld.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'
import { startWebApp, visit } from '../support/browser/webApp.ts'
import { becomes, confirm, numbersOf, openLibrary, openScreen, openSettings, runEnds } from './hands.ts'

const browser = useBrowser()
const movies = 6

const namesBelow = (folder: string, ending: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(ending))
    .map((path) => basename(path))
    .sort()
const subtitlesBelow = (folder: string, ending: string) => namesBelow(folder, ending).length

const notes = (page: Page) => page.locator('.wish-note').allInnerTexts()
const readers = (page: Page) => page.locator('.settings-example dd').last().innerText()
const choose = (page: Page, radio: string) => page.getByText(radio, { exact: true }).click()

/** Answers the names of files that the plan said it would write. */
async function runAll(page: Page, [ending, count]: readonly [string, number]): Promise<readonly string[]> {
  await openScreen(page, 'Library')
  await page.getByRole('button', { name: /^Find subtitles for these \d+/ }).click()
  const run = page.getByRole('button', { name: /^Run: / })
  await run.waitFor()
  const cells = page.getByRole('grid', { name: 'Planned subtitles' }).locator('.plan-cell').filter({ hasText: 'Write' })
  // The rows of the plan before may stand there still.
  await becomes(() => cells.and(page.locator(`[title*="${ending}"]`)).count(), count)
  const tips = await Promise.all((await cells.all()).map((cell) => cell.getAttribute('title')))
  await run.click()
  await runEnds(page)
  return tips.map((tip) => tip?.split('\n')[0] ?? '').sort()
}

test('wished languages have live counts, and the naming profile decides the names of the files', async () => {
  const folder = tempFolder()
  const world = makeWorld({ folder, seed: 21, movies, shows: 0, languages: ['EN', 'BR_PT'] })
  const held = world.videos.filter(({ marks }) => marks.has('BR_PT')).length
  const remote = await startRemoteWorld(folder, world)
  const app = await remote.startApp()
  const { page, faults } = await visit(browser(), app.link)
  await openLibrary(page, remote.steps)
  await becomes(() => numbersOf(page, 'Filters', ['Missing']), { Missing: movies })

  await openSettings(page, 'Languages')
  await becomes(() => notes(page), [`0 covered, ${movies} missing`])
  await page.getByRole('combobox', { name: 'Add a language' }).fill('brazil')
  await page.getByRole('combobox', { name: 'Add a language' }).press('Enter')
  await becomes(() => notes(page), [`0 covered, ${movies} missing`, `0 covered, ${movies} missing`])
  await page.getByRole('button', { name: 'Remove English' }).click()
  await becomes(() => notes(page), [`0 covered, ${movies} missing`])

  await openSettings(page, 'File names')
  const universal = await readers(page)
  await choose(page, 'Jellyfin')
  await page.getByText(/\.pt-BR\.srt$/).waitFor()
  await expect.poll(() => readers(page)).not.toBe(universal)
  // The plan says the names that the disk gets.
  const named = await runAll(page, ['.pt-BR.srt', held])
  expect(named).toHaveLength(held)
  expect(namesBelow(world.library, '.pt-BR.srt')).toEqual(named)

  await page.getByRole('button', { name: `Undo ${held}`, exact: true }).click()
  await confirm(page, `Undo ${held} files`)
  await page.getByText(`${held} files moved to the trash.`).waitFor()
  await openSettings(page, 'File names')
  await choose(page, 'Universal')
  await becomes(() => readers(page), universal)
  const universallyNamed = await runAll(page, ['.pt.srt', held])
  expect([namesBelow(world.library, '.pt-BR.srt'), namesBelow(world.library, '.pt.srt')]).toEqual([
    [],
    universallyNamed,
  ])

  await openSettings(page, 'Languages')
  await becomes(() => notes(page), [`${held} covered, ${movies - held} missing`])
  await openSettings(page, 'Folders')
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await page.getByRole('button', { name: `Remove ${movies} videos`, exact: true }).click()
  await page.getByText('No folder yet.').waitFor()
  expect(subtitlesBelow(world.library, '.pt.srt')).toBe(held)
  expect(faults).toEqual([])
})

const languages = [
  ['de', 'Einstellungen', 'Mediathek'],
  ['es', 'Ajustes', 'Biblioteca'],
  ['fr', 'Réglages', 'Bibliothèque'],
  ['pt-BR', 'Ajustes', 'Biblioteca'],
  ['it', 'Impostazioni', 'Libreria'],
  ['en', 'Settings', 'Library'],
] as const

test('colours and the language of the app change at once and are kept, in every language', async () => {
  const app = await startWebApp({ home: tempFolder() })
  const { page, faults } = await visit(browser(), app.link, { theme: 'light' })
  await page.getByRole('button', { name: 'Go to the library' }).click()
  await openSettings(page, 'Appearance')
  const ground = () => page.evaluate('getComputedStyle(document.body).backgroundColor')
  const light = await ground()
  await choose(page, 'Dark')
  await becomes(async () => (await ground()) !== light, true)
  const dark = await ground()
  await page.reload()
  await becomes(ground, dark)
  await openSettings(page, 'Appearance')
  await choose(page, 'Light')
  await becomes(ground, light)

  for (const [tag, settings, library] of languages) {
    await page.locator('select').filter({ hasText: 'Português (Brasil)' }).selectOption(tag)
    await page.getByRole('heading', { level: 1, name: settings }).waitFor()
    await page.getByRole('navigation').getByRole('button', { name: library }).first().waitFor()
    await expect.poll(() => page.evaluate('document.documentElement.lang')).toBe(tag)
  }
  expect(faults).toEqual([])
})
