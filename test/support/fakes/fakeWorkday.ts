/** A day of work as the host would tell it: every screen has something to show. No disk, no service. */
import type { UsageDay } from '../../../shared/contract/account.ts'
import type { Handlers } from '../../../shared/contract/index.ts'
import type { Judgement, SearchAnswer, SubtitleRow, TitleRow } from '../../../shared/contract/search.ts'
import { fakeDetails } from './fakeDetails.ts'
import { createFakePlan } from './fakePlan.ts'
import { createFakeReview } from './fakeReview.ts'
import { fakeOutcome, fakeRun, noVerbs, quietRuns } from './fakeRuns.ts'
import { createFakeUploads } from './fakeUploads.ts'
import { createFakeWatch } from './fakeWatch.ts'

const hourMs = 3_600_000

/** What the search of the made answer was for. */
export const workdayText = 'harbour lights'

export function createFakeWorkday(nowMs: number): Partial<Handlers> {
  return {
    ...createFakePlan(),
    ...createFakeReview(),
    ...createFakeUploads(),
    ...createFakeWatch(nowMs),
    ...runHandlers(nowMs),
    ...searchHandlers(),
    'history.page': async () => ({ rows: [...fakeDetails.history], total: fakeDetails.history.length, revision: 1 }),
    'usage.days': async ({ days }) => Array.from({ length: days }, (_, at) => dayAt(nowMs - at * 24 * hourMs, at)),
  }
}

/** The same answers about titles of another name: of a library whose titles read from right to left. */
export function withTitles(handlers: Partial<Handlers>, names: Readonly<Record<string, string>>): Partial<Handlers> {
  const renamed = (text: string) =>
    Object.entries(names).reduce(
      (words, [from, to]) => words.replaceAll(from, to).replaceAll(from.replaceAll(' ', '.'), to.replaceAll(' ', '.')),
      text,
    )
  const told = Object.entries(handlers).map(([name, answer]) => {
    const ask = answer as (input: unknown) => Promise<unknown>
    return [name, async (input: unknown) => JSON.parse(renamed(JSON.stringify(await ask(input)))) as unknown]
  })
  return Object.fromEntries(told) as Partial<Handlers>
}

function runHandlers(nowMs: number): Partial<Handlers> {
  const { counts } = fakeRun()
  const running = fakeRun({
    id: 'r-now',
    startedMs: nowMs - hourMs / 4,
    endedMs: null,
    ending: null,
    sign: 'running',
    scope: { names: ['Harbour Lights S01', 'A Quiet Orbit S01'], more: 3, language: 'es' },
    counts: { ...counts, all: 120, running: 78, written: 42 },
    progress: 0.35,
    pace: { perMinute: 14, remainingMs: 330_000 },
    verbs: { ...noVerbs, canPause: true, canStop: true },
  })
  const failed = fakeRun({
    id: 'r-failed',
    startedMs: nowMs - 2 * hourMs,
    endedMs: nowMs - 1.9 * hourMs,
    sign: 'some',
    scope: { names: ['Harbour Lights S02', 'Nine Windows (2018)', 'Northern Line S02'], more: 82, language: null },
    counts: { ...counts, all: 565, written: 389, failed: 19, missing: 150, review: 7 },
    cost: { searches: 151, downloads: 43, ai: 2 },
    verbs: { ...noVerbs, toRetry: 19 },
    firstCause: { reason: null, code: 'file.notWritable', count: 16, message: '' },
  })
  const undone = fakeRun({
    id: 'r-undone',
    startedMs: nowMs - 50 * hourMs,
    endedMs: nowMs - 49 * hourMs,
    sign: 'undone',
    undoneMs: nowMs - 48 * hourMs,
    files: { written: 12, undone: 12, toUndo: 0, toBringBack: 12 },
  })
  const causes = [
    {
      ...{
        id: 'c1',
        group: 'failed' as const,
        reason: null,
        code: 'file.notWritable' as const,
        count: 16,
        isRefused: false,
        message: '',
      },
      ...{ videoId: 'v1', names: ['Harbour.Lights.S02E01.mkv', 'Harbour.Lights.S02E02.mkv'], folder: '/media/series' },
    },
    {
      ...{ id: 'c2', group: 'failed' as const, reason: null, code: 'service.unreachable' as const, count: 3 },
      ...{ isRefused: false, message: '', videoId: 'v2', names: ['Nine.Windows.2018.mkv'], folder: '' },
    },
  ]
  const outcomes = [
    fakeOutcome({ title: 'Harbour Lights', videoName: 'Harbour.Lights.S02E01.mkv', code: 'S02E01' }),
    fakeOutcome({
      ...{ id: 'o2', title: 'Harbour Lights', videoName: 'Harbour.Lights.S02E02.mkv', code: 'S02E02' },
      ...{ state: 'failed', error: 'file.notWritable', sidecarName: '' },
    }),
    fakeOutcome({
      ...{ id: 'o3', title: 'Harbour Lights', videoName: 'Harbour.Lights.S02E03.mkv', code: 'S02E03' },
      ...{ state: 'missing', reason: null, sidecarName: '', release: '' },
    }),
  ]
  const rows = [running, failed, undone]
  const groups = [
    { group: 'today' as const, rows: 1 },
    { group: 'earlier' as const, rows: 1 },
  ]
  return {
    'runs.state': async () => ({
      ...quietRuns,
      underWay: [running],
      counts: { all: rows.length, waiting: 0, failed: 1, undone: 1 },
    }),
    'runs.page': async () => ({ rows: [failed, undone], total: 2, revision: 1, groups }),
    'runs.run': async ({ runId }) => ({
      row: rows.find(({ id }) => id === runId) ?? failed,
      videos: 530,
      languages: ['en', 'es'],
      causes: runId === running.id ? [] : causes,
    }),
    'runs.rows': async () => ({ rows: outcomes, total: outcomes.length, revision: 1 }),
    'runs.groups': async () => [{ group: 'h', title: 'Harbour Lights', season: 2, rows: outcomes.length }],
    'runs.retryCost': async () => ({
      subtitles: 16,
      searches: 0,
      mostSearches: 0,
      downloads: 4,
      downloadsLeft: null,
      ai: 0,
      untilMs: null,
    }),
  }
}

