/** Runs: everything that the app does for a person or by itself, one row each, with what became of it and what it cost. */
import { z } from 'zod'
import { errorCodes } from '../../errors.ts'
import { outcomeGroups, outcomeStates, runEndings, runKinds } from '../../runs/runKinds.ts'
import { runSigns } from '../../runs/runSign.ts'
import { command, done, event, id, nothing, pageOf, searchText, window } from '../define.ts'
import { changedSince, runScope, takenBack, undoResult } from './history.ts'
import { skipReason } from '../plan.ts'
import { problem } from '../problem.ts'
import { toldTiming } from '../videos/timing.ts'

const count = z.int()

/** Subtitles of a run by what became of them: counted from its rows each time. */
export const runCounts = z.object({
  all: count,
  running: count,
  written: count,
  review: count,
  waiting: count,
  missing: count,
  failed: count,
  /** Not tried: the run ended before them. */
  stopped: count,
  skipped: count,
})

/** What kept subtitles of a run from being written, and how many it kept. */
export const runCause = z.object({
  id,
  group: z.enum(outcomeGroups),
  reason: skipReason.nullable(),
  code: z.enum(errorCodes).nullable(),
  count,
  /** The same download would be refused again: only another one can help. */
  isRefused: z.boolean(),
  /** Its sentence in the host's language, where that is the same for all; one of them where it has no code. */
  message: z.string(),
  /** A video that shows what is meant; null where it is not in the library. */
  videoId: id.nullable(),
  /** Names of the first few, and the deepest folder that holds all of them ('' where that is none but the root). */
  names: z.array(z.string()),
  folder: z.string(),
})
export type RunCause = z.output<typeof runCause>

export const runRow = z.object({
  id,
  kind: z.enum(runKinds),
  /** Titles that it is about, and how many there are beside these. */
  scope: runScope,
  /** Of an undo: what it takes back; null where that was of several runs. */
  undoes: z.object({ id, kind: z.enum(runKinds), startedMs: z.number() }).nullable(),
  /** An undo that was taken back. */
  isBringBack: z.boolean(),
  /** A plan that nobody has run, or a question to the service: it has a cost and nothing else. null: it is a run. */
  asked: z.enum(['plan', 'search']).nullable(),
  startedMs: z.number(),
  endedMs: z.number().nullable(),
  ending: z.enum(runEndings).nullable(),
  problem: problem.nullable(),
  sign: z.enum(runSigns),
  counts: runCounts,
  /** Those of the skipped that have been met since, by a later run or otherwise, by what became of them in this one. */
  settled: runCounts,
  /** Those of the skipped that waited in this one and belong to a later run now, which tells of them. */
  takenOver: count,
  /** Files that it wrote, of these what was taken away since, what an undo would take and what could come back. */
  files: z.object({ written: count, undone: count, toUndo: count, toBringBack: count }),
  /** Of the files that an undo would take, those of which later runs have made other versions: these go too. */
  changedSince: z.array(changedSince),
  undoneMs: z.number().nullable(),
  /** An undo, or a bringing back, that is under way with its files, and how far that is; then only that can be stopped. */
  turning: z.object({ isBack: z.boolean(), done: count, all: count }).nullable(),
  cost: z.object({ searches: count, downloads: count, ai: count }),
  /** 0..1 while it is under way; null where nobody knows. */
  progress: z.number().nullable(),
  /** Subtitles a minute lately, and how long the rest takes at that; null while nobody can say. */
  pace: z.object({ perMinute: z.number(), remainingMs: z.number() }).nullable(),
  /** When what waits goes on; null where nothing waits, or nobody knows. */
  resumesAtMs: z.number().nullable(),
  /** What waits was put off by watch mode, which is off: it goes on once that is turned on, or where a person tries it. */
  waitsForWatch: z.boolean(),
  /** Since when the service cannot be reached. */
  awaySinceMs: z.number().nullable(),
  verbs: z.object({
    canPause: z.boolean(),
    canResume: z.boolean(),
    canStop: z.boolean(),
    /** Subtitles that would be tried again; not those whose download was refused: the same one would be refused again. */
    toRetry: count,
  }),
  /** The first cause of failures, also of those settled since, for the line below; null where nothing failed. */
  firstCause: runCause.pick({ reason: true, code: true, count: true, message: true }).nullable(),
})
export type RunRow = z.output<typeof runRow>

export const runDetails = z.object({
  row: runRow,
  videos: count,
  languages: z.array(z.string()),
  causes: z.array(runCause),
})
export type RunDetails = z.output<typeof runDetails>

