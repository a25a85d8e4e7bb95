/** The library as titles: grouped, walked by keyboard alone, chosen, and its drawer. */
import { expect, test } from 'vitest'
import { useBrowser } from '../support/browser/browser.ts'
import { longTitle } from '../support/make/worlds/makeShelf.ts'
import { becomes } from './hands.ts'
import { currentRow, openShelf, rowCount, rowOf } from './openShelf.ts'
import { resize } from './resize.ts'

const browser = useBrowser()

const says = (text: string) => expect.stringContaining(text) as unknown as string

test('titles hold seasons, seasons hold episodes, files of one film stand in one row', async () => {
  const { grid, faults } = await openShelf(browser())
  const show = rowOf(grid, 'Saltmarsh Radio')
  await becomes(() => show.getAttribute('aria-expanded'), 'false')
  await expect.poll(() => show.innerText()).toContain('3 seasons · 13 videos')
  await expect.poll(() => rowOf(grid, 'Copper Almanac').innerText()).toContain('2 seasons · 10 videos')
  await expect.poll(() => rowOf(grid, 'Seven Kites').innerText()).toContain('2 files · 1080p, 2160p')
  await show.click()
  await becomes(() => show.getAttribute('aria-expanded'), 'true')
  const season = rowOf(grid, 'Season 1')
  await season.click()
  const episode = rowOf(grid, 'S01E03')
  await episode.waitFor()
  const levels = [show, season, episode].map((row) => row.getAttribute('aria-level'))
  expect(await Promise.all(levels)).toEqual(['1', '2', '3'])
  const { x: from } = (await grid.boundingBox())!
  const lefts = await grid
    .locator('.shelf-words')
    .evaluateAll((words: { getBoundingClientRect(): { x: number } }[]) =>
      words.map((word) => word.getBoundingClientRect().x),
    )
  expect(new Set(lefts.map((left) => Math.round(left - from)))).toEqual(new Set([72]))
  expect(faults).toEqual([])
})

test('cells say in words how a language stands, one video by a sign and a group by its number', async () => {
  const { grid, faults } = await openShelf(browser())
  await rowOf(grid, 'Copper Almanac').waitFor()
  const show = rowOf(grid, 'Copper Almanac')
  await expect.poll(() => show.getByRole('gridcell').first().innerText()).toMatch(/English: \d+ of 10 videos/)
  await rowOf(grid, 'Tin Comet').scrollIntoViewIfNeeded()
  await rowOf(grid, 'Tin Comet').getByRole('img', { name: 'English: yours' }).waitFor()
  await rowOf(grid, 'Tin Comet').getByRole('img', { name: 'Spanish: missing' }).waitFor()
  expect(faults).toEqual([])
})

test('a name that is too long loses its middle, and its end stays', async () => {
  const { grid, faults } = await openShelf(browser())
  const name = rowOf(grid, 'The Long and Winding').locator('.shelf-name')
  await becomes(
    () => name.locator('[data-cut]').getAttribute('data-cut'),
    expect.stringMatching(/^The Long and Winding .*….*Lighthouses$/) as unknown as string,
  )
  // What is copied is whole.
  await becomes(() => name.innerText(), longTitle)
  await expect.poll(() => name.getAttribute('title')).toBe(longTitle)
  // Nothing is clipped beyond what was measured.
  expect(
    await name.evaluate((box: { scrollWidth: number; clientWidth: number }) => box.scrollWidth <= box.clientWidth),
  ).toBe(true)
  expect(faults).toEqual([])
})

