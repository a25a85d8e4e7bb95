/** A host from memory that says one of the given strings wherever the contract has room for one. */
import type { UsageEntry } from '../../../shared/contract/account.ts'
import type { Judgement, SubtitleRow, TargetRow, TitleRow } from '../../../shared/contract/search.ts'
import type { Handlers } from '../../../shared/contract/index.ts'
import type { HistoryRow, LibraryRow, WishStatus } from '../../../shared/contract/library.ts'
import type { TrashRow } from '../../../shared/contract/runs/history.ts'
import type { CandidateRow, PlanGroup, PlanRow } from '../../../shared/contract/plan.ts'
import type { ReviewQuestion, ReviewRow } from '../../../shared/contract/runs/review.ts'
import type { RunCause, RunOutcome, RunRow } from '../../../shared/contract/runs/runs.ts'
import type { ToldTiming } from '../../../shared/contract/videos/timing.ts'
import { emptyPlan } from '../fakes/fakeAnswers.ts'
import { fakeOutcome, fakeRun, quietRuns } from '../fakes/fakeRuns.ts'
import { createFakeHost, type FakeHost } from '../fakes/fakeHost.ts'

const someDayMs = Date.UTC(2026, 10, 20)

export function createHostileHost(names: readonly string[]): FakeHost {
  const total = names.length
  const pageOf = <Row>(rowOf: (name: string, index: number) => Row) => {
    const rows = names.map(rowOf)
    return async ({ offset, limit }: { readonly offset: number; readonly limit: number }) => ({
      rows: rows.slice(offset, offset + limit),
      total,
      revision: 1,
    })
  }
  const ready = { ...emptyPlan.sums, files: total, ask: total, downloads: total }
  return createFakeHost({
    host: {
      kind: 'web',
      canDropFiles: false,
      canChooseFolder: false,
      canShowInFolder: false,
      canOpenVideo: false,
      canDragOut: false,
      hasNativeMenu: false,
      hasFixedAddress: true,
    },
    handlers: {
      'library.page': async (place) => ({ ...(await pageOf(libraryRow)(place)), videos: total }),
      'plan.state': async () => ({ ...emptyPlan, phase: 'ready', sums: ready }),
      'plan.page': pageOf(planRow),
      'plan.groups': async () => names.map(planGroup),
      'plan.candidates': async () => names.slice(0, 9).map(candidate),
      'review.state': async () => ({ revision: 1, open: total, inPlan: total, watched: 0, decided: 0 }),
      'review.page': pageOf(reviewRow),
      'review.question': async ({ questionId }) => reviewQuestion(names, Number(questionId.slice(1))),
      'runs.state': async () => ({ ...quietRuns, counts: { ...quietRuns.counts, all: total } }),
      'runs.page': async (query) => ({
        ...(await pageOf(runRow)(query)),
        groups: [{ group: 'earlier' as const, rows: total }],
      }),
      'runs.run': async ({ runId }) => ({
        row: runRow(names[0] ?? '', Number(runId.slice(1))),
        videos: total,
        languages: ['en'],
        causes: names.slice(0, 9).map(runCause),
      }),
      'runs.rows': pageOf(runOutcome),
      'runs.groups': async () => names.map((name) => ({ group: name, title: name, season: 1, rows: 1 })),
      'history.page': pageOf(historyRow),
      'history.batches': async () =>
        names.map((command, index) => ({
          ...{ id: `b${index}`, kind: 'find' as const, command, startedMs: someDayMs },
          scope: { names: [command], more: 1, language: null },
          ...{ written: 1, changedSince: [{ kind: 'mend' as const, count: 1 }], total: 1, undone: 0 },
        })),
      'history.text': async () => ({
        cues: names.map((text, index) => ({ startMs: index * 1_000, endMs: index * 1_000 + 900, text, below: text })),
        ...{ total, encoding: names[0] ?? '' },
      }),
      'history.versions': async () =>
        names.map((release, rowId) => ({
          rowId,
          atMs: someDayMs,
          release,
          place: 'trash' as const,
          act: 'edited' as const,
        })),
      'trash.page': pageOf(trashRow),
      'usage.entries': pageOf(usageEntry),
      'search.titles': async () => names.map(titleRow),
      'search.suggest': async () =>
        names.slice(0, 9).map((name) => ({ name, type: 'movie' as const, year: 2019, videos: 1 })),
      'search.ask': async () => ({
        titles: names.map(titleRow),
        subtitles: names.map(offeredSubtitle),
        ...{ pages: 1, season: null, episode: null, keptMs: null },
      }),
      'search.judge': async ({ subtitleIds }) => subtitleIds.map((id, index) => judgement(id, names[index] ?? '')),
      'search.videos': async () => ({ rows: names.map(target), total: names.length }),
      'search.files': async () => ({
        files: names.map((name, index) => ({
          ...{ name, season: 1, episodes: [index], sizeBytes: 1_000 },
          video: target(name, index),
        })),
      }),
    } satisfies Partial<Handlers>,
  })
}

