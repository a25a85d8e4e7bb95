/** The subtitle desk over real films: seen, moved, edited, kept, taken back, measured; and without ffmpeg. */
import { readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { parseSubtitle } from '../../shared/subtitle/parseSubtitle.ts'
import { useBrowser } from '../support/browser/browser.ts'
import { startWebApp, visit } from '../support/browser/webApp.ts'
import { kinds, makeDeskFilm, newFilmFolder } from '../support/make/films/deskFilm.ts'
import { hasMediaTools, ifMediaTools } from '../support/make/films/timedFilm.ts'
import { name, placeTimed, plainVideo, srtOf, talk } from '../support/make/films/timedSubtitle.ts'
import { becomes, openLibrary } from './hands.ts'
import { createLooker } from './looker.ts'
import { rowOf } from './openShelf.ts'

const browser = useBrowser()
const file = 'The Amber Field (2011).mp4'

/** A minute and a half: somebody talks in the first three seconds of every six, and a cue stands where they do, 0.5 s too late. */
function subtitleOf(seconds: number): string {
  const cues = Array.from({ length: seconds / 6 }, (_, at) => {
    const startMs = at * 6_000 + 500
    const words = at === 1 ? '<i>Who put out the light?</i>\n– Nobody. It went out by itself.' : `Line ${at + 1}`
    return { startMs, endMs: startMs + 2_900, words }
  })
  const clock = (ms: number) => new Date(ms).toISOString().slice(11, 23).replace('.', ',')
  return cues
    .map(({ startMs, endMs, words }, at) => `${at + 1}\n${clock(startMs)} --> ${clock(endMs)}\n${words}\n`)
    .join('\n')
}

async function openDesk(page: Page, title: string): Promise<void> {
  await rowOf(page.getByRole('treegrid'), title).click()
  const drawer = page.getByRole('complementary', { name: 'One video' })
  // In words that can be seen: hints of the window name it.
  await drawer.getByText('View and edit', { exact: true }).first().click()
  await page.getByRole('main', { name: 'Desk' }).waitFor()
}

/** Calls of this name wait at the door of the host until they are let go. */
async function holdBack(page: Page, call: string) {
  const [asked, held] = [Promise.withResolvers<null>(), Promise.withResolvers<null>()]
  await page.route(`**/api/${call}`, async (route) => {
    asked.resolve(null)
    await held.promise
    await route.continue()
  })
  return { isAsked: asked.promise, letGo: () => held.resolve(null) }
}

const cuesOf = (path: string) => parseSubtitle(readFileSync(path), { fileName: path }).cues

test.skipIf(!hasMediaTools)(
  `a film is seen, its subtitle moved, edited, kept and taken back${ifMediaTools}`,
  async () => {
    const { root, folder, home } = newFilmFolder()
    makeDeskFilm(join(folder, file), {
      seconds: 90,
      loopSeconds: 12,
      ...kinds['H.264 and AAC in MP4'],
      size: '1280x720',
    })
    const sidecar = join(folder, 'The Amber Field (2011).en.srt')
    writeFileSync(sidecar, subtitleOf(90))
    const before = readFileSync(sidecar, 'utf8')
    const app = await startWebApp({ home, env: { HOME: root, USERPROFILE: root } })
    const { page, faults } = await visit(browser(), app.link)
    const { look, findings } = await createLooker(page)
    await openLibrary(page, [basename(root), 'films'])
    // The picture waits for no clip: it is there before the clip may be made. How soon: npm run bench -- desk.
    const clip = await holdBack(page, 'media.clip')
    await openDesk(page, 'The Amber Field')
    const desk = page.getByRole('main', { name: 'Desk' })
    await desk.locator('img.picture-still').waitFor()
    await clip.isAsked
    expect(await desk.locator('video.picture-clip').count()).toBe(0)
    clip.letGo()
    await desk.locator('video.picture-clip:not(.picture-clip-coming)').waitFor()
    const isShown = () => page.evaluate<number>('document.querySelector("video").videoWidth')
    await expect.poll(() => isShown()).toBe(1280)
    await desk.getByRole('button', { name: 'Listen once' }).click()
    await desk.getByText(/Spoken, no subtitle/).waitFor()
    await page.keyboard.press('1')
    await page.keyboard.press('k')
    await page.keyboard.press('j')

    // The drawing moves at once, nothing is written.
    const first = desk.getByRole('listitem').first()
    const sizeOfPicture = () => desk.locator('.picture').boundingBox()
    const sizeBefore = await sizeOfPicture()
    await page.keyboard.press('Shift+ArrowLeft')
    await page.keyboard.press('ArrowRight')
    await desk.getByText('Shown 0.4 s earlier · not written yet').waitFor()
    await expect.poll(() => first.innerText()).toContain('0:00.1')
    expect(readFileSync(sidecar, 'utf8')).toBe(before)
    await desk.getByText('This file is yours.').waitFor()
    expect(await sizeOfPicture()).toEqual(sizeBefore)
    await desk.locator('video.picture-clip:not(.picture-clip-coming)').waitFor()
    await look('desk')

    // The second line is edited, then split in two.
    await desk.getByRole('button', { name: /Who put out the light/ }).click()
    await page.keyboard.press('Escape')
    await desk.getByText('Not kept yet: −0.4 s.').waitFor()
    await desk.getByRole('button', { name: 'Stay here' }).click()
    await desk.getByRole('button', { name: /Who put out the light/ }).dblclick()
    const words = desk.getByRole('textbox', { name: 'Words of line 2' })
    await words.fill('Who put it out?\nNobody did.')
    await look('desk-edit')
    await desk.getByRole('button', { name: 'Split the line' }).click()
    await desk.getByRole('button', { name: 'Nobody did.' }).waitFor()
    // Before and after, at the same moment of the film; Esc leads back to one.
    await page.keyboard.press('c')
    await desk.getByRole('combobox', { name: 'Beside it' }).selectOption({ label: 'As it is written' })
    await desk.getByRole('region', { name: 'Subtitle B' }).locator('video.picture-clip').waitFor()
    const compared = desk.getByRole('list', { name: 'Line beside line' }).getByRole('listitem')
    await becomes(() => compared.nth(0).innerText(), expect.stringContaining('+0.4 s') as unknown as string)
    await page.keyboard.press('d')
    for (const width of [640, 900, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      await look(`desk-compare-${width}`)
    }
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.keyboard.press('Escape')
    await desk.getByRole('button', { name: 'Nobody did.' }).waitFor()
    await look('desk-beside')
    await desk.getByRole('button', { name: 'Adopt and keep −0.4 s and 1 line' }).first().click()
    await desk.getByText('Kept as a new version.').waitFor()
    const kept = cuesOf(sidecar)
    expect(kept).toHaveLength(16)
    expect(kept[0]?.startMs).toBe(100)
    expect(kept.slice(1, 3).map(({ text }) => text)).toEqual(['Who put it out?', 'Nobody did.'])
    await desk.getByRole('button', { name: 'Undo this' }).click()
    await becomes(async () => readFileSync(sidecar, 'utf8'), before)

    // It plays, and says where it is; leaving comes back to the library.
    await desk.getByRole('button', { name: 'Play' }).click()
    await becomes(
      () =>
        page.evaluate<boolean>(
          '(({ paused, currentTime }) => !paused && currentTime > 0)(document.querySelector("video"))',
        ),
      true,
    )
    await page.keyboard.press(' ')
    await page.keyboard.press('Escape')
    await page.getByRole('main', { name: 'Library' }).waitFor()
    expect(faults).toEqual([])
    expect(findings).toEqual([])
  },
)

test('without ffmpeg the desk says so, and measures against another subtitle all the same', async () => {
  const { root, folder, home, sidecar } = placeTimed()
  plainVideo(folder)
  const late = talk.map(({ startMs, endMs }) => ({ startMs: startMs + 1_200, endMs: endMs + 1_200 }))
  writeFileSync(sidecar, srtOf(late))
  writeFileSync(join(folder, `${name}.de.srt`), srtOf(talk))
  // No folder holds a program: ffmpeg is not found.
  const app = await startWebApp({ home, env: { HOME: root, USERPROFILE: root, PATH: join(root, 'nothing') } })
  const { page, faults } = await visit(browser(), app.link)
  const { look, findings } = await createLooker(page)
  await openLibrary(page, [basename(root), 'films'])
  await openDesk(page, 'The Amber Field')
  const desk = page.getByRole('main', { name: 'Desk' })
  await desk.getByText('sudo apt install ffmpeg').waitFor()
  await page.setViewportSize({ width: 960, height: 900 })
  await desk.getByRole('button', { name: 'Measure', exact: true }).click()
  await desk
    .getByText(/1\.2 s too late/)
    .first()
    .waitFor()
  await look('desk-no-ffmpeg')
  // What F 1 has moved is nudged and typed on: the keyboard is at the lines, not at what would move it anew.
  const moved = desk.locator('.nudge output')
  const typing = desk.getByRole('textbox', { name: /^Words of line/ })
  await page.keyboard.press('f')
  await page.keyboard.press('1')
  await becomes(() => moved.innerText(), expect.stringMatching(/^−1\.\d+ s$/) as unknown as string)
  const first = await moved.innerText()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('k')
  await page.keyboard.press('Enter')
  await typing.waitFor()
  await page.keyboard.press('Escape')
  expect(await moved.innerText()).not.toBe(first)
  await desk.getByRole('button', { name: /Move by −1\.\d+ s/ }).click()
  await becomes(() => moved.innerText(), first)
  await desk
    .getByRole('button', { name: /Adopt and keep/ })
    .first()
    .click()
  await desk.getByText('Kept as a new version.').waitFor()
  expect(Math.abs((cuesOf(sidecar)[0]?.startMs ?? 0) - (talk[0]?.startMs ?? 0))).toBeLessThan(150)
  for (const width of [640, 960, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await look(`desk-no-ffmpeg-${width}`)
  }
  expect(faults).toEqual([])
  expect(findings).toEqual([])
})
