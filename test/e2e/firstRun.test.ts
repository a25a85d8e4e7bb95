/** The first hour: each of its three ways leads to written subtitles, and each failure says what to do. In real Chromium. */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { useBrowser } from '../support/browser/browser.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'
import { makeWorld } from '../support/make/worlds/makeWorld.ts'
import { runHere } from '../support/programs/runHere.ts'
import { startServiceProcess } from '../support/programs/serviceProcess.ts'
import { startWebApp, visit, type VisitOptions } from '../support/browser/webApp.ts'
import { becomes, numbersOf, openScreen } from './hands.ts'
import { createLooker } from './looker.ts'

const browser = useBrowser()

const subtitlesBelow = (folder: string, ending = '.srt') =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith(ending))

/** A new app in a home of its own, with a hand that counts its clicks. */
async function begin(options: VisitOptions & { readonly home?: string; readonly env?: Record<string, string> } = {}) {
  const { home = join(tempFolder(), 'home'), env = {} } = options
  const app = await startWebApp({ home, env })
  const { page, faults } = await visit(browser(), app.link, options)
  let clicks = 0
  const click = async (name: string | RegExp) => {
    await page.locator('button:not([aria-disabled=true])', { hasText: name }).first().click()
    clicks += 1
  }
  const way = async (name: string) => {
    await page.getByText(name, { exact: true }).click()
    clicks += 1
  }
  return { app, home, page, faults, click, way, clicks: () => clicks }
}

const written = async (page: Page) => (await numbersOf(page, 'Rows by state', ['Written']))['Written']
const field = (page: Page, name: string) =>
  page.getByRole('textbox', { name, exact: true }).or(page.getByLabel(name, { exact: true }))

test('the samples are written in at most 4 clicks', async () => {
  const { home, page, faults, click, way, clicks } = await begin()
  await page.getByText('12 invented films to try it with; no real ones').waitFor()
  await way('Just the samples')
  await click('Try it with sample videos')
  await click(/^Run: \d+ downloads?/)
  await becomes(() => written(page), 11)
  expect(clicks()).toBeLessThanOrEqual(4)
  expect(subtitlesBelow(join(home, 'demo'))).toHaveLength(11)
  await page.getByText('11 of 12 now right').waitFor()
  expect(faults).toEqual([])
})

test('own films at an account are written in at most 6 clicks; what is wrong is said at its field, and what is typed stays', async () => {
  const folder = tempFolder()
  const world = makeWorld({ folder, seed: 5, movies: 4, shows: 0, languages: ['EN'] })
  const service = await startServiceProcess(join(folder, 'service'), [world.manifest], 'free')
  const { page, faults, click, way, clicks } = await begin({ env: { HOME: folder, USERPROFILE: folder } })
  const address = field(page, 'Address')
  const key = field(page, 'Key')
  // What opens in the place of a button has the keyboard.
  await page.getByRole('button', { name: 'Change' }).press('Enter')
  await expect
    .poll(() => page.getByRole('combobox', { name: 'Add a language' }).and(page.locator(':focus')).count())
    .toBe(1)
  await way('Your account')
  const before = clicks()

  // Nothing typed: it does not pass, and the first field has the hand.
  await page.getByRole('button', { name: 'Test', exact: true }).click()
  await page.getByText('Type the address of your service.').waitFor()
  await page.getByText('Paste the key of your account.').waitFor()
  await expect.poll(() => address.and(page.locator(':focus')).count()).toBe(1)
  await address.fill('subtitles')
  await page.keyboard.press('Enter')
  await page.getByText('This is not an address. It must begin with https://').waitFor()
  // Nobody is there.
  await address.fill('http://127.0.0.1:9')
  await key.fill('not-the-key-of-anybody')
  await page.keyboard.press('Enter')
  await page.locator('.field-problem', { hasText: /cannot be reached|reach/ }).waitFor({ timeout: 60_000 })
  await expect.poll(() => key.inputValue()).toBe('not-the-key-of-anybody')
  // A wrong key; what is left out of an address is added to it.
  await address.fill(service.url.replace('http://', ''))
  await page.keyboard.press('Enter')
  await page.locator('.field-problem', { hasText: 'key' }).waitFor()
  await expect.poll(() => key.and(page.locator(':focus')).count()).toBe(1)
  expect([await address.inputValue(), await key.inputValue()]).toEqual([service.url, 'not-the-key-of-anybody'])
  // Nothing is called done that was refused.
  await page.locator('.step', { hasText: 'Where should' }).locator('.step-number-now').waitFor()

  await key.fill(service.key)
  await page.keyboard.press('Enter')
  const tested = page.locator('.tested')
  await tested.getByText('The key works').waitFor()
  await expect
    .poll(() => tested.innerText())
    .toMatch(/Plan: free[\s\S]*2,000 left today[\s\S]*50 left today[\s\S]*1 left this month/)
  expect(clicks()).toBe(before)

  await click('Choose a folder…')
  const path = page.getByRole('textbox', { name: 'Path' })
  await path.fill(join(folder, 'library', 'not-there'))
  await page.keyboard.press('Enter')
  await page.getByText(`There is no “not-there” to choose in ${join(folder, 'library')}`).waitFor()
  await path.fill(join(folder, 'library'))
  await page.keyboard.press('Enter')
  await page.locator('.place-browser-here', { hasText: join(folder, 'library') }).waitFor()
  await click('Add this folder')
  await click(/^Find subtitles for these 4/)
  await click(/^Run: /)
  await page.getByText(/now right/).waitFor()
  expect(clicks() + 1).toBeLessThanOrEqual(6)
  expect(subtitlesBelow(world.library, '.srt').length).toBeGreaterThan(0)
  expect(faults).toEqual([])
})

