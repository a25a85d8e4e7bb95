/** What the desk draws over the film: cues of one moment stand over each other, two languages at the two ends of the picture. */
import { writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
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
    await drawer.getByRole('button', { name: 'Look and edit' }).first().click()
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
    expect(faults).toEqual([])
    expect(findings).toEqual([])
  },
)
