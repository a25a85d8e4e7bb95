/** The library at every width, in light and dark, with few and many languages: nothing lies over anything, and axe finds nothing. */
import { expect, test } from 'vitest'
import { useBrowser } from '../support/browser/browser.ts'
import { becomes, chip } from './hands.ts'
import { createLooker } from './looker.ts'
import { openShelf, overlapsIn, rowOf } from './openShelf.ts'
import { resize } from './resize.ts'

const browser = useBrowser()
const widths = [640, 900, 1280, 1920, 2560]

test('from 640 to 2560 pixels nothing lies over anything, and axe finds nothing', async () => {
  const { page, grid, faults } = await openShelf(browser())
  const { look, findings } = await createLooker(page)
  await rowOf(grid, 'Saltmarsh Radio').click()
  await rowOf(grid, 'Season 1').click()
  await rowOf(grid, 'S01E03').waitFor()
  await chip(page, 'Filters', 'Missing').click()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await look(`titles-${width}`)
    expect([width, await overlapsIn(page)]).toEqual([width, []])
  }
  await rowOf(grid, 'S01E03').click()
  await page.getByRole('complementary', { name: 'One video' }).getByText('Wanted').waitFor()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await look(`titles-drawer-${width}`)
    expect([width, await overlapsIn(page)]).toEqual([width, []])
  }
  await page.keyboard.press('Escape')
  await grid.focus()
  await page.keyboard.press('Space')
  await page.locator('.scope-bar').waitFor()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await look(`titles-chosen-${width}`)
    expect([width, await overlapsIn(page)]).toEqual([width, []])
  }
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 640, height: 800 })
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('tree', { name: 'Folders' }).waitFor()
  await look('titles-filters-640')
  expect({ findings, faults }).toEqual({ findings: [], faults: [] })
})

test('chips that have no room beside each other fade at the end of their row, and are whole at its end', async () => {
  const { page, faults } = await openShelf(browser())
  await resize(page, 810)
  const ofRow = <Value>(words: string) =>
    page.evaluate<Value>(`((row) => ${words})(document.querySelector('.library-filters > .filter-chips'))`)
  const mask = () => ofRow<string>('getComputedStyle(row).maskImage')
  expect(await ofRow('row.scrollWidth > row.clientWidth')).toBe(true)
  await expect.poll(mask).toMatch(/gradient/)
  await ofRow('row.scrollTo({ left: row.scrollWidth })')
  await expect.poll(mask).toBe('none')
  expect(faults).toEqual([])
})

test.each([
  ['five', 'en,es,pt-BR,de,fr', 7],
  ['nine', 'en,es,pt-BR,de,fr,it,nl,sv,ja', 3],
])('%s languages take the room that they need and leave the names theirs', async (_, languages, columns) => {
  const { page, grid, faults } = await openShelf(browser(), languages)
  const { look, findings } = await createLooker(page)
  await expect.poll(() => grid.getByRole('columnheader').count()).toBe(columns)
  for (const width of [640, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await look(`titles-${columns}-columns-${width}`)
    expect([width, await overlapsIn(page)]).toEqual([width, []])
    await becomes(async () => (await rowOf(grid, 'Tin Comet').locator('.shelf-name').innerText()).startsWith('T'), true)
  }
  expect({ findings, faults }).toEqual({ findings: [], faults: [] })
})

test('a row stays in sight where its drawer makes the list lower', async () => {
  const { page, grid, faults } = await openShelf(browser())
  for (const width of [900, 1280]) {
    await page.setViewportSize({ width, height: 720 })
    const row = grid.locator('[role="row"][aria-level="1"]').last()
    await row.hover()
    await row.click()
    const drawer = page.getByRole('complementary', { name: 'One video' })
    await drawer.getByText('Wanted').waitFor()
    const lowest = async () => {
      const [own, list] = [await grid.locator('.tree-row-current').boundingBox(), await grid.boundingBox()]
      return own !== null && list !== null && own.y + own.height <= list.y + list.height + 1
    }
    await becomes(lowest, true)
    await page.keyboard.press('Escape')
  }
  await page.getByRole('button', { name: /^Orphan subtitles/ }).click()
  await page.getByRole('heading', { name: 'Every subtitle belongs to a video' }).waitFor()
  expect(faults).toEqual([])
})
