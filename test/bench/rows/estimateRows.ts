/** How quickly the window's host tells what a plan of a whole library would cost, beside reading the same videos alone. */
import { openDatabase } from '../../../electron/database/database.ts'
import { createLibraryIndex } from '../../../electron/library/libraryIndex.ts'
import type { LibraryVideo } from '../../../electron/library/mediaFile.ts'
import { createTitleMemory } from '../../../electron/matching/titleMemory.ts'
import { createQuotaLedger } from '../../../electron/quota/quotaLedger.ts'
import { createSettings } from '../../../electron/settings/settings.ts'
import { createEntryMaker } from '../../../electron/views/library/entryMaker.ts'
import { createPlanEstimates } from '../../../electron/views/plan/making/planEstimates.ts'
import { readVideos } from '../../../electron/views/plan/readVideos.ts'
import { rulesAre } from '../../support/make/bookOf.ts'
import { count, ms, rowOf, type Row } from '../report.ts'
import type { Sizes } from '../sizes.ts'
import { measured } from './libraryRows.ts'

const goalMs = 100
const heldGoalMs = 50
const rounds = 5
const folder = { id: 'f1', path: '/media/library', scannedMs: null }
const whole = { search: '', ids: null, language: null }
const signal = new AbortController().signal

export async function estimateRows(_: string, { shownVideos }: Sizes): Promise<readonly Row[]> {
  const rows: Row[] = []
  for (const videos of shownVideos) rows.push(await rowFor(videos))
  return rows
}

async function rowFor(videos: number): Promise<Row> {
  const { library, estimates, close } = await openLibrary(videos)
  const read = await measured(() => readVideos(library, library.toPlan(), signal), rounds)
  const told = await measured(() => estimates.estimate(whole, signal), rounds)
  const { searches } = await estimates.estimate(whole, signal)
  close()
  const isSmall = videos <= 12_000
  return rowOf({
    work: `what a plan of ${count(videos)} videos would cost`,
    measured: `${ms(told.medianMs)}, held up ${ms(told.heldMs)}`,
    beside: `${count(searches)} searches; reading the videos alone ${ms(read.medianMs)}`,
    ratio: (told.medianMs / read.medianMs).toFixed(1),
    goal: isSmall ? `< ${goalMs} ms, held up < ${heldGoalMs} ms` : `held up < ${heldGoalMs} ms`,
    isMet: told.heldMs < heldGoalMs && (!isSmall || told.medianMs < goalMs),
  })
}

async function openLibrary(videos: number) {
  const db = openDatabase(':memory:')
  const found = { ids: { filmdbId: null, moviedbId: null }, areAllRead: true }
  const index = createLibraryIndex({ database: db, readMediaInfo: async () => null, readIds: async () => found })
  const maker = createEntryMaker({ ownerOf: () => null })
  const files = Array.from({ length: videos }, (__, at) => fileAt(at))
  for (let at = 0; at < videos; at += 1_000) await index.describeAll(files.slice(at, at + 1_000))
  const entries = files.map((file) => maker.entryOf({ file, media: null, ids: found.ids }, folder))
  const pathOf = new Map(entries.map(({ id, path }) => [id, path]))
  const library = {
    toPlan: () => entries,
    video: (id: string): LibraryVideo => maker.known(index.find(pathOf.get(id) ?? '')!),
    folders: () => [{ id: 'f1', path: folder.path, token: 'library', videos, state: 'there' as const }],
    idle: async () => undefined,
  }
  const nowMs = () => Date.now()
  const settings = createSettings(db)
  const ledger = createQuotaLedger(db, { nowMs })
  const counter = { used: 0, limit: 2_000, remaining: 2_000, resetsAtMs: nowMs() + 3_600_000 }
  ledger.learn(settings.read()['service.address'], { search: counter })
  const estimates = createPlanEstimates({
    library,
    memory: createTitleMemory(db, { nowMs }),
    ledger,
    settings,
    rules: rulesAre('en,es>pt'),
    link: { current: () => Promise.reject(new Error('nobody is asked')) },
  })
  return { library, estimates, close: () => db.close() }
}

const shows = ['Harbour Lights', 'The Long Winter', 'Copper and Rain', 'Los Días Largos', '遠い海', 'Das zweite Zimmer']

/** Two thirds episodes of shows, a third films. */
function fileAt(at: number) {
  const path = `${folder.path}/${at % 3 === 2 ? filmAt(at) : episodeAt(at)}`
  return { path, root: folder.path, sizeBytes: 1e9 + at, modifiedMs: 1.7e12 + at * 60_000, sidecars: [] }
}

function episodeAt(at: number): string {
  const [show, season, episode] = [Math.floor(at / 240), 1 + (Math.floor(at / 24) % 8), 1 + (at % 24)]
  const name = `${shows[show % shows.length] ?? ''} ${show}`
  const number = `S${String(season).padStart(2, '0')}E${String(episode).padStart(2, '0')}`
  return `Series/${name}/Season ${season}/${name.replaceAll(' ', '.')}.${number}.1080p.WEB.H264-NOVA.mkv`
}

function filmAt(at: number): string {
  const name = `Film ${at.toString(36)} of ${shows[at % shows.length] ?? ''} (${1950 + (at % 75)})`
  return `Films/${name}/${name.replaceAll(' ', '.')}.2160p.BluRay.x265-TIDE.mkv`
}
