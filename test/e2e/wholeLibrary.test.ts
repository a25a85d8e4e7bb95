/** The whole job in the window, its numbers held against the service's own ledger and the disk. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { useBrowser } from '../support/browser/browser.ts'
import { makeWorld, type World } from '../support/make/worlds/makeWorld.ts'
import { startRemoteWorld } from '../support/make/worlds/remoteWorld.ts'
import { tempFolder, treeLines } from '../support/disks/tempFolder.ts'
import { visit } from '../support/browser/webApp.ts'
import { becomes, meterOf, numberIn, numbersOf, openLibrary, openScreen, runEnds } from './hands.ts'

const browser = useBrowser()

/** Subtitles beside the videos that speak what they should, and those that do not. */
function scoreOf({ videos }: World): { readonly right: number; readonly wrong: readonly string[] } {
  const wrong: string[] = []
  let right = 0
  for (const { path, marks } of videos) {
    const sidecar = path.replace(/\.mkv$/, '.en.srt')
    const text = textOf(sidecar)
    if (text === null) continue
    if (text.split('\n').includes(marks.get('EN') ?? '')) right += 1
    else wrong.push(sidecar)
  }
  return { right, wrong }
}

function textOf(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}

test('200 videos from the folder picker to written files, every number as the ledger and the disk have it', async () => {
  const folder = tempFolder()
  const world = makeWorld({ folder, seed: 7, movies: 90, shows: 16, languages: ['EN'] })
  const total = world.videos.length
  expect(total).toBeGreaterThanOrEqual(200)
  const held = world.videos.filter(({ marks }) => marks.has('EN')).length
  const remote = await startRemoteWorld(folder, world)
  const before = treeLines(world.library)
  const app = await remote.startApp()
  const { page, faults } = await visit(browser(), app.link)
  const units = (counter: string) => remote.service.ledger().filter((row) => row.counter === counter).length

  await openLibrary(page, remote.steps)
  await becomes(() => numbersOf(page, 'Filters', ['All', 'Missing']), {
    All: total,
    Missing: total,
  })
  expect(treeLines(world.library)).toEqual(before)

  await page.getByRole('button', { name: `Find subtitles for these ${total}` }).click()
  const run = page.getByRole('button', { name: /^Run: \d+ downloads?/ })
  await run.waitFor({ timeout: 60_000 })
  const planned = await numbersOf(page, 'Subtitles by answer', [
    'All',
    'Write',
    'Needs review',
    'Waiting',
    'Not found',
    'There already',
  ])
  expect(planned['All']).toBe(total)
  expect(planned['Write']).toBeGreaterThanOrEqual(held * 0.95)
  const { All: all = 0, ...answers } = planned
  expect(Object.values(answers).reduce((sum, count) => sum + count, 0)).toBe(all)
  const downloads = numberIn((await run.innerText()).replace(/^.*?:/, ''))
  await page.getByText('2,000 downloads left today').waitFor()
  await page.getByText(`Matching took ${units('search')} searches`).waitFor()
  expect(downloads).toBeLessThan(planned['Write'] ?? 0)
  expect(treeLines(world.library)).toEqual(before)
  expect(units('downloads')).toBe(0)

  await run.click()
  await runEnds(page, 90_000)
  await becomes(() => numbersOf(page, 'Rows by state', ['Written', 'Failed', 'In progress']), {
    Written: planned['Write'] ?? 0,
    Failed: 0,
    'In progress': 0,
  })
  await page.getByText(`${planned['Write']} of ${total} now right`).waitFor()

  await page.getByText(`${downloads} downloads · ${units('search')} searches`).waitFor()

  const { right, wrong } = scoreOf(world)
  expect(wrong).toEqual([])
  expect(right).toBe(planned['Write'])
  expect(treeLines(world.library)).toHaveLength(before.length + right)

  expect(units('downloads')).toBe(downloads)
  await expect.poll(() => meterOf(page, 'Downloads')).toEqual([downloads, 2_000])
  expect((await meterOf(page, 'Searches'))[0]).toBe(units('search'))

  await openScreen(page, 'Library')
  await becomes(() => numbersOf(page, 'Filters', ['All', 'Missing']), {
    All: total,
    Missing: total - right,
  })
  await page.getByRole('radiogroup', { name: 'View' }).getByText('Files').click()
  const field = page.getByRole('textbox', { name: 'Search the library' })
  for (const [token, rows] of [
    ['is:missing', total - right],
    ['is:covered', right],
  ] as const) {
    await field.fill(`${token} `)
    await page.locator('.library-head').getByText(`${rows} of ${total} videos`).waitFor()
    // The heading counts as a row.
    await becomes(() => page.getByRole('treegrid').getAttribute('aria-rowcount'), `${rows + 1}`)
    await page.getByRole('button', { name: `Remove ${token}` }).click()
  }
  await openScreen(page, 'History & trash')
  await page.getByText(`${right} files`, { exact: true }).waitFor()
  expect(faults).toEqual([])
})
