/** A run whose files another run has changed since: its lists name both and count all of them, its undo says what goes too. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { useBrowser } from '../support/browser/browser.ts'
import { makeWorld } from '../support/make/worlds/makeWorld.ts'
import { startRemoteWorld } from '../support/make/worlds/remoteWorld.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'
import { visit } from '../support/browser/webApp.ts'
import { runHere } from '../support/programs/runHere.ts'
import { createLooker } from './looker.ts'
import { confirm, openLibrary, openScreen } from './hands.ts'

const browser = useBrowser()
const moved = 3
/** Words of the list of runs that its frame cuts through, or that lie over each other. */
const cutRuns = `[...document.querySelectorAll('.batches .batch > *')].filter((words) => {
  const box = words.getBoundingClientRect()
  const frame = words.closest('.batches').getBoundingClientRect()
  return box.top < frame.bottom - 1 && box.bottom > frame.bottom + 1
}).map((words) => words.textContent)`
/** Where the bars of the list of runs begin and end. */
const barEdges = `[...new Set([...document.querySelectorAll('.run-outcome')].map((bar) => {
  const { left, right } = bar.getBoundingClientRect()
  return Math.round(left) + '–' + Math.round(right)
}))]`

test('a run that another one has worked on since is counted whole, and undone whole', async () => {
  const folder = tempFolder()
  const world = makeWorld({ folder, seed: 5, movies: 12, shows: 2, languages: ['EN'] })
  const remote = await startRemoteWorld(folder, world)
  const env = { UNDERTITLE_API_KEY: remote.service.key }
  const text = () =>
    Object.fromEntries(
      readdirSync(world.library, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.en.srt'))
        .map((name) => [name, readFileSync(join(world.library, name), 'utf8')]),
    )
  const before = text()
  const asked = ['--languages', 'en', '--service', remote.service.url, '--yes-to', 'all']
  await runHere(['get', world.library, '--home', remote.home, ...asked], { env })
  const written = Object.keys(text()).filter((name) => !(name in before))
  const shifted = written.slice(0, moved).map((name) => join(world.library, name))
  expect(await runHere(['timing', ...shifted, '--shift', '1.5', '--home', remote.home])).toMatchObject({ code: 0 })
  for (const one of shifted.slice(1)) await runHere(['timing', one, '--shift', '-0.5', '--home', remote.home])
  const last = text()

  const app = await remote.startApp()
  const { page, faults } = await visit(browser(), app.link)
  const { look, findings } = await createLooker(page)
  await openLibrary(page, remote.steps)
  await openScreen(page, 'History & trash')
  const runs = page.getByRole('navigation', { name: 'Runs' })
  const run = runs.getByRole('button', { name: /^Find subtitles/ })
  await run.getByText(`${written.length} files, ${moved} changed since`).waitFor()
  expect(await runs.getByRole('button', { name: /^Timing/ }).count()).toBe(moved)
  await run.click()
  await runs.getByRole('button', { name: `Undo ${written.length} files of this run` }).click()
  const question = `Undo ${written.length} files? ${moved} of them were changed since (Timing); that goes too.`
  await page.getByText(question).waitFor()
  for (const width of [1280, 900, 640]) {
    await page.setViewportSize({ width, height: 800 })
    await look(`undo-later-${width}`)
    await page.getByRole('button', { name: 'Keep', exact: true }).click()
    expect(await page.evaluate(cutRuns)).toEqual([])
    await look(`history-runs-${width}`)
    await runs.getByRole('button', { name: `Undo ${written.length} files of this run` }).click()
  }
  await page.getByRole('button', { name: 'Keep', exact: true }).click()

  await openScreen(page, 'Activity')
  const list = page.getByRole('grid', { name: 'Runs' })
  for (const width of [640, 900, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await list.getByText('Find subtitles').first().waitFor()
    await expect.poll(() => page.evaluate<string[]>(barEdges)).toHaveLength(1)
    await look(`runs-later-${width}`)
  }
  await list.getByText('Find subtitles').first().click()
  await page.getByRole('button', { name: `Undo ${written.length}` }).click()
  await page.getByText(`${moved} of them were changed since (Timing); that goes too.`).waitFor()
  await look('run-undo-later')
  await confirm(page, `Undo ${written.length} files`)
  await page.getByText(`${written.length} files moved to the trash`).waitFor()
  expect(text()).toEqual(before)
  await page.getByRole('button', { name: 'Bring back' }).click()
  await page.getByText(`${written.length} files are back.`).waitFor()
  expect(text()).toEqual(last)
  expect(findings).toEqual([])
  expect(faults).toEqual([])
})
