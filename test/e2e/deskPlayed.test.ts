/** The desk over films that ffmpeg reads: speech on the strip, films of each codec that play, the drawing, and what leaving ends. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, delimiter, join } from 'node:path'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { useBrowser } from '../support/browser/browser.ts'
import { startWebApp, visit } from '../support/browser/webApp.ts'
import { kinds, kindsToMake, makeDeskFilm, newFilmFolder } from '../support/make/films/deskFilm.ts'
import { srtOf } from '../support/make/films/srtOf.ts'
import { hasMediaTools, ifMediaTools } from '../support/make/films/timedFilm.ts'
import { hasVoices, ifVoices, spokenSentences, voiceOf, voiceRate } from '../support/make/films/voices.ts'
import { becomes, openLibrary } from './hands.ts'
import { rowOf } from './openShelf.ts'

const browser = useBrowser()
const lengthSeconds = 48
const spokenAt = [3, 15, 27] as const

/** Three sentences of a real voice, and nothing else: where each begins and ends. */
function makeSpokenFilm(path: string) {
  const samples = new Int16Array(lengthSeconds * voiceRate)
  const spans = spokenAt.map((second, at) => {
    const voice = voiceOf(spokenSentences.slice(at).join('. '))!.subarray(0, 5 * voiceRate)
    samples.set(voice, second * voiceRate)
    return { startMs: second * 1_000, endMs: second * 1_000 + Math.round((voice.length / voiceRate) * 1_000) }
  })
  makeDeskFilm(path, { seconds: lengthSeconds, samples, ...kinds['H.264 and AAC in MP4'] })
  return spans
}

async function openDesk(page: Page, title: string) {
  await rowOf(page.getByRole('treegrid'), title).click()
  await page.keyboard.press('d')
  const desk = page.getByRole('main', { name: 'Desk' })
  await desk.getByRole('heading', { name: title }).waitFor()
  return desk
}

async function goBack(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await page.getByRole('main', { name: 'Library' }).waitFor()
}

test.skipIf(!hasVoices)(
  `the strip shows where a real voice speaks without a line, and which line nobody says; the drawing follows a nudge${ifVoices}`,
  async () => {
    const { root, folder, home } = newFilmFolder()
    const spoken = makeSpokenFilm(join(folder, 'The Amber Field (2011).mp4'))
    const sidecar = join(folder, 'The Amber Field (2011).en.srt')
    // Of the three, the one in the middle has no line; the last line lies in silence.
    writeFileSync(sidecar, srtOf([spoken[0]!, spoken[2]!, { startMs: 40_000, endMs: 43_000 }]))
    const before = readFileSync(sidecar, 'utf8')
    const app = await startWebApp({ home, env: { HOME: root, USERPROFILE: root } })
    const { page, faults } = await visit(browser(), app.link)
    await openLibrary(page, [basename(root), 'films'])
    const desk = await openDesk(page, 'The Amber Field')
    await desk.getByRole('button', { name: 'Listen once' }).click()
    const unwritten = desk.getByRole('button', { name: 'Spoken, no subtitle: 1' })
    const unsaid = desk.getByRole('button', { name: 'Subtitle, nothing spoken: 1' })
    const placeShown = () => desk.locator('.play-time').innerText()
    await unwritten.click()
    await expect.poll(placeShown).toMatch(/^0:1[56]/)
    await unsaid.click()
    await expect.poll(placeShown).toMatch(/^0:40/)

    // At the end of the first line: a step to the left takes it away, a step to the right brings it back.
    const drawn = desk.locator('.picture p.subtitle')
    await page.keyboard.press('1')
    await page.keyboard.press('k')
    await page.keyboard.press('k')
    await drawn.first().waitFor()
    const isDrawn = async () => (await drawn.count()) > 0
    for (let steps = 0; steps < 3; steps += 1) await page.keyboard.press('Shift+ArrowRight')
    await becomes(isDrawn, false)
    for (let steps = 0; steps < 3; steps += 1) await page.keyboard.press('Shift+ArrowLeft')
    await becomes(isDrawn, true)
    await page.keyboard.press('ArrowRight')
    await desk.getByText('Shown 0.1 s later · not written yet').waitFor()
    expect(readFileSync(sidecar, 'utf8')).toBe(before)
    expect(readdirSync(folder)).toHaveLength(2)
    expect(faults).toEqual([])
  },
)

interface Playing {
  readonly atSeconds: number
  readonly width: number
  /** Of its sound, decoded so far. */
  readonly soundBytes: number
  readonly error: string | null
}

const playing = (page: Page) =>
  page.evaluate<Playing>(`(() => {
    const video = document.querySelector('video.picture-clip:not(.picture-clip-coming)')
    if (video === null) return { atSeconds: 0, width: 0, soundBytes: 0, error: null }
    const { currentTime, videoWidth, webkitAudioDecodedByteCount, error } = video
    return { atSeconds: currentTime, width: videoWidth, soundBytes: webkitAudioDecodedByteCount, error: error?.message ?? null }
  })()`)

