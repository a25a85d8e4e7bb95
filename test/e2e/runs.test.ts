/** One truth about runs, in a real browser: undone and brought back, run again, failed, away, and each with an address. */
import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { useBrowser } from '../support/browser/browser.ts'
import { visit } from '../support/browser/webApp.ts'
import { tempFolder, treeLines } from '../support/disks/tempFolder.ts'
import { makeWorld } from '../support/make/worlds/makeWorld.ts'
import { startRemoteWorld } from '../support/make/worlds/remoteWorld.ts'
import { startGate, type Gate } from '../support/peers/gate.ts'
import { becomes, confirm, numbersOf, openLibrary, openScreen, runEnds } from './hands.ts'
import { createLooker } from './looker.ts'

const browser = useBrowser()

/** A made library that is planned, behind a gate that lets everything through. */
async function plan(made: { readonly seed: number; readonly movies: number; readonly shows: number }) {
  const folder = tempFolder()
  const world = makeWorld({ folder, ...made, languages: ['EN'] })
  let gate!: Gate
  const remote = await startRemoteWorld(folder, world, {
    between: async (service) => (gate = await startGate(service)).url,
  })
  const app = await remote.startApp()
  const { page, context, faults } = await visit(browser(), app.link)
  await openLibrary(page, remote.steps)
  await page.getByRole('button', { name: /^Find subtitles for these \d+\b/ }).click()
  await page.getByRole('button', { name: /^Run: / }).waitFor()
  return { world, gate, page, context, faults, before: treeLines(world.library) }
}

const hash = (page: Page) => new URL(page.url()).hash
const counts = (page: Page) => numbersOf(page, 'Rows by state', ['All', 'Written', 'Failed'])

