/** In a window of 640 px (half the screen, or twice the size of letters) each screen says what it says in a wide one. */
import { dirname, join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import type { HistoryRow } from '../../shared/contract/library.ts'
import { uiLanguages } from '../../shared/messages/interfaceLanguages.ts'
import { useBrowser } from '../support/browser/browser.ts'
import { visit } from '../support/browser/webApp.ts'
import { fakeDetails } from '../support/fakes/fakeDetails.ts'
import { createFakeHost, type FakeHostOptions } from '../support/fakes/fakeHost.ts'
import { createFakePlan } from '../support/fakes/fakePlan.ts'
import { createFakeReview } from '../support/fakes/fakeReview.ts'
import { fakeRun, quietRuns } from '../support/fakes/fakeRuns.ts'
import { serveFakeHost } from '../support/fakes/fakeWeb.ts'
import { becomes, openScreen } from './hands.ts'
import { resize } from './resize.ts'

const browser = useBrowser()

interface Measured {
  getBoundingClientRect(): Readonly<Record<'left' | 'right' | 'top' | 'bottom' | 'width', number>>
}

async function open(options: FakeHostOptions) {
  const server = await serveFakeHost(createFakeHost(options), join(dirname(inject('program')), 'renderer'))
  onTestFinished(() => server.close())
  const visited = await visit(browser(), server.newLink())
  await visited.page.getByRole('navigation').first().waitFor()
  await visited.page.setViewportSize({ width: 640, height: 800 })
  return { ...visited, origin: new URL(visited.page.url()).origin }
}

test.each(uiLanguages)(
  'the head of the plan says in %s how much it is about, beside or below its buttons',
  async (uiLanguage) => {
    const { page, origin, faults } = await open({ settings: { uiLanguage }, handlers: createFakePlan() })
    await page.goto(`${origin}/#/plan`)
    await page.locator('.page-head .button-primary').waitFor()
    const note = page.locator('.page-head-note')
    await becomes(() => note.innerText(), expect.stringMatching(/52.*104/) as unknown as string)
    const seen = await page.evaluate<{ isWhole: boolean; covered: string[] }>(`(() => {
    const note = document.querySelector('.page-head-note')
    const { left, right, top, bottom } = note.getBoundingClientRect()
    const covered = [...document.querySelectorAll('.page-head button, .page-head h1')].filter((other) => {
      const box = other.getBoundingClientRect()
      return box.left < right && left < box.right && box.top < bottom && top < box.bottom
    })
    const isWhole = note.scrollWidth <= note.clientWidth && right <= innerWidth && bottom > top
    return { isWhole, covered: covered.map(({ textContent }) => textContent) }
  })()`)
    expect({ ...seen, faults }).toEqual({ isWhole: true, covered: [], faults: [] })
  },
)

test('the review has its list beside the question, in the place of the text', async () => {
  const { page, faults } = await open({ handlers: { ...createFakePlan(), ...createFakeReview() } })
  await openScreen(page, 'Review')
  const list = page.getByRole('navigation', { name: 'Questions' })
  const text = page.getByRole('region', { name: 'Inside the subtitle' })
  const head = page.getByRole('main').getByRole('heading', { level: 2, name: /·/ })
  await becomes(() => head.innerText(), 'Electric Engine · S01E03 · Spanish')
  await text.waitFor()
  await page.getByRole('radiogroup', { name: 'At the side' }).getByText('Questions').click()
  await list.getByRole('button', { name: /S01E05 .*pt-BR/ }).click()
  await becomes(() => head.innerText(), 'Electric Engine · S01E05 · Brazilian Portuguese')
  expect(await text.count()).toBe(0)
  // The key that looks inside brings the text back.
  await page.getByRole('listbox', { name: 'Candidates' }).focus()
  await page.keyboard.press('p')
  await text.waitFor()
  expect(await list.count()).toBe(0)
  await page.setViewportSize({ width: 1280, height: 800 })
  await Promise.all([list.waitFor(), text.waitFor()])
  expect(await page.getByRole('radiogroup', { name: 'At the side' }).count()).toBe(0)
  expect(faults).toEqual([])
})

test('the history says where each file came from and when; its ways back stand under no heading of another thing', async () => {
  const rows: readonly HistoryRow[] = fakeDetails.history
  const { page, faults } = await open({
    handlers: { 'history.page': async () => ({ rows: [...rows], total: rows.length, revision: 1 }) },
  })
  await openScreen(page, 'History & trash')
  const grid = page.getByRole('grid', { name: 'Written subtitles' })
  const row = grid.getByRole('row').nth(1)
  await row.getByText('made for this release').waitFor()
  await row.getByText('Nov 20, 2026').waitFor()
  await grid.getByRole('row').nth(2).getByText('replaced').waitFor()
  const undo = row.getByRole('button', { name: 'Undo 1 file' })
  const headOf = () => grid.getByRole('columnheader').allInnerTexts()
  for (const width of [640, 1280]) {
    await resize(page, width)
    expect((await headOf()).slice(-1)).toEqual(['Actions'])
    const column = await grid.getByRole('columnheader', { name: 'Actions' }).boundingBox()
    const button = await undo.boundingBox()
    expect(button!.x).toBeGreaterThanOrEqual(column!.x)
  }
  expect(faults).toEqual([])
})

test('the list of runs says outcome, cost and day of each run', async () => {
  const row = fakeRun({ sign: 'some', counts: { ...fakeRun().counts, all: 565, written: 389, failed: 1 } })
  const groups = [{ group: 'earlier' as const, rows: 1 }]
  const { page, faults } = await open({
    handlers: {
      'runs.state': async () => ({ ...quietRuns, counts: { all: 1, waiting: 0, failed: 1, undone: 0 } }),
      'runs.page': async () => ({ rows: [row], total: 1, revision: 1, groups }),
    },
  })
  await openScreen(page, 'Activity')
  const grid = page.getByRole('grid', { name: 'Runs' })
  const seen = ['389 of 565 now right, 1 failed', '1 download', '1 search', 'Nov 20']
  for (const words of seen) await grid.getByText(words, { exact: true }).waitFor()
  await grid.getByRole('button', { name: 'Open', exact: true }).waitFor()
  const overlaps = await grid.locator('.data-grid-row .data-grid-cell').evaluateAll((cells) => {
    const boxes = (cells as unknown as Measured[])
      .map((cell) => cell.getBoundingClientRect())
      .filter(({ width }) => width > 0)
    return boxes.flatMap((a, at) =>
      boxes
        .slice(at + 1)
        .filter((b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1),
    ).length
  })
  expect({ overlaps, faults }).toEqual({ overlaps: 0, faults: [] })
})

test('where an account has no jobs, that is said in the middle of the screen', async () => {
  const { page, faults } = await open({ handlers: { 'ai.accountJobs': async () => ({ rows: [], pages: 1 }) } })
  await page.setViewportSize({ width: 1280, height: 800 })
  await openScreen(page, 'Activity')
  await page.getByRole('button', { name: 'Jobs at the service' }).click()
  const words = (await page.getByText('No jobs yet').boundingBox())!
  const screen = (await page.getByRole('main').boundingBox())!
  expect(Math.abs(words.x + words.width / 2 - (screen.x + screen.width / 2))).toBeLessThan(8)
  expect(faults).toEqual([])
})
