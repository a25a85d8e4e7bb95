/** The desk without ffmpeg: films that the page plays by itself, and what is said where it cannot. */
import { writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { useBrowser } from '../support/browser/browser.ts'
import { startWebApp, visit } from '../support/browser/webApp.ts'
import { kinds, makeDeskFilm, newFilmFolder } from '../support/make/films/deskFilm.ts'
import { hasMediaTools, ifMediaTools } from '../support/make/films/timedFilm.ts'
import { srtOf } from '../support/make/films/srtOf.ts'
import { becomes, openLibrary } from './hands.ts'
import { createLooker } from './looker.ts'
import { rowOf } from './openShelf.ts'

const browser = useBrowser()

const lengthSeconds = 40
/** Whole seconds apart, so that the place in the film says which one is shown. */
const cues = Array.from({ length: lengthSeconds / 5 - 1 }, (_, at) => ({
  startMs: at * 5_000 + 2_000,
  endMs: at * 5_000 + 4_000,
}))

interface Shown {
  readonly width: number
  readonly lengthSeconds: number
}

/** Each title is a film of that kind with a subtitle beside it, in a library whose program finds no ffmpeg. */
async function openFilms(films: Readonly<Record<string, keyof typeof kinds>>) {
  const { root, folder, home } = newFilmFolder()
  for (const [title, name] of Object.entries(films)) {
    const kind = kinds[name]
    makeDeskFilm(join(folder, `${title} (2011).${kind.extension}`), { seconds: lengthSeconds, ...kind })
    writeFileSync(join(folder, `${title} (2011).en.srt`), srtOf(cues))
  }
  const app = await startWebApp({ home, env: { HOME: root, USERPROFILE: root, PATH: join(root, 'nothing') } })
  const { page, faults } = await visit(browser(), app.link)
  await openLibrary(page, [basename(root), 'films'])
  return { page, faults }
}

async function openDesk(page: Page, title: string) {
  await rowOf(page.getByRole('treegrid'), title).click()
  await page.keyboard.press('d')
  const desk = page.getByRole('main', { name: 'Desk' })
  await desk.getByRole('heading', { name: title }).waitFor()
  return desk
}

const shownIn = (page: Page) =>
  page.evaluate<Shown>(
    '(({ videoWidth, duration }) => ({ width: videoWidth, lengthSeconds: Math.round(duration) }))(document.querySelector("video") ?? {})',
  )
const placeIn = (page: Page) => page.evaluate<number>('Math.round(document.querySelector("video").currentTime)')

async function goBack(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await page.getByRole('main', { name: 'Library' }).waitFor()
}

test.skipIf(!hasMediaTools)(
  `without ffmpeg the page plays films of its own codecs, in MP4, WebM and Matroska${ifMediaTools}`,
  async () => {
    const { page, faults } = await openFilms({
      'Amber Field': 'H.264 and AAC in MP4',
      'Salt Road': 'VP9 and Opus in WebM',
      'Green Stair': 'VP9 and Opus in MKV',
    })
    const { look, findings } = await createLooker(page)
    for (const title of ['Amber Field', 'Salt Road', 'Green Stair']) {
      const desk = await openDesk(page, title)
      await desk.locator('video.picture-clip:not(.picture-clip-coming)').waitFor()
      // The whole film, so that every place of it is there.
      expect([title, await shownIn(page)]).toEqual([title, { width: 640, lengthSeconds }])
      await desk.getByText('Without ffmpeg the film itself is played here.').waitFor()
      await page.keyboard.press('3')
      await becomes(() => placeIn(page), (cues.at(-1)?.startMs ?? 0) / 1_000)
      await goBack(page)
    }
    const desk = await openDesk(page, 'Amber Field')
    await desk.locator('video.picture-clip:not(.picture-clip-coming)').waitFor()
    for (const width of [640, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await look(`desk-direct-${width}`)
    }
    expect([faults, findings]).toEqual([[], []])
  },
)

test.skipIf(!hasMediaTools)(
  `without ffmpeg a film of unknown sound is seen, one of unknown pictures is not, and both are said${ifMediaTools}`,
  async () => {
    const { page, faults } = await openFilms({
      'Amber Field': 'H.264 and AC-3 in MKV',
      'Salt Road': 'MPEG-2 and AC-3 in MKV',
      'Green Stair': 'MPEG-4 and MP3 in AVI',
    })
    const { look, findings } = await createLooker(page)
    const seen = await openDesk(page, 'Amber Field')
    await seen.locator('video.picture-clip:not(.picture-clip-coming)').waitFor()
    await seen.getByText('perhaps with no sound').waitFor()
    expect(await shownIn(page)).toEqual({ width: 640, lengthSeconds })
    for (const width of [640, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await look(`desk-direct-mute-${width}`)
    }
    for (const title of ['Salt Road', 'Green Stair']) {
      await goBack(page)
      const desk = await openDesk(page, title)
      await desk.getByText('sudo apt install ffmpeg').waitFor()
      expect(await desk.locator('video').count()).toBe(0)
      await desk.getByText('Words, times, editing, new versions').waitFor()
    }
    expect([faults, findings]).toEqual([[], []])
  },
)
