/** The list of 100,000 videos, grouped with all of it open and as files, in real Chromium: the built screens over the real web transport, the host from memory. */
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright'
import { build } from 'vite'
import type { LibraryState } from '../../../shared/contract/library.ts'
import { launchBrowser } from '../../support/browser/browser.ts'
import { createFakeHost, type FakeHost } from '../../support/fakes/fakeHost.ts'
import { fakeRows } from '../../support/fakes/fakeTitles.ts'
import { countFake, fakeFolders, fakeTree, makeFakeVideos } from '../../support/fakes/fakeVideos.ts'
import { serveFakeHost } from '../../support/fakes/fakeWeb.ts'
import { quantile } from '../clock.ts'
import { pageCpuMs } from '../pageCpuMs.ts'
import { count, ms, rowOf, type Row } from '../report.ts'
import type { Sizes } from '../sizes.ts'

const goals = { mountMs: 200, scrollP95Ms: 20, changesP95Ms: 20, changesWorstMs: 50, heapMb: 120 }
const changesASecond = 200
const watchedFrames = 300
/** A turned wheel, and a dragged scroll bar: nearly a whole window in each frame. */
const pixelsAFrame = { wheel: 120, drag: 700 }

export async function rendererRows(folder: string, { listedRows }: Sizes): Promise<readonly Row[]> {
  const browser = await launchBrowser().catch(() => null)
  if (!browser) return [rowOf({ work: `a list of ${count(listedRows)} rows`, measured: 'no browser here' })]
  const screens = join(folder, 'screens')
  await build({ configFile: 'vite.renderer.config.ts', logLevel: 'error', build: { outDir: screens } })
  const library = createBusyLibrary(listedRows)
  const server = await serveFakeHost(library.host, screens)
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
    await context.addInitScript({ path: fileURLToPath(new URL('../page/frames.js', import.meta.url)) })
    const page = await context.newPage()
    await page.goto(server.newLink())
    return await measure(page, library, listedRows)
  } finally {
    await browser.close()
    await server.close()
  }
}

async function measure(page: Page, library: BusyLibrary, rows: number): Promise<readonly Row[]> {
  const list = `a list of ${count(rows)} rows`
  const startMs = await page.evaluate<number>('bench.rowsSinceStart()')
  await page.evaluate('bench.openLastScreen()')
  const mountMs = await page.evaluate<number>('bench.openFirstScreen()')
  const wheel = await scrollRow(page, list, pixelsAFrame.wheel)
  const drag = await scrollRow(page, list, pixelsAFrame.drag)
  const changes = await changesRow(page, list, library)
  const heapMb = await heapOf(page)
  await page.getByRole('radiogroup', { name: 'View' }).getByText('Files').click()
  await page.getByRole('treegrid', { name: 'Videos' }).getByRole('gridcell').first().waitFor()
  const files = `${list}, as files,`
  const filesWheel = await scrollRow(page, files, pixelsAFrame.wheel)
  await page.evaluate('bench.scrollToTop()')
  const filesDrag = await scrollRow(page, files, pixelsAFrame.drag)
  return [
    rowOf({
      work: `open ${list}: from the click to its rows`,
      measured: ms(mountMs),
      beside: `from opening the page ${ms(startMs)}`,
      goal: `< ${goals.mountMs} ms`,
      isMet: mountMs < goals.mountMs,
    }),
    wheel,
    drag,
    filesWheel,
    filesDrag,
    changes,
    rowOf({
      work: `memory of the page's script with ${list}`,
      measured: `${count(heapMb)} MB`,
      goal: `< ${goals.heapMb} MB`,
      isMet: heapMb < goals.heapMb,
    }),
  ]
}