test('a collection of one’s own is read with what could not be read and why, is found, and outlives a restart', async () => {
  const folder = tempFolder()
  const films = join(folder, 'films')
  const collection = join(folder, 'mine')
  for (const each of [films, collection]) mkdirSync(each)
  writeFileSync(join(films, 'Copper.Almanac.2019.1080p.WEB-DL.x264-TIDE.mkv'), new Uint8Array(2 ** 21))
  const cue = (at: number) => `${at}\n00:00:0${at},000 --> 00:00:0${at},900\nLine ${at}\n`
  writeFileSync(join(collection, 'Copper.Almanac.2019.1080p.WEB-DL.x264-TIDE.en.srt'), [1, 2, 3].map(cue).join('\n'))
  writeFileSync(join(collection, 'Tin.Comet.2016.srt'), [1, 2].map(cue).join('\n'))
  writeFileSync(join(collection, 'empty.en.srt'), '')
  const { app, home, page, faults, click, way } = await begin({ env: { HOME: folder, USERPROFILE: folder } })
  await way('Your own collection')
  await page
    .locator('.step', { hasText: 'Where should' })
    .getByRole('button', { name: 'Choose a folder or file…' })
    .click()
  await page.getByRole('textbox', { name: 'Path' }).fill(collection)
  await page.keyboard.press('Enter')
  await page.locator('.place-browser-here', { hasText: collection }).waitFor()
  await click('Read this folder')
  const source = page.getByRole('list', { name: 'What was read' }).getByRole('listitem')
  await source.getByText('It holds 1 title with 1 subtitle').waitFor()
  await source.getByRole('button', { name: 'Take in 1 subtitle' }).click()
  await source.getByText('1 new title, 1 new subtitle, 1 file').waitFor()
  await source.getByText('2 entries could not be read').click()
  await source.getByText('its name does not say a language').waitFor()
  await source.getByText('it holds no subtitles').waitFor()
  await source.getByRole('button', { name: 'Read again' }).click()
  await source.getByText('Nothing new was found in it.').waitFor()
  await source.getByRole('button', { name: 'Take out 1 subtitle' }).click()
  await source.getByText('Taken out.').waitFor()
  await source.getByRole('button', { name: 'Take in again' }).click()
  await source.getByText('1 new subtitle, 1 file').waitFor()

  await page.locator('.step', { hasText: 'Your videos' }).getByRole('button', { name: 'Choose a folder…' }).click()
  await page.getByRole('textbox', { name: 'Path' }).fill(films)
  await page.keyboard.press('Enter')
  await page.locator('.place-browser-here', { hasText: films }).waitFor()
  await click('Add this folder')
  await click(/^Find subtitles for this one/)
  await click(/^Run: /)
  await page.getByText(/now right/).waitFor()
  expect(subtitlesBelow(films)).toEqual(['Copper.Almanac.2019.1080p.WEB-DL.x264-TIDE.en.srt'])
  // More than samples is connected: nothing says otherwise.
  await openScreen(page, 'Library')
  await expect.poll(() => page.getByText('Only the samples are connected').count()).toBe(0)

  await app.stop()
  const again = await begin({ home, env: { HOME: folder, USERPROFILE: folder } })
  await openScreen(again.page, 'Settings')
  await again.page.getByRole('button', { name: /^Own collection/ }).click()
  await again.page.getByText('1 title with 1 subtitle besides the samples').waitFor()
  await again.page.getByRole('list', { name: 'What was read' }).getByText(collection).waitFor()
  expect([...faults, ...again.faults]).toEqual([])
})

test('the samples lack the language: that is said, and another offered, before anything is searched for', async () => {
  const { home, page, faults, click, way } = await begin({ language: 'it-IT' })
  const languages = async () => (await runHere(['config', 'get', 'languages', '--home', home])).stdout
  await page
    .getByText('Italiano', { exact: true })
    .or(page.getByText('italiano', { exact: true }))
    .first()
    .waitFor()
  await way('Solo gli esempi')
  await page.getByText(/^Gli esempi sono in /).waitFor()
  // Shown, and nobody has said yet that it is meant.
  expect(await languages()).toBe('en\n')
  const start = page.getByRole('button', { name: 'Prova con video di esempio' })
  await expect.poll(() => start.getAttribute('aria-disabled')).toBe('true')
  await click('Aggiungi spagnolo')
  await becomes(() => start.getAttribute('aria-disabled'), 'false')
  expect(await languages()).toBe('it,es\n')
  await start.click()
  await page.getByRole('button', { name: /^Esegui: / }).waitFor()
  // Only what the samples can have was asked for.
  await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).not.toBe('')
  expect(faults).toEqual([])
})

