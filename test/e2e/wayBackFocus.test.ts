/** Who leaves the desk has the keyboard where it was: at the control that led there, also where its words have changed since. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { useBrowser } from '../support/browser/browser.ts'
import { startWebApp, visit } from '../support/browser/webApp.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'
import { plainVideo } from '../support/make/films/timedSubtitle.ts'
import { makeDoubts } from '../support/make/worlds/makeDoubts.ts'
import { makeFaultyLibrary } from '../support/make/worlds/faultyLibrary.ts'
import { makeWorld } from '../support/make/worlds/makeWorld.ts'
import { startRemoteWorld } from '../support/make/worlds/remoteWorld.ts'
import { writeAsOurs } from '../support/make/writeAsOurs.ts'
import { becomes, checkAll, openLibrary, openScreen, runEnds } from './hands.ts'

const browser = useBrowser()
const desk = (page: Page) => page.getByRole('main', { name: 'Desk' })
/** What has the keyboard: its name, and which of its row's that is. */
const focused = (page: Page) =>
  page.evaluate<string>(`(() => {
    const { activeElement } = document
    const name = activeElement.getAttribute('aria-label') ?? activeElement.textContent.trim()
    const row = activeElement.closest('[role=row], li')?.textContent ?? ''
    return [activeElement.tagName, name, row].join(' | ')
  })()`)

/** Presses the control that has the keyboard, goes back by Escape and by the button, and is at that control each time. */
async function comesBack(page: Page, name: RegExp): Promise<void> {
  const before = await focused(page)
  expect(before).toMatch(name)
  for (const leave of ['key', 'button'] as const) {
    await page.keyboard.press('Enter')
    const back = desk(page).getByRole('button', { name: /^Back to / })
    await back.waitFor()
    if (leave === 'key') await page.keyboard.press('Escape')
    else await back.click()
    await desk(page).waitFor({ state: 'detached' })
    await becomes(() => focused(page), before)
  }
}

test('the desk opened from the drawer and from the second subtitle of a film leads back to that button', async () => {
  const folder = tempFolder()
  const films = join(folder, 'films')
  mkdirSync(films)
  plainVideo(films, 'The.Amber.Field.2011.1080p')
  for (const language of ['en', 'de'])
    writeFileSync(
      join(films, `The.Amber.Field.2011.1080p.${language}.srt`),
      '1\n00:00:01,000 --> 00:00:03,000\nGood morning.\n',
    )
  const app = await startWebApp({ home: join(folder, 'home'), env: { HOME: folder, USERPROFILE: folder } })
  const { page, faults } = await visit(browser(), app.link)
  await openLibrary(page, [basename(folder), 'films'])
  await page.getByRole('treegrid').getByRole('row').filter({ hasText: 'The Amber Field' }).click()
  const drawer = page.getByRole('complementary')
  await drawer.getByRole('button', { name: 'View and edit' }).last().focus()
  await comesBack(page, /View and edit/)
  expect(faults).toEqual([])
})

test('the desk opened from a finding of the check-up leads back to its button', async () => {
  const root = tempFolder()
  const made = makeFaultyLibrary(root, { seed: 21, right: 4 })
  const home = join(root, 'home')
  await writeAsOurs(home, made.ours)
  const app = await startWebApp({ home, env: { HOME: root, USERPROFILE: root } })
  const { page, faults } = await visit(browser(), app.link)
  await openLibrary(page, [basename(root), 'library'])
  await checkAll(page)
  await page.getByRole('grid', { name: 'Findings by kind' }).getByRole('button', { name: 'View' }).nth(2).focus()
  await comesBack(page, /View/)
  expect(faults).toEqual([])
})

test('the desk opened from a question leads back to its button, which costs nothing by then', async () => {
  const folder = tempFolder()
  const remote = await startRemoteWorld(folder, await makeDoubts({ folder, movies: 2, episodes: 0 }))
  const app = await remote.startApp()
  const { page, faults } = await visit(browser(), app.link)
  await openLibrary(page, remote.steps)
  await page.getByRole('button', { name: /^Find subtitles for these 2/ }).click()
  await page.getByRole('button', { name: /^Review 2$/ }).click()
  await page.getByRole('button', { name: 'Open the desk: 1 download' }).click()
  await desk(page).getByRole('heading', { name: 'A candidate' }).waitFor()
  await page.keyboard.press('Escape')
  await becomes(() => focused(page), 'BUTTON | Open the desk | ')
  await comesBack(page, /Open the desk/)
  expect(faults).toEqual([])
})

test('the desk opened from the history and from a search result leads back there', async () => {
  const folder = tempFolder()
  const world = makeWorld({ folder, seed: 2, movies: 1, shows: 0, languages: ['EN'] })
  const remote = await startRemoteWorld(folder, world)
  const app = await remote.startApp()
  const { page, faults } = await visit(browser(), app.link)
  await openLibrary(page, remote.steps)
  await page.getByRole('button', { name: 'Find subtitles for this one' }).click()
  await page.getByRole('button', { name: 'Run: 1 download' }).click()
  await runEnds(page)
  await openScreen(page, 'History & trash')
  await page.getByRole('row').filter({ hasText: '.en.srt' }).last().dblclick()
  await page.getByRole('button', { name: 'Open the desk' }).focus()
  await comesBack(page, /Open the desk/)

  await openScreen(page, 'Search')
  const search = page.getByRole('main', { name: 'Search' })
  const title = basename(world.videos[0]?.path ?? '')
    .split(/[. ]/)
    .slice(0, 2)
    .join(' ')
  await search.getByRole('combobox').first().fill(title)
  await search.getByRole('button', { name: 'Ask the service: 1 search' }).click()
  await search.getByRole('row').nth(1).click()
  await search.getByRole('button', { name: /^Open the desk/ }).click()
  await desk(page).getByText('search result', { exact: true }).waitFor()
  await page.keyboard.press('Escape')
  await becomes(() => focused(page), expect.stringContaining('Open the desk') as unknown as string)
  expect(faults).toEqual([])
})

test('the drawer that stands open as the library comes back leaves the keyboard to the list', async () => {
  const folder = tempFolder()
  const films = join(folder, 'films')
  mkdirSync(films)
  plainVideo(films, 'The.Amber.Field.2011.1080p')
  const app = await startWebApp({ home: join(folder, 'home'), env: { HOME: folder, USERPROFILE: folder } })
  const { page, faults } = await visit(browser(), app.link)
  await openLibrary(page, [basename(folder), 'films'])
  const list = page.getByRole('treegrid', { name: 'Titles' })
  await list.getByRole('row').filter({ hasText: 'The Amber Field' }).click()
  const drawer = page.getByRole('complementary', { name: 'One video' })
  await drawer.getByRole('button', { name: 'Close' }).waitFor()
  await list.focus()
  const onList = () => page.evaluate<boolean>(`document.activeElement.getAttribute('role') === 'treegrid'`)

  await page.keyboard.press('Alt+2')
  await page.getByRole('main', { name: 'Plan' }).waitFor()
  await page.keyboard.press('Alt+1')
  await drawer.getByRole('button', { name: 'Close' }).waitFor()
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'detached' })
  await becomes(onList, true)

  await page.keyboard.press('Enter')
  await drawer.waitFor()
  await page.reload()
  await drawer.getByRole('button', { name: 'Close' }).focus()
  await page.keyboard.press('Enter')
  await drawer.waitFor({ state: 'detached' })
  await becomes(onList, true)
  expect(faults).toEqual([])
})
