/** Tracks inside films: one becomes a file by one press in the drawer, those of all by one verb, and each is taken back. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { useBrowser } from '../support/browser/browser.ts'
import { startWebApp, visit } from '../support/browser/webApp.ts'
import { spokenSrt, type DialogueLanguage } from '../support/make/dialogue.ts'
import { newFilmFolder } from '../support/make/films/deskFilm.ts'
import { createRandom } from '../support/make/worlds/makeWorld.ts'
import { hasMediaTools, ifMediaTools } from '../support/make/films/timedFilm.ts'
import { makeTrackFilm, type InsideTrack } from '../support/make/films/trackFilm.ts'
import { becomes, openLibrary } from './hands.ts'
import { createLooker } from './looker.ts'
import { rowOf } from './openShelf.ts'

const browser = useBrowser()
const spoken = (language: DialogueLanguage, seed: number) =>
  spokenSrt(language, `mark ${seed}`, { pick: createRandom(seed) })

const tracks: readonly InsideTrack[] = [
  { form: 'srt', srt: spoken('EN', 1), language: 'eng' },
  { form: 'ass', srt: spoken('ES', 2), language: 'spa', title: 'Castellano' },
  { form: 'ass', srt: '1\n00:00:01,000 --> 00:00:02,000\nKEEP OUT\n', language: 'eng', title: 'Signs & Songs' },
  { form: 'pgs', cues: [{ startMs: 1_000, endMs: 2_000 }], language: 'ger' },
]

test.skipIf(!hasMediaTools)(
  `a track is saved by one press, those of all films by one verb, and each is taken back${ifMediaTools}`,
  async () => {
    const { root, folder, home } = newFilmFolder()
    const name = (title: string, ending: string) => join(folder, `${title}${ending}`)
    const [field, lantern] = ['The Amber Field (2011)', 'The Paper Lantern (2019)']
    makeTrackFilm({ folder, name: `${field}.mkv`, seconds: 300, tracks })
    makeTrackFilm({
      folder,
      name: `${lantern}.mp4`,
      seconds: 300,
      tracks: [{ form: 'mov_text', srt: spoken('EN', 3), language: 'eng' }],
    })
    const app = await startWebApp({ home, env: { HOME: root, USERPROFILE: root } })
    const { page, faults } = await visit(browser(), app.link)
    const { look, findings } = await createLooker(page)
    await openLibrary(page, [basename(root), 'films'])
    await rowOf(page.getByRole('treegrid'), 'The Amber Field').click()
    const drawer = page.getByRole('complementary', { name: 'One video' })
    const inside = drawer.locator('.inside-facts')
    await expect.poll(() => inside.getByRole('button').count()).toBe(3)
    await inside.scrollIntoViewIfNeeded()
    await look('library-inside')

    await inside.getByRole('button', { name: 'Save as a file: Spanish' }).click()
    await page.getByText('1 track saved as a file').waitFor()
    expect(readFileSync(name(field, '.es.ass'), 'utf8')).toContain('mark 2')
    await drawer.getByText(`${field}.es.ass`).first().waitFor()
    await page.locator('.said-line').getByRole('button', { name: /^Undo/ }).click()
    await becomes(async () => existsSync(name(field, '.es.ass')), false)

    // All that is shown: the wish for English is met by tracks alone.
    await drawer.getByRole('button', { name: 'Close' }).click()
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').fill('Save the tracks')
    await page.getByRole('option', { name: 'Save the tracks inside 2 videos as files' }).click()
    await page.getByText('2 tracks saved as files').waitFor()
    expect(readFileSync(name(field, '.en.srt'), 'utf8')).toContain('mark 1')
    expect(readFileSync(name(lantern, '.en.srt'), 'utf8')).toContain('mark 3')
    await look('library-inside-saved')
    await page.keyboard.press('Control+z')
    await becomes(async () => existsSync(name(lantern, '.en.srt')), false)

    await page.keyboard.press('t')
    const asking = page.getByRole('region', { name: /Translate/ })
    await asking.getByLabel('Into').selectOption({ label: 'Spanish' })
    await asking.getByLabel('From').selectOption({ label: 'The track inside the video' })
    await look('asking-inside')
    expect(faults).toEqual([])
    expect(findings).toEqual([])
  },
)

test.skipIf(!hasMediaTools)(
  `from the desk a track inside is saved beside the subtitle that is looked at, compared with it, and taken back${ifMediaTools}`,
  async () => {
    const { root, folder, home } = newFilmFolder()
    const title = 'The Amber Field (2011)'
    makeTrackFilm({ folder, name: `${title}.mkv`, seconds: 300, tracks })
    writeFileSync(join(folder, `${title}.en.srt`), spoken('EN', 5))
    const app = await startWebApp({ home, env: { HOME: root, USERPROFILE: root } })
    const { page, faults } = await visit(browser(), app.link)
    await openLibrary(page, [basename(root), 'films'])
    await rowOf(page.getByRole('treegrid'), 'The Amber Field').click()
    const drawer = page.getByRole('complementary', { name: 'One video' })
    await drawer.getByRole('button', { name: 'View and edit' }).first().click()
    const fix = page.getByRole('main', { name: 'Desk' }).getByRole('complementary', { name: 'Fix this one' })
    await expect.poll(() => fix.getByRole('button', { name: /^Save as a file: / }).count()).toBe(3)

    await fix.getByRole('button', { name: 'Save as a file: Spanish' }).click()
    const saved = join(folder, `${title}.es.ass`)
    await becomes(async () => existsSync(saved), true)
    expect(readFileSync(saved, 'utf8')).toContain('mark 2')
    await page.getByText('1 track saved as a file').waitFor()
    const { look, findings } = await createLooker(page)
    for (const width of [640, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await fix.getByRole('button', { name: 'Save as a file: Spanish' }).scrollIntoViewIfNeeded()
      await look(`desk-inside-${width}`)
    }
    await page.keyboard.press('c')
    await page
      .getByLabel('Beside it')
      .locator('option')
      .filter({ hasText: '.es.ass' })
      .first()
      .waitFor({ state: 'attached' })
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.getByRole('main', { name: 'Library' }).waitFor()
    await page.keyboard.press('Control+z')
    await becomes(async () => existsSync(saved), false)
    expect([faults, findings]).toEqual([[], []])
  },
)