test('the last language says why it stays', async () => {
  const { page, faults, click } = await begin()
  await click('Change')
  await page.getByRole('button', { name: 'Remove English' }).click()
  await page.getByText('At least one language is needed. Add another one first.').waitFor()
  await page.getByRole('combobox', { name: 'Add a language' }).fill('spanish')
  await page.getByRole('combobox', { name: 'Add a language' }).press('Enter')
  await page.getByRole('button', { name: 'Remove Spanish' }).waitFor()
  await page.getByRole('button', { name: 'Remove English' }).click()
  await becomes(() => page.getByRole('button', { name: 'Remove English' }).count(), 0)
  await expect.poll(() => page.getByText('At least one language is needed').count()).toBe(0)
  expect(faults).toEqual([])
})

test('with samples alone, library and plan say so, and lead to the account with the hand in its field', async () => {
  const folder = tempFolder()
  const films = join(folder, 'films')
  mkdirSync(films)
  writeFileSync(join(films, 'Garden.for.Two.Engines.2021.1080p.WEB-DL.x264-TIDE.mkv'), new Uint8Array(2 ** 21))
  const { page, faults, click } = await begin({ env: { HOME: folder, USERPROFILE: folder } })
  await page.getByText('Nothing is connected yet').waitFor()
  await click('Choose a folder…')
  await page.getByRole('textbox', { name: 'Path' }).fill(films)
  await page.keyboard.press('Enter')
  await page.locator('.place-browser-here', { hasText: basename(films) }).waitFor()
  await click('Add this folder')
  const line = page.getByRole('complementary', { name: 'Only the samples are connected:' })
  await line.getByText('12 invented films and no real ones').waitFor()
  await click(/^Find subtitles for this one/)
  await page.getByRole('main', { name: 'Plan' }).waitFor()
  await line.waitFor()
  await line.getByRole('button', { name: 'Connect your account' }).click()
  await page.getByRole('heading', { level: 2, name: 'Service' }).waitFor()
  await expect.poll(() => field(page, 'Address').and(page.locator(':focus')).count()).toBe(1)
  expect(new URL(page.url()).hash).toBe('#/settings?section=service')
  expect(faults).toEqual([])
})

test('a wrong key at Find gives a page that says so and leads to the key', async () => {
  const folder = tempFolder()
  const world = makeWorld({ folder, seed: 5, movies: 2, shows: 0, languages: ['EN'] })
  const service = await startServiceProcess(join(folder, 'service'), [world.manifest], 'free')
  const { page, faults, click, way } = await begin({ env: { HOME: folder, USERPROFILE: folder } })
  await way('Your account')
  await field(page, 'Address').fill(service.url)
  await field(page, 'Key').fill('a-key-of-somebody-else')
  await page.keyboard.press('Enter')
  await page.locator('.field-problem').waitFor()
  await click('Go to the library')
  await click('Add folder')
  await page.getByRole('textbox', { name: 'Path' }).fill(world.library)
  await page.keyboard.press('Enter')
  await page.locator('.place-browser-here', { hasText: world.library }).waitFor()
  await click('Add this folder')
  await click(/^Find subtitles for these 2/)
  await page.getByRole('heading', { name: 'The plan could not be made' }).waitFor()
  // Nothing of a plan that was not made is offered to run.
  await expect.poll(() => page.getByRole('button', { name: /^Run\b/ }).count()).toBe(0)
  await click('Change the key')
  await page.getByRole('heading', { level: 2, name: 'Service' }).waitFor()
  await expect.poll(() => field(page, 'Key').and(page.locator(':focus')).count()).toBe(1)
  expect(faults).toEqual([])
})

test('each step of the first hour is free of accessibility findings, light and dark, wide and narrow', async () => {
  const { page, faults, way } = await begin()
  const { look, findings } = await createLooker(page)
  for (const width of [1280, 640]) {
    await page.setViewportSize({ width, height: 800 })
    const name = width === 640 ? 'first-run-narrow' : 'first-run'
    await way('Your account')
    await page.getByRole('button', { name: /^Test/ }).first().click()
    await page.getByText('Paste the key of your account.').waitFor()
    await look(`${name}-account`)
    await way('Your own collection')
    await look(`${name}-collection`)
    await way('Just the samples')
    await look(`${name}-samples`)
    await expect.poll(() => page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
  }
  expect({ findings, faults }).toEqual({ findings: [], faults: [] })
})

test('the link works once: a second visitor with the same link is told what to do', async () => {
  const app = await startWebApp({ home: tempFolder() })
  await visit(browser(), app.link)
  const { page } = await visit(browser(), app.link)
  await page
    .getByText('This page has no session any more. Run undertitle again, with the same --home: it shows a new link.')
    .first()
    .waitFor()
})
