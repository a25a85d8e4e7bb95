/** Playing, showing and dragging out from the screens of a host that can. In real Chromium; what the system does is in test/flow. */
import { dirname, join } from 'node:path'
import type { Locator, Page } from 'playwright'
import { expect, inject, onTestFinished, test } from 'vitest'
import type { AppState } from '../../shared/contract/app.ts'
import type { HistoryRow } from '../../shared/contract/library.ts'
import { AppError } from '../../shared/errors.ts'
import { useBrowser } from '../support/browser/browser.ts'
import { createFakeHost, type FakeHost } from '../support/fakes/fakeHost.ts'
import { fakeDetails } from '../support/fakes/fakeDetails.ts'
import { serveFakeHost } from '../support/fakes/fakeWeb.ts'
import { visit } from '../support/browser/webApp.ts'
import { chip, openScreen } from './hands.ts'
import { createLooker } from './looker.ts'

const browser = useBrowser()
const rows: readonly HistoryRow[] = fakeDetails.history
const cannot = { kind: 'web', canShowInFolder: false, canOpenVideo: false, canDragOut: false } as const

async function open(abilities: Partial<AppState['host']> = {}, uiLanguage: 'en' | 'de' = 'en') {
  const refused = new Map<string, AppError>()
  const refuse = (name: string) => async () => {
    const refusal = refused.get(name)
    if (refusal) throw refusal
    return {}
  }
  const host = createFakeHost({
    host: abilities,
    settings: { uiLanguage },
    handlers: {
      'history.page': async () => ({ rows: [...rows], total: rows.length, revision: 1 }),
      'library.play': refuse('library.play'),
      'subtitles.showInFolder': refuse('subtitles.showInFolder'),
    },
  })
  const server = await serveFakeHost(host, join(dirname(inject('program')), 'renderer'))
  onTestFinished(() => server.close())
  const { page, faults } = await visit(browser(), server.newLink())
  // One row a video: no title has to be opened first.
  const view = uiLanguage === 'de' ? { name: 'Ansicht', files: 'Dateien' } : { name: 'View', files: 'Files' }
  await page.getByRole('radiogroup', { name: view.name }).getByText(view.files).click()
  await page.locator('.shelf-row-file').first().waitFor()
  return { host, page, faults, refused }
}

const outside = ['library.play', 'library.showInFolder', 'subtitles.showInFolder', 'subtitles.dragOut']
const told = ({ calls }: FakeHost) =>
  calls.filter(({ name }) => outside.includes(name)).map(({ name, input }) => [name, input])

async function openVideo(page: Page): Promise<Locator> {
  // Upon its name: the middle is where its verbs appear under the mouse.
  await page
    .getByRole('treegrid')
    .getByRole('row')
    .nth(1)
    .click({ position: { x: 100, y: 12 } })
  const drawer = page.getByRole('complementary', { name: 'One video' })
  await drawer.getByText('Subtitle files next to it').waitFor()
  return drawer
}

/** Begins to drag, and lets go where it began: the system, which would go on with it, is not there. */
async function dragFrom(page: Page, handle: Locator): Promise<void> {
  const box = await handle.boundingBox()
  if (!box) throw new Error('There is nothing to drag.')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2 + 30, box.y + box.height / 2 + 30, { steps: 5 })
  await page.mouse.up()
}

test('a video is played from its drawer, and by a key from its row and from its drawer', async () => {
  const { host, page, faults } = await open()
  const grid = page.getByRole('treegrid')
  await grid.focus()
  await page.keyboard.press('p')
  expect(told(host)).toEqual([])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('p')
  await page.keyboard.press('Alt+p')
  await expect.poll(() => told(host).length).toBe(1)
  const drawer = await openVideo(page)
  await drawer.getByRole('button', { name: 'Open in player' }).click()
  await page.keyboard.press('P')
  await expect.poll(() => told(host)).toEqual(Array(3).fill(told(host)[0]))
  expect(told(host)[0]).toEqual(['library.play', { videoId: expect.any(String) as string }])
  await page.getByRole('textbox', { name: 'Search the library' }).pressSequentially('p')
  await page.waitForTimeout(100)
  expect(told(host)).toHaveLength(3)
  expect(faults).toEqual([])
})

test('what is chosen is played by the same key, wherever the keyboard is', async () => {
  const { host, page, faults } = await open()
  await chip(page, 'Filters', 'Missing').click()
  await page.getByRole('treegrid').getByRole('gridcell').first().waitFor()
  await page.getByRole('treegrid').focus()
  for (const key of ['Home', 'Space', 'ArrowDown']) await page.keyboard.press(key)
  await page.getByRole('region', { name: 'Selected videos' }).waitFor()
  await page.keyboard.press('p')
  const played = () => host.calls.filter(({ name }) => name === 'scope.play' || name === 'library.play')
  const scope = { search: 'is:missing', ids: [expect.any(String)], language: null }
  await expect.poll(played).toEqual([{ name: 'scope.play', input: { scope } }])
  expect(faults).toEqual([])
})