/** One subtitle of a run. */
export const runOutcome = z.object({
  /** Of its video and wish: the question of the review, where it is one. */
  id,
  /** null when the video is not in the library. */
  videoId: id.nullable(),
  /** Name of the video's file, the show or film, and 'S01E03' where the name says it. */
  videoName: z.string(),
  title: z.string(),
  code: z.string(),
  language: z.string(),
  state: z.enum(outcomeStates),
  reason: skipReason.nullable(),
  error: z.enum(errorCodes).nullable(),
  message: z.string(),
  /** Name of the file that was written; '' where none was. */
  sidecarName: z.string(),
  release: z.string(),
  isUndone: z.boolean(),
  /** What was measured of the file, where it stands there still. */
  told: toldTiming.nullable(),
  /** Releases that were downloaded before it and could not be brought in step. */
  insteadOf: z.array(z.string()),
  atMs: z.number(),
  /** How often it came out like that, one time after the other. */
  tries: count,
  untilMs: z.number().nullable(),
})
export type RunOutcome = z.output<typeof runOutcome>

/** A season, or movies ('') that stand together. */
export const outcomeHeading = z.object({ group: z.string(), title: z.string(), season: count.nullable(), rows: count })
export type OutcomeHeading = z.output<typeof outcomeHeading>

export const runFilter = z.enum(['all', 'waiting', 'failed', 'undone'])
export const runGroup = z.enum(['waiting', 'today', 'earlier'])

const listQuery = z.strictObject({ filter: runFilter, kind: z.enum(runKinds).nullable(), search: searchText })
export type RunListQuery = Readonly<z.output<typeof listQuery>>

export const runsState = z.object({
  revision: z.int(),
  /** Under way now, in the order in which they began. */
  underWay: z.array(runRow),
  counts: z.object({ all: count, waiting: count, failed: count, undone: count }),
  /** Subtitles of all that is under way: for the ring of the navigation. null while nothing runs. */
  now: z.object({ done: count, total: count }).nullable(),
})
export type RunsState = z.output<typeof runsState>

const retryCost = z.object({
  /** Which it could help: of what was refused only those for which another is on offer. */
  subtitles: count,
  searches: count,
  mostSearches: count,
  downloads: count,
  /** Now; null where nobody knows, or none is needed. */
  downloadsLeft: count.nullable(),
  ai: count,
  /** When downloads are back; null where some are left, nobody knows, or none is needed. */
  untilMs: z.number().nullable(),
})
export type RetryCost = z.output<typeof retryCost>

const ofRun = z.strictObject({ runId: id })

export const runsCommands = {
  'runs.state': command(nothing, runsState),
  /** Without those under way: what waits first, then newest first. */
  'runs.page': command(
    listQuery.extend(window),
    pageOf(runRow).extend({ groups: z.array(z.object({ group: runGroup, rows: count })) }),
  ),
  /** @throws file.missing for a run that is not known */
  'runs.run': command(ofRun, runDetails),
  'runs.rows': command(
    z.strictObject({ ...window, runId: id, group: z.enum(outcomeGroups).nullable(), causeId: id.nullable() }),
    pageOf(runOutcome),
  ),
  /** Seasons in the order of the rows, and how many rows stand under each; '' over movies. */
  'runs.groups': command(
    z.strictObject({ runId: id, group: z.enum(outcomeGroups).nullable(), causeId: id.nullable() }),
    z.array(outcomeHeading),
  ),
  /** Takes away what it wrote, as a run of its own; what the user has changed since is kept, and said. */
  'runs.undo': command(ofRun, takenBack),
  /** Of an undone run or of the undo itself. */
  'runs.bringBack': command(ofRun, undoResult),
  /** What `runs.retry` would spend at most; told from what is remembered, so it asks for nothing. */
  'runs.retryCost': command(z.strictObject({ runId: id, causeId: id.nullable() }), retryCost),
  /**
   * Takes up again, in the same run, what failed, waits or was cut; only that of one cause where one is named. Of a cause whose
   * downloads were refused, those for which another is on offer.
   * @throws input.invalid where nothing is left, or it would spend more than was told
   */
  'runs.retry': command(
    z.strictObject({ runId: id, causeId: id.nullable(), told: retryCost.nullable().optional() }),
    done,
  ),
  'runs.pause': command(ofRun, done),
  'runs.resume': command(ofRun, done),
  'runs.stop': command(ofRun, done),
} as const

export const runsEvents = {
  'runs.changed': event(runsState),
} as const
