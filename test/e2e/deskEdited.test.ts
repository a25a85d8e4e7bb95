/** The text on the desk: found, marked, its words and times edited in place, split, joined, deleted; what is kept is what was shown. */
import { readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { parseSubtitle } from '../../shared/subtitle/parseSubtitle.ts'
import { useBrowser } from '../support/browser/browser.ts'
import { startWebApp, visit } from '../support/browser/webApp.ts'
import { placeTimed, plainVideo } from '../support/make/films/timedSubtitle.ts'
import { becomes, openLibrary } from './hands.ts'
import { createLooker } from './looker.ts'
import { rowOf } from './openShelf.ts'

const browser = useBrowser()

/** The third begins before the second ends; nobody reads the fourth in half a second. */
const text = `1
00:00:10,000 --> 00:00:13,000
Who put out the light?

2
00:00:20,000 --> 00:00:24,000
Nobody. It went out by itself.

3
00:00:23,000 --> 00:00:26,000
Give me the keys.

4
00:00:30,000 --> 00:00:30,500
I would rather walk than ride with him again in this weather.

5
00:00:40,000 --> 00:00:43,000
Go home. Before it starts to rain.

6
00:00:50,000 --> 00:00:52,000
Good night.
`

interface Shown {
  readonly at: string
  readonly words: string
}

/** Every line as the page shows it. */
const linesIn = (page: Page) =>
  page.evaluate<Shown[]>(`[...document.querySelectorAll('.cue-row')].map((row) => ({
    at: row.querySelector('.cue-time').textContent,
    words: [...row.querySelectorAll('.cue-line')].map((line) => line.textContent).join('\\n'),
  }))`)

/** The same of the file: '0:10.0' and the words. */
const linesOf = (path: string): Shown[] =>
  parseSubtitle(readFileSync(path), { fileName: path }).cues.map(({ startMs, text: words }) => ({
    at: `0:${(startMs / 1_000).toFixed(1).padStart(4, '0')}`,
    words,
  }))

const wordsOf = async (page: Page) => (await linesIn(page)).map(({ words }) => words)

test.each([1280, 640])(
  'at %i px: found by Ctrl+F, edited, split, joined, deleted, undone; kept as shown',
  async (width) => {
    const { root, folder, home, sidecar } = placeTimed()
    plainVideo(folder)
    writeFileSync(sidecar, text)
    const app = await startWebApp({ home, env: { HOME: root, USERPROFILE: root } })
    const { page, faults } = await visit(browser(), app.link)
    const { look, findings } = await createLooker(page)
    await openLibrary(page, [basename(root), 'films'])
    await rowOf(page.getByRole('treegrid'), 'The Amber Field').click()
    await page.keyboard.press('d')
    const desk = page.getByRole('main', { name: 'Desk' })
    await desk.getByText('Good night.').first().waitFor()
    await page.setViewportSize({ width, height: 800 })
    const chips = desk.getByRole('group', { name: 'Which lines' })
    const chipOf = (label: string, count: number) =>
      chips.getByRole('button', { name: label }).filter({ hasText: `${count}` })
    const lineCalled = (words: string) => desk.getByRole('button', { name: words, exact: true })

    // What overlaps and what is too fast is marked, counted, and alone in its filter.
    await desk.getByRole('img', { name: 'begins 1 s before line 2 ends' }).waitFor()
    await chipOf('Too fast', 1).click()
    await becomes(() => wordsOf(page), ['I would rather walk than ride with him again in this weather.'])
    await chipOf('Overlap', 1).click()
    await becomes(() => wordsOf(page), ['Give me the keys.'])
    await chipOf('All', 6).click()

    // Ctrl+F from anywhere on the desk.
    await page.keyboard.press('Control+f')
    await page.keyboard.type('keys')
    await becomes(() => wordsOf(page), ['Give me the keys.'])
    expect(await desk.getByRole('searchbox').inputValue()).toBe('keys')
    await desk.getByRole('searchbox').fill('')
    await becomes(async () => (await wordsOf(page)).length, 6)

    // Times and words in place.
    await lineCalled('Give me the keys.').dblclick()
    await desk.getByRole('textbox', { name: 'Begins' }).fill('0:25.0')
    await desk.getByRole('textbox', { name: 'Ends' }).fill('0:27.5')
    await desk.getByRole('textbox', { name: 'Words of line 3' }).fill('Give me the <i>car</i> keys.')
    await look(`desk-edited-${width}`)
    await page.keyboard.press('Enter')
    await becomes(async () => (await linesIn(page))[2], { at: '0:25.0', words: 'Give me the car keys.' })
    await becomes(() => desk.getByRole('img', { name: /begins .* before line/ }).count(), 0)

    // One with the next one; in two where the hand stands; gone.
    await lineCalled('Who put out the light?').dblclick()
    await page.keyboard.press('Control+j')
    await becomes(async () => (await wordsOf(page))[0], 'Who put out the light?\nNobody. It went out by itself.')
    await lineCalled('Go home. Before it starts to rain.').dblclick()
    const words = desk.getByRole('textbox', { name: /^Words of line/ })
    await words.press('Home')
    for (let left = 'Go home.'.length; left > 0; left -= 1) await words.press('ArrowRight')
    await page.keyboard.press('Control+Shift+Enter')
    await lineCalled('Before it starts to rain.').waitFor()
    await lineCalled('Good night.').dblclick()
    await page.keyboard.press('Control+Delete')
    await becomes(async () => (await wordsOf(page)).at(-1), 'Before it starts to rain.')
    // Each of it is one step back.
    await page.keyboard.press('Control+z')
    await becomes(async () => (await wordsOf(page)).at(-1), 'Good night.')
    await page.keyboard.press('Control+Shift+z')
    await becomes(async () => (await wordsOf(page)).at(-1), 'Before it starts to rain.')

    expect(readFileSync(sidecar, 'utf8')).toBe(text)
    const shown = await linesIn(page)
    await page.keyboard.press('Control+s')
    await desk.getByText('Kept as a new version.').waitFor()
    const plain = linesOf(sidecar).map(({ at, words: kept }) => ({ at, words: kept.replace(/<\/?i>/g, '') }))
    expect(plain).toEqual(shown)
    expect(readFileSync(sidecar, 'utf8')).toContain('Give me the <i>car</i> keys.')
    await desk.getByRole('button', { name: 'Undo this' }).click()
    await becomes(async () => readFileSync(sidecar, 'utf8'), text)
    expect(faults).toEqual([])
    expect(findings).toEqual([])
  },
)