test('a player that does not answer and a file that is gone are told in the language of the screens', async () => {
  const { page, refused } = await open({}, 'de')
  refused.set('library.play', new AppError('file.noPlayer', 'No player opened the video.'))
  refused.set('subtitles.showInFolder', new AppError('file.missing', 'The file is no longer there.'))
  await page.getByRole('treegrid').getByRole('gridcell').first().waitFor()
  await page.getByRole('treegrid').focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('p')
  await page.getByRole('alert').getByText('Kein Player hat das Video geöffnet.').waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('complementary').getByRole('button', { name: 'Im Ordner zeigen' }).last().click()
  await page.getByRole('complementary').getByText('Die Datei ist nicht mehr da.').waitFor()
})

test('subtitles beside a video are shown in their folder; only ours can be dragged out', async () => {
  const { host, page, faults } = await open()
  const drawer = await openVideo(page)
  const line = (ending: string) =>
    drawer.locator('.video-line').filter({ has: page.getByRole('button', { name: 'Show in folder' }), hasText: ending })
  await line('.de.sdh.srt').getByRole('button', { name: 'Show in folder' }).click()
  await dragFrom(page, line('.en.srt').locator('.sidecar-name'))
  await dragFrom(page, line('.de.sdh.srt').locator('.sidecar-name'))
  const videoId = expect.any(String) as string
  await expect
    .poll(() => told(host))
    .toEqual([
      ['subtitles.showInFolder', { file: { kind: 'beside', videoId, sidecarId: 'sidecar-de' } }],
      ['subtitles.dragOut', { file: { kind: 'beside', videoId, sidecarId: 'sidecar-en' } }],
    ])
  await drawer.getByText('By keyboard: “Show in folder”.').waitFor()
  expect(faults).toEqual([])
})

test('the page begins no drag of its own: its place is left to the system', async () => {
  const { page } = await open()
  await openVideo(page)
  const isPrevented = page.evaluate(
    `new Promise((resolve) => {
      window.addEventListener('dragstart', (event) => resolve(event.defaultPrevented))
      const begins = new DragEvent('dragstart', { bubbles: true, cancelable: true })
      document.querySelector('.drag-out').dispatchEvent(begins)
    })`,
  )
  expect(await isPrevented).toBe(true)
})

test('written rows of the history are shown in their folder and dragged out, others are not', async () => {
  const { host, page, faults } = await open()
  await openScreen(page, 'History & trash')
  const grid = page.getByRole('grid', { name: 'Written subtitles' })
  await grid.getByRole('button', { name: 'Show in folder' }).click()
  await dragFrom(page, grid.locator('.sidecar-name').first())
  await dragFrom(page, grid.locator('.sidecar-name').last())
  const file = { kind: 'row', rowId: rows[0]!.id }
  await expect
    .poll(() => told(host))
    .toEqual([
      ['subtitles.showInFolder', { file }],
      ['subtitles.dragOut', { file }],
    ])
  expect(faults).toEqual([])
})

test('a host that can do none of it shows no button, no handle and has no key for it', async () => {
  const { host, page } = await open(cannot)
  const drawer = await openVideo(page)
  await expect.poll(() => page.locator('[draggable=true]').count()).toBe(0)
  await expect.poll(() => drawer.getByRole('button', { name: /^(Open in player|Show in folder)/ }).count()).toBe(0)
  await page.keyboard.press('p')
  await openScreen(page, 'History & trash')
  await page.getByRole('grid', { name: 'Written subtitles' }).getByRole('row').nth(1).waitFor()
  await expect.poll(() => page.locator('[draggable=true]').count()).toBe(0)
  await expect.poll(() => page.getByRole('button', { name: 'Show in folder' }).count()).toBe(0)
  expect(told(host)).toEqual([])
})

test('drawer and history with these hands are free of accessibility findings in light and dark', async () => {
  const { page, faults } = await open()
  const { look, findings } = await createLooker(page)
  const drawer = await openVideo(page)
  await drawer.locator('.drag-out').scrollIntoViewIfNeeded()
  await look('library-hands')
  await openScreen(page, 'History & trash')
  await page.getByRole('grid', { name: 'Written subtitles' }).getByRole('row').nth(1).waitFor()
  await look('history-hands')
  expect({ findings, faults }).toEqual({ findings: [], faults: [] })
})
