/** The quiet answers of the fake host: nothing planned, nothing running, a free plan hardly used. */
import type { CleaningState } from '../../../shared/contract/videos/scopeVerbs.ts'
import type { AiState } from '../../../shared/contract/ai.ts'
import type { CollectionState } from '../../../shared/contract/program/collection.ts'
import type { PlanEstimate } from '../../../shared/contract/runs/estimate.ts'
import type { AnotherState } from '../../../shared/contract/videos/another.ts'
import type { PairsState } from '../../../shared/contract/videos/pairs.ts'
import type { PlanState } from '../../../shared/contract/plan.ts'
import { quietRuns } from './fakeRuns.ts'
import type { UsageState } from '../../../shared/contract/account.ts'
import type { Handlers } from '../../../shared/contract/index.ts'
import type { OpenedPlace } from '../../../shared/contract/library.ts'
import type { ReviewState } from '../../../shared/contract/runs/review.ts'
import type { CheckupState } from '../../../shared/contract/videos/checkup.ts'
import type { TimingState } from '../../../shared/contract/videos/timing.ts'
import type { UpdatesState } from '../../../shared/contract/runs/updates.ts'
import type { WatchState } from '../../../shared/contract/program/watch.ts'
import { AppError } from '../../../shared/errors.ts'
import { fakePlayerAnswers } from './fakePlayers.ts'
import { fakeUploadAnswers } from './fakeUploads.ts'

const dayMs = 24 * 3_600_000
/** As the countdowns of a service show it. */
const midnightMs = Math.ceil(Date.now() / dayMs) * dayMs

export const fakeUsage: UsageState = {
  revision: 1,
  service: 'Built-in service',
  planName: 'Free',
  upgradeUrl: null,
  accountId: null,
  ofThisKey: null,
  search: { used: 61, limit: 2_000, remaining: 1_939, resetsAtMs: midnightMs, period: null },
  downloads: { used: 46, limit: 50, remaining: 4, resetsAtMs: midnightMs, period: null },
  ai: { used: 0, limit: 1, remaining: 1, resetsAtMs: null, period: null },
  problem: null,
}

const report = {
  id: 'report-1',
  parts: [
    { part: 'program' as const, lines: ['version=1.2.3', 'system=linux x64'] },
    { part: 'settings' as const, lines: ['languages=en', 'naming=universal'] },
    { part: 'numbers' as const, lines: ['videos=200'] },
    {
      part: 'log' as const,
      lines: Array.from(
        { length: 40 },
        (_, at) => `2026-11-22T02:${10 + at}:00.000Z info  file.written sidecar=…/Film.${at}.en.srt language=en tier=0`,
      ),
    },
  ],
}

const smallEstimate: PlanEstimate = {
  ...{ videos: 1, subtitles: 1, away: 0, searches: 1, mostSearches: 1, downloads: 1, ai: 0 },
  ...{ searchesLeft: 1_000, untilMs: null, isLarge: false, isAnew: false, ways: [] },
}
const wholeWay = { kind: 'all' as const, name: '', videos: 1, searches: 1, newest: null }

export const emptyPlan: PlanState = {
  revision: 1,
  phase: 'empty',
  progress: { done: 0, total: 0 },
  sums: {
    files: 0,
    archives: 0,
    packs: 0,
    filesFromPacks: 0,
    downloads: 0,
    searchUnits: 0,
    filesFromDownloads: 0,
    filesFromCache: 0,
    sure: 0,
    ask: 0,
    chosen: 0,
    skipped: 0,
    waiting: 0,
    unasked: 0,
    waitingAi: 0,
    none: 0,
    translate: 0,
    inside: 0,
    yours: 0,
    tooLong: 0,
    covered: 0,
    written: 0,
    told: 0,
    videos: 0,
  },
  aboutMs: null,
  downloadsLeft: 4,
  aiLeft: 1,
  aiResumesAtMs: null,
  resumesAtMs: null,
  toHold: 0,
  isServiceBusy: false,
  notAsked: null,
  batchId: null,
  runId: null,
  result: null,
  problem: null,
  languages: ['en', 'pt-BR'],
  former: null,
  again: null,
  attempt: null,
  decided: 0,
  retryAtMs: null,
}

export const noneLeft = { questions: 0, codes: [], downloads: 0, cached: 0, ai: 0 }
const quietReview: ReviewState = { revision: 1, open: 0, inPlan: 0, watched: 0, decided: 0 }

const quietJobs: AiState = {
  revision: 1,
  counts: { all: 0, running: 0, waiting: 0, written: 0, failed: 0 },
  unitsLeft: 1,
  resetsAtMs: null,
}