const wish: WishStatus = {
  wish: 'en',
  language: 'en',
  state: 'missing',
  by: null,
  isMachineMade: false,
  untilMs: null,
  candidates: null,
  atMs: null,
  name: null,
  step: null,
}

const libraryRow = (name: string, index: number): LibraryRow => {
  const other: WishStatus = { ...wish, wish: 'de', language: name.slice(0, 30), state: 'covered', by: 'ours' }
  return {
    kind: 'title',
    id: `v${index}`,
    level: 1,
    isOpen: null,
    title: name,
    year: 2001,
    type: 'movie',
    season: null,
    code: '',
    name: '',
    release: name,
    file: name,
    folder: name,
    videoId: `v${index}`,
    videos: 1,
    matching: 1,
    seasons: 0,
    poster: null,
    cells: [wish, other].map((status) => ({
      wish: status.wish,
      language: status.language,
      covered: status.state === 'covered' ? 1 : 0,
      total: 1,
      status,
    })),
    changedMs: someDayMs,
    away: null,
    step: 'out-of-step',
    hasRules: false,
  }
}

const words = (name: string) => ({
  title: name,
  detected: name,
  year: null,
  code: 'S01E01',
  part: name,
  name,
  release: name,
})

const planRow = (name: string, index: number): PlanRow => ({
  id: `v${index}`,
  videoName: name,
  words: words(name),
  group: name,
  cells: [
    {
      id: `p${index}`,
      column: 'en',
      language: 'en',
      isForced: false,
      answer: 'ask',
      by: null,
      release: name,
      words: name,
      tier: 2,
      reasons: ['group', '!source', name.slice(0, 30)],
      kind: 'human',
      pack: name,
      from: null,
      outputName: name,
      candidates: 9,
      question: 'tier',
      isUnasked: false,
      isRefused: false,
      onOffer: [name.slice(0, 30)],
    },
  ],
  cost: { downloads: 1, ai: 0, inPacks: 0 },
})

const planGroup = (name: string): PlanGroup => ({
  group: name,
  title: name,
  season: 1,
  rows: 1,
  write: 0,
  inside: 0,
  packs: 0,
  ask: 1,
  translate: 0,
  none: 0,
  waiting: 0,
  tooLong: 0,
  written: 0,
  told: 0,
  covered: 0,
  cost: { downloads: 1, ai: 0, inPacks: 0 },
})

const reviewRow = (name: string, index: number): ReviewRow => ({
  id: `p${index}`,
  videoId: `v${index}`,
  words: words(name),
  group: name,
  season: 1,
  language: 'en',
  kind: 'title',
  isWatched: false,
  decision: null,
})

