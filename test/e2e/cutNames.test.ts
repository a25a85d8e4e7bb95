/** No name ends in an ellipsis: what is too long loses its middle, so that episode, year and ending are read. */
import { dirname, join } from 'node:path'
import type { Page } from 'playwright'
import { expect, inject, onTestFinished, test } from 'vitest'
import { useBrowser } from '../support/browser/browser.ts'
import { visit } from '../support/browser/webApp.ts'
import { createFakeHost } from '../support/fakes/fakeHost.ts'
import { createFakeWorkday, withTitles } from '../support/fakes/fakeWorkday.ts'
import { serveFakeHost } from '../support/fakes/fakeWeb.ts'
import { atRest, resize } from './resize.ts'

const browser = useBrowser()
const widths = [640, 1280]
const screens = ['plan', 'activity', 'activity?run=r-failed', 'history', 'review']
const last = 'main :is([role=gridcell], .review-entry)'
/** Invented, and longer than the room of any list. */
const long = {
  'Harbour Lights': 'Harbour Lights and the Slow Lantern Keepers of the Far Northern Shore',
  'Electric Engine': 'Electric Engine of the Many Winding Roads Behind the Silver Hills',
  'Northern Line': 'Northern Line of the Many Winding Roads Behind the Silver Hills',
}

async function open() {
  const handlers = withTitles(createFakeWorkday(Date.now()), long)
  const server = await serveFakeHost(createFakeHost({ handlers }), join(dirname(inject('program')), 'renderer'))
  onTestFinished(() => server.close())
  const visited = await visit(browser(), server.newLink())
  return { ...visited, origin: new URL(visited.page.url()).origin }
}

/** The screen before may have what is waited for too. */
async function goTo(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await atRest(page)
  await page.locator(last).first().waitFor()
}

test('no name in sight ends in an ellipsis, in a narrow window and in a wide one', async () => {
  const { page, faults, origin } = await open()
  const found: string[] = []
  let cutInMiddle = 0
  for (const screen of screens) {
    await goTo(page, `${origin}/#/${screen}`)
    for (const width of widths) {
      await resize(page, width)
      const { ended, inMiddle } = await namesOn(page)
      cutInMiddle += inMiddle
      found.push(...ended.map((name) => `${screen} ${width}: ${name}`))
    }
  }
  expect(cutInMiddle).toBeGreaterThan(5)
  expect({ found, faults }).toEqual({ found: [], faults: [] })
})

test('a name that lost its middle is whole when it is read out, copied, found or pointed at', async () => {
  const { page, faults, origin } = await open()
  const spoken = await page.context().newCDPSession(page)
  const found: string[] = []
  let cutNames = 0
  let withMore = 0
  for (const screen of screens) {
    await page.setViewportSize({ width: 1280, height: 800 })
    await goTo(page, `${origin}/#/${screen}`)
    await resize(page, 640)
    const names = await cutOn(page)
    cutNames += names.length
    const { nodes } = (await spoken.send('Accessibility.getFullAXTree')) as { nodes: readonly SpokenNode[] }
    const said = nodes.filter(({ ignored }) => !ignored).map(({ name }) => name?.value ?? '')
    for (const { cut, whole, copied, tip } of names) {
      expect(copied).toBe(whole)
      const more = / and \d+ more titles.*/.exec(whole)?.[0] ?? ''
      expect(cut.endsWith(more)).toBe(true)
      if (more !== '') withMore += 1
      expect(spaced(tip)).toContain(spaced(whole))
      if (said.some((words) => words.includes(cut))) found.push(`${screen} reads out ${cut}`)
      if (!said.some((words) => words.includes(whole))) found.push(`${screen} does not read out ${whole}`)
    }
  }
  expect(cutNames).toBeGreaterThan(5)
  expect(withMore).toBeGreaterThan(0)
  expect({ found, faults }).toEqual({ found: [], faults: [] })
})

/** The tip may be the name of the file, where a title is shown. */
const spaced = (name: string) => name.replaceAll('.', ' ')

interface SpokenNode {
  readonly ignored: boolean
  readonly name?: { readonly value: string }
}

interface CutName {
  readonly cut: string
  readonly whole: string
  /** What lies in the clipboard after the name was marked. */
  readonly copied: string
  readonly tip: string
}

/** Those in sight whose middle is not drawn, but for what is dragged out instead of being marked. */
function cutOn(page: Page): Promise<readonly CutName[]> {
  return page.evaluate<CutName[]>(`[...document.querySelectorAll('main bdi:has(> [data-cut])')]
    .filter((name) => name.checkVisibility({ visibilityProperty: true }) && !name.closest('[inert], .spoken, .drag-out'))
    .map((name) => {
      getSelection().selectAllChildren(name)
      const copied = getSelection().toString()
      getSelection().empty()
      const cut = name.querySelector('[data-cut]').dataset.cut
      return { cut, whole: name.querySelector('.cut-whole').textContent, copied, tip: name.title }
    })`)
}

/** Names stand isolated in their direction; those that end in an ellipsis, by words or by their box, and how many lost their middle. */
function namesOn(page: Page): Promise<{ readonly ended: readonly string[]; readonly inMiddle: number }> {
  return page.evaluate<{ ended: string[]; inMiddle: number }>(`(() => {
    const names = [...document.querySelectorAll('main bdi')].filter((name) =>
      name.checkVisibility({ visibilityProperty: true }) && !name.closest('[inert], .spoken') && name.clientWidth > 1)
    const drawn = (name) => name.querySelector('[data-cut]')?.dataset.cut ?? name.textContent
    const clippedBy = (name) => [name, name.parentElement, ...name.children].some((box) =>
      getComputedStyle(box).textOverflow === 'ellipsis' && box.scrollWidth > box.clientWidth)
    const ended = names.filter((name) => clippedBy(name) || /…$/.test(drawn(name)))
    return {
      ended: ended.map((name) => name.className + ' ' + drawn(name)),
      inMiddle: names.filter((name) => /….*[^…]$/.test(drawn(name))).length,
    }
  })()`)
}
