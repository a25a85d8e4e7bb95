/** Runs as a host tells them, for screens that are tested without one. */
import type { RunOutcome, RunRow, RunsState } from '../../../shared/contract/runs/runs.ts'
import { noCounts } from '../../../shared/runs/runSign.ts'

export const quietRuns: RunsState = {
  revision: 1,
  underWay: [],
  counts: { all: 0, waiting: 0, failed: 0, undone: 0 },
  now: null,
}

export const noVerbs: RunRow['verbs'] = { canPause: false, canResume: false, canStop: false, toRetry: 0 }

/** One that wrote one subtitle. */
export function fakeRun(rest: Partial<RunRow> = {}): RunRow {
  return {
    id: 'r1',
    kind: 'find',
    scope: { names: ['Copper and Rain S02'], more: 0, language: null },
    undoes: null,
    isBringBack: false,
    asked: null,
    startedMs: Date.UTC(2026, 10, 20, 9, 48),
    endedMs: Date.UTC(2026, 10, 20, 9, 51),
    ending: 'done',
    problem: null,
    sign: 'all',
    counts: { ...noCounts, all: 1, written: 1 },
    settled: noCounts,
    takenOver: 0,
    files: { written: 1, undone: 0, toUndo: 1, toBringBack: 0 },
    changedSince: [],
    undoneMs: null,
    turning: null,
    cost: { searches: 1, downloads: 1, ai: 0 },
    progress: null,
    pace: null,
    resumesAtMs: null,
    waitsForWatch: false,
    awaySinceMs: null,
    verbs: noVerbs,
    firstCause: null,
    ...rest,
  }
}

export function fakeOutcome(rest: Partial<RunOutcome> = {}): RunOutcome {
  return {
    id: 'o1',
    videoId: 'v1',
    videoName: 'Copper.and.Rain.S02E01.mkv',
    title: 'Copper and Rain',
    code: 'S02E01',
    language: 'en',
    state: 'written',
    reason: null,
    error: null,
    message: '',
    sidecarName: 'Copper.and.Rain.S02E01.en.srt',
    release: 'Copper.and.Rain.S02E01.1080p.WEB-DL.x264-ANCHOR',
    isUndone: false,
    told: null,
    insteadOf: [],
    atMs: Date.UTC(2026, 10, 20, 9, 49),
    tries: 1,
    untilMs: null,
    ...rest,
  }
}
