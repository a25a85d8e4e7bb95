/** What a check-up found of a subtitle is said on the desk, mended there, and taken back; a wrong text is not to be moved. */
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { useBrowser } from '../support/browser/browser.ts'
import { startWebApp, visit } from '../support/browser/webApp.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'
import { makeFaultyLibrary } from '../support/make/worlds/faultyLibrary.ts'
import { writeAsOurs } from '../support/make/writeAsOurs.ts'
import { becomes, checkAll, openLibrary } from './hands.ts'
import { createLooker } from './looker.ts'

const browser = useBrowser()

test('Enter on a finding opens the desk at its place; there it is told, mended and taken back', async () => {
  const root = tempFolder()
  const made = makeFaultyLibrary(root, { seed: 21, right: 4 })
  const home = join(root, 'home')
  await writeAsOurs(home, made.ours)
  const app = await startWebApp({ home, env: { HOME: root, USERPROFILE: root } })
  const { page, faults } = await visit(browser(), app.link)
  const { look, findings } = await createLooker(page)
  await openLibrary(page, [basename(root), 'library'])
  await checkAll(page)
  const filters = page.getByRole('navigation', { name: 'Findings' })
  const grid = page.getByRole('grid', { name: 'Findings by kind' })

  await filters.getByRole('button', { name: /^Advertisements/ }).click()
  await filters.getByRole('button', { name: /^Ours/ }).click()
  const row = grid.getByRole('row').filter({ has: page.getByRole('button', { name: 'Clean' }) })
  await becomes(() => row.first().textContent(), expect.not.stringContaining('yours') as unknown as string)
  const evidence = (await row.first().textContent()) ?? ''
  await row.first().click()
  await page.keyboard.press('Enter')
  const desk = page.getByRole('main', { name: 'Desk' })
  const found = desk.getByRole('region', { name: 'Found by the check-up' })
  await found.getByText('Advertisements').waitFor()
  // The line that sells something is the current one.
  const current = desk.locator('.cue-row[aria-current=true]')
  await becomes(
    () => current.locator('.cue-said').textContent(),
    expect.stringContaining('kestrel') as unknown as string,
  )
  const said = (await current.locator('.cue-said').textContent()) ?? '-'
  expect(evidence.replaceAll(' ', '')).toContain(said.replaceAll(/\s/g, ''))
  for (const width of [640, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await found.scrollIntoViewIfNeeded()
    await look(`desk-faults-${width}`)
  }
  const path = made.expected.find(
    (line) => line.startsWith('advert ') && made.ours.some((ours) => line.endsWith(ours.path)),
  )
  const file = path?.slice('advert '.length) ?? ''
  const before = readFileSync(file, 'latin1')

  // What is edited is not lost: it is kept or taken back first.
  await page.keyboard.press('ArrowRight')
  await found.getByText('Keep or undo your changes first.').waitFor()
  await becomes(() => found.getByRole('button', { name: 'Clean' }).getAttribute('aria-disabled'), 'true')
  await page.keyboard.press('Control+z')
  await found.getByRole('button', { name: 'Clean' }).click()
  await found.waitFor({ state: 'detached' })
  expect(readFileSync(file, 'latin1')).not.toBe(before)
  await page.keyboard.press('Control+z')
  await becomes(async () => readFileSync(file, 'latin1') === before, true)
  await found.getByText('Advertisements').waitFor()
  await page.keyboard.press('Escape')

  // Of another episode: no move mends it.
  await filters.getByRole('button', { name: /^Another video/ }).click()
  await filters.getByRole('button', { name: /^Yours/ }).click()
  await grid.getByRole('button', { name: 'View' }).first().click()
  await found.getByText('Another video').waitFor()
  const first = desk.locator('.fix-first')
  await becomes(() => first.locator('b').textContent(), 'Other candidates')
  await first.getByText('Recommended by the check-up.').waitFor()
  for (const width of [640, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await found.scrollIntoViewIfNeeded()
    await look(`desk-faults-other-${width}`)
  }
  expect(faults).toEqual([])
  expect(findings).toEqual([])
})
