/** The drawer in every language and width: nothing of it lies over anything, and nothing leaves it; whose a file is, it says in one way. */
import { join, dirname } from 'node:path'
import type { Page } from 'playwright'
import { expect, inject, onTestFinished, test } from 'vitest'
import type { VideoDetails } from '../../shared/contract/library.ts'
import { uiLanguages } from '../../shared/messages/interfaceLanguages.ts'
import { useBrowser } from '../support/browser/browser.ts'
import { visit } from '../support/browser/webApp.ts'
import { createFakeHost } from '../support/fakes/fakeHost.ts'
import { serveFakeHost } from '../support/fakes/fakeWeb.ts'
import { createLooker } from './looker.ts'
import { resize } from './resize.ts'

const browser = useBrowser()
const widths = [640, 900, 1280, 1920]

test.each(uiLanguages)('what the drawer says and offers has its room in %s', async (uiLanguage) => {
  const host = createFakeHost({ settings: { uiLanguage, languages: 'en,es,pt-BR,de' } })
  const server = await serveFakeHost(host, join(dirname(inject('program')), 'renderer'))
  onTestFinished(() => server.close())
  const { page, faults } = await visit(browser(), server.newLink())
  const grid = page.getByRole('treegrid')
  await grid.getByRole('row').nth(1).waitFor()
  await grid.getByRole('row').nth(1).click()
  const drawer = page.locator('.drawer')
  if ((await drawer.count()) === 0) await page.keyboard.press('Enter')
  await drawer.locator('.wished').first().waitFor()
  const { look, findings } = await createLooker(page)
  const wrong: string[] = []
  for (const width of widths) {
    await resize(page, width)
    wrong.push(...(await misplacedIn(page)).map((words) => `${width}: ${words}`))
    if (uiLanguage === 'de') await look(`drawer-words-${width}`)
  }
  expect({ wrong, faults, findings }).toEqual({ wrong: [], faults: [], findings: [] })
})

test('a file of the user that is looked after is theirs wherever the drawer names it', async () => {
  const plain = createFakeHost()
  const host = createFakeHost({
    handlers: {
      'library.video': async (asked) => {
        const reply = await plain.call('library.video', asked)
        if (!reply.ok) throw new Error(reply.error.message)
        const details = reply.value as VideoDetails
        const sidecars = details.sidecars.map((each) => ({
          ...each,
          adoptedMs: each.isOurs ? Date.UTC(2026, 10, 29) : null,
        }))
        const [ours] = sidecars
        const wishes = details.row.wishes.map((wish) => ({
          ...{ ...wish, state: 'covered' as const, by: 'ours' as const, name: ours?.name ?? null },
          atMs: Date.UTC(2026, 10, 29),
        }))
        return { ...details, sidecars, row: { ...details.row, wishes } }
      },
    },
  })
  const server = await serveFakeHost(host, join(dirname(inject('program')), 'renderer'))
  onTestFinished(() => server.close())
  const { page, faults } = await visit(browser(), server.newLink())
  const grid = page.getByRole('treegrid')
  await grid.getByRole('row').nth(2).waitFor()
  await grid
    .getByRole('row', { name: /Nine Windows/ })
    .first()
    .click()
  const wished = page.locator('.drawer .wished').first()
  await wished.getByText('yours, looked after since Nov 29, 2026').waitFor()
  expect(await wished.innerText()).not.toContain('written by us')
  expect(faults).toEqual([])
})

/** Words and buttons that lie over each other, or beyond the edge of the drawer; and prices that are cut. */
function misplacedIn(page: Page): Promise<readonly string[]> {
  return page.evaluate<string[]>(`(() => {
    const drawer = document.querySelector('.drawer')
    const edge = drawer.getBoundingClientRect()
    const parts = [...drawer.querySelectorAll('button, .wished-language, .wished-words > .small, dt, dd')].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }) && !element.closest('.spoken, [inert]'))
    const boxes = parts.map((element) => ({ element, box: element.getBoundingClientRect(), words: element.textContent.trim() }))
    const beyond = boxes.filter(({ box }) => box.right > edge.right + 1 || box.left < edge.left - 1).map(({ words }) => 'beyond: ' + words)
    const over = boxes.flatMap((a, at) => boxes.slice(at + 1).flatMap((b) => {
      if (a.element.contains(b.element) || b.element.contains(a.element)) return []
      const lies = a.box.left < b.box.right - 1 && b.box.left < a.box.right - 1 && a.box.top < b.box.bottom - 1 && b.box.top < a.box.bottom - 1
      return lies ? ['over: ' + a.words + ' / ' + b.words] : []
    }))
    const cut = [...drawer.querySelectorAll('.wished-actions .button-words')].filter((element) =>
      element.scrollWidth > element.clientWidth + 1).map((element) => 'cut: ' + element.textContent.trim())
    return [...beyond, ...over, ...cut]
  })()`)
}
