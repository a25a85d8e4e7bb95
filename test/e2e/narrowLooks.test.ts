/** In a narrow window, in every language: nothing stands alone in a line, no hole is left, and what a row is about is whole. */
import { dirname, join } from 'node:path'
import type { Page } from 'playwright'
import { expect, inject, onTestFinished, test } from 'vitest'
import type { Handlers } from '../../shared/contract/index.ts'
import type { PlanCell } from '../../shared/contract/plan.ts'
import { uiLanguages } from '../../shared/messages/interfaceLanguages.ts'
import { useBrowser } from '../support/browser/browser.ts'
import { visit } from '../support/browser/webApp.ts'
import { createFakeHost } from '../support/fakes/fakeHost.ts'
import { createFakeCheckup } from '../support/fakes/fakeCheckup.ts'
import { createFakePlan, fakePlanRows } from '../support/fakes/fakePlan.ts'
import { createFakeUploads } from '../support/fakes/fakeUploads.ts'
import { createFakeWatch } from '../support/fakes/fakeWatch.ts'
import { createFakeWorkday, workdayText } from '../support/fakes/fakeWorkday.ts'
import { serveFakeHost } from '../support/fakes/fakeWeb.ts'
import { cutWordsOn } from './cutOn.ts'
import { resize } from './resize.ts'

const browser = useBrowser()

async function open(
  screen: string,
  width: number,
  settings: Readonly<Record<string, string>> = {},
  handlers: Partial<Handlers> = {},
) {
  const host = createFakeHost({
    settings,
    handlers: { ...createFakeWorkday(Date.now()), ...createFakeUploads(), ...createFakeWatch(Date.now()), ...handlers },
  })
  const server = await serveFakeHost(host, join(dirname(inject('program')), 'renderer'))
  onTestFinished(() => server.close())
  const visited = await visit(browser(), server.newLink())
  const { page } = visited
  await page.getByRole('navigation').first().waitFor()
  await page.setViewportSize({ width, height: 800 })
  await page.goto(`${new URL(page.url()).origin}/#/${screen}`)
  return visited
}

/** How many of them stand in each line, from the top. */
const linesOf = (selector: string) => `(() => {
  const tops = [...document.querySelectorAll('${selector}')].map((each) => Math.round(each.getBoundingClientRect().top))
  return [...new Set(tops)].sort((a, b) => a - b).map((top) => tops.filter((each) => each === top).length)
})()`

test.each(uiLanguages)('of four buttons of a head none stands alone below the others in %s', async (uiLanguage) => {
  const { page, faults } = await open('upload', 900, { uiLanguage })
  await page.locator('.page-head .button-primary').waitFor()
  await expect.poll(() => page.locator('.page-head-actions .button').count()).toBe(4)
  for (const width of [900, 800, 640]) {
    await resize(page, width)
    const lines = await page.evaluate<number[]>(linesOf('.page-head-actions .button'))
    expect([width, Math.min(...lines)]).toEqual([width, expect.toSatisfy((least: number) => least > 1)])
  }
  expect(faults).toEqual([])
})

test('in a narrow window the title of an upload is whole', async () => {
  const { page, faults } = await open('upload', 640)
  await page.locator('.upload-title').first().waitFor()
  const cut = `[...document.querySelectorAll('.upload-title')].filter((title) =>
    title.scrollHeight > title.clientHeight + 1 || title.scrollWidth > title.clientWidth).length`
  expect({ cut: await page.evaluate(cut), faults }).toEqual({ cut: 0, faults: [] })
})

test.each(uiLanguages)(
  'the verb that renames a subtitle of one’s own is whole among three languages in %s',
  async (uiLanguage) => {
    const rows = fakePlanRows().map((row) => {
      const [first] = row.cells
      if (!first) return row
      const yours: PlanCell = { ...first, answer: 'yours', outputName: `${row.videoName.replace('.mkv', '')}.en.srt` }
      const others = ['es', 'pt-BR'].map((language): PlanCell => ({
        ...first,
        column: language,
        language,
        answer: 'none',
      }))
      return { ...row, cells: [yours, ...others] }
    })
    const planned = createFakePlan()['plan.state']!
    const { page, faults } = await open(
      'plan',
      640,
      { uiLanguage },
      {
        'plan.state': async (input) => ({ ...(await planned(input)), languages: ['en', 'es', 'pt-BR'] }),
        'plan.page': async ({ offset, limit }) => ({
          rows: rows.slice(offset, offset + limit),
          total: rows.length,
          revision: 1,
        }),
      },
    )
    await page.locator('.plan-rename .button').first().waitFor()
    expect({ cut: await cutWordsOn(page), faults }).toEqual({ cut: [], faults: [] })
  },
)

test('a third watched folder leaves no hole beside it', async () => {
  const { page, faults } = await open('watch', 640)
  await expect.poll(() => page.locator('.watch-folder').count()).toBe(3)
  const rights = await page.evaluate<number[]>(`[...document.querySelectorAll('.watch-folder')]
    .map((card) => Math.round(card.getBoundingClientRect().right))`)
  expect({ last: rights.at(-1), faults }).toEqual({ last: Math.max(...rights), faults: [] })
})

