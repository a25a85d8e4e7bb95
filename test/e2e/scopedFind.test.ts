/** Find under a filter: the button says the number, the plan holds exactly these, as the command does; and one key takes it back. */
import { basename, join } from 'node:path'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { useBrowser } from '../support/browser/browser.ts'
import { visit } from '../support/browser/webApp.ts'
import { tempFolder, treeLines } from '../support/disks/tempFolder.ts'
import { makeShowcase } from '../support/make/worlds/makeShowcase.ts'
import { startRemoteWorld, type RemoteWorld } from '../support/make/worlds/remoteWorld.ts'
import { runHere } from '../support/programs/runHere.ts'
import { setUpHome } from '../support/programs/setUpHome.ts'
import { becomes, chip, numberIn, numbersOf, openFirstRun, openLibrary, openScreen, runEnds } from './hands.ts'
import { shownCount } from './openShelf.ts'

const browser = useBrowser()

/** What both say of a plan. */
interface Told {
  /** Videos that miss something. */
  readonly videos: number
  /** Their subtitle is there under another release's name: a plan offers to rename it. */
  readonly renamed: number
  readonly searches: number
  readonly downloads: number
  readonly write: number
  readonly review: number
  readonly notFound: number
  /** Of the files that would be written. */
  readonly names: readonly string[]
}

interface PlanLine {
  readonly event: string
  readonly video: string
  readonly language: string
  readonly search_units: number
  readonly downloads: number
  readonly files: number
  readonly ask: number
  readonly none: number
  readonly re_paired: number
}

/** The command asks the same service from a home of its own. */
async function toldByCommand({ service }: RemoteWorld, folder: string, languages: string): Promise<Told> {
  const home = join(tempFolder(), 'home')
  setUpHome(home, { 'service.address': service.url, languages })
  const env = { UNDERTITLE_API_KEY: service.key }
  const { stdout } = await runHere(['plan', folder, '--json', '--home', home], { env })
  const lines = stdout.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as PlanLine]))
  const plan = lines.find(({ event }) => event === 'plan')!
  return {
    videos: new Set(lines.filter(({ event }) => event === 'matched').map(({ video }) => video)).size,
    renamed: lines.find(({ event }) => event === 'scanned')!.re_paired,
    searches: plan.search_units,
    downloads: plan.downloads,
    write: plan.files,
    review: plan.ask,
    notFound: plan.none,
    names: lines
      .filter(({ event }) => event === 'would_write')
      .map(({ video, language }) => basename(video).replace(/mkv$/, `${language}.srt`))
      .sort(),
  }
}

/** Of the plan that is open, once it is that of so many videos. */
async function toldByWindow(page: Page, rows: number): Promise<Told> {
  const run = page.getByRole('button', { name: /^Run: \d+ downloads?/ })
  await page.getByText(`${rows} videos · `).waitFor({ timeout: 60_000 })
  await run.waitFor({ timeout: 60_000 })
  const cells = page.getByRole('grid', { name: 'Planned subtitles' }).locator('.plan-cell').filter({ hasText: 'Write' })
  const numbers = await numbersOf(page, 'Subtitles by answer', ['Write', 'Needs review', 'Not found'])
  const ofStrays = chip(page, 'Subtitles by answer', 'Yours, old name')
  const renamed = (await ofStrays.count()) === 0 ? 0 : numberIn(await ofStrays.innerText())
  await becomes(() => cells.count(), numbers['Write'] ?? 0)
  const tips = await cells.evaluateAll((all: readonly { getAttribute(name: string): string | null }[]) =>
    all.map((cell) => cell.getAttribute('title') ?? ''),
  )
  const numberOf = async (words: RegExp) =>
    Number(/\d+/.exec(await page.getByText(words).first().innerText())?.[0] ?? 0)
  return {
    videos: (await numberOf(/^\d+ videos · /)) - renamed,
    renamed,
    searches: await numberOf(/^Matching took \d+ search/),
    downloads: Number(/(\d+) download/.exec(await run.innerText())?.[1]),
    write: numbers['Write'] ?? 0,
    review: numbers['Needs review'] ?? 0,
    notFound: numbers['Not found'] ?? 0,
    names: tips.map((tip) => tip.split('\n')[0] ?? '').sort(),
  }
}

test('one folder and one language are found as the command finds them, said at the foot, and taken back by one key', async () => {
  const folder = tempFolder()
  const world = await makeShowcase(folder)
  const remote = await startRemoteWorld(folder, world)
  setUpHome(remote.home, { languages: 'en,es' })
  const ofFilms = await toldByCommand(remote, join(world.library, 'Films'), 'en,es')
  const ofEnglish = await toldByCommand(remote, world.library, 'en')
  expect([ofFilms.write, ofEnglish.write - ofFilms.write]).toEqual([
    expect.toSatisfy((n) => n > 0),
    expect.toSatisfy((n) => n > 5),
  ])

  const app = await remote.startApp()
  const { page, faults } = await visit(browser(), app.link)
  await page.setViewportSize({ width: 1280, height: 2_600 })
  await openLibrary(page, remote.steps)
  await becomes(() => numbersOf(page, 'Filters', ['All']), { All: world.videos })
  const before = treeLines(world.library)
  const tree = page.getByRole('tree', { name: 'Folders' })
  await tree.getByRole('treeitem', { name: /^All folders/ }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await tree.getByRole('treeitem', { name: /^Films/ }).click()
  await becomes(() => shownCount(page), `8 of ${world.videos} videos`)
  await page.getByRole('button', { name: `Find subtitles for these ${ofFilms.videos}` }).click()
  expect(await toldByWindow(page, ofFilms.videos + ofFilms.renamed)).toEqual(ofFilms)

  await openScreen(page, 'Library')
  await page.getByRole('button', { name: /^Remove in:/ }).click()
  await page.getByRole('button', { name: /^English: \d+ of/ }).click()
  await page.getByRole('button', { name: `Find subtitles for these ${ofEnglish.videos}` }).click()
  const english = await toldByWindow(page, ofEnglish.videos + ofEnglish.renamed)
  // The films were asked for before: an answer is paid for once.
  expect(english).toEqual({ ...ofEnglish, searches: english.searches })
  expect(english.searches).toBeLessThanOrEqual(ofEnglish.searches)

  await page.getByRole('button', { name: /^Run: / }).click()
  await runEnds(page)
  const said = page.locator('.said-line')
  await becomes(() => said.getByRole('status').innerText(), `${english.write} subtitles written`)
  await said.getByRole('button', { name: 'Undo' }).waitFor()
  const rows = page.getByRole('grid', { name: 'Subtitles of this run' })
  await becomes(() => rows.getByRole('button', { name: /^Wrong, next/ }).count(), english.write)
  const written = treeLines(world.library)
  expect(written).toHaveLength(before.length + english.write)
  await page.keyboard.press('Control+z')
  await becomes(() => said.getByRole('status').innerText(), `Undone: ${english.write} files moved to the trash.`)
  expect(treeLines(world.library)).toEqual(before)
  await becomes(() => rows.getByRole('button', { name: /^Wrong, next/ }).count(), 0)
  // Neither after a reload, nor in the list of runs.
  await openFirstRun(page)
  await rows.getByRole('row').nth(1).waitFor()
  expect(await page.getByRole('button', { name: /^Wrong, next/ }).count()).toBe(0)
  expect(faults).toEqual([])
})
