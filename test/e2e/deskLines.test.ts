/** The lines of the desk, read as proofs: all words of each, at any width, of a text of any length, while it is scrolled and walked through. */
import { writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { useBrowser } from '../support/browser/browser.ts'
import { startWebApp, visit } from '../support/browser/webApp.ts'
import { madeDialogue, madeLine, timed } from '../support/make/films/madeDialogue.ts'
import { randomOf } from '../support/make/films/madeTalk.ts'
import { srtOfLines } from '../support/make/films/srtOf.ts'
import { name, placeTimed, plainVideo } from '../support/make/films/timedSubtitle.ts'
import { becomes, openLibrary } from './hands.ts'
import { createLooker } from './looker.ts'
import { rowOf } from './openShelf.ts'

const browser = useBrowser()
const widths = [640, 900, 1280, 1920] as const
const chance = randomOf(4)
/** Two lines each, of which the first is often longer than its column. */
const lines = madeDialogue(3_000).map((line) => ({ ...line, words: `${line.words}\n${madeLine(chance)}` }))

async function openDesk() {
  const { root, folder, home } = placeTimed()
  plainVideo(folder)
  writeFileSync(join(folder, `${name}.en.srt`), srtOfLines(lines))
  writeFileSync(join(folder, `${name}.en.sdh.srt`), srtOfLines(timed(lines, (ms) => ms + 1_700)))
  const app = await startWebApp({ home, env: { HOME: root, USERPROFILE: root, PATH: join(root, 'nothing') } })
  const visited = await visit(browser(), app.link)
  await openLibrary(visited.page, [basename(root), 'films'])
  await rowOf(visited.page.getByRole('treegrid'), 'The Amber Field').click()
  await visited.page.keyboard.press('d')
  await visited.page.getByRole('list', { name: 'Text' }).waitFor()
  return visited
}

interface Seen {
  readonly rows: number
  /** Rows that show less than they hold, or lie over the next one. */
  readonly cut: readonly string[]
  /** Pixels of the list that no row covers. */
  readonly bare: number
  readonly chosenIsWhole: boolean
}

/** Of a list of lines, by its class. */
const seenIn = (page: Page, list: string) =>
  page.evaluate<Seen>(`(() => {
    const box = document.querySelector('.${list}')
    const frame = box.getBoundingClientRect()
    const rows = [...box.querySelectorAll('[role=listitem]')]
    const rects = rows.map((row) => row.getBoundingClientRect())
    const isCut = (row, at) => {
      const words = [...row.querySelectorAll('.cue-said, .cue-beside, .compare-words')]
      return words.some((said) => {
        const range = document.createRange()
        range.selectNodeContents(said)
        const text = range.getBoundingClientRect()
        return text.bottom > rects[at].bottom + 0.5 || said.scrollWidth > said.clientWidth + 1 || said.scrollHeight > said.clientHeight + 1
      }) || (at + 1 < rects.length && rects[at].bottom > rects[at + 1].top + 0.5)
    }
    const inSight = rects.filter((rect) => rect.bottom > frame.top && rect.top < frame.bottom)
    const top = Math.min(...inSight.map((rect) => rect.top))
    const bottom = Math.max(...inSight.map((rect) => rect.bottom))
    const chosen = box.querySelector('[aria-current=true]')?.getBoundingClientRect()
    return {
      rows: rows.length,
      cut: rows.filter(isCut).map((row) => row.textContent),
      bare: Math.floor(Math.max(0, top - frame.top - 1) + Math.max(0, frame.bottom - 4 - bottom)),
      chosenIsWhole: chosen !== undefined && chosen.top >= frame.top - 1 && chosen.bottom <= frame.bottom + 1,
    }
  })()`)

const whole = { cut: [], bare: 0, chosenIsWhole: true }

test('every word of every line is seen at any width; only those in sight are drawn; the hand is always in sight', async () => {
  const { page, faults } = await openDesk()
  const { look, findings } = await createLooker(page)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await becomes(() => seenIn(page, 'cue-list'), expect.objectContaining({ cut: [] }) as Seen)
    await look(`desk-lines-${width}`)
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press(step < 9 ? 'j' : 'k')
      await becomes(() => seenIn(page, 'cue-list'), expect.objectContaining(whole) as Seen)
    }
    expect((await seenIn(page, 'cue-list')).rows).toBeLessThan(80)
  }
  // With another subtitle's words below its own.
  await page.getByRole('combobox', { name: 'Beside it' }).selectOption({ index: 2 })
  await page.locator('.cue-beside').first().waitFor()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await page.keyboard.press('j')
    await becomes(() => seenIn(page, 'cue-list'), expect.objectContaining(whole) as Seen)
  }
  expect(faults).toEqual([])
  expect(findings).toEqual([])
})

const putAtLowerEdge = (page: Page) =>
  page.evaluate(`(async () => {
    const box = document.querySelector('.cue-list')
    const chosen = box.querySelector('[aria-current=true]')
    box.scrollTop += Math.ceil(chosen.getBoundingClientRect().bottom - box.getBoundingClientRect().bottom)
    await new Promise((done) => setTimeout(done, 300))
  })()`)

