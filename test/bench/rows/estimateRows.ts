/** How quickly the window's host tells what a plan of a whole library would cost, beside reading the same videos alone. */
import { openDatabase } from '../../../electron/database/database.ts'
import { createLibraryIndex } from '../../../electron/library/libraryIndex.ts'
import type { LibraryVideo } from '../../../electron/library/mediaFile.ts'
import { nameQuestion } from '../../../electron/matching/ask/question.ts'
import type { StoredAnswer } from '../../../electron/matching/ask/outcomes/storedAnswer.ts'
import { createTitleMemory } from '../../../electron/matching/titleMemory.ts'
import { createQuotaLedger } from '../../../electron/quota/quotaLedger.ts'
import type { ListedSubtitle } from '../../../electron/serviceClient/listing.ts'
import { createSettings } from '../../../electron/settings/settings.ts'
import { createEntryMaker } from '../../../electron/views/library/entries/entryMaker.ts'
import { keptVideo } from '../../../electron/views/library/entries/libraryEntry.ts'
import { createPlanEstimates } from '../../../electron/views/plan/making/planEstimates.ts'
import { readVideos } from '../../../electron/views/plan/readVideos.ts'
import { rulesAre } from '../../support/make/bookOf.ts'
import { madeName } from '../madeLibrary.ts'
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
  for (const videos of shownVideos) rows.push(...(await rowsFor(videos)))
  return rows
}

async function rowsFor(videos: number): Promise<readonly Row[]> {
  const { library, entries, estimates, answerAll, close } = await openLibrary(videos)
  const read = await measured(() => readVideos(library, entries, signal), rounds)
  const tell = () => estimates.estimate(whole, signal)
  const row = (work: string, told: Measured, searches: number) =>
    rowFor({ work: `what a plan of ${count(videos)} videos would cost${work}`, videos, told, read, searches })
  const unasked = [
    row(', the first time', await measured(tell, 1), (await tell()).searches),
    row('', await measured(tell, rounds), (await tell()).searches),
  ]
  answerAll()
  const answered = [
    row(', all answered before, the first time', await measured(tell, 1), (await tell()).searches),
    row(', all answered before', await measured(tell, rounds), (await tell()).searches),
  ]
  close()
  return [...unasked, ...answered]
}

type Measured = Awaited<ReturnType<typeof measured>>

interface Told {
  readonly work: string
  readonly videos: number
  readonly told: Measured
  readonly read: Measured
  readonly searches: number
}

function rowFor({ work, videos, told, read, searches }: Told): Row {
  const isSmall = videos <= 12_000 && !work.endsWith('time')
  return rowOf({
    work,
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
    findToPlan: async () => entries,
    has: () => true,
    video: (id: string): LibraryVideo => maker.known(index.find(pathOf.get(id) ?? '')!),
    folders: () => [{ id: 'f1', path: folder.path, token: 'library', videos, onlySkipped: 0, state: 'there' as const }],
    idle: async () => undefined,
    lookAtFolders: async () => undefined,
    countAway: async () => 0,
    scope: () => Promise.reject(new Error('nobody asks what is missing')),
  }
  const nowMs = () => Date.now()
  const settings = createSettings(db)
  const ledger = createQuotaLedger(db, { nowMs })
  const counter = { used: 0, limit: 2_000, remaining: 2_000, resetsAtMs: nowMs() + 3_600_000 }
  ledger.learn(settings.read()['service.address'], { search: counter })
  const memory = createTitleMemory(db, { nowMs })
  const estimates = createPlanEstimates({
    library,
    memory,
    ledger,
    settings,
    rules: rulesAre('en,es>pt'),
    link: { current: () => Promise.reject(new Error('nobody is asked')) },
  })
  const answerAll = () => {
    const service = settings.read()['service.address']
    for (const entry of entries) {
      const question = nameQuestion(keptVideo(entry), entry.asked)
      if (question) memory.keepAnswers([{ question: { service, key: question.key, languages }, answer }])
    }
  }
  return { library, entries, estimates, answerAll, close: () => db.close() }
}

/** What the rules ask for. */
const languages = ['en', 'es', 'pt', 'pt-BR']

/** As many as a service lists for one name. */
const listed = Array.from({ length: 10 }, (_, at): ListedSubtitle => ({
  ...{ id: String(at), path: null, releaseNames: [`Some.Show.S01E01.1080p.WEB.H264-GROUP${at}`], fileName: 'a.srt' },
  ...{ language: 'en', season: 1, episodeFrom: 1, episodeEnd: 1, isFullSeason: false, isHearingImpaired: false },
  ...{ isMachineMade: false, fps: null, author: 'somebody', comment: null, files: null },
}))

const answer: StoredAnswer = {
  match: {
    ...{ titleId: 1, filmdbId: 'tt1', moviedbId: 1, type: 'tv', name: 'Some Show', year: 2014 },
    ...{ season: 1, episode: 1, confidence: 'high', score: 1 },
  },
  alternates: [],
  subtitles: listed,
  isById: false,
}

function fileAt(at: number) {
  const path = `${folder.path}/${madeName(at)}`
  return { path, root: folder.path, sizeBytes: 1e9 + at, modifiedMs: 1.7e12 + at * 60_000, sidecars: [] }
}