const reviewQuestion = (names: readonly string[], index: number): ReviewQuestion => ({
  row: reviewRow(names[index] ?? '', index),
  video: { name: names[index] ?? '', durationMs: null, fps: null },
  message: names[index] ?? '',
  detected: names[index] ?? '',
  isAsked: true,
  candidates: names.slice(0, 9).map(candidate),
  counted: null,
  ruledOut: names.slice(0, 9).map((release) => ({ release, reason: 'episode' })),
  translateFrom: 'en',
  inSeason: 0,
  ofKind: 0,
})

const candidate = (name: string, index: number): CandidateRow => ({
  id: `c${index}`,
  release: name,
  author: name,
  comment: name,
  fps: 23.976,
  isHearingImpaired: true,
  isMachineMade: true,
  tier: 2,
  reasons: ['group', name.slice(0, 30)],
  isPack: true,
  isCached: false,
  isChosen: false,
})

const runRow = (name: string, index: number): RunRow =>
  fakeRun({ id: `r${index}`, scope: { names: [name], more: 0, language: null } })

const runCause = (name: string, index: number): RunCause => ({
  id: `c${index}`,
  group: 'failed',
  reason: null,
  code: null,
  count: 1,
  isRefused: false,
  message: name,
  videoId: null,
  names: [name],
  folder: name,
})

const runOutcome = (name: string, index: number): RunOutcome =>
  fakeOutcome({
    id: `o${index}`,
    videoName: name,
    title: '',
    code: '',
    sidecarName: name,
    release: name,
    told: toldOf(name),
  })

const historyRow = (name: string, index: number): HistoryRow => ({
  id: index + 1,
  atMs: someDayMs,
  batchId: 'b1',
  videoId: 'v1',
  videoName: name,
  sidecarName: name,
  folder: name,
  language: name.slice(0, 30),
  state: 'written',
  release: name,
  tier: 0,
  reasons: [name.slice(0, 30)],
  warnings: [name],
  isMachineMade: false,
  madeOf: index % 2 === 1 ? [name, name] : null,
  timing: null,
  told: toldOf(name),
  insteadOf: [name, name],
  cleaned: { hearingImpaired: 2, credits: 1, convertedFrom: name.slice(0, 10), lost: [] },
})

const toldOf = (named: string): ToldTiming => ({
  ...{ videoId: 'v0', sidecarId: 's0', state: 'mendable', canMend: true, atMs: someDayMs },
  change: { offsetMs: -400, speed: 1, pieces: 1, against: 'own', named, before: 0.5, after: 0.9 },
})

const trashRow = (name: string, index: number): TrashRow => ({
  id: index + 1,
  name,
  folder: name,
  language: name.slice(0, 30),
  sizeBytes: 40_000,
  atMs: someDayMs,
  standing: 'none',
  isYours: false,
})

const usageEntry = (name: string, index: number): UsageEntry => ({
  id: index + 1,
  atMs: someDayMs,
  kind: 'search',
  subject: name,
  title: name,
  reason: name,
  units: 1,
  state: 'settled',
  batchId: 'b1',
  elsewhere: name,
})

const titleRow = (name: string, index: number): TitleRow => ({
  id: `t${index}`,
  name,
  type: 'movie',
  year: 2001,
  filmdbId: name.slice(0, 30),
})

const offeredSubtitle = (name: string, index: number): SubtitleRow => ({
  id: `s${index}`,
  release: name,
  releases: [name, name],
  language: 'en',
  season: null,
  episodeFrom: null,
  episodeEnd: null,
  isFullSeason: false,
  isHearingImpaired: false,
  isMachineMade: false,
  fps: 25,
  files: 3,
  author: name,
  comment: name,
  isCached: false,
})

const target = (name: string, index: number): TargetRow => ({
  id: `v${index}`,
  name,
  title: name,
  season: null,
  episodes: [],
  isMissing: true,
  bearing: 'exact',
})

const judgement = (subtitleId: string, name: string): Judgement => ({
  subtitleId,
  video: target(name, 0),
  tier: 0,
  reasons: ['source'],
  against: null,
  ties: null,
  ours: null,
  release: name,
  isCached: false,
})
