/** What the app is made of, in a real page over a real host: versions, licences read to their end, the bill of materials. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { useBrowser } from '../support/browser/browser.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'
import { startWebApp, visit } from '../support/browser/webApp.ts'
import { openSettings, trySamples } from './hands.ts'
import { createLooker } from './looker.ts'

const browser = useBrowser()

test('every package is listed with its licence, whose text opens in place and is read on by keyboard', async () => {
  const app = await startWebApp({ home: tempFolder() })
  const { page, faults } = await visit(browser(), app.link)
  const { look, findings } = await createLooker(page)
  await trySamples(page)
  await openSettings(page, 'About')
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  const section = page.getByRole('region', { name: 'About' })
  await section.getByRole('button', { name: 'Show packages' }).click()
  await section.getByText(`Undertitle ${version}`).waitFor()
  const list = section.getByRole('list', { name: 'Third-party packages' })
  await expect.poll(() => list.getByRole('listitem').count()).toBeGreaterThan(12)

  await list.getByRole('button', { name: /^eld / }).focus()
  await page.keyboard.press('Enter')
  const text = section.getByRole('region', { name: 'Licence of eld' })
  await text.getByText('Apache License').waitFor()
  const before = (await text.textContent())?.length ?? 0
  await page.keyboard.press('Tab')
  await expect.poll(() => page.locator('pre:focus').count()).toBe(1)
  await section.getByRole('heading', { name: 'About' }).scrollIntoViewIfNeeded()
  await look('about')
  await page.setViewportSize({ width: 640, height: 800 })
  await list.getByRole('button', { name: /^electron / }).scrollIntoViewIfNeeded()
  await look('about-narrow')
  await text.focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await text.textContent())?.length).toBeGreaterThan(before)
  await expect.poll(() => section.getByRole('button', { name: 'Show more of the text' }).count()).toBe(0)

  const download = page.waitForEvent('download')
  await section.getByRole('button', { name: 'Save the bill of materials' }).click()
  const bill = JSON.parse(readFileSync(await (await download).path(), 'utf8')) as { components: { name: string }[] }
  expect(bill.components.map(({ name }) => name)).toEqual(expect.arrayContaining(['react', 'eld', 'zod']))
  await section.getByText('The bill of materials is saved.').waitFor()
  expect({ findings, faults }).toEqual({ findings: [], faults: [] })
})