/** No looks of ours overlap or scroll sideways at any width. */
async function lookAtAllWidths(page: Page, name: string): Promise<void> {
  const { look, findings } = await createLooker(page)
  for (const width of [640, 900, 1280, 1920]) {
    await page.setViewportSize({ width, height: width === 640 ? 700 : 900 })
    await look(`${name}-${width}`)
    await expect.poll(() => page.evaluate('document.documentElement.scrollWidth <= window.innerWidth')).toBe(true)
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  expect(findings).toEqual([])
}

test('a run is undone, says so after a reload, and is brought back but for what the user put there', async () => {
  const { world, page, faults, before } = await plan({ seed: 21, movies: 3, shows: 1 })
  await page.getByRole('button', { name: /^Run: / }).click()
  await runEnds(page)
  const { Written: written = 0, All: all = 0 } = await counts(page)
  await page.getByText(`${written} of ${all} now right`).waitFor()
  // The way back is there, and is not what the eye falls on first.
  const undo = page.getByRole('button', { name: `Undo ${written}`, exact: true })
  await expect.poll(() => undo.getAttribute('class')).toMatch(/\bbutton-plain\b/)
  const rows = page.getByRole('grid', { name: 'Subtitles of this run' })
  await rows
    .getByRole('button', { name: /^Wrong, next/ })
    .first()
    .waitFor()
  expect(hash(page)).toMatch(/^#\/activity\?run=[\w.:~-]+$/)
  const files = treeLines(world.library)
  expect(files).toHaveLength(before.length + written)
  await lookAtAllWidths(page, 'run-done')

  await page.getByRole('button', { name: `Undo ${written}`, exact: true }).click()
  await confirm(page, `Undo ${written} files`)
  await page.getByRole('heading', { name: `Undone: ${written} of ${written}` }).waitFor()
  await expect.poll(() => page.getByText(/now right/).count()).toBe(0)
  expect(treeLines(world.library)).toEqual(before)
  await page.reload()
  await page.getByRole('heading', { name: `Undone: ${written} of ${written}` }).waitFor()
  // Of what is no longer there no other one is offered.
  await rows.getByRole('gridcell').first().waitFor()
  expect(await rows.getByRole('button', { name: /^Wrong, next/ }).count()).toBe(0)
  // The screen's own name leads from one run to all of them, and back comes the run.
  await openScreen(page, 'Activity')
  await page.getByRole('grid', { name: 'Runs' }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { name: `Undone: ${written} of ${written}` }).waitFor()
  await lookAtAllWidths(page, 'run-undone')

  // A file of the user's stands where one of ours was: it stays, and is named.
  const [ours = ''] = files.filter((line) => !before.includes(line))
  const taken = ours.replace(/ [^ ]*$/, '').split(' ')[0] ?? ''
  const place = join(world.library, taken)
  writeFileSync(place, 'mine')
  await page.getByRole('button', { name: 'Bring back' }).click()
  await page.getByText(`${written - 1} files are back.`).waitFor()
  await page.getByText('1 file was left alone:').waitFor()
  expect(treeLines(world.library)).toHaveLength(before.length + written)
  await becomes(() => counts(page).then(({ Written }) => Written), written)

  // The list, and back to the run by the browser's own button.
  await page.getByRole('main').getByRole('button', { name: 'Activity' }).click()
  await page.getByRole('grid', { name: 'Runs' }).waitFor()
  expect(hash(page)).toBe('#/activity')
  await lookAtAllWidths(page, 'runs')
  await page.goBack()
  await page.getByRole('group', { name: 'Rows by state' }).waitFor()
  expect(faults).toEqual([])
})

test('choosing after a run keeps its card and offers to run again, as a run of its own with its own numbers', async () => {
  const { page, faults } = await plan({ seed: 22, movies: 5, shows: 0 })
  await page.getByRole('grid', { name: /plan/i }).getByRole('row').nth(1).click()
  const cell = page.getByRole('gridcell').getByRole('button').first()
  await cell.click()
  // Keys belong to a question that is shown.
  const question = page.getByRole('heading', { level: 2 }).filter({ hasText: 'English' })
  await question.waitFor()
  await page.keyboard.press('s')
  await openScreen(page, 'Plan')
  await becomes(() => numbersOf(page, 'Subtitles by answer', ['Skipped']), { Skipped: 1 })
  await page.getByRole('button', { name: /^Run: / }).click()
  await runEnds(page)
  const first = hash(page)
  const { Written: written = 0 } = await counts(page)

  await openScreen(page, 'Plan')
  const card = page.getByRole('region', { name: `${written} of` })
  await card.waitFor()
  await cell.click()
  await question.waitFor()
  await page.keyboard.press('1')
  await openScreen(page, 'Plan')
  await card.waitFor()
  await page.getByRole('button', { name: /^Run again: / }).click()
  await page.getByRole('heading', { name: '1 of 1 now right' }).waitFor()
  expect(hash(page)).not.toBe(first)
  await page.goto(new URL(first, page.url()).href)
  await page.getByRole('heading', { name: `${written} of` }).waitFor()
  expect(faults).toEqual([])
})

test('failures stand by their cause with what mends them, and no sign is green over them', async () => {
  const { gate, page, faults } = await plan({ seed: 23, movies: 4, shows: 1 })
  gate.refuse()
  await page.getByRole('button', { name: /^Run: / }).click()
  const causes = page.getByRole('region', { name: 'Failed', exact: true })
  await causes.waitFor()
  await becomes(() => numbersOf(page, 'Rows by state', ['In progress']), { 'In progress': 0 })
  const { Failed: failed = 0, Written: written = 0 } = await counts(page)
  expect([written, failed > 0]).toEqual([0, true])
  await causes.getByText(`${failed}, by cause`).waitFor()
  await lookAtAllWidths(page, 'run-failed')
  await page.getByRole('main').getByRole('button', { name: 'Activity' }).click()
  const row = page
    .getByRole('grid', { name: 'Runs' })
    .getByRole('row')
    .filter({ hasText: `${failed} failed` })
  await row
    .getByRole('img', { name: 'Failed' })
    .or(row.getByText('Failed', { exact: true }))
    .first()
    .waitFor()
  gate.open()
  await row.getByRole('button').first().click()
  // What was asked before is asked no more: only the downloads are left to pay, one for all that an archive brings.
  const again = causes.getByRole('button', { name: new RegExp(`^Try ${failed} again: up to \\d+ downloads?$`) })
  const words = (await again.textContent()) ?? ''
  // One cause of all of it: its button stands beside its words, and no second one above.
  expect(await page.getByRole('button', { name: words, exact: true }).count()).toBe(1)
  const downloads = Number(/up to (\d+)/.exec(words)?.[1])
  expect([downloads > 0, downloads <= failed]).toEqual([true, true])
  await page.getByRole('button', { name: words, exact: true }).click()
  await becomes(() => counts(page).then(({ Failed }) => Failed), 0)
  await page.getByText(`${downloads} downloads`).first().waitFor()
  expect(faults).toEqual([])
})

test('a service that goes away is said with its time, tried again by itself or now, and the ring counts what runs', async () => {
  const { gate, page, faults } = await plan({ seed: 24, movies: 6, shows: 0 })
  gate.holdAfter(1)
  await page.getByRole('button', { name: /^Run: / }).click()
  await becomes(() => counts(page).then(({ Written }) => Written), 1)
  // Written or not found: the ring, the head and the states of the run count the same, and stand while the rest is held.
  const { All: all = 0, 'In progress': open = 0 } = await numbersOf(page, 'Rows by state', ['All', 'In progress'])
  expect(open).toBeGreaterThan(0)
  await page.getByText(`${all - open} of ${all} subtitles`, { exact: true }).waitFor()
  const ring = page.locator('.navigation-run').first()
  await becomes(() => ring.getAttribute('title'), `Running: ${all - open} of ${all} subtitles`)
  gate.shut()
  await page.getByText(/The service is away since .+; trying again in \d+ s/).waitFor({ timeout: 60_000 })
  await lookAtAllWidths(page, 'run-away')
  gate.open()
  await page.getByRole('button', { name: 'Try now' }).click()
  await page.getByText(/now right/).waitFor({ timeout: 60_000 })
  expect((await counts(page))['Failed']).toBe(0)
  await page.locator('.navigation-run').first().waitFor({ state: 'detached' })
  // Some is not all: its sign is a share of a ring, no tick.
  const { Written: written = 0 } = await counts(page)
  expect(written).toBeLessThan(all)
  await page.getByRole('main').getByRole('button', { name: 'Activity' }).click()
  const sign = page.getByRole('grid', { name: 'Runs' }).locator('.run-sign')
  await sign.locator('.share-ring').waitFor()
  expect(await sign.locator('.icon').count()).toBe(0)
  expect(faults).toEqual([])
})

test('undo while the drive is away keeps its button, and works once the drive is there', async () => {
  const { world, page, faults, before } = await plan({ seed: 25, movies: 3, shows: 0 })
  await page.getByRole('button', { name: /^Run: / }).click()
  await runEnds(page)
  const { Written: written = 0 } = await counts(page)
  renameSync(world.library, `${world.library} away`)
  await page.getByRole('button', { name: `Undo ${written}`, exact: true }).click()
  await confirm(page, `Undo ${written} files`)
  await page.getByText(`${written} files were left alone:`).waitFor()
  renameSync(`${world.library} away`, world.library)
  await page.getByRole('button', { name: `Undo ${written}`, exact: true }).click()
  await confirm(page, `Undo ${written} files`)
  await page.getByRole('heading', { name: `Undone: ${written} of ${written}` }).waitFor()
  expect(treeLines(world.library)).toEqual(before)
  expect(faults).toEqual([])
})
