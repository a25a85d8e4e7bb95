/** The quiet answers of the fake host: nothing planned, nothing running, a free plan hardly used. */
import type { AiState } from '../../../shared/contract/ai.ts'
import type { ActivityState, PlanState } from '../../../shared/contract/plan.ts'
import type { UsageState } from '../../../shared/contract/account.ts'
import type { Handlers } from '../../../shared/contract/index.ts'
import type { OpenedPlace } from '../../../shared/contract/library.ts'
import type { TimingState } from '../../../shared/contract/timing.ts'
import type { UpdatesState } from '../../../shared/contract/updates.ts'
import type { WatchState } from '../../../shared/contract/watch.ts'
import { AppError } from '../../../shared/errors.ts'
import { fakeUploadAnswers } from './fakeUploads.ts'

const dayMs = 24 * 3_600_000
/** As the countdowns of a service show it. */
const midnightMs = Math.ceil(Date.now() / dayMs) * dayMs

export const fakeUsage: UsageState = {
  revision: 1,
  service: 'Built-in service',
  planName: 'Free',
  search: { used: 61, limit: 2_000, remaining: 1_939, resetsAtMs: midnightMs },
  downloads: { used: 46, limit: 50, remaining: 4, resetsAtMs: midnightMs },
  ai: { used: 0, limit: 1, remaining: 1, resetsAtMs: null },
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
    none: 0,
    translate: 0,
    yours: 0,
  },
  downloadsLeft: 4,
  aiLeft: 1,
  resumesAtMs: null,
  batchId: null,
  result: null,
  problem: null,
}

export const quietActivity: ActivityState = {
  revision: 1,
  counts: { all: 0, running: 0, written: 0, skipped: 0, waiting: 0, failed: 0 },
  isRunning: false,
  isPaused: false,
}

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

const quietTiming: TimingState = { revision: 1, isRunning: false, done: 0, total: 0, listening: null, rows: [] }

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
  'library.play': nothing,
  'subtitles.showInFolder': nothing,
  'subtitles.dragOut': nothing,
  'video.setTitle': nothing,
  'video.forgetTitle': nothing,
  'video.renameSidecar': nothing,
  'video.undoRename': nothing,
  'video.cleanable': async () => ({ hearingImpaired: 0, credits: 0, canConvert: false }),
  'video.clean': nothing,
  'folders.browse': async ({ placeId }) =>
    placeId === null || placeId === home.id
      ? { here: home, path: '/media', parent: null, children: [...places] }
      : { here: { id: placeId, name: placeId }, path: `/media/${placeId}`, parent: home, children: [] },
  'plan.state': async () => emptyPlan,
  'plan.make': nothing,
  'plan.cancel': nothing,
  'plan.page': emptyPage,
  'plan.groups': async () => [],
  'plan.candidates': async () => [],
  'plan.preview': refused,
  'plan.choose': async () => ({ changed: 1 }),
  'plan.renameYours': nothing,
  'plan.setTitle': async () => ({ rows: [] }),
  'plan.run': nothing,
  'plan.pause': nothing,
  'plan.resume': nothing,
  'activity.state': async () => quietActivity,
  'activity.page': emptyPage,
  'activity.retry': nothing,
  'video.wrongNext': async () => ({ next: null }),
  'usage.state': async () => fakeUsage,
  'usage.refresh': async () => fakeUsage,
  'usage.entries': emptyPage,
  'usage.days': async () => [],
  'search.titles': async () => [],
  'search.complete': async () => [],
  'search.subtitles': async () => [],
  'search.download': refused,
  'ai.state': async () => quietJobs,
  'ai.page': emptyPage,
  'ai.translate': async ({ videoIds }) => ({ ordered: videoIds.length, covered: 0, withoutTone: 0, without: [] }),
  'ai.transcribe': nothing,
  'ai.cancel': async () => ({ changed: 1 }),
  'ai.retry': async () => ({ changed: 1 }),
  'history.page': emptyPage,
  'history.batches': async () => [],
  'history.countUndo': async () => ({ files: 1 }),
  'history.undo': async () => ({ removed: 1, kept: [] }),
  'history.renames': emptyPage,
  'history.removed': async () => ({ pieces: [] }),
  'history.restoreDelivered': async () => ({ name: '' }),
  'trash.page': emptyPage,
  'trash.restore': refused,
  'trash.empty': async () => ({ files: 0 }),
  'timing.state': async () => quietTiming,
  'timing.check': nothing,
  'timing.cancel': nothing,
  'timing.apply': async ({ rowIds }) => ({ moved: rowIds.length, problem: null }),
  'timing.shift': nothing,
  'watch.state': async () => quietWatch,
  'watch.turn': nothing,
  'watch.pause': nothing,
  'watch.checkNow': nothing,
  'watch.questions': emptyPage,
  'watch.waiting': emptyPage,
  'watch.answer': nothing,
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
  'settings.testService': async () => ({ planName: 'Free' }),
} satisfies Partial<Handlers>