test('in a narrow window the arrow that raises a wish stands beside its language', async () => {
  const { page, faults } = await open('settings?section=languages', 640, {
    languages: 'en,pt-BR>pt,es',
    uiLanguage: 'de',
  })
  await expect.poll(() => page.locator('.wish').count()).toBe(3)
  for (const wish of (await page.locator('.wish').all()).slice(1)) {
    const chip = (await wish.locator('.wish-chip').last().boundingBox())!
    const arrow = (await wish.locator('.wish-language > .button').boundingBox())!
    expect(Math.abs(arrow.y + arrow.height / 2 - (chip.y + chip.height / 2))).toBeLessThan(4)
  }
  expect(faults).toEqual([])
})

test('where all results are of one season no chip stands for it: its episodes are offered at once', async () => {
  const server = await serveFakeHost(
    createFakeHost({ handlers: createFakeWorkday(Date.now()) }),
    join(dirname(inject('program')), 'renderer'),
  )
  onTestFinished(() => server.close())
  const { page, faults } = await visit(browser(), server.newLink())
  await page.goto(`${new URL(page.url()).origin}/#/search?text=${encodeURIComponent(workdayText)}`)
  const rows = page.getByRole('grid').getByRole('row')
  await rows.filter({ hasText: 'S01E01' }).waitFor()
  await page.setViewportSize({ width: 640, height: 800 })
  await expect.poll(() => page.getByRole('button', { name: /^\d+ Season 1$/ }).count()).toBe(0)
  const tops = await page.evaluate<number[]>(`[...document.querySelectorAll('.result-chips :is(.filter-chip, select)')]
    .map((each) => Math.round(each.getBoundingClientRect().top / 16))`)
  expect(new Set(tops).size).toBeLessThan(4)
  await page.getByRole('combobox', { name: 'Episode' }).selectOption('5')
  await rows.filter({ hasText: 'S01E01' }).waitFor({ state: 'detached' })
  await rows.filter({ hasText: 'S01E05' }).waitFor()
  expect(faults).toEqual([])
})

test.each(uiLanguages)('of the outcomes of a run none stands alone below the others in %s', async (uiLanguage) => {
  const { page, faults } = await open('activity?run=r-failed', 900, { uiLanguage })
  await page.locator('.run-filters .filter-chip').nth(5).waitFor()
  for (const width of [900, 800, 640]) {
    await resize(page, width)
    const lines = await page.evaluate<number[]>(linesOf('.run-filters .filter-chip'))
    expect([width, lines]).toEqual([width, expect.toSatisfy((all: number[]) => Math.min(...all) > 1)])
  }
  expect(faults).toEqual([])
})

/** Of each part with its point: whether it is the last of its line, and whether its point lies outside of the box, which hides it. */
const pointsOn = (page: Page) =>
  page.evaluate<readonly { readonly isLast: boolean; readonly isHidden: boolean }[]>(`
    [...document.querySelectorAll('.parts-line')].flatMap((line) => {
      const room = line.getBoundingClientRect()
      const parts = [...line.querySelectorAll('.parts-line-part')].map((part) => part.getBoundingClientRect())
      return parts.map(({ top, right }, at) => ({
        isLast: parts[at + 1] === undefined || parts[at + 1].top > top + 4,
        isHidden: right > room.right + 4 && getComputedStyle(line).overflowX === 'hidden',
      }))
    })`)

test('of what a run has cost no line ends in a point, and points stand between its parts', async () => {
  const { page, faults } = await open('activity', 1280)
  await page.locator('.run-outcome').first().waitFor()
  for (const width of [1280, 640]) {
    await page.setViewportSize({ width, height: 800 })
    // Of the first run, in two lines; drawn anew a moment after the window has its width.
    await expect
      .poll(async () => (await pointsOn(page)).slice(0, 3).map(({ isLast }) => isLast))
      .toEqual([true, false, true])
    const points = await pointsOn(page)
    expect([width, points.filter(({ isLast, isHidden }) => isLast !== isHidden)]).toEqual([width, []])
  }
  expect(faults).toEqual([])
})

test.each(uiLanguages)('in a narrow window the findings keep more than half of it in %s', async (uiLanguage) => {
  const { page, faults } = await open('checkup', 640, { uiLanguage }, createFakeCheckup(Date.now()))
  const [filters, findings] = [page.locator('.checkup-filters'), page.getByRole('grid')]
  await findings.waitFor()
  expect((await findings.boundingBox())!.height).toBeGreaterThan(400)
  expect(await cutWordsOn(page)).toEqual([])
  const kinds = filters.getByRole('combobox')
  await kinds.selectOption('empty')
  await expect.poll(() => page.evaluate('location.hash')).toContain('kind=empty')
  await kinds.selectOption('all')
  await expect.poll(() => page.evaluate('location.hash')).not.toContain('kind=')
  expect(faults).toEqual([])
})

test('in a narrow window a row of a run is as high as its three lines', async () => {
  const { page, faults } = await open('activity?run=r-failed', 640)
  const row = page.locator('.run-rows .data-grid-row:not(.data-grid-band)').first()
  await row.waitFor()
  expect((await row.boundingBox())!.height).toBeLessThan(70)
  expect(faults).toEqual([])
})
