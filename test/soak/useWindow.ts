/** Somebody at the window all the time: looks at every screen in turn, and once a minute starts a run. */
import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from 'playwright'
import { openScreen, type ScreenName } from '../e2e/hands.ts'

export interface WindowUse {
  readonly runs: number
  readonly plans: number
  readonly screens: number
}

export interface WindowOptions {
  readonly runEveryMs: number
  readonly isOver: () => boolean
}

const tour: readonly ScreenName[] = ['Library', 'Activity', 'Watch', 'History & trash', 'Usage', 'Plan', 'Settings']
const lookMs = 3_000
/** So long watch mode is held, that there is something left for a person's own run. */
const newFilmsMs = 8_000
const planMs = 20_000
const runMs = 30_000

export async function useWindow(page: Page, { runEveryMs, isOver }: WindowOptions): Promise<WindowUse> {
  const use = { runs: 0, plans: 0, screens: 0 }
  let nextRunMs = performance.now() + runEveryMs
  for (let turn = 0; !isOver(); turn += 1) {
    if (performance.now() >= nextRunMs) {
      nextRunMs += runEveryMs
      await switchWatching(page, 'Pause')
      await wait(newFilmsMs)
      if (await makePlan(page)) use.plans += 1
      if (await startRun(page)) use.runs += 1
      await switchWatching(page, 'Resume')
    }
    const screen = tour[turn % tour.length] ?? 'Library'
    await openScreen(page, screen)
    use.screens += 1
    if (screen === 'Library') await lookAtOne(page)
    await wait(lookMs)
  }
  return use
}

/** The first video's drawer, and closed again. */
async function lookAtOne(page: Page): Promise<void> {
  const grid = page.getByRole('grid').first()
  await grid.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await wait(500)
  await page.keyboard.press('Escape')
}

async function switchWatching(page: Page, verb: 'Pause' | 'Resume'): Promise<void> {
  await openScreen(page, 'Watch')
  await page.getByRole('main', { name: 'Watch' }).getByRole('button', { name: verb }).click()
}

/** False while nothing is left to look for. */
async function makePlan(page: Page): Promise<boolean> {
  await openScreen(page, 'Library')
  await page.getByRole('button', { name: 'Scan the folders again' }).click()
  await wait(lookMs)
  const find = page.getByRole('button', { name: /^Find subtitles for [\d,]+ videos?/ })
  if (!(await comes(find.waitFor({ timeout: 2_000 })))) return false
  return comes(find.click({ timeout: 2_000 }))
}

/** False where the plan has nothing to run. */
async function startRun(page: Page): Promise<boolean> {
  await openScreen(page, 'Plan')
  const run = page.getByRole('button', { name: /^Run: / })
  if (!(await comes(run.click({ timeout: planMs })))) return false
  await openScreen(page, 'Activity')
  await comes(page.getByText(/now right/).waitFor({ timeout: runMs }))
  return true
}

/** What the user waits for may not come: the library changes meanwhile. */
async function comes(awaited: Promise<void>): Promise<boolean> {
  try {
    await awaited
    return true
  } catch (thrown) {
    if (thrown instanceof Error && thrown.name === 'TimeoutError') return false
    throw thrown
  }
}
