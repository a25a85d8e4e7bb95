/** Finding words on the desk, and the lines that need a look: marked where they stand, shown alone, and marked no longer once mended. */
import { writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { useBrowser } from '../support/browser/browser.ts'
import { startWebApp, visit } from '../support/browser/webApp.ts'
import { srtOfLines } from '../support/make/films/srtOf.ts'
import { name, placeTimed, plainVideo } from '../support/make/films/timedSubtitle.ts'
import { becomes, openLibrary } from './hands.ts'
import { createLooker } from './looker.ts'
import { rowOf } from './openShelf.ts'

const browser = useBrowser()
const widths = [640, 900, 1280, 1920] as const

/** Ten seconds apart, two seconds long. */
const plain = Array.from({ length: 40 }, (_, at) => ({
  startMs: 20_000 + at * 10_000,
  endMs: 22_000 + at * 10_000,
  words: `Said as ${at + 1}`,
}))
const changes: Readonly<Record<number, Partial<(typeof plain)[number]>>> = {
  4: { words: 'We met at the <i>Harbour</i>.' },
  // Ends while the next one is said.
  8: { endMs: 110_000 + 400 },
  /** 20 letters in one second. */
  14: { endMs: 160_000 + 1_000, words: 'Twenty letters here.' },
  // 30 letters in one second, in a line that is searched for.
  20: { endMs: 220_000 + 1_000, words: 'At the harbour everybody runs.' },
  30: { words: 'HARBOUR lights' },
}
const lines = plain.map((line, at) => ({ ...line, ...changes[at] }))

async function openDesk() {
  const { root, folder, home } = placeTimed()
  plainVideo(folder)
  writeFileSync(join(folder, `${name}.en.srt`), srtOfLines(lines))
  const app = await startWebApp({ home, env: { HOME: root, USERPROFILE: root, PATH: join(root, 'nothing') } })
  const visited = await visit(browser(), app.link)
  await openLibrary(visited.page, [basename(root), 'films'])
  await rowOf(visited.page.getByRole('treegrid'), 'The Amber Field').click()
  await visited.page.keyboard.press('d')
  await visited.page.getByRole('list', { name: 'Text' }).waitFor()
  return visited
}

const rowsOf = (page: Page) => page.getByRole('list', { name: 'Text' }).getByRole('listitem')
const numbersIn = (page: Page) => rowsOf(page).locator('.cue-number').allInnerTexts()
const chosenIn = (page: Page) => page.locator('.cue-row[aria-current=true] .cue-number').allInnerTexts()

test('words are found whatever their letters and tags, the hand goes to what was found, and nothing found is said', async () => {
  const { page, faults } = await openDesk()
  const { look, findings } = await createLooker(page)
  await page.keyboard.press('Control+f')
  await page.keyboard.type('harbour')
  await becomes(() => numbersIn(page), ['5', '21', '31'])
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await look(`desk-find-${width}`)
  }
  // What is pressed is gone to: the hand is there when the search is over.
  await rowsOf(page).nth(1).getByRole('button').click()
  await becomes(() => chosenIn(page), ['21'])
  const field = page.getByRole('searchbox', { name: 'Find in 40 lines' })
  await field.fill('lighthouse')
  await becomes(() => numbersIn(page), [])
  await page.getByText('Nothing matches “lighthouse”').waitFor()
  await field.fill('')
  await becomes(() => chosenIn(page), ['21'])
  expect((await numbersIn(page)).length).toBeGreaterThan(5)
  expect([faults, findings]).toEqual([[], []])
})

test('lines that overlap or are too fast say so, are shown alone, and are marked no longer once they are mended', async () => {
  const { page, faults } = await openDesk()
  const { look, findings } = await createLooker(page)
  const chip = (label: RegExp) => page.getByRole('group', { name: 'Which lines' }).getByRole('button', { name: label })
  const marked = (label: string) => rowsOf(page).filter({ has: page.getByRole('img', { name: label, exact: true }) })

  // Dense, and read all the same: marked, and not counted.
  await page.getByRole('searchbox').fill('twenty')
  await becomes(() => marked('20 characters a second, fast to read').locator('.cue-number').allInnerTexts(), ['15'])
  await page.getByRole('searchbox').fill('')
  await chip(/^1\s*Too fast$/).click()
  await becomes(() => numbersIn(page), ['21'])
  expect(await marked('30 characters a second, too fast to read').locator('.cue-number').allInnerTexts()).toEqual([
    '21',
  ])
  // A search looks among what is shown.
  await page.getByRole('searchbox').fill('harbour')
  await becomes(() => numbersIn(page), ['21'])
  await page.getByRole('searchbox').fill('')

  await chip(/^1\s*Overlap$/).click()
  await becomes(() => numbersIn(page), ['10'])
  await marked('begins 0.4 s before line 9 ends').waitFor()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await look(`desk-overlap-${width}`)
  }
  // Among all lines again, what was gone to is in sight.
  await rowsOf(page).getByRole('button').click()
  await chip(/^40\s*All$/).click()
  await becomes(() => chosenIn(page), ['10'])
  await marked('begins 0.4 s before line 9 ends').waitFor()
  // The line that ends too late goes, and the mark of the next one with it.
  await page.keyboard.press('j')
  await becomes(() => chosenIn(page), ['9'])
  await page.keyboard.press('Control+Delete')
  await chip(/^0\s*Overlap$/).waitFor()
  expect(await page.getByRole('img', { name: /^begins/ }).count()).toBe(0)
  await page.keyboard.press('Control+z')
  await chip(/^1\s*Overlap$/).waitFor()
  expect([faults, findings]).toEqual([[], []])
})