async function scrollRow(page: Page, list: string, pixels: number): Promise<Row> {
  const beforeMs = await pageCpuMs(page)
  const frames = await page.evaluate<number[]>(`bench.scroll(${watchedFrames}, ${pixels})`)
  // On a busy machine this says what the frames cannot: whether the page itself is late.
  const cpuMs = ((await pageCpuMs(page)) - beforeMs) / watchedFrames
  const p95 = quantile(frames, 0.95)
  return rowOf({
    work: `scroll ${list} by ${count(pixels)} pixels a frame, ${count(watchedFrames)} frames`,
    measured: `frame p50 ${ms(quantile(frames, 0.5))}, p95 ${ms(p95)}`,
    beside: `worst ${ms(Math.max(...frames))}; ${ms(cpuMs)} of the page’s CPU a frame`,
    goal: `p95 < ${goals.scrollP95Ms} ms`,
    isMet: p95 < goals.scrollP95Ms,
  })
}

/** Beside the same page told nothing: frames alone also say how busy the machine is. */
async function changesRow(page: Page, list: string, library: BusyLibrary): Promise<Row> {
  await page.evaluate('bench.scrollToTop()')
  const calm = await watched(page)
  const stop = library.changeSteadily()
  const busy = await watched(page)
  const told = await stop()
  const cpuMs = Math.max(0, busy.cpuMs - calm.cpuMs) / told
  return rowOf({
    work: `${changesASecond} changes a second told to ${list}`,
    measured: `frame p95 ${ms(busy.p95Ms)}, worst ${ms(busy.worstMs)}`,
    beside: `${count(told)} changes told, ${ms(cpuMs)} of the page’s CPU each; told none: p95 ${ms(calm.p95Ms)}, worst ${ms(calm.worstMs)}`,
    goal: `p95 < ${goals.changesP95Ms} ms, none over ${goals.changesWorstMs} ms`,
    isMet: busy.p95Ms < goals.changesP95Ms && busy.worstMs <= goals.changesWorstMs,
  })
}

async function watched(page: Page) {
  const beforeMs = await pageCpuMs(page)
  const frames = await page.evaluate<number[]>(`bench.watch(${watchedFrames})`)
  return {
    p95Ms: quantile(frames, 0.95),
    worstMs: Math.max(...frames),
    cpuMs: (await pageCpuMs(page)) - beforeMs,
  }
}

async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize / 2 ** 20
}

interface BusyLibrary {
  readonly host: FakeHost
  /** Changes rows in sight until the returned function is called, which answers how many were changed. */
  changeSteadily(): () => Promise<number>
}

/** Its answers cost next to nothing, so that what is measured is the page. Every title of it is open. */
function createBusyLibrary(rows: number): BusyLibrary {
  const videos = makeFakeVideos(rows)
  const asked = { search: '', sort: 'title', isDescending: false, sortLanguage: null } as const
  const listOf = (view: 'titles' | 'files') => [
    ...fakeRows(videos, { ...asked, view, open: { all: true, except: [] } }, () => true),
  ]
  const shown = { titles: listOf('titles'), files: listOf('files') }
  const state: LibraryState = {
    revision: 1,
    missingRevision: 1,
    isScanning: false,
    found: 0,
    lastScanMs: null,
    counts: countFake(videos),
    folders: [...fakeFolders],
    tree: fakeTree(fakeFolders),
  }
  let changes = 0
  const now = (): LibraryState => ({ ...state, revision: state.revision + changes })
  const host = createFakeHost({
    handlers: {
      'library.state': async () => now(),
      'library.page': async ({ view, offset, limit }) => ({
        rows: shown[view].slice(offset, offset + limit),
        total: shown[view].length,
        videos: rows,
        revision: now().revision,
      }),
    },
  })
  const changeOne = () => {
    changes += 1
    const index = changes % 100
    const row = shown.titles[index]
    if (row) shown.titles[index] = { ...row, changedMs: row.changedMs + 86_400_000 }
    host.emit({ name: 'library.changed', payload: now() })
  }
  return { host, changeSteadily: () => steadily(changeOne) }
}

function steadily(act: () => void): () => Promise<number> {
  let isStopped = false
  let acts = 0
  const startedMs = performance.now()
  async function run(): Promise<number> {
    while (!isStopped) {
      const due = ((performance.now() - startedMs) / 1000) * changesASecond
      for (; acts < due; acts += 1) act()
      await wait(5)
    }
    return acts
  }
  const running = run()
  return () => {
    isStopped = true
    return running
  }
}
