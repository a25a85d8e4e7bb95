/** A title with languages of its own: its signs stand under the headings of their languages, and it can be taken back. */
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { useBrowser } from '../support/browser/browser.ts'
import { becomes } from './hands.ts'
import { openShelf, rowOf } from './openShelf.ts'

const browser = useBrowser()

/** The words under each heading of the middle columns, by where they stand on the screen; read at one moment. */
function signsOf(page: Page, title: string): Promise<Readonly<Record<string, string>>> {
  return page.evaluate<Record<string, string>>(`(() => {
    const endOf = (element) => Math.round(element.getBoundingClientRect().right)
    const row = [...document.querySelectorAll('.shelf-row')].find(({ textContent }) => textContent.includes('${title}'))
    const cells = [...row.querySelectorAll('.cover')]
    return Object.fromEntries(
      [...document.querySelectorAll('.titles-heading-end')].map((heading) => {
        const below = cells.find((cell) => endOf(cell) === endOf(heading))
        return [heading.innerText, below?.querySelector('[aria-label]')?.getAttribute('aria-label') ?? '']
      }),
    )
  })()`)
}

test('the signs of a title with other languages stand under their headings', async () => {
  const { page, grid, faults } = await openShelf(browser(), 'en,es')
  const before = { en: 'English: missing', es: 'Spanish: yours', Changed: '' }
  await becomes(() => signsOf(page, 'Kite'), before)
  await rowOf(grid, 'Kite').click()
  const drawer = page.getByRole('complementary', { name: 'One video' })
  await drawer.getByRole('button', { name: 'Languages…' }).click()
  await page.getByRole('button', { name: 'Remove Spanish' }).click()
  const field = page.getByRole('combobox', { name: 'Add a language' })
  await field.fill('German')
  await page
    .getByRole('option', { name: /German/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Languages changed: ').waitFor()
  await drawer.getByRole('button', { name: 'Close' }).click()
  await becomes(() => signsOf(page, 'Kite'), {
    en: 'English: missing',
    es: '',
    de: 'German: missing',
    Changed: '',
  })
  await page.keyboard.press('Control+z')
  await becomes(() => signsOf(page, 'Kite'), before)
  expect(faults).toEqual([])
})
