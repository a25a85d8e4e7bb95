/** What was measured of subtitles is seen in the list of files, the drawer, a run and the history, and mended from there. */
import { dirname, join } from 'node:path'
import type { Page } from 'playwright'
import { expect, inject, onTestFinished, test } from 'vitest'
import type { ToldTiming } from '../../shared/contract/videos/timing.ts'
import { useBrowser } from '../support/browser/browser.ts'
import { visit } from '../support/browser/webApp.ts'
import { fakeDetails } from '../support/fakes/fakeDetails.ts'
import { createFakeHost } from '../support/fakes/fakeHost.ts'
import { fakeOutcome, fakeRun } from '../support/fakes/fakeRuns.ts'
import { serveFakeHost } from '../support/fakes/fakeWeb.ts'
import { chip, openScreen } from './hands.ts'
import { createLooker } from './looker.ts'
import { overlapsIn, rowOf } from './openShelf.ts'

const browser = useBrowser()
const widths = [640, 900, 1280, 1920]

const late: ToldTiming = {
  ...{ videoId: 'v1', sidecarId: 's1', state: 'mendable', canMend: true, atMs: 0 },
  change: { offsetMs: -400, speed: 1, pieces: 1, against: 'own', named: 'Film.de.srt', before: 0.6, after: 0.9 },
}
const fits: ToldTiming = { ...late, state: 'fits', canMend: false }
const otherCut: ToldTiming = { ...late, state: 'other-cut', canMend: false }

async function open() {
  const counts = {
    all: 3,
    running: 0,
    written: 3,
    review: 0,
    waiting: 0,
    missing: 0,
    failed: 0,
    stopped: 0,
    skipped: 0,
  }
  const run = fakeRun({ counts })
  const outcomes = [
    fakeOutcome({ told: late }),
    fakeOutcome({
      id: 'o2',
      code: 'S02E02',
      told: fits,
      insteadOf: ['Copper.and.Rain.S02E02.1080p.WEB-DL.x264-OTHER'],
    }),
    fakeOutcome({ id: 'o3', code: 'S02E03', told: otherCut }),
  ]
  const written = fakeDetails.history.map((row, at) => ({ ...row, told: at === 0 ? late : null }))
  const host = createFakeHost({
    handlers: {
      'runs.page': async () => ({ rows: [run], total: 1, revision: 1, groups: [{ group: 'earlier', rows: 1 }] }),
      'runs.run': async () => ({ row: run, videos: 3, languages: ['en'], causes: [] }),
      'runs.rows': async () => ({ rows: outcomes, total: 3, revision: 1 }),
      'runs.groups': async () => [{ group: 'c', title: 'Copper and Rain', season: 2, rows: 3 }],
      'history.page': async () => ({ rows: written, total: written.length, revision: 1 }),
    },
  })
  const server = await serveFakeHost(host, join(dirname(inject('program')), 'renderer'))
  onTestFinished(() => server.close())
  const mends = () => host.calls.filter(({ name }) => name === 'timing.mend').length
  return { ...(await visit(browser(), server.newLink())), mends }
}

async function lookAtAllWidths(page: Page, name: string): Promise<void> {
  const { look, findings } = await createLooker(page)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await look(`${name}-${width}`)
    await expect.poll(() => page.evaluate('document.documentElement.scrollWidth <= window.innerWidth')).toBe(true)
    expect([width, await overlapsIn(page)]).toEqual([width, []])
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  expect(findings).toEqual([])
}

test('the list of files says what is in step, and a number is its filter', async () => {
  const { page, faults } = await open()
  await page.getByRole('radiogroup', { name: 'View' }).getByText('Files').click()
  const grid = page.getByRole('treegrid')
  await grid.getByRole('columnheader', { name: 'Timing' }).waitFor()
  await grid.getByRole('gridcell', { name: 'not measured' }).first().waitFor()
  await lookAtAllWidths(page, 'files-timing')
  const out = chip(page, 'Filters', 'Out of step')
  const count = (await out.innerText()).replace(/\D/g, '')
  await out.click()
  await expect
    .poll(() => page.locator('.library-head').getByRole('status').innerText())
    .toMatch(new RegExp(`^${count} of`))
  expect(faults).toEqual([])
})

test('the drawer tells what was measured before, by which sound, and mends it', async () => {
  const { page, faults, mends } = await open()
  await rowOf(page.getByRole('treegrid'), /./).waitFor()
  await page.getByRole('radiogroup', { name: 'View' }).getByText('Files').click()
  await page.getByRole('treegrid').getByRole('row').nth(1).click()
  const drawer = page.getByRole('complementary', { name: 'One video' })
  await drawer.getByText('0.4 s too late').first().scrollIntoViewIfNeeded()
  await drawer.getByLabel('Measure by').selectOption({ label: 'only Track 2 German' })
  await lookAtAllWidths(page, 'drawer-timing')
  await drawer.getByRole('button', { name: 'Fix 1 file' }).click()
  await expect.poll(mends).toBe(1)
  expect(faults).toEqual([])
})

test('a run and the history tell it in their rows', async () => {
  const { page, faults, mends } = await open()
  await openScreen(page, 'Activity')
  await page.evaluate("location.hash = '#/activity?run=r1'")
  await page.getByText('0.4 s too late').waitFor()
  await page.getByText('Made for another cut of the film').waitFor()
  await lookAtAllWidths(page, 'run-timing')
  await page.getByRole('button', { name: 'Fix 1 file' }).click()
  await expect.poll(mends).toBe(1)
  await openScreen(page, 'History & trash')
  await page.getByText('0.4 s too late').waitFor()
  await lookAtAllWidths(page, 'history-timing')
  await page.getByRole('grid').getByRole('row').nth(1).click()
  await page.getByRole('button', { name: 'Fix 1 file' }).click()
  await expect.poll(mends).toBe(2)
  expect(faults).toEqual([])
})