function searchHandlers(): Partial<Handlers> {
  const found: TitleRow = { id: 't1', name: 'Harbour Lights', type: 'tv', year: 2014, filmdbId: 'tt0190284' }
  const subtitles = Array.from({ length: 14 }, (_, at) => subtitleAt(at))
  const answer: SearchAnswer = {
    titles: [found, { ...found, id: 't2', name: 'Harbour Lights: The Long Way Home', type: 'movie', year: 2019 }],
    subtitles,
    ...{ pages: 2, season: null, episode: null, keptMs: Date.UTC(2026, 10, 21, 9) },
  }
  return {
    'search.kept': async () => answer,
    'search.ask': async () => answer,
    'search.judge': async ({ subtitleIds }) => subtitleIds.map((subtitleId, at) => judgementAt(subtitleId, at)),
    'search.videos': async () => ({ rows: [target], total: 1 }),
  }
}

const target: NonNullable<Judgement['video']> = {
  ...{ id: 'v1', name: 'Harbour.Lights.S01E01.1080p.WEB.H264-NOVA.mkv', title: 'Harbour Lights', season: 1 },
  ...{ episodes: [1], isMissing: true, bearing: 'exact' },
}

function subtitleAt(at: number): SubtitleRow {
  const release = `Harbour.Lights.S01E${String(at + 1).padStart(2, '0')}.1080p.WEB.H264-KESTREL`
  return {
    ...{ id: `s${at}`, release, releases: [release], language: at % 2 === 0 ? 'en' : 'pt-BR', season: 1 },
    ...{ episodeFrom: at + 1, episodeEnd: null, isFullSeason: at % 7 === 6, isHearingImpaired: at % 3 === 1 },
    ...{ isMachineMade: at % 5 === 4, fps: 23.976, author: 'tuuli', comment: 'Synced by ear', files: null },
    isCached: at % 4 === 0,
  }
}

function judgementAt(subtitleId: string, at: number): Judgement {
  return {
    ...{ subtitleId, video: target, tier: at % 3, reasons: ['!group', 'source'], against: null },
    ...{ ties: null, ours: null, release: subtitleAt(at).release, isCached: at % 4 === 0 },
  }
}

function dayAt(atMs: number, at: number): UsageDay {
  return {
    day: new Date(atMs).toISOString().slice(0, 10),
    search: (at * 37) % 190,
    downloads: (at * 11) % 48,
    ai: at % 9 === 0 ? 3 : 0,
    elsewhere: { search: 0, downloads: 0, ai: 0 },
  }
}