test('the hand at the lower edge stays in sight when a narrower window makes the lines above it higher', async () => {
  const { page, faults } = await openDesk()
  await page.setViewportSize({ width: 1920, height: 800 })
  for (let step = 0; step < 30; step += 1) await page.keyboard.press('j')
  await becomes(() => seenIn(page, 'cue-list'), expect.objectContaining(whole) as Seen)
  await putAtLowerEdge(page)
  await page.setViewportSize({ width: 640, height: 800 })
  await becomes(() => seenIn(page, 'cue-list'), expect.objectContaining(whole) as Seen)
  expect(faults).toEqual([])
})

/** As where a font comes late, or a window is slow: nothing was chosen, and the list is as wide as it was. */
const growLines = (page: Page, pixels: number) =>
  page.evaluate(`(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('.cue-said { padding-block: ${pixels}px !important }')
    document.adoptedStyleSheets = [sheet]
  })()`)

test('the hand stays in sight when lines grow long after it was chosen, until hands scroll it away', async () => {
  const { page, faults } = await openDesk()
  await page.setViewportSize({ width: 1280, height: 800 })
  for (let step = 0; step < 20; step += 1) await page.keyboard.press('j')
  await becomes(() => seenIn(page, 'cue-list'), expect.objectContaining(whole) as Seen)
  for (const pixels of [12, 24, 4]) {
    await putAtLowerEdge(page)
    await page.waitForTimeout(700)
    await growLines(page, pixels)
    await becomes(() => seenIn(page, 'cue-list'), expect.objectContaining(whole) as Seen)
  }
  await page.locator('.cue-list').hover()
  await page.mouse.wheel(0, 4_000)
  await becomes(() => seenIn(page, 'cue-list'), expect.objectContaining({ bare: 0, chosenIsWhole: false }) as Seen)
  await growLines(page, 30)
  await page.waitForTimeout(700)
  expect(await seenIn(page, 'cue-list')).toMatchObject({ bare: 0, chosenIsWhole: false })
  expect(faults).toEqual([])
})

test('Tab leads through the lines and away from the chosen one: the one that has the keyboard stays in sight', async () => {
  const { page, faults } = await openDesk()
  await page.setViewportSize({ width: 1280, height: 800 })
  for (let step = 0; step < 20; step += 1) await page.keyboard.press('j')
  await becomes(() => seenIn(page, 'cue-list'), expect.objectContaining(whole) as Seen)
  await page.locator('.cue-row[aria-current=true] .cue-said').focus()
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab')
    const isSeen = `(() => {
      const [line, box] = [document.activeElement.closest('[data-index]'), document.querySelector('.cue-list')]
      const [at, frame] = [line?.getBoundingClientRect(), box.getBoundingClientRect()]
      return at !== undefined && at.bottom > frame.top && at.top < frame.bottom
    })()`
    await becomes(() => page.evaluate<boolean>(isSeen), true, 5_000)
  }
  expect(faults).toEqual([])
})

test('scrolled through, what is seen moves as far as it is scrolled, up and down, and the list is never bare', async () => {
  const { page, faults } = await openDesk()
  await page.setViewportSize({ width: 1280, height: 800 })
  const jumps = await page.evaluate<readonly number[]>(`(async () => {
    const box = document.querySelector('.cue-list')
    const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const markOf = () => {
      const { top, bottom } = box.getBoundingClientRect()
      return [...box.querySelectorAll('[data-index]')].find((row) => row.getBoundingClientRect().top >= (top + bottom) / 2 - 60)
    }
    const jumps = []
    // By hand: what is scrolled without one stays at the chosen line.
    box.dispatchEvent(new WheelEvent('wheel', { bubbles: true }))
    box.scrollTop = box.scrollHeight / 2
    await frame()
    await frame()
    for (const by of [...Array(40).fill(90), ...Array(60).fill(-90)]) {
      const mark = markOf()
      const [index, before] = [mark.dataset.index, mark.getBoundingClientRect().top]
      box.scrollTop += by
      await frame()
      const after = box.querySelector('[data-index="' + index + '"]')?.getBoundingClientRect().top
      jumps.push(Math.abs(before - by - after))
    }
    return jumps
  })()`)
  expect(Math.max(...jumps)).toBeLessThan(2)
  for (const part of [0.1, 0.9, 1, 0.35]) {
    await page.evaluate(
      `(() => { const box = document.querySelector('.cue-list'); box.scrollTop = box.scrollHeight * ${part} })()`,
    )
    await becomes(() => seenIn(page, 'cue-list'), expect.objectContaining({ cut: [], bare: 0 }) as Seen)
  }
  expect(faults).toEqual([])
})

test('compared with the same words 1.7 s later, it says so, and no line differs', async () => {
  const { page, faults } = await openDesk()
  const { look, findings } = await createLooker(page)
  await page.keyboard.press('c')
  await page.getByText('B is 1.7 s later throughout').or(page.getByText('B is 1.7 s earlier throughout')).waitFor()
  await page.getByRole('button', { name: /^No difference/ }).waitFor()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await becomes(() => seenIn(page, 'compare-lines'), expect.objectContaining({ cut: [], bare: 0 }) as Seen)
    await look(`desk-later-${width}`)
  }
  expect(faults).toEqual([])
  expect(findings).toEqual([])
})
