/** Advertisements in a subtitle on its desk: seen in their lines, taken out by a press each or all at once, kept and taken back. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { useBrowser } from '../support/browser/browser.ts'
import { startWebApp, visit } from '../support/browser/webApp.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'
import { plainVideo } from '../support/make/films/timedSubtitle.ts'
import { becomes, openLibrary } from './hands.ts'
import { createLooker } from './looker.ts'

const browser = useBrowser()

const [advert, credit, site] = [
  'Advertise your product or brand here',
  'Subtitles by NightOwl',
  'www.subtitles.example',
]
const said = ['Good morning.', 'Where have you been?', 'Nobody knows.', 'Go on, then.', 'It is late.', 'I am coming.']
const lines = [advert, ...said, credit, site]

const clock = (seconds: number) => `00:00:${String(seconds).padStart(2, '0')},000`
const srt = lines.map((text, at) => `${at + 1}\n${clock(1 + at * 6)} --> ${clock(4 + at * 6)}\n${text}\n`).join('\n')

test('an advertisement is taken out where it stands, the others at once; kept, the file has none, and undo brings it back', async () => {
  const folder = tempFolder()
  const films = join(folder, 'films')
  mkdirSync(films)
  const film = 'The.Amber.Field.2011.1080p'
  plainVideo(films, film)
  const path = join(films, `${film}.en.srt`)
  writeFileSync(path, srt)
  const app = await startWebApp({ home: join(folder, 'home'), env: { HOME: folder, USERPROFILE: folder } })
  const { page, faults } = await visit(browser(), app.link)
  const { look, findings } = await createLooker(page)
  await openLibrary(page, [basename(folder), 'films'])
  await page.getByRole('treegrid').getByRole('row').filter({ hasText: 'The Amber Field' }).click()
  await page.keyboard.press('d')
  const desk = page.getByRole('main', { name: 'Desk' })
  const chips = desk.getByRole('button', { name: /^Advert: take it out of line/ })
  const filter = desk.getByRole('group', { name: 'Which lines' }).getByRole('button', { name: /Advert$/ })
  await becomes(() => chips.count(), 3)
  await filter.click()
  await becomes(() => desk.locator('.cue-row').count(), 3)
  for (const width of [640, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await chips.first().scrollIntoViewIfNeeded()
    await look(`desk-adverts-${width}`)
  }

  await chips.first().focus()
  await page.keyboard.press('Enter')
  await becomes(() => chips.count(), 2)
  await desk.getByRole('button', { name: 'Take out all 2 adverts' }).focus()
  await page.keyboard.press('Enter')
  await becomes(() => desk.locator('.cue-row .cue-said').allInnerTexts(), said)
  await filter.waitFor({ state: 'detached' })
  // Each press is one step back.
  await page.keyboard.press('Control+z')
  await becomes(() => chips.count(), 2)
  await page.keyboard.press('Control+Shift+z')
  await becomes(() => chips.count(), 0)
  expect(readFileSync(path, 'utf8')).toBe(srt)

  await page.keyboard.press('Control+s')
  await desk.getByText('Kept as a new version.').waitFor()
  const kept = readFileSync(path, 'utf8')
  expect(said.every((words) => kept.includes(words))).toBe(true)
  expect([advert, credit, site].filter((words) => kept.includes(words))).toEqual([])
  await desk.getByRole('button', { name: 'Undo this' }).click()
  await becomes(async () => readFileSync(path, 'utf8'), srt)
  await becomes(() => chips.count(), 3)
  expect([faults, findings]).toEqual([[], []])
})
