/** What the desk draws over the film: cues of one moment stand over each other, two languages at the two ends of the picture. */
import { writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Locator } from 'playwright'
import { expect, test } from 'vitest'
import { pairSubtitles } from '../../shared/subtitle/pair/pairSubtitles.ts'
import { parseSubtitle } from '../../shared/subtitle/parseSubtitle.ts'
import { useBrowser } from '../support/browser/browser.ts'
import { startWebApp, visit } from '../support/browser/webApp.ts'
import { kinds, makeDeskFilm, newFilmFolder } from '../support/make/films/deskFilm.ts'
import { hasMediaTools, ifMediaTools } from '../support/make/films/timedFilm.ts'
import { openLibrary } from './hands.ts'
import { createLooker } from './looker.ts'
import { rowOf } from './openShelf.ts'
import { resize } from './resize.ts'

const browser = useBrowser()

const english = `[Script Info]
ScriptType: v4.00+

[V4+ Styles]
Format: Name, Fontname, Fontsize, Bold, Italic, Alignment
Style: Default,Arial,20,0,0,2
Style: Thought,Arial,20,0,-1,2

[Events]
Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text
Dialogue: 0,0:00:00.00,0:00:12.00,Default,,0,0,0,,Who put out the light?
Dialogue: 0,0:00:00.00,0:00:12.00,Thought,,0,0,0,,Nobody. It went out by itself.
`
const spanish = '1\n00:00:00,000 --> 00:00:12,000\n¿Quién apagó la luz?\n'
const parse = (text: string) => parseSubtitle(new TextEncoder().encode(text))

async function barBox(bar: Locator) {
  const { x, y, width, height } = (await bar.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return { left: x, right: x + width, middle: y + height / 2 }
}

test.skipIf(!hasMediaTools)(
  `two cues and a second language of one moment are all to be read${ifMediaTools}`,
  async () => {
    const { root, folder, home } = newFilmFolder()
    makeDeskFilm(join(folder, 'The Amber Field (2011).mp4'), { seconds: 12, ...kinds['H.264 and AAC in MP4'] })
    const { text, extension } = pairSubtitles(parse(english), parse(spanish), { format: 'keep' })
    writeFileSync(join(folder, `The Amber Field (2011).en.${extension}`), text)
    const app = await startWebApp({ home, env: { HOME: root, USERPROFILE: root } })
    const { page, faults } = await visit(browser(), app.link)
    const { look, findings } = await createLooker(page)
    await openLibrary(page, [basename(root), 'films'])
    await rowOf(page.getByRole('treegrid'), 'The Amber Field').click()
    const drawer = page.getByRole('complementary', { name: 'One video' })
    await drawer.getByRole('button', { name: 'View and edit' }).first().click()
    const picture = page.getByRole('main', { name: 'Desk' }).locator('.picture')
    await picture.locator('img.picture-still').waitFor()
    const boxOf = async (words: string) => {
      const box = await picture.locator('p.subtitle', { hasText: words }).boundingBox()
      return { top: box?.y ?? 0, bottom: (box?.y ?? 0) + (box?.height ?? 0) }
    }
    const [said, thought, second] = [await boxOf('Who put'), await boxOf('Nobody'), await boxOf('Quién')]
    expect(second.bottom).toBeLessThanOrEqual(thought.top)
    expect(thought.bottom).toBeLessThanOrEqual(said.top)
    await picture.locator('.subtitle-italic', { hasText: 'Nobody' }).waitFor()
    await look('desk-drawing')

    // However wide the place is: the words stay within a film of 16:9.
    await resize(page, 2560)
    const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {}
    expect(width).toBeGreaterThan(height * 3)
    const words = await picture.locator('.subtitle-line > span', { hasText: 'It went out' }).boundingBox()
    expect(words?.width).toBeLessThan(height * (16 / 9))
    expect(words?.height).toBeLessThan(height / 8)
    await page.setViewportSize({ width: 1280, height: 800 })

    // The end of a bar follows the pointer, and is kept as one line; the wheel zooms, an empty place leads there.
    const desk = page.getByRole('main', { name: 'Desk' })
    const bar = desk.locator('.strip-cue', { hasText: 'Nobody' })
    const before = await barBox(bar)
    await page.mouse.move(before.right - 2, before.middle)
    await page.mouse.down()
    await page.mouse.move(before.right - 100, before.middle, { steps: 4 })
    await expect.poll(async () => Math.round(before.right - (await barBox(bar)).right)).toBe(98)
    await page.mouse.up()
    await desk
      .getByRole('button', { name: /1 line/ })
      .first()
      .waitFor()
    await page.keyboard.press('Control+z')
    await expect.poll(async () => Math.round((await barBox(bar)).right)).toBe(Math.round(before.right))
    await page.mouse.move(before.left + 300, before.middle - 40)
    await page.mouse.wheel(0, -100)
    await desk.getByText('12 s', { exact: true }).waitFor()
    await page.mouse.click(before.left + 304, before.middle - 40)
    await expect.poll(() => desk.locator('.play-time').innerText()).toMatch(/^0:0[234]/)

    // A wrong title is asked for at once; looking it up is what costs.
    await desk.getByRole('button', { name: /Wrong title/ }).click()
    await drawer.getByLabel('Which title is it?').waitFor()
    expect(faults).toEqual([])
    expect(findings).toEqual([])
  },
)
