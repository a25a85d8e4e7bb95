/** What is away for a while: a folder, as one on a drive that was pulled, and the service. Each comes back by itself. */
import { renameSync } from 'node:fs'
import { expect, test } from 'vitest'
import { useBrowser } from '../support/browser/browser.ts'
import { visit } from '../support/browser/webApp.ts'
import { tempFolder, treeLines } from '../support/disks/tempFolder.ts'
import { makeWorld } from '../support/make/worlds/makeWorld.ts'
import { startRemoteWorld } from '../support/make/worlds/remoteWorld.ts'
import { startGate, type Gate } from '../support/peers/gate.ts'
import { becomes, confirm, numbersOf, openLibrary, openScreen, runEnds } from './hands.ts'
import { createLooker } from './looker.ts'
import { outsideOn } from './cutOn.ts'

const browser = useBrowser()

async function begin(movies: number) {
  const folder = tempFolder()
  const world = makeWorld({ folder, seed: 26, movies, shows: 0, languages: ['EN'] })
  let gate!: Gate
  const remote = await startRemoteWorld(folder, world, {
    between: async (service) => (gate = await startGate(service)).url,
  })
  const app = await remote.startApp()
  const visited = await visit(browser(), app.link)
  await openLibrary(visited.page, remote.steps)
  await visited.page.getByRole('button', { name: /^Find subtitles for these \d+\b/ }).waitFor()
  return { ...visited, world, gate }
}

test('a folder that is not there looks away in the rail and in each of its rows, and comes back whole', async () => {
  const movies = 3
  const { page, world, faults } = await begin(movies)
  const rail = page.getByRole('complementary', { name: 'Filters' }).or(page.locator('.library-rail')).first()
  const grid = page.getByRole('treegrid', { name: 'Titles' })
  await becomes(() => grid.getByRole('rowheader').count(), movies)
  renameSync(world.library, `${world.library} pulled`)
  await page.getByRole('button', { name: 'Scan the folders again' }).click()
  await rail.getByText('away', { exact: true }).first().waitFor()
  await becomes(() => grid.getByText('library is away', { exact: true }).count(), movies)
  // Nothing was lost, and nothing is searched for, of which the window says why.
  await becomes(() => numbersOf(page, 'Filters', ['All']), { All: movies })
  const { look, findings } = await createLooker(page)
  await look('library-away')
  await page.setViewportSize({ width: 640, height: 800 })
  await look('library-away-640')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.reload()
  await becomes(() => grid.getByText('library is away', { exact: true }).count(), movies)

  renameSync(`${world.library} pulled`, world.library)
  await page.getByRole('button', { name: 'Scan the folders again' }).click()
  await becomes(() => grid.getByText('library is away', { exact: true }).count(), 0)
  await page.getByRole('button', { name: `Find subtitles for these ${movies}` }).waitFor()
  expect({ findings, faults }).toEqual({ findings: [], faults: [] })
})

test('a watched folder that goes away says so in rail, rows and Watch of a page that stays open, and comes back so', async () => {
  const movies = 3
  const { page, world, faults } = await begin(movies)
  const rail = page.getByRole('complementary', { name: 'Filters' }).or(page.locator('.library-rail')).first()
  const grid = page.getByRole('treegrid', { name: 'Titles' })
  const folder = page.getByRole('list', { name: 'Watched folders' }).getByRole('listitem')
  await openScreen(page, 'Watch')
  await page.getByRole('button', { name: 'Turn on' }).first().click()
  await folder.getByText('watched', { exact: true }).waitFor()
  await openScreen(page, 'Library')
  renameSync(world.library, `${world.library} pulled`)
  await rail.getByText('away', { exact: true }).first().waitFor()
  await becomes(() => grid.getByText('library is away', { exact: true }).count(), movies)
  await openScreen(page, 'Watch')
  await folder.getByText('unavailable', { exact: true }).waitFor()

  renameSync(`${world.library} pulled`, world.library)
  await folder.getByText('watched', { exact: true }).waitFor()
  await openScreen(page, 'Library')
  await becomes(() => grid.getByText('library is away', { exact: true }).count(), 0)
  expect(faults).toEqual([])
})

