/** How soon the window answers a hand: the built screens over the real web transport and the host's real library, from the key or click in the page to what it asked for. */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright'
import { build } from 'vite'
import { launchBrowser } from '../../support/browser/browser.ts'
import { createLibraryView } from '../../../electron/views/library/list/libraryView.ts'
import type { LibraryState } from '../../../shared/contract/library.ts'
import { createFakeHost, type FakeHost } from '../../support/fakes/fakeHost.ts'
import { serveFakeHost } from '../../support/fakes/fakeWeb.ts'
import { median } from '../clock.ts'
import { madeFolder, makeEntries, madeRules } from '../madeLibrary.ts'
import { pageCpuMs } from '../pageCpuMs.ts'
import { count, ms, rowOf, type Row } from '../report.ts'
import type { Sizes } from '../sizes.ts'

const goals = { firstRowMs: 1_000, answerMs: 100 }
const rounds = 7

/** What a hand does, and what the page then shows: an expression of the page, which may ask `bench`. */
interface Work {
  readonly name: string
  readonly act: (page: Page, round: number) => Promise<unknown>
  readonly shows: string
  /** Not measured: the page stands as it stood. */
  readonly undo: (page: Page) => Promise<unknown>
}

const keys = (page: Page, ...chords: readonly string[]) =>
  chords.reduce<Promise<unknown>>((done, chord) => done.then(() => page.keyboard.press(chord)), Promise.resolve())
const field = (page: Page) => page.getByRole('textbox', { name: 'Search the library' })
const grid = (page: Page) => page.getByRole('treegrid')
const none = () => Promise.resolve()
const isWhole = `bench.isWhole()`

const sort: Work = {
  name: 'sort by a column',
  // Each column both ways: its first row is another one each time.
  act: (page, round) =>
    page
      .locator('.titles-sort')
      .nth(Math.ceil(round / 2))
      .click(),
  shows: `bench.isChanged() && ${isWhole}`,
  undo: none,
}
const chooseAll: Work = {
  name: 'choose all of it',
  act: (page) => keys(page, 'Control+a'),
  shows: `/^\\d+,?\\d{3} videos/.test(document.querySelector('.scope-bar strong')?.textContent ?? '')`,
  undo: (page) => keys(page, 'Escape'),
}

const works: readonly Work[] = [
  {
    name: 'open a title',
    act: (page) => keys(page, 'ArrowRight'),
    shows: `document.querySelector('[aria-level="2"][aria-busy=false]') !== null && ${isWhole}`,
    undo: (page) => keys(page, 'ArrowLeft'),
  },
  {
    name: 'open every title',
    act: (page) => keys(page, '*'),
    shows: `bench.isChanged() && ${isWhole}`,
    undo: (page) => keys(page, '*'),
  },
  sort,
  chooseAll,
  {
    name: 'open the palette',
    act: (page) => keys(page, 'Control+k'),
    shows: `document.querySelector('dialog [role=option]') !== null`,
    undo: (page) => keys(page, 'Escape'),
  },
]

/** The other view: no title is to be opened there. */
const worksOfFiles: readonly Work[] = [
  { ...sort, name: 'sort the files by a column' },
  { ...chooseAll, name: 'choose all files' },
]

/** Each put in the place of the one before. */
const words = ['harbour', 'winter', 'copper', 'largos', 'zimmer', 'film 2', 'rain s03']

export async function windowRows(home: string, { shownVideos }: Sizes): Promise<readonly Row[]> {
  const videos = Math.min(...shownVideos)
  const browser = await launchBrowser().catch(() => null)
  if (!browser) return [rowOf({ work: `the window over ${count(videos)} videos`, measured: 'no browser here' })]
  const screens = join(home, 'screens')
  await build({ configFile: 'vite.renderer.config.ts', logLevel: 'error', build: { outDir: screens } })
  const server = await serveFakeHost(await createMadeLibrary(videos), screens)
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
    await context.addInitScript({ path: fileURLToPath(new URL('../page/frames.js', import.meta.url)) })
    const page = await context.newPage()
    page.setDefaultTimeout(10_000)
    await page.goto(server.newLink())
    return await measureAll(page, videos)
  } finally {
    await browser.close()
    await server.close()
  }
}

