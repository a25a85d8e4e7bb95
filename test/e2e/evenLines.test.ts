/** What stands in one line stands in its middle: signs beside words, keys inside them, filters beside a field. */
import { dirname, join } from 'node:path'
import type { Page } from 'playwright'
import { expect, inject, onTestFinished, test } from 'vitest'
import { useBrowser } from '../support/browser/browser.ts'
import { visit } from '../support/browser/webApp.ts'
import { createFakeHost } from '../support/fakes/fakeHost.ts'
import { createFakeWorkday, workdayText } from '../support/fakes/fakeWorkday.ts'
import { serveFakeHost } from '../support/fakes/fakeWeb.ts'

const browser = useBrowser()
/** A letter's own height leaves its middle open by so much. */
const slackPx = 1.5

async function open(screen: string) {
  const server = await serveFakeHost(
    createFakeHost({ handlers: createFakeWorkday(Date.now()) }),
    join(dirname(inject('program')), 'renderer'),
  )
  onTestFinished(() => server.close())
  const visited = await visit(browser(), server.newLink())
  await visited.page.goto(`${new URL(visited.page.url()).origin}/#/${screen}`)
  return visited
}

/** How far the middle of each thing is from the middle of the first line of the words, or of the field or row, that it belongs to. */
function distances(page: Page, things: string, wordsOf: string): Promise<readonly number[]> {
  return page.evaluate<number[]>(`(() => {
    const middle = ({ top, bottom }) => (top + bottom) / 2
    const lineOf = (words) => {
      if (words instanceof Element && words.matches('input, select, .shelf-row')) return words.getBoundingClientRect()
      const range = document.createRange()
      range.selectNodeContents(words)
      return range.getClientRects()[0]
    }
    const words = ${wordsOf}
    return [...document.querySelectorAll('${things}')].filter((thing) => thing.checkVisibility()).map((thing) =>
      Math.abs(middle(thing.getBoundingClientRect()) - middle(lineOf(words(thing)))))
  })()`)
}

function expectEven(distances: readonly number[], least: number, mostPx = slackPx): void {
  expect(distances.length).toBeGreaterThanOrEqual(least)
  expect(distances.filter((each) => each > mostPx)).toEqual([])
}

test.each([1280, 640])('at %i px the signs and filters of a plan stand in the middle of their lines', async (width) => {
  const { page, faults } = await open('plan')
  await page.setViewportSize({ width, height: 800 })
  await page.locator('.plan-cell > .icon').first().waitFor()
  const cells = await distances(
    page,
    '.plan-cell > .icon',
    `(icon) => icon.parentElement.querySelector('.plan-cell-word')`,
  )
  expectEven(cells, 4)
  const chips = await distances(
    page,
    '.plan-filters .filter-chip:first-child',
    `() => document.querySelector('.plan-search input')`,
  )
  expectEven(chips, 1)
  expect(faults).toEqual([])
})

test.each([1280, 640])('at %i px the words about timing stand in the middle of their rows', async (width) => {
  const { page, faults } = await open('library?view=files')
  await page.setViewportSize({ width, height: 800 })
  await page.locator('.shelf-step .state-word').first().waitFor()
  const words = await distances(page, '.shelf-step .state-word > .icon', `(icon) => icon.closest('.shelf-row')`)
  expectEven(words, 2, 1)
  expect(faults).toEqual([])
})

test('a key stands in the middle of the words of its button, whether it shows a letter or a drawn sign', async () => {
  const { page, faults } = await open('review')
  await page.locator('.review-foot .button .key').first().waitFor()
  const keys = await distances(page, '.button-words > .key', '(key) => key.previousSibling')
  expectEven(keys, 4, 0.75)
  const inNavigation = await distances(
    page,
    '.navigation-keys .key',
    `(key) => key.closest('button').querySelector('.navigation-label')`,
  )
  expectEven(inNavigation, 2)
  await page.keyboard.press('Control+k')
  await page.locator('.palette-foot .keys').first().waitFor()
  const inPalette = await distances(
    page,
    '.palette-foot .keys > .key',
    '(key) => key.parentElement.nextSibling.nextSibling',
  )
  expectEven(inPalette, 2, 1)
  expect(faults).toEqual([])
})

test('the languages found stand in the middle of the line of the field that sorts them', async () => {
  const { page, faults } = await open(`search?text=${encodeURIComponent(workdayText)}`)
  await page.locator('.result-chips .filter-chip').first().waitFor()
  const chips = await distances(
    page,
    '.result-chips .filter-chip:first-child',
    `() => document.querySelector('.result-tools > .field select')`,
  )
  expectEven(chips.slice(0, 1), 1)
  expect(faults).toEqual([])
})