const places: readonly OpenedPlace['here'][] = ['films', 'series', 'recordings', 'home videos'].map((name) => ({
  id: name,
  name,
}))
const home: OpenedPlace['here'] = { id: 'home', name: 'media' }
const nothing = async () => ({})
const emptyPage = async () => ({ rows: [], total: 0, revision: 1 })
const refused = async () => {
  throw new AppError('internal', 'The fake host has no answer to this. Hand one in.')
}

export const quietCheckup: CheckupState = {
  revision: 1,
  work: 'none',
  done: 0,
  total: 0,
  leftMs: null,
  checked: 0,
  read: 0,
  endedMs: null,
  withSound: false,
  notes: [],
  counts: [],
  ours: 0,
  yours: 0,
  mends: { retime: 0, clean: 0, decode: 0, next: 0 },
  mended: 0,
  batchId: null,
  problem: null,
}

const quietTiming: TimingState = {
  revision: 1,
  isRunning: false,
  done: 0,
  total: 0,
  listening: null,
  close: null,
  mendable: 0,
  rows: [],
}

const quietInside = {
  ...{ revision: 1, isRunning: false, videoId: null, track: null, done: 0, total: 0 },
  ...{ written: 0, failed: 0, problem: null, batchId: null },
}
const quietCleaning: CleaningState = {
  ...{ revision: 1, isRunning: false, what: null, done: 0, total: 0, cleaned: 0, failed: 0 },
  problem: null,
  batchId: null,
}

const quietAnother: AnotherState = {
  ...{ revision: 1, isRunning: false, done: 0, total: 0, taken: 0, failed: 0 },
  problem: null,
  batchId: null,
}

const quietPairs: PairsState = {
  ...{ revision: 1, isRunning: false, done: 0, total: 0, made: 0, apart: 0, failed: 0 },
  problem: null,
  batchId: null,
}

export const quietWatch: WatchState = {
  revision: 1,
  isOn: false,
  isPaused: false,
  activity: 'idle',
  quietUntilMs: null,
  folders: [],
  lastCompleteMs: null,
  nextCheckMs: null,
  limit: null,
  questions: 0,
  waiting: 0,
  spending: { searches: 200, searchesLeft: 200, downloads: 800, held: 0 },
  settling: 0,
  problem: null,
  digest: null,
  options: {
    quietHours: '',
    digestAt: '09:00',
    reservePercent: 20,
    translate: true,
    better: 'offer',
    betterDays: 14,
    settleSeconds: 10,
    startAtLogin: false,
    startMinimised: false,
  },
}

export const samplesAlone: CollectionState = {
  revision: 1,
  own: { titles: 0, subtitles: 0 },
  isSamplesOnly: false,
  sample: { videos: 12, languages: ['en', 'es', 'fr', 'pt-BR'] },
  sources: [],
}

export const noUpdates: UpdatesState = {
  revision: 1,
  status: 'barred',
  bar: 'no_address',
  hold: null,
  address: null,
  lookedAtMs: null,
  version: null,
  progress: null,
  fault: null,
}

