import { expect, test } from 'vitest'
import { useBrowser } from '../support/browser/browser.ts'
import { makeWorld } from '../support/make/makeWorld.ts'
import { startRemoteWorld } from '../support/make/remoteWorld.ts'
import { tempFolder, treeLines } from '../support/disks/tempFolder.ts'
import { visit } from '../support/browser/webApp.ts'
import { becomes, confirm, numbersOf, openLibrary, openScreen } from './hands.ts'

const browser = useBrowser()

test('a file, a whole run and all since an hour are taken back, one comes back from the trash, and the disk agrees', async () => {
  const folder = tempFolder()
  const world = makeWorld({ folder, seed: 3, movies: 8, shows: 0, languages: ['EN'] })
  const remote = await startRemoteWorld(folder, world)
  const before = treeLines(world.library)
  const app = await remote.startApp()
  const { page, faults } = await visit(browser(), app.link)
  await openLibrary(page, remote.steps)
  await page.getByRole('button', { name: 'Find subtitles for 8 videos' }).click()
  await page.getByRole('button', { name: /^Run: \d+ downloads/ }).click()
  await page.getByText(/of 8 now right/).waitFor()
  const written = (await numbersOf(page, 'Rows by state', ['Written']))['Written'] ?? 0
  expect(treeLines(world.library)).toHaveLength(before.length + written)

  await openScreen(page, 'History & trash')
  const rows = page.getByRole('grid', { name: 'Written subtitles' })
  await rows.getByRole('button', { name: 'Undo 1 file' }).first().click()
  await confirm(page, 'Undo 1 file')
  await page.getByText('1 file moved to the trash').waitFor()
  expect(treeLines(world.library)).toHaveLength(before.length + written - 1)

  const runs = page.getByRole('navigation', { name: 'Runs' })
  await runs.getByRole('button', { name: `${written - 1} files` }).click()
  await runs.getByRole('button', { name: `Undo ${written - 1} files of this run` }).click()
  await confirm(page, `Undo ${written - 1} files`)
  await page.getByText(`${written - 1} files moved to the trash`).waitFor()
  expect(treeLines(world.library)).toEqual(before)

  await page.getByText('Trash', { exact: true }).click()
  await page.getByRole('button', { name: 'Restore' }).first().click()
  await page.getByText(/is back\.$/).waitFor()
  expect(treeLines(world.library)).toHaveLength(before.length + 1)
  await openScreen(page, 'Library')
  await becomes(() => numbersOf(page, 'Filters', ['Covered']), { Covered: 1 })

  await openScreen(page, 'History & trash')
  await page.getByText('History', { exact: true }).click()
  await page.getByRole('combobox', { name: 'Undo everything since…' }).selectOption('an hour ago')
  await page.getByRole('button', { name: 'Count the files' }).click()
  await confirm(page, 'Undo 1 file')
  await page.getByText('1 file moved to the trash').waitFor()
  expect(treeLines(world.library)).toEqual(before)
  expect(faults).toEqual([])
})
