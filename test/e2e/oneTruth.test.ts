/** One thing has one number and one name on every screen: from the library over plan, review and run to the disk. */
import { readdirSync } from 'node:fs'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { useBrowser } from '../support/browser/browser.ts'
import { visit } from '../support/browser/webApp.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'
import { makeShowcase } from '../support/make/worlds/makeShowcase.ts'
import { startRemoteWorld } from '../support/make/worlds/remoteWorld.ts'
import { setUpHome } from '../support/programs/setUpHome.ts'
import { becomes, numbersOf, openLibrary, openScreen, runEnds } from './hands.ts'

const browser = useBrowser()
const answers = ['All', 'Write', 'Needs review', 'There already', 'Not found', 'Waiting', 'Yours, old name'] as const
const cellsInSight = (page: Page) => page.getByRole('grid', { name: 'Planned subtitles' }).locator('.plan-cell')

/** What the meters of the rail say is not there yet, of both languages. */
async function lackingIn(page: Page): Promise<number> {
  const meters = await page.getByRole('button', { name: /^(English|Spanish): \d+ of \d+ videos/ }).allInnerTexts()
  const open = meters.map((text) => /(\d+)\/(\d+)/.exec(text)).map((found) => Number(found?.[2]) - Number(found?.[1]))
  expect(open).toHaveLength(2)
  return open.reduce((sum, count) => sum + count, 0)
}

/** Names of files that the cells in sight say will be written. */
async function namedIn(page: Page): Promise<readonly string[]> {
  const tips = await cellsInSight(page)
    .filter({ hasText: 'Write' })
    .evaluateAll((cells: readonly { getAttribute(name: string): string | null }[]) =>
      cells.map((cell) => cell.getAttribute('title') ?? ''),
    )
  return tips.map((tip) => tip.split('\n')[0] ?? '')
}

test('library, plan, review, run and disk say the same numbers and names, and the plan what became of them', async () => {
  const folder = tempFolder()
  const world = await makeShowcase(folder)
  const remote = await startRemoteWorld(folder, world)
  setUpHome(remote.home, { languages: 'en,es' })
  const app = await remote.startApp()
  const { page, faults } = await visit(browser(), app.link)
  await page.setViewportSize({ width: 1280, height: 2_400 })
  await openLibrary(page, remote.steps)
  await becomes(() => numbersOf(page, 'Filters', ['All']), { All: world.videos })
  const lacking = await lackingIn(page)
  const { Missing: missing = 0 } = await numbersOf(page, 'Filters', ['Missing'])

  await page.getByRole('button', { name: `Find subtitles for these ${missing}` }).click()
  await page.getByRole('button', { name: /^Run: \d+ downloads?/ }).waitFor()
  const planned = await numbersOf(page, 'Subtitles by answer', answers)
  const { All: all = 0, 'There already': there = 0, 'Yours, old name': renamed = 0, ...open } = planned
  expect(Object.values(open).reduce((sum, count) => sum + count, 0)).toBe(all - there - renamed)
  expect(all - there - renamed).toBe(lacking)
  await page.getByText(`${missing} videos · ${all} subtitles wanted`).waitFor()
  await expect.poll(async () => (await namedIn(page)).length).toBeGreaterThan(10)
  const named = await namedIn(page)

  // Questions: in the plan, beside the screen's name, on the screen, and in the library as videos of one question each.
  const asked = planned['Needs review'] ?? 0
  expect(asked).toBeGreaterThan(0)
  await openScreen(page, 'Review')
  await page.getByText(new RegExp(`^${asked} open`)).waitFor()
  const inNavigation = page.getByRole('navigation', { name: 'Screens' }).getByRole('button', { name: 'Review' })
  await expect.poll(() => inNavigation.innerText()).toContain(String(asked))
  await openScreen(page, 'Library')
  await becomes(() => numbersOf(page, 'Filters', ['Needs review']), { 'Needs review': asked })

  await openScreen(page, 'Plan')
  await page.getByRole('button', { name: /^Run: / }).click()
  await runEnds(page)
  await becomes(() => numbersOf(page, 'Rows by state', ['Written', 'Needs review', 'Not found', 'Failed']), {
    Written: planned['Write'] ?? 0,
    'Needs review': asked,
    'Not found': planned['Not found'] ?? 0,
    Failed: 0,
  })
  const onDisk = readdirSync(world.library, { recursive: true, encoding: 'utf8' }).map((path) => path.split('/').at(-1))
  expect(onDisk).toEqual(expect.arrayContaining([...named]))

  await openScreen(page, 'Plan')
  await cellsInSight(page).filter({ hasText: 'Written' }).first().waitFor()
  expect(await page.getByRole('grid', { name: 'Planned subtitles' }).getByText('not wanted').count()).toBe(0)
  // The head counts what it counted before, and every wish stands under one chip.
  await page.getByText(`${missing} videos · ${all} subtitles wanted`).waitFor()
  await becomes(() => numbersOf(page, 'Subtitles by answer', ['All', 'Write', 'Written']), {
    All: all,
    Write: 0,
    Written: planned['Write'] ?? 0,
  })
  const afterwards = await numbersOf(page, 'Subtitles by answer', [...answers, 'Written'])
  expect(Object.values(afterwards).reduce((sum, count) => sum + count, 0)).toBe(2 * all)
  await openScreen(page, 'Library')
  await becomes(() => lackingIn(page), lacking - (planned['Write'] ?? 0))
  expect(faults).toEqual([])
})