test('the whole list is walked and opened by keyboard alone', async () => {
  const { page, grid, faults } = await openShelf(browser())
  const current = () => currentRow(grid)
  const titles = await rowCount(grid)
  await grid.focus()
  await page.keyboard.press('End')
  await becomes(() => grid.getAttribute('data-current'), `${titles + 1}`)
  await page.keyboard.press('Home')
  await becomes(current, says('Copper Almanac'))

  await page.keyboard.press('ArrowRight')
  await becomes(() => rowCount(grid), titles + 2)
  await page.keyboard.press('ArrowRight')
  await becomes(current, says('Season 1'))
  await page.keyboard.press('ArrowRight')
  await becomes(() => rowCount(grid), titles + 8)
  await page.keyboard.press('ArrowDown')
  await becomes(current, says('S01E01'))

  await page.keyboard.press('Enter')
  const drawer = page.getByRole('complementary', { name: 'One video' })
  await drawer.getByText('Copper Almanac S01E01').waitFor()
  await page.keyboard.press('ArrowDown')
  await drawer.getByText('Copper Almanac S01E02').waitFor()
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'detached' })

  await page.keyboard.press('ArrowLeft')
  await becomes(current, says('Season 1'))
  await page.keyboard.press('ArrowLeft')
  await becomes(() => rowCount(grid), titles + 2)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await becomes(() => rowCount(grid), titles)
  await page.keyboard.press('*')
  await becomes(async () => (await rowCount(grid)) > 35, true)
  await page.keyboard.press('*')
  await becomes(() => rowCount(grid), titles)
  expect(faults).toEqual([])
})

test('rows are chosen by keyboard and pointer, a group stands for what is below it', async () => {
  const { page, grid, videos, faults } = await openShelf(browser())
  const chosen = () => page.locator('.scope-bar-count strong').innerText()
  await grid.focus()
  await page.keyboard.press('Home')
  await page.keyboard.press('Space')
  await becomes(chosen, '10 videos')
  await page.keyboard.press('Shift+ArrowDown')
  await becomes(chosen, '14 videos')

  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await rowOf(grid, 'Season 1').waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  const episode = rowOf(grid, 'S01E02')
  await becomes(() => episode.getAttribute('aria-selected'), 'true')
  await episode.hover()
  await episode.getByRole('checkbox').click()
  await becomes(chosen, '13 videos')
  await becomes(() => episode.getAttribute('aria-selected'), 'false')
  await becomes(() => rowOf(grid, 'S01E03').getAttribute('aria-selected'), 'true')
  await expect.poll(() => page.getByRole('complementary', { name: 'One video' }).count()).toBe(0)

  await grid.focus()
  await page.keyboard.press('Control+a')
  await becomes(chosen, `${videos} videos`)
  await page.keyboard.press('Escape')
  await page.locator('.scope-bar').waitFor({ state: 'detached' })
  await rowOf(grid, 'Glass Harbour').click({ modifiers: ['ControlOrMeta'] })
  await becomes(chosen, '4 videos')
  expect(faults).toEqual([])
})

test('the title of a drawer never runs over the button that closes it', async () => {
  const { page, grid, faults } = await openShelf(browser())
  expect(longTitle.length).toBeGreaterThan(200)
  await rowOf(grid, 'The Long and Winding').click()
  const drawer = page.getByRole('complementary', { name: 'One video' })
  const title = drawer.getByRole('heading', { level: 2 })
  for (const width of [640, 900, 1280, 2560]) {
    await resize(page, width)
    const [words, close] = await Promise.all([
      title.boundingBox(),
      drawer.getByRole('button', { name: 'Close' }).boundingBox(),
    ])
    expect(words!.x + words!.width).toBeLessThanOrEqual(close!.x)
  }
  await drawer.getByRole('button', { name: 'Close' }).click()
  await drawer.waitFor({ state: 'detached' })
  expect(faults).toEqual([])
})

test('Shift+F10 opens the menu of the row that the keyboard is on, and Escape leads back to the list', async () => {
  const { page, grid, faults } = await openShelf(browser())
  await grid.focus()
  await page.keyboard.press('Home')
  await page.keyboard.press('Shift+F10')
  const menu = page.getByRole('menu')
  await menu.getByRole('menuitem', { name: /Ignore/ }).waitFor()
  await becomes(() => page.evaluate(`document.activeElement.getAttribute('role')`), 'menuitem')
  await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'detached' })
  await becomes(() => page.evaluate(`document.activeElement.getAttribute('aria-label')`), 'Titles')
  expect(faults).toEqual([])
})