/** The library as the window's host keeps it, of videos that are on no disk. */
async function createMadeLibrary(videos: number): Promise<FakeHost> {
  const view = createLibraryView(madeRules)
  view.setFolders([madeFolder], new Set())
  await view.replace(makeEntries(videos))
  await view.prepareCounts()
  const abilities = { canOpenVideo: true, canShowInFolder: false }
  const state = (): LibraryState => ({
    revision: 1,
    missingRevision: view.missingRevision(),
    isScanning: false,
    found: 0,
    lastScanMs: null,
    counts: { ...view.counts(), skipped: 0, unreadable: 0, orphans: 0 },
    folders: [
      {
        id: madeFolder.id,
        path: madeFolder.path,
        token: view.folderToken(madeFolder.id),
        videos,
        onlySkipped: 0,
        state: 'there',
      },
    ],
    tree: view.tree(() => 'there').map((node) => ({ ...node, unreadable: 0 })),
  })
  return createFakeHost({
    handlers: {
      'library.state': async () => state(),
      'library.page': async (query) => ({ ...(await view.page(query)), revision: 1 }),
      'library.rowIds': async ({ query, from, to }) => ({ ids: await view.rowIds(query, from, to), revision: 1 }),
      'library.scope': async (scope) => view.facts(scope, abilities),
    },
  })
}

async function measureAll(page: Page, videos: number): Promise<readonly Row[]> {
  const firstMs = await page.evaluate<number>('bench.rowsSinceStart()')
  const of = `window over ${count(videos)} videos: `
  const rows = [
    rowOf({
      work: `${of}first row, from opening the page`,
      measured: ms(firstMs),
      goal: `< ${goals.firstRowMs} ms`,
      isMet: firstMs < goals.firstRowMs,
    }),
  ]
  const answered = (name: string, answers: readonly Answer[]) => {
    const taken = answers.map(({ tookMs }) => tookMs)
    const middle = median(taken)
    const cpuMs = median(answers.map((answer) => answer.cpuMs))
    return rowOf({
      work: of + name,
      measured: ms(middle),
      beside: `the first ${ms(taken[0] ?? 0)}, the slowest ${ms(Math.max(...taken))}; ${ms(cpuMs)} of CPU of page and host`,
      goal: `< ${goals.answerMs} ms`,
      isMet: middle < goals.answerMs,
    })
  }
  for (const work of works) rows.push(answered(work.name, await timesOf(page, work)))
  await keys(page, 'Control+k')
  await settled(page)
  rows.push(answered('words put into the palette', await putWords(page, 'bench.isListChanged()')))
  await keys(page, 'Escape')
  await field(page).focus()
  rows.push(answered('words put into the search', await putWords(page, `bench.isChanged() && ${isWhole}`)))
  await field(page).fill('')
  await page.getByRole('radiogroup', { name: 'View' }).getByText('Files').click()
  await page.getByRole('treegrid', { name: 'Videos' }).waitFor()
  for (const work of worksOfFiles) rows.push(answered(work.name, await timesOf(page, work)))
  return rows
}

async function timesOf(page: Page, work: Work): Promise<readonly Answer[]> {
  await grid(page).focus()
  await keys(page, 'Home')
  await settled(page)
  const taken: Answer[] = []
  for (let round = 0; round < rounds; round += 1) {
    taken.push(await answerTo(page, work.shows, () => work.act(page, round)))
    await work.undo(page)
    await settled(page)
  }
  return taken
}

async function putWords(page: Page, shows: string): Promise<readonly Answer[]> {
  const taken: Answer[] = []
  for (const word of words) {
    await keys(page, 'Control+a')
    taken.push(await answerTo(page, shows, () => page.keyboard.insertText(word)))
    await settled(page)
  }
  return taken
}

interface Answer {
  readonly tookMs: number
  readonly cpuMs: number
}

/** Time in the page, from the key, the text or the click to the end of the frame that shows it; and what it cost, also where the machine is busy. */
async function answerTo(page: Page, shows: string, act: () => Promise<unknown>): Promise<Answer> {
  await page.evaluate(`bench.expect(() => ${shows})`)
  const beforeMs = await spentMs(page)
  await act()
  const tookMs = await page.evaluate<number>('bench.answered')
  return { tookMs, cpuMs: (await spentMs(page)) - beforeMs }
}

/** Of the page, and of this process: the host is in it. */
async function spentMs(page: Page): Promise<number> {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000 + (await pageCpuMs(page))
}

/** Nothing of the act before is under way any more. */
function settled(page: Page): Promise<unknown> {
  return page.waitForTimeout(250)
}
