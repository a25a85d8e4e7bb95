/** Nothing jumps: what comes late, or comes and goes, has its room kept. */
import { dirname, join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { inject, test, type TestContext } from 'vitest'
import { useBrowser } from '../support/browser/browser.ts'
import { hasSystemFonts } from '../support/browser/browserFonts.ts'
import { createFakeHost } from '../support/fakes/fakeHost.ts'
import { createFakePlan } from '../support/fakes/fakePlan.ts'
import { createFakeReview } from '../support/fakes/fakeReview.ts'
import { createFakeUploads } from '../support/fakes/fakeUploads.ts'
import { createFakeWatch } from '../support/fakes/fakeWatch.ts'
import { serveFakeHost } from '../support/fakes/fakeWeb.ts'
import { visit } from '../support/browser/webApp.ts'
import { openScreen, type ScreenName } from './hands.ts'

const browser = useBrowser()
const systemBrowser = hasSystemFonts() ? useBrowser('system') : null
/** Long enough that a screen is drawn before its first answer; rows come later still, so that their places are drawn too. */
const answersAfterMs = 100

interface Jump {
  readonly what: string
  readonly by: readonly [x: number, y: number]
  /** x, y, width and height before and after, and when. */
  readonly seen: string
}

interface Size {
  readonly width: number
  readonly height: number
}

/** What the letters are drawn with: the tests' own font, that font with letters as far apart as wider fonts put them, or the machine's. */
interface Letters {
  readonly browser: () => Browser
  readonly spacingEm: number
}

const usual: Letters = { browser, spacingEm: 0 }

async function openWindow({ onTestFinished }: TestContext, size: Size, { browser, spacingEm }: Letters = usual) {
  const host = createFakeHost({
    handlers: { ...createFakePlan(), ...createFakeReview(), ...createFakeWatch(Date.now()), ...createFakeUploads() },
  })
  const refused = new Set<string>()
  const slow = {
    ...host,
    call: async (name: string, input: unknown) => {
      await new Promise((resolve) => setTimeout(resolve, name.endsWith('.page') ? 2 * answersAfterMs : answersAfterMs))
      return refused.has(name) ? refusal : host.call(name, input)
    },
  }
  const server = await serveFakeHost(slow, join(dirname(inject('program')), 'renderer'))
  onTestFinished(() => server.close())
  const { page, faults } = await visit(browser(), server.newLink(), { whenOver: onTestFinished })
  if (spacingEm !== 0) await page.addInitScript(spaceLetters(spacingEm))
  await page.getByRole('button', { name: 'Add folder' }).waitFor()
  await page.setViewportSize(size)
  await page.reload()
  await page.evaluate(watchJumps)
  return { host, page, faults, refused }
}

const refusal = { ok: false, error: { code: 'disk.full', message: 'There is no room for what was asked.' } } as const

/** What a page does before its own scripts run. The content policy lets no sheet in but one made there. */
const spaceLetters = (spacingEm: number) => `
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { letter-spacing: ${String(spacingEm)}em !important }')
  document.adoptedStyleSheets.push(sheet)`

/** Runs in the page. */
function watchJumps(): void {
  const seen: unknown[] = []
  Object.assign(globalThis, { jumps: seen })
  const nameOf = (node: { className?: string; textContent?: string | null } | null) =>
    `${node?.className ?? '?'}: ${(node?.textContent ?? '').slice(0, 40)}`
  const placeOf = ({ x, y, width, height }: Place) => [x, y, width, height].map(Math.round).join(' ')
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as readonly Shift[])
      for (const { node, previousRect: was, currentRect: is } of entry.sources)
        seen.push({
          what: nameOf(node),
          by: [Math.round(is.x - was.x), Math.round(is.y - was.y)],
          seen: `${placeOf(was)} > ${placeOf(is)} at ${Math.round(entry.startTime)} ms`,
        })
  }).observe({ type: 'layout-shift' as never, buffered: true })
}

interface Place {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface Shift {
  readonly startTime: number
  readonly sources: readonly {
    readonly node: { className?: string; textContent?: string | null } | null
    readonly previousRect: Place
    readonly currentRect: Place
  }[]
}

/** What has moved up or down since it was asked last. Aside, buttons of a row make room for one that comes. */
async function jumpsIn(page: Page): Promise<readonly Jump[]> {
  await page.waitForTimeout(4 * answersAfterMs)
  const moved = await page.evaluate(() => (globalThis as unknown as { jumps: Jump[] }).jumps.splice(0))
  return moved.filter(({ by: [, down] }) => down !== 0)
}

const names: readonly ScreenName[] = [
  'Library',
  'Plan',
  'Review',
  'Activity',
  'Search',
  'Upload',
  'Usage',
  'Watch',
  'History & trash',
  'Settings',
]

const sizes: readonly Size[] = [
  { width: 1280, height: 1840 },
  { width: 1050, height: 700 },
  { width: 900, height: 600 },
]

const fonts: readonly (readonly [name: string, letters: Letters])[] = [
  ['the font of the tests', usual],
  ['letters of a narrower font', { browser, spacingEm: -0.03 }],
  ['letters of a wider font', { browser, spacingEm: 0.06 }],
  ...(systemBrowser ? [["this machine's fonts", { browser: systemBrowser, spacingEm: 0 }] as const] : []),
]

const cases = fonts.flatMap(([name, letters]) => sizes.map((size) => ({ name, letters, ...size })))

// They wait for late answers nearly all their time, so several look at once.
const stillness = 'no screen jumps while its answers come, in $name and a window of $width by $height'
test.concurrent.for(cases)(stillness, async (window, context) => {
  const { host, page, faults } = await openWindow(context, window, window.letters)
  const jumps: string[] = []
  const look = async (at: string) =>
    jumps.push(...(await jumpsIn(page)).map(({ what, by, seen }) => `${at}: ${what} by ${by.join(' ')}, ${seen}`))
  await look('start')
  for (const name of names) {
    await openScreen(page, name)
    await look(name)
  }
  await openScreen(page, 'Library')
  host.setScanning(true, 12)
  await look('a scan begins')
  host.setScanning(false)
  await look('a scan ends')
  context.expect(jumps).toEqual([])
  context.expect(faults).toEqual([])
})

test.concurrent.for([
  ['Library', 'library.scan', 'Scan the folders again'],
  ['Usage', 'usage.refresh', 'Refresh'],
  ['Watch', 'watch.pause', 'Pause'],
  ['Settings', 'settings.write', 'Also forced subtitles'],
] as const)('a failure that is told on the screen %s moves nothing', async ([screen, command, control], context) => {
  const { page, refused } = await openWindow(context, { width: 1280, height: 800 })
  await openScreen(page, screen)
  await jumpsIn(page)
  refused.add(command)
  await page.getByRole(screen === 'Settings' ? 'switch' : 'button', { name: control }).click()
  await page.getByRole('alert').getByText('There is no room for what was asked.').waitFor()
  context.expect(await jumpsIn(page)).toEqual([])
})
