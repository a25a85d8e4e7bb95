/** The desk in small, over real films: in the drawer of a video, in the review, beside a search result and a version of the history. */
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { basename, join } from 'node:path'
import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { useBrowser } from '../support/browser/browser.ts'
import { startWebApp, visit } from '../support/browser/webApp.ts'
import { kinds, makeDeskFilm, newFilmFolder } from '../support/make/films/deskFilm.ts'
import { hasMediaTools, ifMediaTools } from '../support/make/films/timedFilm.ts'
import { plainVideo } from '../support/make/films/timedSubtitle.ts'
import { makeDoubts } from '../support/make/worlds/makeDoubts.ts'
import { startRemoteWorld } from '../support/make/worlds/remoteWorld.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'
import { becomes, meterOf, openLibrary, openScreen } from './hands.ts'
import { createLooker, type Looker } from './looker.ts'
import { rowOf } from './openShelf.ts'

const browser = useBrowser()
const smallDeskOf = (within: Page | Locator) => within.getByRole('region', { name: 'The subtitle over its film' })
const drawnOn = (within: Locator) => within.locator('.picture .subtitle')
const downloadsIn = async (page: Page) => (await meterOf(page, 'Downloads'))[0]

const lines = ['The lamp is out.', 'Nobody put it out.', 'Then who was here?']
const clock = (ms: number) => new Date(ms).toISOString().slice(11, 23).replace('.', ',')

/** A line each six seconds, where somebody talks. */
function subtitleOf(seconds: number): string {
  return Array.from({ length: seconds / 6 }, (_, at) => {
    const startMs = at * 6_000
    return `${at + 1}\n${clock(startMs)} --> ${clock(startMs + 2_900)}\n${lines[at % 3] ?? ''} ${at + 1}\n`
  }).join('\n')
}