const titles = {
  'Amber Field': 'HEVC and AAC in MKV',
  'Copper Road': 'HEVC and AC-3 in MP4',
  'Green Stair': 'H.264 and AC-3 in MKV',
  'Hollow Signal': 'MPEG-2 and AC-3 in MKV',
  'Quiet Orchard': 'VP9 and Opus in MKV',
  'Salt Road': 'H.264 and AAC in MKV',
  'Tin Comet': 'H.264 and AAC in MP4',
} as const

test.skipIf(!hasMediaTools)(
  `films of H.264, HEVC, MPEG-2 and VP9, with AAC, AC-3 and Opus, are seen and heard in the page${ifMediaTools}`,
  async () => {
    const { root, folder, home } = newFilmFolder()
    const films = Object.entries(titles).filter(([, kind]) => kindsToMake().includes(kind))
    for (const [title, name] of films) {
      const kind = kinds[name]
      makeDeskFilm(join(folder, `${title} (2011).${kind.extension}`), { seconds: 30, ...kind })
      writeFileSync(join(folder, `${title} (2011).en.srt`), srtOf([{ startMs: 6_000, endMs: 9_000 }]))
    }
    const app = await startWebApp({ home, env: { HOME: root, USERPROFILE: root } })
    const { page, faults } = await visit(browser(), app.link)
    await openLibrary(page, [basename(root), 'films'])
    for (const [title] of films) {
      const desk = await openDesk(page, title)
      await desk.locator('video.picture-clip:not(.picture-clip-coming)').waitFor()
      const { atSeconds: from } = await playing(page)
      await page.keyboard.press(' ')
      // It goes on, in picture and sound, and nothing of it is an error.
      await becomes(async () => (await playing(page)).atSeconds > from + 0.5, true)
      const { width, soundBytes, error } = await playing(page)
      expect([title, width > 0, soundBytes > 0, error]).toEqual([title, true, true, null])
      await page.keyboard.press(' ')
      await goBack(page)
    }
    expect(faults).toEqual([])
  },
)

/** What this process has started, by what it was told. */
function startedBy(pid: number): readonly string[] {
  const textOf = (file: string) => {
    try {
      return readFileSync(file, 'utf8')
    } catch {
      return '' // It has ended meanwhile.
    }
  }
  return readdirSync(`/proc/${pid}/task`)
    .flatMap((thread) => textOf(`/proc/${pid}/task/${thread}/children`).split(' '))
    .map((child) => (child === '' ? '' : textOf(`/proc/${child}/cmdline`)))
    .filter((told) => told.includes('of-the-desk'))
}

test.skipIf(!hasMediaTools || process.platform !== 'linux')(
  // How soon: npm run bench -- desk, because other tests hold a page up.
  `leaving the desk ends the ffmpeg that works for it, which would go on for an hour${ifMediaTools}`,
  async () => {
    const { root, folder, home } = newFilmFolder()
    makeDeskFilm(join(folder, 'Amber Field (2011).mp4'), { seconds: 12, ...kinds['H.264 and AAC in MP4'] })
    writeFileSync(join(folder, 'Amber Field (2011).en.srt'), srtOf([{ startMs: 3_000, endMs: 6_000 }]))
    // It says what the real one says of itself, and never ends what it is told to make.
    const programs = join(root, 'programs')
    const real = execFileSync('which', ['ffmpeg'], { encoding: 'utf8' }).trim()
    mkdirSync(programs)
    const script = `#!/bin/bash
case "$*" in *-version*|*-encoders*) exec ${real} "$@" ;; esac
exec -a of-the-desk sleep 3600
`
    writeFileSync(join(programs, 'ffmpeg'), script, { mode: 0o755 })
    const path = [programs, process.env['PATH'] ?? ''].join(delimiter)
    const app = await startWebApp({ home, env: { HOME: root, USERPROFILE: root, PATH: path } })
    const { page, faults } = await visit(browser(), app.link)
    await openLibrary(page, [basename(root), 'films'])
    for (let times = 0; times < 3; times += 1) {
      await openDesk(page, 'Amber Field')
      await becomes(async () => startedBy(app.pid).length > 0, true)
      expect(startedBy(app.pid).length).toBeLessThanOrEqual(2)
      await goBack(page)
      await becomes(async () => startedBy(app.pid).length, 0)
    }
    // The page that is closed leaves the desk too.
    await openDesk(page, 'Amber Field')
    await becomes(async () => startedBy(app.pid).length > 0, true)
    await page.close()
    await becomes(async () => startedBy(app.pid).length, 0)
    expect(faults).toEqual([])
  },
)
