/** Strings are only strings (promise U6): names that break screens, in every list that shows names of others. */
import { dirname, join } from 'node:path'
import type { Page } from 'playwright'
import { expect, inject, onTestFinished, test } from 'vitest'
import { shownText } from '../../renderer/components/text/untrusted.ts'
import { useBrowser } from '../support/browser/browser.ts'
import { serveFakeHost } from '../support/fakes/fakeWeb.ts'
import { createHostileHost } from '../support/hostile/hostileHost.ts'
import { hostileNames } from '../support/hostile/hostileNames.ts'
import { visit } from '../support/browser/webApp.ts'
import { openScreen, type ScreenName } from './hands.ts'

const browser = useBrowser()

interface Seen {
  /** What stands in the isolated parts of the page. */
  readonly texts: readonly string[]
  /** Parts that hold more than text in our own spans, or turn the text around them. */
  readonly open: readonly string[]
  /** Elements that only markup from outside could have made. */
  readonly foreign: number
  readonly rowHeights: readonly number[]
  readonly isWiderThanWindow: boolean
  readonly hasRun: boolean
}

/** Leads a list from its first row to its last, and looks at everything on the way. */
const lookThrough = `(async () => {
  const grid = [...document.querySelectorAll('main :is([role=grid], [role=treegrid])')].at(-1)
  const texts = new Set(), open = new Set(), heights = new Set()
  let isWider = false
  for (let top = 0; ; top += 400) {
    if (grid) grid.scrollTop = top
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame)
    while (grid?.querySelector('[aria-busy=true]')) await new Promise(requestAnimationFrame)
    for (const part of document.querySelectorAll('bdi')) {
      texts.add(part.textContent)
      // A name without its middle is whole in its tooltip.
      const [start, ...ends] = part.textContent.split('…')
      if (ends.length > 0 && part.title.startsWith(start) && part.title.endsWith(ends.join('…'))) texts.add(part.title)
      const isPlain = [...part.querySelectorAll('*')].every(({ localName }) => localName === 'span')
      const isClosed = isPlain && getComputedStyle(part).unicodeBidi === 'isolate'
      if (!isClosed) open.add(part.outerHTML)
    }
    for (const row of grid?.querySelectorAll('[aria-rowindex]:not([aria-rowindex="1"], .data-grid-band)') ?? []) heights.add(row.offsetHeight)
    isWider ||= document.documentElement.scrollWidth > innerWidth
    if (!grid || top > grid.scrollHeight) break
  }
  return {
    texts: [...texts],
    open: [...open],
    foreign: document.body.querySelectorAll('script, img, iframe, object, embed, video, audio, base, meta').length,
    rowHeights: [...heights],
    isWiderThanWindow: isWider,
    hasRun: window.__pwn !== undefined,
  }
})()`

/** An empty place and a line of blanks are shown too, but no text can be found for them. */
const shownNames = (names: readonly string[]) => names.map(shownText).filter((text) => text.trim() !== '')

async function expectHarmless(page: Page, names: readonly string[]): Promise<void> {
  const seen = await page.evaluate<Seen>(lookThrough)
  expect({ ...seen, texts: [], rowHeights: seen.rowHeights.length }).toEqual({
    texts: [],
    open: [],
    foreign: 0,
    rowHeights: 1,
    isWiderThanWindow: false,
    hasRun: false,
  })
  const shown = new Set(seen.texts)
  expect(shownNames(names).filter((text) => !shown.has(text))).toEqual([])
}

async function openHostilePage(names: readonly string[]) {
  const server = await serveFakeHost(createHostileHost(names), join(dirname(inject('program')), 'renderer'))
  onTestFinished(() => server.close())
  return visit(browser(), server.newLink())
}

const names = await hostileNames()
const lists: readonly ScreenName[] = ['Library', 'Plan', 'Activity', 'Usage', 'History & trash']

test(`${names.length} names that break screens are only text in every list`, async () => {
  const { page, faults } = await openHostilePage(names)
  for (const screen of lists) {
    await openScreen(page, screen)
    await page.getByRole('gridcell').first().waitFor()
    await expectHarmless(page, names)
  }
  await page.getByText('Trash', { exact: true }).click()
  await page.getByRole('grid', { name: 'Files in the trash' }).getByRole('gridcell').first().waitFor()
  await expectHarmless(page, names)
  expect(faults).toEqual([])
})

test('they are only text as suggestions, titles, offers and candidates too', async () => {
  const { page, faults } = await openHostilePage(names)
  await openScreen(page, 'Search')
  const field = page.getByRole('combobox', { name: 'Title, id or name' })
  await field.pressSequentially('any')
  await page.getByRole('option').first().waitFor()
  await field.press('Escape')
  await field.press('Enter')
  await page.getByRole('grid', { name: 'Available subtitles' }).getByRole('gridcell').first().click()
  await page.getByRole('complementary', { name: 'The chosen subtitle' }).getByText(/^For /).waitFor()
  await expectHarmless(page, names)

  await openScreen(page, 'Plan')
  await page.getByRole('button', { name: /^Review \d+$/ }).click()
  await page.getByRole('listbox', { name: 'Candidates' }).getByRole('option').first().waitFor()
  const seen = await page.evaluate<Seen>(lookThrough)
  expect([seen.open, seen.foreign, seen.isWiderThanWindow, seen.hasRun]).toEqual([[], 0, false, false])
  expect(faults).toEqual([])
})
