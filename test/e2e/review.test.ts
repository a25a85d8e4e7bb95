/** What is not sure is looked at file by file, with the keyboard alone: the mouse is never used here. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { useBrowser } from '../support/browser/browser.ts'
import { makeDoubts } from '../support/make/makeDoubts.ts'
import { startRemoteWorld } from '../support/make/remoteWorld.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'
import { visit } from '../support/browser/webApp.ts'
import { becomes, numbersOf } from './hands.ts'

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

const decided = (page: Page, count: number) => page.getByText(`${count} of ${movies + episodes} decided`).waitFor()
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
  await press(page, /^Find subtitles for 20 videos/)
  await press(page, /^Review the 20/)
  const file = page.getByRole('navigation', { name: 'Files to review' }).locator('[aria-current=true]')
  const chosen = page.getByRole('listbox', { name: 'Candidates' }).getByRole('option', { selected: true })

  // The season stands first: its third candidate, for all its episodes.
  await becomes(() => file.innerText(), expect.stringContaining('Doubtful.House.S01E01') as unknown as string)
  await page.keyboard.press('3')
  await becomes(() => chosen.innerText(), expect.stringContaining('THIRD') as unknown as string)
  await page.keyboard.press('a')
  await decided(page, episodes)
  await page.keyboard.press('Enter')

  // Then every movie: the last is skipped, each other gets one of three in turn.
  for (let index = 0; index < movies - 1; index += 1) {
    await becomes(
      () => file.innerText(),
      expect.stringContaining(`Question.${letters[index] ?? ''}`) as unknown as string,
    )
    await page.keyboard.press(`${(index % 3) + 1}`)
    await decided(page, episodes + index + 1)
    await page.keyboard.press('Enter')
  }
  await page.keyboard.press('Space')
  await decided(page, episodes + movies)
  await page.keyboard.press('Enter')
  await becomes(() => numbersOf(page, 'Rows by answer', ['Needs review', 'Chosen by you', 'Skipped']), {
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
