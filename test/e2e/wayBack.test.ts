/** Acts of the review, the history and the plan are said once and taken back by Ctrl+Z; the keyboard stays where it was. */
import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Page } from 'playwright'
import { expect, inject, onTestFinished, test } from 'vitest'
import { useBrowser } from '../support/browser/browser.ts'
import { visit } from '../support/browser/webApp.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'
import { createFakeHost } from '../support/fakes/fakeHost.ts'
import { createFakePlan } from '../support/fakes/fakePlan.ts'
import { createFakeReview } from '../support/fakes/fakeReview.ts'
import { serveFakeHost } from '../support/fakes/fakeWeb.ts'
import { makeDoubts } from '../support/make/worlds/makeDoubts.ts'
import { startRemoteWorld } from '../support/make/worlds/remoteWorld.ts'
import { becomes, confirm, numbersOf, openLibrary, openScreen } from './hands.ts'

const browser = useBrowser()
const movies = 3
const episodes = 2
const all = movies + episodes

async function openDoubts() {
  const folder = tempFolder()
  const world = await makeDoubts({ folder, movies, episodes })
  const remote = await startRemoteWorld(folder, world)
  const app = await remote.startApp()
  const { page, faults } = await visit(browser(), app.link)
  await openLibrary(page, remote.steps)
  await page.getByRole('button', { name: `Find subtitles for these ${all}` }).click()
  await page.getByRole('button', { name: `Review ${all}`, exact: true }).click()
  await page.getByRole('option').first().waitFor()
  return { page, faults, world, remote }
}

const open = (page: Page, count: number) => page.getByText(new RegExp(`^${count} open`)).waitFor()
const head = (page: Page) => page.getByRole('heading', { level: 2 }).filter({ hasText: 'English' })
const said = (page: Page, words: string | RegExp) => page.getByRole('status').filter({ hasText: words }).waitFor()
const focusedTag = (page: Page) => page.evaluate<string>('document.activeElement?.tagName ?? "BODY"')

test('each question says title, episode and language; what is ignored there is listed, and wanted again by Ctrl+Z elsewhere', async () => {
  const { page, faults } = await openDoubts()
  // The list alone tells which of them is which.
  const list = page.getByRole('navigation', { name: 'Questions' })
  await list.getByTitle('Doubtful House · S01', { exact: true }).waitFor()
  await becomes(() => head(page).innerText(), 'Doubtful House · S01E01 · English')
  expect((await list.getByRole('button').allInnerTexts()).map((text) => text.split(/\s*\n\s*/).slice(0, 2))).toEqual(
    expect.arrayContaining([
      ['S01E01', 'English'],
      ['S01E02', 'English'],
    ]),
  )

  await page.keyboard.press('x')
  await said(page, 'Doubtful House · S01E01 · English: ignored')
  await open(page, all - 1)
  await page.goto(`${new URL(page.url()).origin}/#/settings?section=ignored`)
  const ignored = page.getByRole('list', { name: 'Ignored' }).getByRole('listitem')
  await becomes(() => ignored.count(), 1)
  await page.getByRole('main').focus()
  await page.keyboard.press('Control+z')
  await becomes(() => ignored.count(), 0)
  await openScreen(page, 'Review')
  await open(page, all)
  expect(faults).toEqual([])
})

test('the details of a video lead to its own question, not to the plan', async () => {
  const { page, faults } = await openDoubts()
  await openScreen(page, 'Library')
  await page.getByRole('radiogroup', { name: 'View' }).getByText('Files').click()
  await page.getByRole('row').nth(3).click()
  const drawer = page.getByRole('complementary', { name: 'One video' })
  const shown = await drawer.getByRole('heading', { level: 2 }).innerText()
  await drawer.getByRole('button', { name: 'Review', exact: true }).click()
  await becomes(() => head(page).innerText(), `${shown} · English`)
  expect(faults).toEqual([])
})

test('a release is ignored at its candidate, by mouse and by keyboard, and is offered again with Ctrl+Z', async () => {
  const { page, faults } = await openDoubts()
  const offered = page.getByRole('listbox', { name: 'Candidates' }).getByRole('option')
  await becomes(() => offered.count(), 3)
  await offered.nth(1).click({ button: 'right' })
  await page.getByRole('menu', { name: 'Commands of candidate 2' }).getByText('Ignore this release').click()
  await becomes(() => offered.count(), 2)
  await page.getByRole('listbox', { name: 'Candidates' }).focus()
  await page.keyboard.press('Shift+F10')
  await page.getByRole('menuitem', { name: /^Ignore this author/ }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await becomes(() => offered.count(), 1)
  await expect.poll(() => focusedTag(page)).not.toBe('BODY')
  await page.keyboard.press('Control+z')
  await becomes(() => offered.count(), 2)
  await page.keyboard.press('Control+z')
  await becomes(() => offered.count(), 3)
  expect(faults).toEqual([])
})

test('a choice after a run leaves what the run did in sight and can be run; undone files come back by Ctrl+Z', async () => {
  const { page, faults, world } = await openDoubts()
  const written = () =>
    ['Movies', 'TV'].flatMap((folder) => {
      const path = join(world.library, folder)
      return existsSync(path)
        ? readdirSync(path, { recursive: true }).filter((name) => String(name).endsWith('.srt'))
        : []
    }).length
  const before = written()
  await page.keyboard.press('1')
  await open(page, all - 1)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Run: 1 download/ }).click()
  await becomes(async () => written(), before + 1)

  // The next choice waits for its own run, and the run before is not forgotten.
  await openScreen(page, 'Review')
  await page.keyboard.press('ArrowDown')
  await becomes(() => head(page).innerText(), expect.not.stringContaining('S01E01') as unknown as string)
  await page.keyboard.press('1')
  await open(page, all - 2)
  await page.keyboard.press('Escape')
  await becomes(async () => (await numbersOf(page, 'Subtitles by answer', ['Chosen by you']))['Chosen by you'], 1)
  await page.getByRole('button', { name: /^Run again: 1 download/ }).click()
  await becomes(async () => written(), before + 2)

  await openScreen(page, 'History & trash')
  await page.getByRole('button', { name: 'Undo 1 file' }).first().click()
  await confirm(page, 'Undo 1 file')
  await said(page, '1 file moved to the trash.')
  await becomes(async () => written(), before + 1)
  await expect.poll(() => focusedTag(page)).not.toBe('BODY')
  await page.keyboard.press('Control+z')
  await becomes(async () => written(), before + 2)
  expect(faults).toEqual([])
})