test('an undo whose folder is away says so once for all its files, in sight at every width, and is done once it is back', async () => {
  const movies = 7
  const { page, world, faults } = await begin(movies)
  await page.getByRole('button', { name: /^Find subtitles for these \d+\b/ }).click()
  await page.getByRole('button', { name: /^Run: / }).click()
  await runEnds(page)
  const { Written: written = 0 } = await numbersOf(page, 'Rows by state', ['Written'])
  const after = treeLines(world.library)
  const undoAll = async () => {
    await page.getByRole('combobox', { name: 'Undo everything since…' }).selectOption('an hour ago')
    await page.getByRole('button', { name: 'Count the files' }).click()
    await confirm(page, `Undo ${written} files`)
  }
  await openScreen(page, 'History & trash')
  renameSync(world.library, `${world.library} pulled`)
  await undoAll()
  await page.getByText(`${written} files were left alone:`).waitFor()
  const why = page.getByText(`${world.library} is not there now. If it is on a drive, connect it, then undo again.`)
  const { look, findings } = await createLooker(page)
  for (const width of [640, 900, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await look(`undo-away-${width}`)
    expect(await why.count()).toBe(1)
    const { x = -1, width: wide = 0 } = (await why.boundingBox()) ?? {}
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x + wide).toBeLessThanOrEqual(width)
    const cut = `(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)(document.querySelector('.kept-files bdi'))`
    expect(await page.evaluate<number>(cut)).toBeLessThanOrEqual(1)
    expect(await outsideOn(page)).toEqual([])
  }
  renameSync(`${world.library} pulled`, world.library)
  expect(treeLines(world.library)).toEqual(after)
  await undoAll()
  await page.getByText(`${written} files moved to the trash`).waitFor()
  expect({ findings, faults }).toEqual({ findings: [], faults: [] })
})

/** The first pause before a service that is away is asked again, and what a run takes on a busy machine. */
const patienceMs = 90_000

test('a run whose service was away goes on by itself once it is back, and the list of runs says when', async () => {
  const { page, gate, faults } = await begin(6)
  await page.getByRole('button', { name: /^Find subtitles for these \d+\b/ }).click()
  await page.getByRole('button', { name: /^Run: / }).waitFor()
  gate.holdAfter(1)
  await page.getByRole('button', { name: /^Run: / }).click()
  await becomes(() => numbersOf(page, 'Rows by state', ['Written']), { Written: 1 })
  gate.shut()
  const away = page.getByText(/The service is away since .+; trying again in \d+ s/)
  await away.waitFor({ timeout: 60_000 })
  await page.getByRole('main').getByRole('button', { name: 'Activity' }).click()
  await away.first().waitFor()
  const secondsLeft = async () => Number(/in (\d+) s/.exec(await away.first().innerText())?.[1])
  const before = await secondsLeft()
  await expect.poll(secondsLeft).toBeLessThan(before)
  gate.open()
  // Nobody presses anything.
  await page.getByText(/now right/).waitFor({ timeout: patienceMs })
  await openScreen(page, 'Library')
  await openScreen(page, 'Activity')
  await page.getByText(/now right/).waitFor()
  await expect.poll(() => away.count()).toBe(0)
  expect(faults).toEqual([])
})

test('a plan that the service was away for is not the one before, which can be run still, and is tried again', async () => {
  const { page, gate, faults } = await begin(3)
  const find = page.getByRole('button', { name: /^Find subtitles for these \d+\b/ })
  const run = page.getByRole('button', { name: /^Run: / })
  const failed = page.getByRole('heading', { name: 'The plan could not be made' })
  await find.click()
  await run.waitFor()
  gate.shut()
  await openScreen(page, 'Library')
  await find.click()
  await failed.waitFor()
  expect(await page.getByText(/subtitles? wanted/).count()).toBe(0)
  expect(await run.count()).toBe(0)
  const { look, findings } = await createLooker(page)
  for (const width of [900, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await look(`plan-away-${width}`)
  }
  // The plan that stands is as good as before.
  await page.getByRole('button', { name: 'Back to the plan of 3 videos' }).click()
  await run.waitFor()
  expect(await page.getByText('The service cannot be reached').count()).toBe(0)

  await openScreen(page, 'Library')
  await find.click()
  await failed.waitFor()
  gate.open()
  await page.getByRole('button', { name: 'Try again' }).click()
  await run.waitFor()
  expect({ findings, faults }).toEqual({ findings: [], faults: [] })
})
