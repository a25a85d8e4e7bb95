/** How quickly the library in memory answers a screen: grouped, opened, sorted, searched, beside one walk over the flat list. */
import { createLibraryView, type LibraryView } from '../../../electron/views/library/list/libraryView.ts'
import { parseWishes } from '../../../electron/wanted/parseWishes.ts'
import type { RulesBook } from '../../../electron/wanted/rulesBook.ts'
import { bookOf } from '../../support/make/bookOf.ts'
import type { LibraryQuery } from '../../../shared/contract/library.ts'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { setTimeout as wait } from 'node:timers/promises'
import { madeFolder, makeEntries, madeRules } from '../madeLibrary.ts'
import { count, ms, rowOf, type Row } from '../report.ts'
import type { Sizes } from '../sizes.ts'

const goalMs = 100
const heldGoalMs = 50
const rounds = 7
const query: LibraryQuery = {
  search: '',
  sort: 'title',
  isDescending: false,
  sortLanguage: null,
  view: 'titles',
  open: { all: false, except: [] },
  offset: 0,
  limit: 100,
}

export async function libraryRows(_: string, { shownVideos }: Sizes): Promise<readonly Row[]> {
  const rows: Row[] = []
  for (const videos of shownVideos) rows.push(...(await rowsFor(videos)))
  return rows
}

async function rowsFor(videos: number): Promise<readonly Row[]> {
  const entries = makeEntries(videos)
  const heapBefore = usedBytes()
  const view = createLibraryView(madeRules)
  view.setFolders([madeFolder], new Set())
  const taken = await measured(() => view.replace(entries), 1)
  const kept = usedBytes() - heapBefore
  const flat = await measured(() => void entries.filter(({ searchKey }) => searchKey.includes('nowhere')), rounds)
  const page = (change: Partial<LibraryQuery>) => view.page({ ...query, ...change })
  const change = () => view.put(entries[Math.floor(videos / 2)]!)
  const changeMany = () =>
    entries.filter((_, at) => at % Math.ceil(videos / 2_000) === 0).forEach((one) => view.put(one))
  const files = { view: 'files', sort: 'title' } as const
  const otherRules = everyOther(madeRules, bookOf('en,inside:es>es,fr'))
  const works: readonly (readonly [work: string, act: () => Promise<unknown>, times: number])[] = [
    ['first page by title', () => page({}), 1],
    ['page after one video changed', () => (change(), page({})), rounds],
    [
      'all titles opened, last page',
      () => (change(), page({ open: { all: true, except: [] }, offset: videos })),
      rounds,
    ],
    ['first sort by change', () => page({ sort: 'changed', isDescending: true }), 1],
    ['first sort by a language', () => page({ sort: 'language', sortLanguage: 'es' }), 1],
    ['first sort by folder', () => page({ sort: 'folder' }), 1],
    ['first sort of files by folder', () => page({ view: 'files', sort: 'folder' }), 1],
    ['ids of all rows, every title open', allIds(view, videos), rounds],
    ['five titles for the palette', palette(page), rounds],
    ['new search of three words', searches(page), rounds],
    ['page of a search after one video changed', () => (change(), page({ search: 'winter is:missing' })), rounds],
    ['facts of all that a search shows', async () => (change(), facts(view, 'is:missing lang:es')), rounds],
    ['facts of all of it', async () => (change(), facts(view, '')), rounds],
    ['page of files of a search, by title', () => (change(), page({ ...files, search: 'winter is:missing' })), rounds],
    ['page by title after 2,000 videos changed', () => (changeMany(), page({})), rounds],
    ['page of files after 2,000 videos changed', () => (changeMany(), page(files)), rounds],
    ['counts after the wishes changed', () => (view.setRules(otherRules()), view.prepareCounts()), rounds],
    [
      'page of a search after the wishes changed',
      () => (view.setRules(otherRules()), page({ search: 'is:missing' })),
      rounds,
    ],
    ['what other wishes would mean', () => view.tryRules(bookOf('fr'), parseWishes('fr')), rounds],
    ['what a plan of it is made for', () => view.findToPlan({ search: '', ids: null }), rounds],
    [
      'counts and tree after one video changed',
      async () => (change(), [view.counts(), view.tree(() => 'there')]),
      rounds,
    ],
  ]
  const rows = [
    rowOf({
      work: `${count(videos)} videos grouped by title`,
      measured: `${ms(taken.medianMs)}, held up ${ms(taken.heldMs)}`,
      beside: `${count(view.counts().titles)} titles, ${Math.round(kept / videos)} bytes a video`,
      ratio: `${(taken.medianMs / flat.medianMs).toFixed(1)} walks over the flat list`,
      goal: `held up < ${heldGoalMs} ms`,
      isMet: taken.heldMs < heldGoalMs,
    }),
  ]
  for (const [work, act, times] of works) {
    const { medianMs, heldMs } = await measured(act, times)
    rows.push(
      rowOf({
        work: `library of ${count(videos)}: ${work}`,
        measured: `${ms(medianMs)}, held up ${ms(heldMs)}`,
        beside: `a walk over the flat list ${ms(flat.medianMs)}`,
        ratio: (medianMs / flat.medianMs).toFixed(1),
        goal: videos > 12_000 ? `held up < ${heldGoalMs} ms` : `< ${goalMs} ms, held up < ${heldGoalMs} ms`,
        isMet: heldMs < heldGoalMs && (videos > 12_000 || medianMs < goalMs),
      }),
    )
  }
  return rows
}

function everyOther(first: RulesBook, second: RulesBook): () => RulesBook {
  let at = 0
  return () => (at++ % 2 === 0 ? second : first)
}

/** What choosing all of it asks for. */
function allIds(view: LibraryView, videos: number): () => Promise<unknown> {
  const asked = { ...query, open: { all: true, except: [] } }
  return () => view.rowIds(asked, 0, 2 * videos)
}

/** Another one each time: none is remembered. */
function searches(page: (change: Partial<LibraryQuery>) => Promise<unknown>): () => Promise<unknown> {
  let at = 0
  return () => page({ search: `winter s0${1 + (at++ % 8)} is:missing ${at}` })
}

function palette(page: (change: Partial<LibraryQuery>) => Promise<unknown>): () => Promise<unknown> {
  let at = 0
  return () => page({ search: `harbour ${at++}`, limit: 5 })
}

async function facts(view: LibraryView, search: string): Promise<unknown> {
  return view.facts({ search, ids: null, language: 'es' }, { canOpenVideo: true, canShowInFolder: true })
}

/** Medians of some rounds: how long it took, and how long the event loop was held up at worst in a round. */
export async function measured(act: () => unknown, times: number) {
  const taken: number[] = []
  const held: number[] = []
  usedBytes() // Rubbish of what was before is not this work's.
  const delay = monitorEventLoopDelay({ resolution: 1 })
  await wait(5)
  delay.enable()
  for (let round = 0; round < times; round += 1) {
    await wait(5)
    delay.reset()
    // What follows a reset at once is not counted.
    await wait(5)
    const startedMs = performance.now()
    await act()
    taken.push(performance.now() - startedMs)
    await wait(5)
    held.push(delay.max / 1e6)
  }
  delay.disable()
  return { medianMs: medianOf(taken), heldMs: medianOf(held) }
}

function medianOf(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}

/** After garbage was collected: what is left of other rows would count against what this one keeps. */
function usedBytes(): number {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
  return process.memoryUsage().heapUsed
}
