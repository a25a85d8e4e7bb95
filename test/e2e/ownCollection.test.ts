/** A collection of one's own, dropped or picked: a folder, a zip, a manifest; how far it is, what was not read and why. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { zipSync } from 'fflate'
import type { Locator } from 'playwright'
import { expect, inject, onTestFinished, test } from 'vitest'
import { useBrowser } from '../support/browser/browser.ts'
import { startWebApp, visit } from '../support/browser/webApp.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'
import { launchDesktop } from '../support/electronStandIn/launchDesktop.ts'
import { makeWorld } from '../support/make/worlds/makeWorld.ts'
import { packageApp } from '../support/programs/packageApp.ts'

const browser = useBrowser()
const files = 300
const cue = (text: string) => `1\n00:00:01,000 --> 00:00:03,000\n${text}\n`
const nameOf = (index: number) => `Film.Number.${index}.2016.1080p.WEB-DL.x264-TIDE.en.srt`

/** Three sources, each with something that cannot be read. */
function makeSources(folder: string) {
  const mine = join(folder, 'mine')
  mkdirSync(mine)
  for (let index = 0; index < files; index += 1) writeFileSync(join(mine, nameOf(index)), cue(`Line of ${index}`))
  writeFileSync(join(mine, 'Tin.Comet.2016.srt'), cue('In which language?'))
  writeFileSync(join(mine, 'empty.en.srt'), '')
  const zip = join(folder, 'packed.zip')
  const text = (words: string) => new TextEncoder().encode(words)
  writeFileSync(
    zip,
    zipSync({
      'Salt.Road.2014.1080p.BluRay.x264-MERIDIAN.en.srt': text(cue('Salt')),
      'Late.Ferry.2016.2160p.WEB-DL.x265-NOVA.fr.srt': text(cue('Tard')),
      'empty.en.srt': text(''),
    }),
  )
  const { manifest } = makeWorld({ folder: join(folder, 'listed'), seed: 11, movies: 3, shows: 0, languages: ['EN'] })
  writeFileSync(manifest, `${readFileSync(manifest, 'utf8').trimEnd()}\nnot json\n`)
  return { mine, zip, manifest }
}

async function open(folder: string) {
  const { app: unpacked, resources } = await packageApp(inject('program'), join(folder, 'package'))
  const app = await launchDesktop({ app: unpacked, resources, home: join(folder, 'home') })
  onTestFinished(async () => {
    await app.quit()
  })
  const page = await app.window(0)
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  return { app, page, faults }
}

async function middleOf(place: Locator) {
  const { x, y, width, height } = (await place.boundingBox())!
  return { x: x + width / 2, y: y + height / 2 }
}

test('a folder, a zip and a manifest are dropped one after the other: progress, what they brought, what was not read and why', async () => {
  const folder = tempFolder()
  const { mine, zip, manifest } = makeSources(folder)
  const { app, page, faults } = await open(folder)
  await page.getByText('Your own collection', { exact: true }).click()
  const target = page.locator('.drop-target').first()
  await target.getByText('Drop').first().waitFor()
  const sources = page.getByRole('list', { name: 'What was read' })
  const sourceOf = (path: string) => sources.getByRole('listitem').filter({ hasText: path })

  const progress = sources.getByRole('progressbar').waitFor({ timeout: 60_000 })
  await app.drop(page, [mine], await middleOf(target))
  await progress
  const takeIn = (path: string) =>
    sourceOf(path)
      .getByRole('button', { name: /^Take in \d+ subtitles$/ })
      .click()
  await takeIn(mine)
  await sourceOf(mine).getByText(`${files} new titles, ${files} new subtitles, ${files} files`).waitFor()
  await sourceOf(mine).getByText('2 entries could not be read').click()
  await sourceOf(mine).getByText('its name does not say a language').waitFor()
  await sourceOf(mine).getByText('it holds no subtitles').waitFor()

  await app.drop(page, [zip], await middleOf(target))
  await takeIn(zip)
  await sourceOf(zip).getByText('2 new titles, 2 new subtitles, 2 files').waitFor()
  await sourceOf(zip).getByText('1 entry could not be read').click()
  await sourceOf(zip).getByText('it holds no subtitles').waitFor()

  await app.drop(page, [manifest], await middleOf(target))
  await takeIn(manifest)
  await sourceOf(manifest)
    .getByText(/^\d+ new titles, \d+ new subtitles/)
    .waitFor()
  await sourceOf(manifest).getByText('1 entry could not be read').click()
  await expect
    .poll(() => sourceOf(manifest).locator('.collection-skipped li').first().innerText())
    .toMatch(/line|JSON/i)
  // All three stand there, each with its own outcome.
  await expect.poll(() => sources.locator('.collection-source').count()).toBe(3)
  expect(faults).toEqual([])
})

test('a page in the browser picks a zip and a manifest from the folders of the machine', async () => {
  const folder = tempFolder()
  const { zip, manifest } = makeSources(folder)
  const app = await startWebApp({ home: join(folder, 'home'), env: { HOME: folder, USERPROFILE: folder } })
  const { page, faults } = await visit(browser(), app.link)
  await page.getByText('Your own collection', { exact: true }).click()
  const sources = page.getByRole('list', { name: 'What was read' })
  for (const file of [zip, manifest]) {
    await page.getByRole('button', { name: 'Choose a folder or file…' }).last().click()
    await page.getByRole('textbox', { name: 'Path' }).fill(dirname(file))
    await page.keyboard.press('Enter')
    await page.locator('.place-browser-here', { hasText: dirname(file) }).waitFor()
    await page
      .locator('.place-browser-list')
      .getByRole('button', { name: basename(file), exact: true })
      .click()
    const source = sources.getByRole('listitem').filter({ hasText: basename(file) })
    await source.getByRole('button', { name: /^Take in \d+ subtitles$/ }).click()
    await source.getByText(/^\d+ new titles, \d+ new subtitles/).waitFor()
    await source.getByText('1 entry could not be read').waitFor()
  }
  await expect.poll(() => sources.locator('.collection-source').count()).toBe(2)
  expect(faults).toEqual([])
})