async function lookAtWidths(page: Page, look: Looker['look'], name: string): Promise<void> {
  for (const width of [640, 900, 1920, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await look(`${name}-${width}`)
    expect([name, width, await widerThanItsRoom(page)]).toEqual([name, width, []])
  }
}

/** Parts of small desks that stand out of them at their side, where the place that scrolls them cuts them off. */
const widerThanItsRoom = (page: Page) =>
  page.evaluate<string[]>(
    `[...document.querySelectorAll('.small-desk')].flatMap((desk) => [...desk.querySelectorAll('button')].filter((one) => one.getBoundingClientRect().right > desk.getBoundingClientRect().right + 1)).map((one) => one.textContent)`,
  )

/** Real pictures and sound instead of what a world puts there. */
function becomeFilm(path: string): void {
  makeDeskFilm(path, { seconds: 300, loopSeconds: 12, ...kinds['H.264 and AAC in MKV'], size: '320x180' })
}

test.skipIf(!hasMediaTools)(
  `the drawer of a video shows its subtitle over the film, from line to line, and plays it${ifMediaTools}`,
  async () => {
    const { root, folder, home } = newFilmFolder()
    for (const title of ['The Amber Field (2011)', 'Salt Road (2013)'])
      makeDeskFilm(join(folder, `${title}.mp4`), { seconds: 60, ...kinds['H.264 and AAC in MP4'] })
    writeFileSync(join(folder, 'The Amber Field (2011).en.srt'), subtitleOf(60))
    const app = await startWebApp({ home, env: { HOME: root, USERPROFILE: root } })
    const { page, faults } = await visit(browser(), app.link)
    const { look, findings } = await createLooker(page)
    await openLibrary(page, [basename(root), 'films'])
    await rowOf(page.getByRole('treegrid'), 'The Amber Field').click()
    const drawer = page.getByRole('complementary', { name: 'One video' })
    const small = smallDeskOf(drawer)
    await small.locator('img.picture-still').waitFor()
    await becomes(() => drawnOn(small).innerText(), 'Then who was here? 6')
    // Nothing is made to be played before somebody plays it.
    expect(await small.locator('video').count()).toBe(0)
    await small.getByText('Sound: not measured').waitFor()
    await small.getByRole('button', { name: 'Listen once' }).click()
    await small.getByText(/% on speech/).waitFor()
    await lookAtWidths(page, look, 'drawer-desk')

    await small.getByRole('button', { name: 'Beginning' }).click()
    const first = await drawnOn(small).innerText()
    await page.keyboard.press('k')
    await expect.poll(() => drawnOn(small).innerText()).not.toBe(first)
    await page.keyboard.press('j')
    await becomes(() => drawnOn(small).innerText(), first)
    await small.getByRole('button', { name: 'Play' }).click()
    const isPlaying = () =>
      page.evaluate<boolean>(
        '(({ paused, currentTime } = { paused: true }) => !paused && currentTime > 0)(document.querySelector("video") ?? undefined)',
      )
    await becomes(isPlaying, true)
    await small.getByRole('button', { name: 'Pause' }).click()
    await small.getByRole('button', { name: 'Open the desk' }).click()
    await page.getByRole('main', { name: 'Desk' }).locator('video.picture-clip:not(.picture-clip-coming)').waitFor()
    await page.keyboard.press('Escape')
    // Back in the drawer it is made anew; taken away while it is on its way, the page would ask for what is gone.
    const isStillHere = () =>
      page.evaluate<boolean>('(document.querySelector("img.picture-still")?.naturalWidth ?? 0) > 0')
    await becomes(isStillHere, true)
    // One without a subtitle has nothing to show.
    await rowOf(page.getByRole('treegrid'), 'Salt Road').click()
    await drawer.getByRole('heading', { name: 'Salt Road' }).waitFor()
    await becomes(() => small.count(), 0)
    expect([faults, findings]).toEqual([[], []])
  },
)

/** An ffmpeg that makes every clip for ever, and notes which process that is. */
function endlessClips(root: string): { readonly path: string; readonly note: string } {
  const path = join(root, 'endless')
  const note = join(root, 'clips')
  const real = execFileSync('which', ['ffmpeg'], { encoding: 'utf8' }).trim()
  mkdirSync(path)
  const isClip = 'case "$*" in *"-t 10"*) echo $$ >> "' + note + '"; exec sleep 300;; esac'
  writeFileSync(join(path, 'ffmpeg'), `#!/bin/sh\n${isClip}\nexec "${real}" "$@"\n`)
  chmodSync(join(path, 'ffmpeg'), 0o755)
  return { path, note }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

test.skipIf(!hasMediaTools || process.platform === 'win32')(
  `a clip that is being made ends when the drawer is closed, and when its tab is${ifMediaTools}`,
  async () => {
    const { root, folder, home } = newFilmFolder()
    makeDeskFilm(join(folder, 'The Amber Field (2011).mp4'), { seconds: 60, ...kinds['H.264 and AAC in MP4'] })
    writeFileSync(join(folder, 'The Amber Field (2011).en.srt'), subtitleOf(60))
    const { path, note } = endlessClips(root)
    const env = { HOME: root, USERPROFILE: root, PATH: `${path}:${process.env['PATH'] ?? ''}` }
    const app = await startWebApp({ home, env })
    const { page } = await visit(browser(), app.link)
    await openLibrary(page, [basename(root), 'films'])
    const small = smallDeskOf(page.getByRole('complementary', { name: 'One video' }))
    const clips = () => (existsSync(note) ? readFileSync(note, 'utf8').trim().split('\n').map(Number) : [])
    async function begin(count: number): Promise<number> {
      await rowOf(page.getByRole('treegrid'), 'The Amber Field').click()
      await small.locator('img.picture-still').waitFor()
      await small.getByRole('button', { name: 'Play' }).click()
      await expect.poll(() => clips().length).toBe(count)
      const pid = clips().at(-1) ?? 0
      expect(isRunning(pid)).toBe(true)
      return pid
    }
    const first = await begin(1)
    await page.getByRole('complementary', { name: 'One video' }).getByRole('button', { name: 'Close' }).click()
    await becomes(async () => isRunning(first), false)
    const second = await begin(2)
    await page.close()
    await becomes(async () => isRunning(second), false)
  },
)

test.skipIf(!hasMediaTools)(
  `the review shows a candidate over the film once it was looked into, and compares two at one moment${ifMediaTools}`,
  async () => {
    const folder = tempFolder()
    const world = await makeDoubts({ folder, movies: 2, episodes: 0 })
    for (const video of world.videos) becomeFilm(join(world.library, 'Movies', video))
    const remote = await startRemoteWorld(folder, world)
    const app = await remote.startApp()
    const { page, faults } = await visit(browser(), app.link)
    const { look, findings } = await createLooker(page)
    await openLibrary(page, remote.steps)
    await page.getByRole('button', { name: /^Find subtitles for these 2/ }).click()
    await page.getByRole('button', { name: /^Review 2$/ }).click()
    await page.getByRole('listbox', { name: 'Candidates' }).waitFor()
    const small = smallDeskOf(page)
    // Nothing is asked for that costs: its words are not here, and so is no picture.
    expect(await small.count()).toBe(0)
    await page.keyboard.press('p')
    await small.locator('video.picture-clip:not(.picture-clip-coming)').waitFor()
    await becomes(() => downloadsIn(page), 1)
    await drawnOn(small).first().waitFor()
    const drawn = await drawnOn(small).innerText()
    await lookAtWidths(page, look, 'review-desk')
    await page.keyboard.press('k')
    await expect.poll(() => drawnOn(small).allInnerTexts()).not.toEqual([drawn])
    await page.keyboard.press('j')
    await becomes(() => drawnOn(small).innerText(), drawn)

    // Another one at the same moment: the download is said, and paid by a press alone.
    await page.keyboard.press('c')
    const a = page.getByRole('region', { name: 'Subtitle A' })
    await becomes(() => drawnOn(a).innerText(), drawn)
    await page.getByRole('button', { name: 'Look inside: 1 download' }).waitFor()
    expect(await downloadsIn(page)).toBe(1)
    await page.getByRole('button', { name: 'Look inside: 1 download' }).click()
    const b = page.getByRole('region', { name: 'Subtitle B' })
    await drawnOn(b).first().waitFor()
    await becomes(() => downloadsIn(page), 2)
    await lookAtWidths(page, look, 'review-compare')
    await page.keyboard.press('Escape')
    await small.waitFor()
    await page.keyboard.press('c')
    await page.keyboard.press('b')
    await page.getByRole('button', { name: /^Undo/ }).first().waitFor()
    expect(await downloadsIn(page)).toBe(2)
    expect([faults, findings]).toEqual([[], []])
  },
)

test.skipIf(!hasMediaTools)(
  `a search result that is here, and a version of the history, are seen over the film that they are for${ifMediaTools}`,
  async () => {
    const folder = tempFolder()
    const world = await makeDoubts({ folder, movies: 1, episodes: 0 })
    for (const video of world.videos) becomeFilm(join(world.library, 'Movies', video))
    const remote = await startRemoteWorld(folder, world)
    const app = await remote.startApp()
    const { page, faults } = await visit(browser(), app.link)
    const { look, findings } = await createLooker(page)
    await openLibrary(page, remote.steps)
    await openScreen(page, 'Search')
    const search = page.getByRole('main', { name: 'Search' })
    await search.getByRole('combobox').first().fill('Question A')
    await search.getByRole('button', { name: 'Ask the service: 1 search' }).click()
    await search.getByRole('row').nth(1).click()
    await search.getByRole('button', { name: 'Open the desk: 1 download' }).waitFor()
    const found = smallDeskOf(search)
    expect([await found.count(), await downloadsIn(page)]).toEqual([0, 0])
    await search.getByRole('button', { name: 'Write subtitle: 1 download' }).click()
    await found.locator('img.picture-still').waitFor()
    await drawnOn(found).first().waitFor()
    const drawn = await drawnOn(found).innerText()
    await lookAtWidths(page, look, 'search-desk-small')

    await openScreen(page, 'History & trash')
    await page.getByRole('main', { name: 'History & trash' }).getByRole('row').nth(1).click()
    const version = smallDeskOf(page.getByRole('complementary', { name: 'Text and versions' }))
    await version.locator('img.picture-still').waitFor()
    await becomes(() => drawnOn(version).innerText(), drawn)
    await lookAtWidths(page, look, 'history-desk')

    await becomes(() => downloadsIn(page), 1)
    expect([faults, findings]).toEqual([[], []])
  },
)

test('without ffmpeg the drawer says what installs it, in one line, and still leads to the words', async () => {
  const { root, folder, home } = newFilmFolder()
  plainVideo(folder, 'The Amber Field (2011)')
  writeFileSync(join(folder, 'The Amber Field (2011).en.srt'), subtitleOf(60))
  // No folder holds a program: ffmpeg is not found.
  const app = await startWebApp({ home, env: { HOME: root, USERPROFILE: root, PATH: join(root, 'nothing') } })
  const { page, faults } = await visit(browser(), app.link)
  const { look, findings } = await createLooker(page)
  await openLibrary(page, [basename(root), 'films'])
  await rowOf(page.getByRole('treegrid'), 'The Amber Field').click()
  const small = smallDeskOf(page.getByRole('complementary', { name: 'One video' }))
  await small.getByText('No picture yet: ffmpeg is not on this machine').waitFor()
  expect(await small.locator('code').count()).toBe(1)
  // Where the lines stand in the film is known all the same.
  await small.getByRole('slider', { name: 'Place in the film' }).waitFor()
  await look('drawer-desk-without')
  await small.getByRole('button', { name: 'Open the desk' }).click()
  await page.getByRole('main', { name: 'Desk' }).getByText('Words, times, editing, new versions').waitFor()
  expect([faults, findings]).toEqual([[], []])
})
