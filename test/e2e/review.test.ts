/** What is not sure is looked at question by question, with the keyboard alone: the mouse is never used here. */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Page } from 'playwright'
import { expect, inject, onTestFinished, test } from 'vitest'
import { useBrowser } from '../support/browser/browser.ts'
import { makeDoubts } from '../support/make/worlds/makeDoubts.ts'
import { startRemoteWorld } from '../support/make/worlds/remoteWorld.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'
import { createFakeHost } from '../support/fakes/fakeHost.ts'
import { createFakePlan } from '../support/fakes/fakePlan.ts'
import { createFakeReview } from '../support/fakes/fakeReview.ts'
import { serveFakeHost } from '../support/fakes/fakeWeb.ts'
import { visit } from '../support/browser/webApp.ts'
import { becomes, numbersOf, openScreen } from './hands.ts'
import { createLooker } from './looker.ts'

const browser = useBrowser()
const movies = 16
const episodes = 4

/** Tabs on until the named button has the focus, then presses it. */
async function press(page: Page, name: RegExp): Promise<void> {
  const button = page.getByRole('button', { name })
  await button.waitFor()
  for (let tabs = 0; tabs < 60; tabs += 1) {
    if ((await button.and(page.locator(':focus')).count()) > 0) {
      await page.keyboard.press('Enter')
      return
    }
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${String(name)}`)
}

async function addFolder(page: Page, steps: readonly string[]): Promise<void> {
  await press(page, /^Add folder/)
  const picker = page.getByRole('complementary', { name: 'Choose a folder' })
  for (const step of steps) await press(page, new RegExp(`^${step}$`))
  await picker.getByText(steps.join('/')).waitFor()
  await press(page, /^Add this folder/)
}

const open = (page: Page, count: number) => page.getByText(new RegExp(`^${count} open`)).waitFor()
const spokenBeside = (library: string, video: string) =>
  readFileSync(join(library, video.startsWith('Q') ? 'Movies' : 'TV', video.replace(/\.mkv$/, '.en.srt')), 'utf8')

test('20 doubtful files are decided by keyboard, a season at once, and what was chosen is what is written', async () => {
  const folder = tempFolder()
  const world = await makeDoubts({ folder, movies, episodes })
  const remote = await startRemoteWorld(folder, world)
  const app = await remote.startApp()
  const { page, faults } = await visit(browser(), app.link)

  await press(page, /^Go to the library/)
  await addFolder(page, remote.steps)
  await press(page, /^Find subtitles for these 20/)
  await press(page, /^Review 20$/)
  const question = page.getByRole('navigation', { name: 'Questions' }).locator('[aria-current=true]')
  const head = page.getByRole('heading', { level: 2 }).filter({ hasText: 'English' })
  const chosen = page.getByRole('listbox', { name: 'Candidates' }).getByRole('option', { selected: true })

  // The season stands first, and each of its questions says which episode and language it is about.
  await becomes(() => question.innerText(), expect.stringMatching(/S01E01\s+English/) as unknown as string)
  await becomes(() => head.innerText(), 'Doubtful House · S01E01 · English')
  // Its third candidate, for all its episodes; taken back, which shows it again, and chosen again.
  await page.keyboard.press('a')
  await page.getByRole('button', { name: /^Choose 1 for 4: / }).waitFor()
  await page.keyboard.press('3')
  await open(page, movies)
  await becomes(() => question.innerText(), expect.stringContaining('Question A') as unknown as string)
  await page.keyboard.press('Control+z')
  await open(page, movies + episodes)
  await becomes(() => head.innerText(), 'Doubtful House · S01E01 · English')
  await page.keyboard.press('3')
  await open(page, movies)

  // The way back: what was answered is there, with what was chosen.
  for (let back = 0; back < episodes; back += 1) await page.keyboard.press('ArrowUp')
  await becomes(() => chosen.innerText(), expect.stringContaining('THIRD') as unknown as string)
  await page.keyboard.press('Enter')

  // Then every movie, each by one key: the last is skipped, each other gets one of three in turn.
  for (let index = 0; index < movies - 1; index += 1) {
    await becomes(
      () => question.innerText(),
      expect.stringContaining(`Question ${letters[index] ?? ''}`) as unknown as string,
    )
    await page.keyboard.press(`${(index % 3) + 1}`)
    await open(page, movies - index - 1)
  }
  // What was answered is said, and what is asked now.
  await page
    .getByRole('status')
    .filter({ hasText: /^Question O .*: chosen/ })
    .waitFor({ state: 'attached' })
  await page.getByRole('status').filter({ hasText: `20 of 20: Question P` }).waitFor({ state: 'attached' })
  await page.keyboard.press('s')
  await open(page, 0)
  await page.getByText('No open questions').waitFor()
  await page.keyboard.press('Escape')
  await becomes(() => numbersOf(page, 'Subtitles by answer', ['Needs review', 'Chosen by you', 'Skipped']), {
    'Needs review': 0,
    'Chosen by you': 19,
    Skipped: 1,
  })

  await press(page, /^Run: \d+ downloads/)
  await becomes(async () => (await numbersOf(page, 'Rows by state', ['Written']))['Written'], 19, 60_000)
  for (const video of world.videos.filter((name) => name.startsWith('Doubtful')))
    expect(spokenBeside(world.library, video)).toContain('by carl')
  const authors = ['bela', 'anna', 'carl']
  for (const [index, video] of world.videos.slice(0, movies - 1).entries())
    expect(spokenBeside(world.library, video)).toContain(`by ${authors[index % 3] ?? ''}`)
  expect(faults).toEqual([])
})

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

test('the review and the plan say what they show in light and dark, at any width, without a word over another', async () => {
  const host = createFakeHost({ handlers: { ...createFakePlan(), ...createFakeReview() } })
  const server = await serveFakeHost(host, join(dirname(inject('program')), 'renderer'))
  onTestFinished(() => server.close())
  const { page, faults } = await visit(browser(), server.newLink())
  const { look, findings } = await createLooker(page)
  for (const width of [1280, 640]) {
    await page.setViewportSize({ width, height: 800 })
    await openScreen(page, 'Plan')
    await page
      .getByRole('button', { name: /^Needs review/ })
      .first()
      .waitFor()
    await look(`plan-${width}`)
    await openScreen(page, 'Review')
    await page.getByRole('button', { name: 'Choose 1: free' }).waitFor()
    await page.keyboard.press('a')
    await page.getByRole('button', { name: 'Choose 1 for 4: 3 downloads' }).waitFor()
    await page.getByText('Same source, other group, ends early').waitFor()
    await look(`review-${width}`)
    await page.keyboard.press('a')
    await expect.poll(() => page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width)
  }
  expect({ findings, faults }).toEqual({ findings: [], faults: [] })
})

test('a question of watch mode is answered there too, for all of its kind', async () => {
  const host = createFakeHost({ handlers: createFakeReview() })
  const server = await serveFakeHost(host, join(dirname(inject('program')), 'renderer'))
  onTestFinished(() => server.close())
  const { page } = await visit(browser(), server.newLink())
  await openScreen(page, 'Review')
  await page.getByRole('navigation', { name: 'Questions' }).getByText('S03E07').click()
  await page.getByText('There is a better subtitle than ours.', { exact: true }).waitFor()
  await page.getByText('All 2 of this kind').click()
  await page.getByRole('button', { name: 'Replace 2 files: up to 2 downloads' }).click()
  await becomes(() => page.getByRole('status').filter({ hasText: 'answered' }).count(), 1)
})

test('the best for all that are left is one press, says its price, and is taken back as one', async () => {
  const folder = tempFolder()
  const world = await makeDoubts({ folder, movies: 3, episodes: 3 })
  const remote = await startRemoteWorld(folder, world)
  const app = await remote.startApp()
  const { page, faults } = await visit(browser(), app.link)
  await press(page, /^Go to the library/)
  await addFolder(page, remote.steps)
  await press(page, /^Find subtitles for these 6/)
  await press(page, /^Review 6$/)
  await page.getByRole('button', { name: 'Best for 3 of this title: 3 downloads' }).waitFor()
  await page.keyboard.press('b')
  await open(page, 3)
  await page.getByRole('button', { name: 'Best for all 3: 3 downloads' }).waitFor()
  await page.keyboard.press('Shift+B')
  await page.getByText('No open questions').waitFor()
  await page.keyboard.press('Control+z')
  await open(page, 3)
  await page.getByRole('button', { name: 'Best for all 3: 3 downloads' }).waitFor()
  await page.keyboard.press('Shift+B')
  await page.getByText('No open questions').waitFor()
  await page.keyboard.press('Escape')
  await press(page, /^Run: 6 downloads/)
  await becomes(async () => await numbersOf(page, 'Rows by state', ['All', 'Written']), { All: 6, Written: 6 }, 60_000)
  for (const video of world.videos) expect(spokenBeside(world.library, video)).toContain('by ')
  expect(faults).toEqual([])
})