export const fakeAnswers = {
  'updates.state': async () => noUpdates,
  'updates.check': nothing,
  'updates.install': nothing,
  ...fakeUploadAnswers,
  'library.scan': nothing,
  'library.showInFolder': nothing,
  'library.showSkipped': nothing,
  'orphans.trash': async () => ({ removed: 1, restored: 0, gone: 0, kept: [], rowIds: [1] }),
  'orphans.count': async () => ({ ours: 0 }),
  'orphans.videos': async () => [],
  'orphans.give': async () => ({ name: '' }),
  'orphans.giveBack': nothing,
  'library.play': nothing,
  'subtitles.showInFolder': nothing,
  'subtitles.dragOut': nothing,
  'video.setTitle': async () => ({ undoId: 'u1' }),
  'video.undoTitle': nothing,
  'video.forgetTitle': async () => ({ undoId: 'u1' }),
  'video.renameSidecar': async () => ({ renameId: 1, name: 'Film.en.srt', ended: [] }),
  'video.undoRename': nothing,
  'video.cleanable': async () => ({ hearingImpaired: 0, credits: 0, canConvert: false }),
  'video.clean': nothing,
  'folders.browse': async ({ placeId }) =>
    placeId === null || placeId === home.id
      ? { here: home, path: '/media', parent: null, children: [...places], files: [], subtitles: 0 }
      : {
          here: { id: placeId, name: placeId },
          path: `/media/${placeId}`,
          parent: home,
          children: [],
          files: [],
          subtitles: 0,
        },
  'collection.state': async () => samplesAlone,
  'collection.add': nothing,
  'collection.addDropped': nothing,
  'collection.choose': async () => ({ isChosen: true }),
  'library.turnSkipped': async () => ({ undoId: 'u1', name: 'Film-trailer.mkv' }),
  'library.forgetFilter': async () => ({ undoId: 'u1' }),
  'collection.takeIn': nothing,
  'collection.takeOut': nothing,
  'collection.cancel': nothing,
  'collection.forget': nothing,
  'collection.skipped': emptyPage,
  'plan.state': async () => emptyPlan,
  'plan.estimate': async (scope) => ({ ...smallEstimate, ways: [{ ...wholeWay, scope }] }),
  'plan.make': nothing,
  'plan.cancel': nothing,
  'plan.goOn': nothing,
  'plan.askAnew': nothing,
  'plan.page': emptyPage,
  'plan.groups': async () => [],
  'plan.candidates': async () => [],
  'plan.preview': refused,
  'plan.choose': async () => ({ changed: 1 }),
  'plan.renameYours': async () => ({ renameId: 1, name: 'Film.en.srt', ended: [] }),
  'plan.setTitle': async () => ({ videos: 0, undoId: 'u1' }),
  'plan.makeFormer': nothing,
  'plan.makeNext': nothing,
  'review.state': async () => quietReview,
  'review.page': emptyPage,
  'review.question': refused,
  'review.ask': nothing,
  'review.meaning': async () => ({ questions: 1, codes: [], downloads: 1, cached: 0, ai: 0 }),
  'review.answer': async ({ questionId }) => ({ ids: [questionId], undoId: 'u1' }),
  'review.best': async () => ({ show: noneLeft, all: noneLeft }),
  'review.takeBest': async () => ({ ids: [], undoId: 'undo' }),
  'review.takeBack': async () => ({ questionId: null }),
  'plan.run': nothing,
  'plan.pause': nothing,
  'plan.resume': nothing,
  'runs.state': async () => quietRuns,
  'runs.page': async () => ({ rows: [], total: 0, revision: 1, groups: [] }),
  'runs.run': refused,
  'runs.rows': emptyPage,
  'runs.groups': async () => [],
  'runs.undo': async () => ({ removed: 0, restored: 0, gone: 0, kept: [], rowIds: [] }),
  'runs.bringBack': async () => ({ removed: 0, kept: [] }),
  'runs.retryCost': refused,
  'runs.retry': nothing,
  'runs.pause': nothing,
  'runs.resume': nothing,
  'runs.stop': nothing,
  'video.wrongNext': async () => ({ next: null }),
  'video.writeRefused': refused,
  'video.anotherCost': async () => ({ searches: 0, mostSearches: 0, downloads: 1 }),
  'video.others': async () => ({ candidates: [], isAsked: true }),
  'video.takeOther': refused,
  'usage.state': async () => fakeUsage,
  'usage.refresh': async () => fakeUsage,
  'usage.entries': emptyPage,
  'usage.days': async () => [],
  'search.titles': async () => [],
  'search.suggest': async () => [],
  'search.kept': async () => null,
  'search.ask': async () => ({ titles: [], subtitles: [], pages: 1, season: null, episode: null, keptMs: null }),
  'search.judge': async () => [],
  'search.videos': async () => ({ rows: [], total: 0 }),
  'search.files': async () => ({ files: null }),
  'search.download': refused,
  'search.translate': refused,
  'search.ofVideo': refused,
  'search.save': refused,
  'ai.state': async () => quietJobs,
  'ai.page': emptyPage,
  'ai.cost': async ({ scope }) => {
    const videos = scope.ids?.length ?? 0
    return { videos, covered: 0, searches: 0, downloads: videos, ai: videos, beside: 0, yours: 0, inside: 0 }
  },
  'ai.translate': async ({ scope }) => ({
    runId: 'r1',
    ordered: scope.ids?.length ?? 0,
    covered: 0,
    withoutTone: 0,
    without: [],
  }),
  'ai.transcriptionCost': async ({ scope }) => ({ videos: scope.ids?.length ?? 0, covered: 0, silent: 0 }),
  'ai.transcribe': async ({ scope }) => ({ runId: 'r1', ordered: scope.ids?.length ?? 0, covered: 0, silent: 0 }),
  'ai.cancel': async () => ({ changed: 1 }),
  'ai.retry': async () => ({ changed: 1 }),
  'ai.accountJobs': async () => ({ rows: [], pages: 1 }),
  'ai.saveJob': refused,
  'ai.transcribeAddress': refused,
  'history.page': emptyPage,
  'history.row': async () => null,
  'history.batches': async () => [],
  'history.countUndo': async () => ({ files: 1, changedSince: [] }),
  'history.undo': async () => ({ removed: 1, restored: 0, gone: 0, kept: [], rowIds: [1] }),
  'acts.last': async () => null,
  'acts.undo': async () => ({ removed: 1, restored: 0, gone: 0, kept: [], rowIds: [] }),
  'history.renames': emptyPage,
  'history.removed': async () => ({ pieces: [] }),
  'history.restoreDelivered': async () => ({ name: '', batchId: 'b1' }),
  'history.text': async () => ({ cues: [], total: 0, encoding: 'utf-8' }),
  'history.versions': async () => [],
  'history.restoreVersion': async ({ rowId }) => ({ rowId, atMs: 0, name: '', replaced: null }),
  'trash.page': emptyPage,
  'trash.runs': async () => [],
  'trash.restoreRows': async ({ rowIds }) => ({ restored: rowIds.length, kept: [] }),
  'trash.restoreRun': async () => ({ restored: 0, kept: [] }),
  'trash.empty': async () => ({ files: 0, kept: 0 }),
  'media.tools': async () => ({ version: null, canMakeClips: false, place: 'system', lookedAtMs: 0, isLate: false }),
  'media.picture': refused,
  'media.clip': refused,
  'media.leave': nothing,
  'media.strip': async () => ({ state: 'unknown', share: null, columns: [], leftMs: null, durationMs: null }),
  'media.speech': async () => ({ speech: [] }),
  'media.listen': nothing,
  'media.stopListening': nothing,
  'desk.text': refused,
  'desk.measure': async () => ({ kind: 'unclear', change: null, marks: [], notes: [] }),
  'desk.draft': async () => ({ revision: 0, other: null }),
  'desk.save': refused,
  ...fakePlayerAnswers,
  'checkup.state': async () => quietCheckup,
  'checkup.start': async () => ({ total: 12 }),
  'checkup.cancel': nothing,
  'checkup.page': async () => ({
    rows: [],
    groups: [],
    safe: 0,
    another: 0,
    orphans: [],
    anotherCost: null,
    total: 0,
    revision: 1,
  }),
  'checkup.mend': async () => ({ total: 3 }),
  'checkup.ofFile': async () => ({ findings: [] }),
  'checkup.mendOne': async () => ({ batchId: 'b1', sidecarId: 'sidecar-0' }),
  'checkup.takeAnother': nothing,
  'checkup.soundWork': async () => ({ videos: 0, soundMs: 0 }),
  'checkup.showInFolder': nothing,
  'timing.state': async () => quietTiming,
  'timing.check': nothing,
  'timing.mend': async () => ({ batchId: 'b1' }),
  'timing.cancel': nothing,
  'timing.checkScope': async () => ({ total: 3 }),
  'timing.apply': async ({ rowIds }) => ({ moved: rowIds?.length ?? 3, problem: null, batchId: 'timed' }),
  'scope.play': nothing,
  'scope.showInFolder': nothing,
  'scope.desk': async () => ({ videoId: 'video-0', sidecarId: 'sidecar-de' }),
  'scope.list': async () => ({ text: 'Saltmarsh Radio S01E01\t/media/one.mkv\n', videos: 1 }),
  'inside.start': async () => ({ total: 2 }),
  'inside.state': async () => quietInside,
  'inside.cancel': nothing,
  'cleaning.start': async () => ({ total: 3 }),
  'cleaning.state': async () => quietCleaning,
  'cleaning.cancel': nothing,
  'another.of': async () => ({ subtitles: 3, searches: 0, mostSearches: 0, downloads: 3 }),
  'another.start': async () => ({ total: 3 }),
  'another.state': async () => quietAnother,
  'another.cancel': nothing,
  'pairs.of': async () => ({ languages: [], suggested: null }),
  'pairs.count': async () => ({ both: 0, made: 0, name: null }),
  'pairs.start': async () => ({ total: 3 }),
  'pairs.state': async () => quietPairs,
  'pairs.cancel': nothing,
  'timing.shift': async () => ({ batchId: 'shifted' }),
  'watch.state': async () => quietWatch,
  'watch.turn': nothing,
  'watch.pause': nothing,
  'watch.checkNow': nothing,
  'watch.waiting': emptyPage,
  'watch.setOption': nothing,
  'settings.tryLanguages': async ({ languages }) =>
    languages.split(',').map((wish, index) => ({ wish, covered: 132 - index * 40, missing: 68 + index * 40 })),
  'settings.checkEngines': async () => [],
  'about.state': async () => ({ version: '0.1.0', licence: 'MIT', packages: [], billPath: null }),
  'about.licence': async () => ({ text: '', next: null }),
  'about.bill': async () => ({ text: '{}' }),
  'support.make': async () => report,
  'support.save': async () => ({ isSaved: true }),
  'settings.cache': async () => ({ archives: 23, bytes: 4_180_000 }),
  'settings.clearCache': async () => ({ archives: 0, bytes: 0 }),
  'settings.testService': async () => fakeUsage,
} satisfies Partial<Handlers>
