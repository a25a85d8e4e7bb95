import { expect, test } from 'vitest'
import { useBrowser } from '../support/browser/browser.ts'
import { makeWorld } from '../support/make/worlds/makeWorld.ts'
import { startRemoteWorld } from '../support/make/worlds/remoteWorld.ts'
import { tempFolder, treeLines } from '../support/disks/tempFolder.ts'
import { visit } from '../support/browser/webApp.ts'
import { createLooker } from './looker.ts'
import { becomes, confirm, coveredIn, numbersOf, openLibrary, openScreen, runEnds } from './hands.ts'

const browser = useBrowser()

test('a file, a whole run and all since an hour are taken back, one comes back from the trash, and the disk agrees', async () => {
  const folder = tempFolder()
  const world = makeWorld({ folder, seed: 3, movies: 8, shows: 0, languages: ['EN'] })
  const remote = await startRemoteWorld(folder, world)
  const before = treeLines(world.library)
  const app = await remote.startApp()
  const { page, faults } = await visit(browser(), app.link)
  await openLibrary(page, remote.steps)
  await page.getByRole('button', { name: 'Find subtitles for these 8' }).click()
  await page.getByRole('button', { name: /^Run: \d+ downloads?/ }).click()
  await runEnds(page)
  const written = (await numbersOf(page, 'Rows by state', ['Written']))['Written'] ?? 0
  expect(treeLines(world.library)).toHaveLength(before.length + written)

  await openScreen(page, 'History & trash')
  const rows = page.getByRole('grid', { name: 'Written subtitles' })
  await rows.getByRole('gridcell').first().click()
  const opened = page.getByRole('complementary', { name: 'Text and versions' })
  await opened.getByText(/^Lines 1–\d+ of \d+$/).waitFor()
  await opened.getByRole('listitem').first().waitFor()
  // Its address opens it again, after a reload too.
  const name = await opened.locator('.code').innerText()
  await expect.poll(() => new URL(page.url()).hash).toMatch(/^#\/history\?row=\d+$/)
  await page.reload()
  await becomes(() => opened.locator('.code').innerText(), name)
  await opened.getByRole('listitem').first().waitFor()
  const { look, findings } = await createLooker(page)
  // The names have room, beside the drawer and at 200 % zoom.
  const nameRoom = async () => (await rows.getByRole('gridcell').first().boundingBox())?.width ?? 0
  await expect.poll(() => nameRoom()).toBeGreaterThan(240)
  await look('history-text')
  await page.setViewportSize({ width: 640, height: 700 })
  await look('history-text-640')
  await opened.getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => nameRoom()).toBeGreaterThan(160)
  await look('history-640')
  await page.setViewportSize({ width: 1280, height: 800 })
  await rows.getByRole('button', { name: 'Undo 1 file' }).first().click()
  await confirm(page, 'Undo 1 file')
  await page.getByText('1 file moved to the trash').waitFor()
  expect(treeLines(world.library)).toHaveLength(before.length + written - 1)

  const runs = page.getByRole('navigation', { name: 'Runs' })
  await runs.getByRole('button', { name: `${written - 1} of ${written} files still there` }).click()
  await runs.getByRole('button', { name: `Undo ${written - 1} files of this run` }).click()
  await confirm(page, `Undo ${written - 1} files`)
  await page.getByText(`${written - 1} files moved to the trash`).waitFor()
  expect(treeLines(world.library)).toEqual(before)

  // A run that was taken back says so, and comes back as a whole.
  await runs.getByRole('button', { name: `Undone: ${written} files` }).waitFor()
  await page.getByText('Trash', { exact: true }).click()
  await page.getByRole('button', { name: `Empty the trash: ${written} files` }).waitFor()
  await runs.getByRole('button', { name: `${written} files in the trash` }).click()
  await look('trash-run')
  const ofTrash = new URL(page.url()).hash
  expect(ofTrash).toMatch(/^#\/history\?show=trash&run=/)
  await page.reload()
  const chosen = runs.getByRole('button', { name: `${written} files in the trash` })
  await becomes(() => chosen.getAttribute('aria-current'), 'true')
  expect(new URL(page.url()).hash).toBe(ofTrash)
  await runs.getByRole('button', { name: `Bring back ${written} files as they were last` }).click()
  await page.getByText(`${written} files are back.`).waitFor()
  expect(treeLines(world.library)).toHaveLength(before.length + written)
  await page.getByText('History', { exact: true }).click()
  await runs.getByRole('button', { name: new RegExp(`${written} files`) }).click()
  await runs.getByRole('button', { name: `Undo ${written} files of this run` }).click()
  await confirm(page, `Undo ${written} files`)
  await page.getByText(`${written} files moved to the trash`).waitFor()
  expect(findings).toEqual([])

  await page.getByText('Trash', { exact: true }).click()
  await page.getByRole('button', { name: 'Restore this version' }).first().click()
  await page.getByText(/^Restored: /).waitFor()
  expect(treeLines(world.library)).toHaveLength(before.length + 1)
  await openScreen(page, 'Library')
  await becomes(() => coveredIn(page).then((Covered) => ({ Covered })), { Covered: 1 })

  await openScreen(page, 'History & trash')
  await page.getByText('History', { exact: true }).click()
  await page.getByRole('combobox', { name: 'Undo everything since…' }).selectOption('an hour ago')
  await page.getByRole('button', { name: 'Count the files' }).click()
  await confirm(page, 'Undo 1 file')
  await page.getByText('1 file moved to the trash').waitFor()
  expect(treeLines(world.library)).toEqual(before)
  expect(faults).toEqual([])
})