test('a search, its filters and its chosen row stand over a reload, back and forward, and in a second tab; nothing is asked again', async () => {
  const { page, faults, remote } = await openDoubts()
  const searches = () => remote.service.ledger().filter(({ counter }) => counter === 'search').length
  const field = page.getByRole('combobox', { name: 'Title, id or name' })
  const rows = page.getByRole('grid', { name: 'Available subtitles' }).locator('[role=row][aria-busy=false]')
  await openScreen(page, 'Search')
  await field.fill('Doubtful House')
  await page.keyboard.press('Enter')
  await rows.first().waitFor()
  const whole = await rows.count()
  await field.fill('Question A')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: /Question A/ }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { name: /Doubtful House/ }).waitFor()
  await becomes(() => rows.count(), whole)
  const spent = searches()
  await rows.nth(1).click()
  const chosen = page.getByRole('complementary', { name: 'The chosen subtitle' })
  const title = await chosen.getByRole('heading', { level: 2 }).innerText()
  const hash = new URL(page.url()).hash
  expect(hash).toContain('row=')

  await page.reload()
  await chosen.waitFor()
  await expect.poll(() => chosen.getByRole('heading', { level: 2 }).innerText()).toBe(title)
  await becomes(() => rows.count(), whole)
  await openScreen(page, 'Usage')
  await page.goBack()
  await chosen.waitFor()
  expect(new URL(page.url()).hash).toBe(hash)
  const second = await page.context().newPage()
  onTestFinished(() => second.close())
  await second.goto(page.url())
  await second.getByRole('complementary', { name: 'The chosen subtitle' }).waitFor()
  expect(searches()).toBe(spent)
  expect(faults).toEqual([])
})

/** The main verbs of each screen, pressed by keyboard: whatever they take away, the keyboard is in the window afterwards. */
test('the focus never falls out of the window after a verb', async () => {
  const host = createFakeHost({ handlers: { ...createFakePlan(), ...createFakeReview() } })
  const server = await serveFakeHost(host, join(dirname(inject('program')), 'renderer'))
  onTestFinished(() => server.close())
  const { page, faults } = await visit(browser(), server.newLink())
  const lost: string[] = []
  const check = async (verb: string) => {
    await page.waitForTimeout(150)
    // A busy machine takes longer to show what comes after the verb.
    const isInWindow = () => becomes(async () => (await focusedTag(page)) !== 'BODY', true, 5_000)
    await isInWindow().catch(() => lost.push(verb))
  }
  await openScreen(page, 'Review')
  await page.getByRole('option').first().waitFor()
  for (const key of [
    '1',
    'a',
    'Enter',
    's',
    'Enter',
    'x',
    'Enter',
    't',
    'Enter',
    'o',
    'Escape',
    'ArrowDown',
    'Control+z',
  ])
    await page.keyboard.press(key).then(() => check(`review ${key}`))
  await openScreen(page, 'Plan')
  const press = async (screen: string, name: RegExp) => {
    const button = page.getByRole('main').getByRole('button', { name }).first()
    await button.waitFor()
    await button.focus()
    await page.keyboard.press('Enter')
    await check(`${screen} ${String(name)}`)
  }
  await press('plan', /^Needs review/)
  await openScreen(page, 'History & trash')
  await press('history', /^Count the files/)
  expect({ lost, faults }).toEqual({ lost: [], faults: [] })
})

/** Letters of the review that are verbs of the library too, and others that are only there. */
test('no letter pressed in the review or the plan reaches the verbs of the library', async () => {
  const host = createFakeHost({ handlers: { ...createFakePlan(), ...createFakeReview() } })
  const server = await serveFakeHost(host, join(dirname(inject('program')), 'renderer'))
  onTestFinished(() => server.close())
  const { page, faults } = await visit(browser(), server.newLink())
  await page.getByRole('row').nth(1).waitFor()
  const ofLibrary = () =>
    host.calls.filter(({ name }) => /^(inside\.start|scope\.|timing\.checkScope|library\.play)/.test(name))
  const panels = () => page.getByRole('main').locator('.asking').count()
  for (const screen of ['Review', 'Plan', 'Activity', 'History & trash'] as const) {
    await openScreen(page, screen)
    await page.getByRole('main', { name: screen }).focus()
    for (const key of ['s', 't', 'r', 'm', 'c', 'b', 'l', 'i', 'f', 'p']) {
      await page.keyboard.press(key)
      await page.waitForTimeout(60)
      expect({ screen, key, panels: await panels(), calls: ofLibrary() }).toEqual({ screen, key, panels: 0, calls: [] })
    }
  }
  expect(faults).toEqual([])
})
