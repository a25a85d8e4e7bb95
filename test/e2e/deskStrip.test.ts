/** The strip of the desk: it fills while the film is heard, tells speech from other sound, and can be stopped. */
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { useBrowser } from '../support/browser/browser.ts'
import { startWebApp, visit } from '../support/browser/webApp.ts'
import { kinds, makeDeskFilm, newFilmFolder } from '../support/make/films/deskFilm.ts'
import { hasMediaTools, ifMediaTools } from '../support/make/films/timedFilm.ts'
import { openLibrary } from './hands.ts'
import { createLooker } from './looker.ts'
import { rowOf } from './openShelf.ts'

const browser = useBrowser()
const seconds = 120
const clock = (ms: number) => new Date(ms).toISOString().slice(11, 23).replace('.', ',')

/** A line where somebody talks, each six seconds; none for the third and fourth time, one where it is silent, one that is dense and one too fast. */
function subtitle(): string {
  const fast = new Map([
    [4, 'Whoever reads this line reads quickly.'],
    [5, 'Whoever reads this line has read it before, and knows what it says.'],
  ])
  const talked = Array.from({ length: seconds / 6 }, (_, at) => {
    return { startMs: at * 6_000, words: fast.get(at) ?? `Line ${at + 1}.` }
  })
  const lines = [...talked.filter((_, at) => at !== 2 && at !== 3), { startMs: 63_500, words: 'Nobody says this.' }]
  return lines
    .toSorted((a, b) => a.startMs - b.startMs)
    .map(({ startMs, words }, at) => `${at + 1}\n${clock(startMs)} --> ${clock(startMs + 2_000)}\n${words}\n`)
    .join('\n')
}

/** An ffmpeg that hears this many seconds of a film in one, so that listening can be watched. */
function slowEar(root: string, speed: number): string {
  const path = join(root, 'slow')
  const real = execFileSync('which', ['ffmpeg'], { encoding: 'utf8' }).trim()
  mkdirSync(path)
  const slowly = `case "$*" in *s16le*) exec "${real}" -readrate ${speed} "$@";; esac`
  writeFileSync(join(path, 'ffmpeg'), `#!/bin/sh\n${slowly}\nexec "${real}" "$@"\n`)
  chmodSync(join(path, 'ffmpeg'), 0o755)
  return path
}

async function openFilmDesk(page: Page, root: string): Promise<Locator> {
  await openLibrary(page, [basename(root), 'films'])
  await rowOf(page.getByRole('treegrid'), 'The Amber Field').click()
  const drawer = page.getByRole('complementary', { name: 'One video' })
  await drawer.getByText('View and edit', { exact: true }).first().click()
  const desk = page.getByRole('main', { name: 'Desk' })
  await desk.locator('video.picture-clip:not(.picture-clip-coming)').waitFor()
  return desk.getByRole('region', { name: 'Strip of the film' })
}

test.skipIf(!hasMediaTools)(
  `the strip fills while the film is heard, is stopped, and tells speech from other sound${ifMediaTools}`,
  async () => {
    const { root, folder, home } = newFilmFolder()
    makeDeskFilm(join(folder, 'The Amber Field (2011).mp4'), {
      seconds,
      ...kinds['H.264 and AAC in MP4'],
      size: '320x180',
    })
    writeFileSync(join(folder, 'The Amber Field (2011).en.srt'), subtitle())
    const env = { HOME: root, USERPROFILE: root, PATH: `${slowEar(root, 5)}:${process.env['PATH'] ?? ''}` }
    const app = await startWebApp({ home, env })
    const { page, faults } = await visit(browser(), app.link)
    const { look, findings } = await createLooker(page)
    const strip = await openFilmDesk(page, root)
    const drawn = async (looks: string) =>
      ((await strip.locator(`.strip-whole ${looks}`).getAttribute('d')) ?? '').split('M').length - 1

    await strip.getByRole('button', { name: /^Listen once \(about \d+s\)$/ }).click()
    const progress = strip.getByRole('progressbar', { name: 'Listening to the film' })
    await progress.waitFor()
    await expect.poll(() => drawn('.s-speech')).toBeGreaterThan(10)
    await look('desk-listening')
    await strip.getByRole('button', { name: 'Stop' }).click()
    await strip.getByText('Sound: not measured').waitFor()
    expect(await strip.locator('.strip-legend').count()).toBe(0)

    await strip.getByRole('button', { name: /^Listen once/ }).click()
    await expect.poll(() => progress.getAttribute('aria-valuetext')).toMatch(/^Listening: \d+% · about \d+s left$/)
    await strip.getByText('Spoken, no subtitle: 2').waitFor()
    await strip.getByText('Subtitle, nothing spoken: 1').waitFor()
    expect(await strip.locator('.strip-legend').allInnerTexts()).toEqual(['Speech', 'Other sound'])
    // Half of the film is talk.
    const [speech, other] = [await drawn('.s-speech'), await drawn('.s-sound:not(.s-speech)')]
    expect(speech + other).toBe(600)
    expect(Math.abs(speech - other)).toBeLessThan(150)
    await strip.getByRole('button', { name: 'Spoken, no subtitle: 2' }).click()
    const desk = page.getByRole('main', { name: 'Desk' })
    await strip.getByRole('button', { name: 'Too fast: 1' }).click()
    await desk.getByRole('img', { name: '19 characters a second, fast to read' }).waitFor()
    await desk.getByRole('img', { name: '34 characters a second, too fast to read' }).waitFor()
    for (const mark of ['fast', 'over']) expect(await strip.locator(`.strip-cue-${mark}`).count()).toBe(1)
    // Beside the gap, where both are seen.
    await strip.getByRole('button', { name: 'Spoken, no subtitle: 2' }).click()
    for (const width of [640, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await strip.scrollIntoViewIfNeeded()
      await look(`desk-strip-${width}`)
    }
    expect([faults, findings]).toEqual([[], []])
  },
)
