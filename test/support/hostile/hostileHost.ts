/** A host from memory that says one of the given strings wherever the contract has room for one. */
import type { SubtitleRow, TitleRow, UsageEntry } from '../../../shared/contract/account.ts'
import type { Handlers } from '../../../shared/contract/index.ts'
import type { HistoryRow, VideoRow } from '../../../shared/contract/library.ts'
import type { TrashRow } from '../../../shared/contract/history.ts'
import type { ActivityRow, CandidateRow, PlanRow } from '../../../shared/contract/plan.ts'
import { emptyPlan, quietActivity } from '../fakes/fakeAnswers.ts'
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
    },
    handlers: {
      'library.page': pageOf(videoRow),
      'plan.state': async () => ({ ...emptyPlan, phase: 'ready', sums: ready }),
      'plan.page': pageOf(planRow),
      'plan.groups': async () => names.map((name) => ({ group: name, rows: 1 })),
      'plan.candidates': async () => names.slice(0, 9).map(candidate),
      'activity.state': async () => ({
        ...quietActivity,
        counts: { ...quietActivity.counts, all: total, written: total },
      }),
      'activity.page': pageOf(activityRow),
      'history.page': pageOf(historyRow),
      'history.batches': async () =>
        names.map((command, index) => ({ id: `b${index}`, command, startedMs: someDayMs, written: 1 })),
      'trash.page': pageOf(trashRow),
      'usage.entries': pageOf(usageEntry),
      'search.titles': async () => names.map(titleRow),
      'search.complete': async () => names.slice(0, 9).map(titleRow),
      'search.subtitles': async () => names.map(offeredSubtitle),
    } satisfies Partial<Handlers>,
  })
}

const wish = { wish: 'en', language: 'en', state: 'missing', by: null } as const

const videoRow = (name: string, index: number): VideoRow => ({
  id: `v${index}`,
  name,
  folder: name,
  title: name,
  type: 'movie',
  year: 2001,
  season: null,
  episodes: [],
  sizeBytes: 1_000_000,
  modifiedMs: someDayMs,
  wishes: [wish, { ...wish, wish: 'de', language: name.slice(0, 30), state: 'covered', by: 'ours' }],
})

const planRow = (name: string, index: number): PlanRow => ({
  id: `p${index}`,
  videoId: `v${index}`,
  videoName: name,
  group: name,
  language: 'en',
  answer: 'ask',
  release: name,
  tier: 2,
  reasons: ['group', '!source', name.slice(0, 30)],
  kind: 'human',
  pack: name,
  outputName: name,
  candidates: 9,
  question: 'tier',
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

const activityRow = (name: string, index: number): ActivityRow => ({
  id: `a${index}`,
  videoId: `v${index}`,
  videoName: name,
  language: 'en',
  state: 'written',
  message: name,
  reason: null,
  code: null,
  changedMs: someDayMs,
})

const historyRow = (name: string, index: number): HistoryRow => ({
  id: index + 1,
  atMs: someDayMs,
  batchId: 'b1',
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
  timing: null,
  cleaned: { hearingImpaired: 2, credits: 1, convertedFrom: name.slice(0, 10), lost: [] },
})

const trashRow = (name: string, index: number): TrashRow => ({
  id: index + 1,
  name,
  folder: name,
  language: name.slice(0, 30),
  sizeBytes: 40_000,
  atMs: someDayMs,
})

const usageEntry = (name: string, index: number): UsageEntry => ({
  id: index + 1,
  atMs: someDayMs,
  kind: 'search',
  subject: name,
  reason: name,
  units: 1,
  state: 'settled',
  batchId: 'b1',
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
  language: 'en',
  season: null,
  episodeFrom: null,
  episodeEnd: null,
  isFullSeason: false,
  isHearingImpaired: false,
  isMachineMade: false,
  author: name,
  comment: name,
  isCached: false,
})
