/** The check-up page: findings as filters, mends of ours and their undo, one of the user's taken over; second time nothing read. */
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { useBrowser } from '../support/browser/browser.ts'
import { startWebApp, visit } from '../support/browser/webApp.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'
import { makeFaultyLibrary } from '../support/make/worlds/faultyLibrary.ts'
import { writeAsOurs } from '../support/make/writeAsOurs.ts'
import { runHere } from '../support/programs/runHere.ts'
import { becomes, openLibrary } from './hands.ts'
import { createLooker } from './looker.ts'

const browser = useBrowser()
/** Sentences below the findings that have less room than they take. */
const cutInFoot = (page: Page) =>
  page.evaluate<string[]>(
    `[...document.querySelectorAll('.checkup-foot > span')].filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)`,
  )
/** Why something was found, where it has less room than it takes. */
const cutEvidence = (page: Page) =>
  page.evaluate<string[]>(
    `[...document.querySelectorAll('.data-grid-row .data-grid-wider .clip')].filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)`,
  )
const widths = [640, 900, 1280, 1920] as const

test('the check-up finds, filters, mends what is ours, takes it back, and adopts on request', async () => {
  const root = tempFolder()
  const made = makeFaultyLibrary(root, { seed: 21, right: 4 })
  const home = join(root, 'home')
  await writeAsOurs(home, made.ours)
  await runHere(['config', 'set', 'hearingImpaired', 'avoid', '--home', home])
  const app = await startWebApp({ home, env: { HOME: root, USERPROFILE: root } })
  const { page, faults } = await visit(browser(), app.link)
  const { look, findings } = await createLooker(page)
  await openLibrary(page, [basename(root), 'library'])

  await page.getByRole('button', { name: 'Check-up', exact: true }).click()
  await page.getByRole('heading', { name: 'Check your subtitles' }).waitFor()
  await look('checkup-empty')
  await page.getByRole('button', { name: 'Check every subtitle' }).click()
  await page.getByText(/subtitles checked, .* nothing was changed/).waitFor()
  const filters = page.getByRole('navigation', { name: 'Findings' })
  await filters.getByRole('button', { name: `All findings ${made.expected.length}` }).waitFor()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await look(`checkup-${width}`)
    expect(await cutInFoot(page)).toEqual([])
    // Where a third of the window would be too little for its sentences, they have a line of their own.
    if (width < 1280) expect(await cutEvidence(page)).toEqual([])
  }
  await page.setViewportSize({ width: 1280, height: 800 })

  await filters.getByRole('button', { name: /^Out of step/ }).click()
  await filters.getByRole('button', { name: /^Ours/ }).click()
  const grid = page.getByRole('grid', { name: 'Findings by kind' })
  await becomes(() => grid.getByRole('button', { name: 'Retime' }).count(), 2)
  expect(page.url()).toContain('#/checkup?kind=timing&show=ours')
  await page.reload()
  await becomes(() => grid.getByRole('button', { name: 'Retime' }).count(), 2)
  const after = await createLooker(page)

  await filters.getByRole('button', { name: /^All findings/ }).click()
  const before = new Map(made.ours.map(({ path }) => [path, readFileSync(path, 'latin1')]))
  const isAsBefore = () => [...before].filter(([path, content]) => readFileSync(path, 'latin1') === content).length
  await page.getByRole('button', { name: 'Fix 5 of ours' }).click()
  await page.getByRole('status').getByText('5 findings fixed').waitFor()
  expect(isAsBefore()).toBe(before.size - 5)
  await after.look('checkup-mended')
  // The line is gone by now; the last act can still be taken back.
  await page.keyboard.press('Control+z')
  await becomes(async () => isAsBefore(), before.size)
  await page.getByRole('button', { name: 'Fix 5 of ours' }).click()
  // Where it is said that one undo covers everything, it is offered.
  await page.getByRole('button', { name: 'Undo 5 fixes' }).click()
  await becomes(async () => isAsBefore(), before.size)
  await page.getByRole('button', { name: 'Fix 5 of ours' }).waitFor()
  await becomes(() => page.getByRole('button', { name: /^Undo \d/ }).count(), 0)

  // A file of the user's: asked first, then a version of its own.
  await filters.getByRole('button', { name: /^Out of step/ }).click()
  await filters.getByRole('button', { name: /^Yours/ }).click()
  await grid.getByRole('button', { name: 'Adopt and retime…' }).click()
  await after.look('checkup-adopt')
  const yours = made.expected.find(
    (line) => line.startsWith('timing ') && !made.ours.some(({ path }) => line.endsWith(path)),
  )
  const path = yours?.slice('timing '.length) ?? ''
  const own = readFileSync(path, 'utf8')
  // Escape takes the question back, and the keyboard stays in the list; nothing is written.
  const sure = grid.getByRole('button', { name: 'Adopt: yours is kept as version 1' })
  const adopt = grid.getByRole('button', { name: 'Adopt and retime…' })
  const hasKeys = () => page.evaluate<string | null>('document.activeElement.getAttribute("role")')
  await sure.focus()
  await page.keyboard.press('Escape')
  await sure.waitFor({ state: 'detached' })
  await adopt.waitFor()
  expect(readFileSync(path, 'utf8')).toBe(own)
  await adopt.click()
  await grid.getByRole('button', { name: 'Adopt: yours is kept as version 1' }).click()
  await becomes(async () => readFileSync(path, 'utf8') === own, false)
  await becomes(hasKeys, 'grid')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await becomes(async () => readFileSync(path, 'utf8') === own, true)

  await grid.getByRole('button', { name: 'View' }).first().click()
  await page.getByRole('button', { name: 'Back to Check-up' }).waitFor()
  expect(faults).toEqual([])
  expect([...findings, ...after.findings]).toEqual([])
})
