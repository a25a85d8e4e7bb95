/** What was not found stays not found, also after a restart, and the library says what helps, with what each costs. */
import { expect, test } from 'vitest'
import { startWebApp, visit } from '../support/browser/webApp.ts'
import { useBrowser } from '../support/browser/browser.ts'
import { becomes, chip, meterOf, numberIn } from './hands.ts'
import { createLooker } from './looker.ts'
import { openShelfIn, overlapsIn, rowOf, shownCount } from './openShelf.ts'

const browser = useBrowser()

test('where nothing is found, the five things that help stand above the rows, after a restart too', async () => {
  const { app, home, page, videos } = await openShelfIn(browser(), 'pt-BR')
  await page.getByRole('button', { name: /^Find subtitles for/ }).click()
  // Nothing at all was found: what helps stands there, and to plan again would be of no use.
  const inPlan = page.getByRole('region', { name: 'What helps' })
  await inPlan.getByRole('heading', { name: `Brazilian Portuguese: ${videos} not found` }).waitFor()
  await page.getByRole('button', { name: /^Ask again: about \d+ searches/ }).waitFor()
  expect(await page.getByRole('button', { name: /^Plan again/ }).count()).toBe(0)
  await chip(page, 'Subtitles by answer', 'Not found').click()
  await inPlan.getByRole('heading', { name: `Brazilian Portuguese: ${videos} not found` }).waitFor()
  await app.stop()

  const again = await startWebApp({ home })
  const { page: next, faults } = await visit(browser(), again.link)
  await chip(next, 'Filters', 'Not found').click()
  await becomes(() => shownCount(next), `${videos} of ${videos} videos`)
  await next
    .getByRole('button', { name: new RegExp(`^Ask again for these ${videos}\\s*about \\d+ searches`) })
    .waitFor()
  // What helps lies above the rows and moves them when it comes.
  const help = next.getByRole('region', { name: 'What helps' })
  await help.getByRole('heading', { name: `Brazilian Portuguese: ${videos} not found` }).waitFor()
  const almanac = rowOf(next.getByRole('treegrid', { name: 'Titles' }), 'Copper Almanac')
  await becomes(async () => {
    await almanac.hover()
    return next.getByRole('button', { name: /^Ask again for 10: about \d+ search/ }).isVisible()
  }, true)
  expect(await next.getByRole('button', { name: /: free$/ }).count()).toBe(0)
  await help.getByText('Portuguese has not been searched yet').waitFor()
  await help.getByText(`up to ${videos} searches`).waitFor()
  const { look, findings } = await createLooker(next)
  for (const width of [640, 900, 1280, 1920, 2560]) {
    await next.setViewportSize({ width, height: 800 })
    await look(`not-found-${width}`)
    expect([width, await overlapsIn(next)]).toEqual([width, []])
  }

  // Another title: the drawer of one of its videos, with the question open.
  await help.getByRole('button', { name: /^Review \d+ titles$/ }).click()
  await help.getByRole('button', { name: 'Which title is it: Saltmarsh Radio' }).click()
  const drawer = next.getByRole('complementary', { name: 'One video' })
  await drawer.getByRole('button', { name: 'Cancel' }).click()
  await drawer.getByText(/not found · last searched/i).waitFor()
  // What was answered cannot help: a new answer may, and it has its price.
  expect(await drawer.getByRole('button', { name: /^Find: / }).count()).toBe(0)
  const [searched] = await meterOf(next, 'Searches')
  const askAgain = drawer.getByRole('button', { name: /^Ask again: / })
  const price = numberIn(await askAgain.filter({ hasText: 'search' }).innerText())
  await askAgain.click()
  await becomes(async () => (await meterOf(next, 'Searches'))[0], searched + price)
  await drawer.getByText(/not found · last searched/i).waitFor()
  await next.keyboard.press('Escape')

  await help.getByRole('button', { name: `Watch for ${videos}` }).click()
  await help.getByText(/watch mode is on|next /).waitFor()
  await next.getByRole('button', { name: 'Undo' }).click()
  await help.getByRole('button', { name: 'Add as fallback' }).first().click()
  // It is another wish now: what is to be found stands there, and the button that finds it.
  await becomes(
    async () => (await next.getByRole('button', { name: /^Find subtitles for/ }).innerText()).split('\n')[0],
    `Find subtitles for these ${videos}`,
  )
  await rowOf(next.getByRole('treegrid', { name: 'Titles' }), 'Copper Almanac').waitFor()
  expect({ faults, findings }).toEqual({ faults: [], findings: [] })
})
