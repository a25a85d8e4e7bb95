/** Where the system chooses the colours: what stands on a chosen ground is read on it, and a part is told from its whole. In real Chromium. */
import { dirname, join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { useBrowser } from '../support/browser/browser.ts'
import { visit } from '../support/browser/webApp.ts'
import { createFakeHost } from '../support/fakes/fakeHost.ts'
import { createFakeWorkday } from '../support/fakes/fakeWorkday.ts'
import { serveFakeHost } from '../support/fakes/fakeWeb.ts'

const browser = useBrowser()

async function open(theme: 'light' | 'dark') {
  const host = createFakeHost({ handlers: createFakeWorkday(Date.now()) })
  const server = await serveFakeHost(host, join(dirname(inject('program')), 'renderer'))
  onTestFinished(() => server.close())
  const visited = await visit(browser(), server.newLink(), { theme })
  await visited.page.emulateMedia({ forcedColors: 'active', colorScheme: theme })
  return visited
}

/** How the browser writes a colour of the system. */
const colourOf = (name: string) => `(() => {
  const sample = document.body.appendChild(document.createElement('i'))
  sample.style.cssText = 'forced-color-adjust: none; color: ${name}'
  const { color } = getComputedStyle(sample)
  sample.remove()
  return color
})()`

test.each(['light', 'dark'] as const)(
  'words on a chosen ground have its colour, and no ground of their own: %s',
  async (theme) => {
    const { page, faults } = await open(theme)
    await page.goto(`${new URL(page.url()).origin}/#/review`)
    await page.locator('.candidate-shown').waitFor()
    const unlike = await page.evaluate<string[]>(`(() => {
      const words = ${colourOf('HighlightText')}
      const grounds = [${colourOf('Highlight')}, 'rgba(0, 0, 0, 0)']
      const chosen = document.querySelectorAll('.candidate-shown, .navigation-link[aria-current]')
      return [...chosen].flatMap((each) => [...each.querySelectorAll('*')]).flatMap((element) => {
        const hasWords = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== '')
        if (!hasWords || !element.checkVisibility() || element.closest('.spoken, .cut-whole')) return []
        const { color, backgroundColor } = getComputedStyle(element)
        return color === words && grounds.includes(backgroundColor) ? [] : [element.textContent + ': ' + color + ' on ' + backgroundColor]
      })
    })()`)
    expect({ unlike, faults }).toEqual({ unlike: [], faults: [] })
  },
)

test('how much of a show is covered is told from all of it', async () => {
  const { page, faults } = await open('light')
  const track = page.locator('.track').first()
  await track.waitFor()
  const [whole, part] = await track.evaluate((element) => {
    const colour = (each: unknown) =>
      (globalThis as unknown as { getComputedStyle: (of: unknown) => { backgroundColor: string } }).getComputedStyle(
        each,
      ).backgroundColor
    return [colour(element), colour((element as unknown as { firstElementChild: unknown }).firstElementChild)]
  })
  expect(whole).not.toBe(part)
  expect(faults).toEqual([])
})
