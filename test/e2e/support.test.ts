/** The report for support in a real page over a real host: every line is seen, any can be left out, the rest is saved. */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { useBrowser } from '../support/browser/browser.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'
import { startWebApp, visit } from '../support/browser/webApp.ts'
import { becomes, openSettings, trySamples } from './hands.ts'
import { createLooker } from './looker.ts'

const browser = useBrowser()

const reportOf = (page: Page) => page.getByRole('listbox', { name: 'Lines of the report' })
const marks = (page: Page) => reportOf(page).getByRole('option', { selected: true }).count()

test('what is saved is what was shown, less the lines and parts that were left out', async () => {
  const app = await startWebApp({ home: tempFolder() })
  const { page, faults } = await visit(browser(), app.link)
  const { look, findings } = await createLooker(page)
  await trySamples(page)
  await openSettings(page, 'Support')
  await page.getByRole('switch', { name: 'Keep folders in the log' }).click()
  // Once it is kept it is in the log, and so in the report.
  await page.getByRole('switch', { name: 'Keep folders in the log', checked: true }).waitFor()
  await page.getByRole('button', { name: 'Prepare a report…' }).click()
  const lines = reportOf(page)
  await lines.waitFor()
  const all = await marks(page)
  await expect.poll(() => lines.getByRole('option').count()).toBe(all)

  await page.getByRole('button', { name: /^Settings · / }).click()
  await lines.getByRole('option', { name: /^version=/ }).click()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press(' ')
  await page.getByRole('textbox', { name: 'Leave out lines with' }).fill('setting.changed')
  await page.getByRole('button', { name: /^Leave out [1-9]\d* lines?$/ }).click()
  await expect.poll(() => marks(page)).toBeLessThan(all - 25)
  const kept = await marks(page)
  await page.getByRole('button', { name: 'Prepare again' }).scrollIntoViewIfNeeded()
  await look('support')

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: `Save ${kept} lines…` }).click()
  const text = readFileSync(await (await download).path(), 'utf8')
  await page.getByText('The report is saved.').waitFor()
  expect(text.split('\n').filter((line) => line !== '' && !line.startsWith('['))).toHaveLength(kept)
  expect(text).toMatch(/^\[program\]\nat=/)
  expect(text).toMatch(/\n\[log\]\n(.*\n)*.* program\.start command=web /)
  expect(text).not.toMatch(/\[settings\]|^version=|^face=|setting\.changed|\/tmp\//m)
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await becomes(() => lines.count(), 0)
  expect({ findings, faults }).toEqual({ findings: [], faults: [] })
})
