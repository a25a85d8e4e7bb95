/** The plan: what would be done for each missing wish, what a person must look at, and the run of it. */
import { z } from 'zod'
import { errorCodes } from '../errors.ts'
import { command, done, event, id, nothing, pageOf, searchText, window } from './define.ts'
import { problem } from './problem.ts'

/**
 * sure: taken without asking · ask: a person must look · chosen, skipped: a person did · waiting: beyond today's quota ·
 * yours: a subtitle of the user's is there under an old name.
 */
export const planAnswer = z.enum(['sure', 'ask', 'chosen', 'skipped', 'waiting', 'none', 'translate', 'yours'])
export type PlanAnswer = z.output<typeof planAnswer>

export const planRow = z.object({
  id,
  videoId: id,
  videoName: z.string(),
  /** Show and season, or the movie: rows of one group stand together. */
  group: z.string(),
  language: z.string(),
  answer: planAnswer,
  /** The subtitle that is planned, or the user's own file; null where there is none (yet). */
  release: z.string().nullable(),
  /** 0 same release, 1 same source and cut, 2 unknown, 3 other source or a part, 4 other cut or speed. */
  tier: z.number().int().nullable(),
  /** 'group', 'source', 'fps', …; with '!' in front where they differ. */
  reasons: z.array(z.string()),
  kind: z.enum(['human', 'hearing-impaired', 'machine']).nullable(),
  /** Name of the season pack it comes from. */
  pack: z.string().nullable(),
  /** Name of the file that will be written, or that the user's file would get. */
  outputName: z.string().nullable(),
  candidates: z.number().int(),
  /** Why a person must look. */
  question: z.enum(['title', 'tier']).nullable(),
})
export type PlanRow = z.output<typeof planRow>

export const planSums = z.object({
  /** Files that a run would write. */
  files: z.number().int(),
  archives: z.number().int(),
  packs: z.number().int(),
  filesFromPacks: z.number().int(),
  downloads: z.number().int(),
  filesFromDownloads: z.number().int(),
  /** Files whose archives were downloaded before: they cost nothing. */
  filesFromCache: z.number().int(),
  searchUnits: z.number().int(),
  sure: z.number().int(),
  ask: z.number().int(),
  chosen: z.number().int(),
  skipped: z.number().int(),
  waiting: z.number().int(),
  none: z.number().int(),
  translate: z.number().int(),
  yours: z.number().int(),
})
export type PlanSums = z.output<typeof planSums>

export const planState = z.object({
  revision: z.number().int(),
  phase: z.enum(['empty', 'scanning', 'matching', 'ready', 'running', 'paused', 'done', 'failed']),
  progress: z.object({ done: z.number().int(), total: z.number().int() }),
  sums: planSums,
  /** Downloads left today, null when not known, and when those that wait go on. */
  downloadsLeft: z.number().int().nullable(),
  resumesAtMs: z.number().nullable(),
  /** AI units left this month, null when not known. */
  aiLeft: z.number().int().nullable(),
  /** The run's batch, for "Undo all". */
  batchId: z.string().nullable(),
  result: z
    .object({
      written: z.number().int(),
      skipped: z.number().int(),
      failed: z.number().int(),
      search: z.number().int(),
      downloads: z.number().int(),
    })
    .nullable(),
  problem: problem.nullable(),
})
export type PlanState = z.output<typeof planState>

export const candidateRow = z.object({
  id,
  release: z.string(),
  author: z.string().nullable(),
  comment: z.string().nullable(),
  fps: z.number().nullable(),
  isHearingImpaired: z.boolean(),
  isMachineMade: z.boolean(),
  tier: z.number().int(),
  reasons: z.array(z.string()),
  isPack: z.boolean(),
  /** Already downloaded: looking inside costs nothing. */
  isCached: z.boolean(),
  isChosen: z.boolean(),
})
export type CandidateRow = z.output<typeof candidateRow>

export const previewCue = z.object({ startMs: z.number(), endMs: z.number(), text: z.string() })

/** Where the rows come from that a run would write: a season pack, a download that is paid for, the cache. */
export const planSource = z.enum(['pack', 'download', 'cache'])
export type PlanSource = z.output<typeof planSource>

/** Which rows of the plan: with one answer, from one source, under one heading ('' is one too), with this text. */
const planFilter = z.strictObject({
  answer: planAnswer.nullable(),
  source: planSource.nullable().default(null),
  group: z.string().max(1_000).nullable().default(null),
  search: searchText,
})
export type PlanFilter = Readonly<z.output<typeof planFilter>>

/** A show's season or another title with several videos, '' for videos that stand alone; how many rows of the filter it holds. */
export const planGroup = z.object({ group: z.string(), rows: z.number().int() })
export type PlanGroup = z.output<typeof planGroup>

/** Looking inside: a few cues from the beginning, the middle and the end. */
export const preview = z.object({
  first: z.array(previewCue),
  middle: z.array(previewCue),
  last: z.array(previewCue),
  lastCueEndMs: z.number(),
  videoDurationMs: z.number().nullable(),
  encoding: z.string(),
  /** Sounds, names of speakers and credits that would be taken out. */
  removed: z.number().int(),
})
export type Preview = z.output<typeof preview>

export const skipReason = z.enum([
  'covered',
  'foreign-file',
  'ask',
  'no-match',
  'no-candidate',
  'quota',
  'rejected',
  'error',
])
export type SkipReason = z.output<typeof skipReason>

/** One row of the run: a wish on its way to a file. */
export const activityRow = z.object({
  id,
  videoId: id,
  videoName: z.string(),
  language: z.string(),
  state: z.enum(['queued', 'downloading', 'checking', 'written', 'skipped', 'waiting', 'failed', 'cancelled']),
  /** What was written, or why not, in a sentence of the host; why not is told by `code` or `reason` in other languages. */
  message: z.string(),
  reason: skipReason.nullable(),
  code: z.enum(errorCodes).nullable(),
  changedMs: z.number(),
})
export type ActivityRow = z.output<typeof activityRow>

export const activityFilter = z.enum(['all', 'running', 'written', 'skipped', 'waiting', 'failed'])

export const activityState = z.object({
  revision: z.number().int(),
  counts: z.object({
    all: z.number().int(),
    running: z.number().int(),
    written: z.number().int(),
    skipped: z.number().int(),
    waiting: z.number().int(),
    failed: z.number().int(),
  }),
  isRunning: z.boolean(),
  isPaused: z.boolean(),
})
export type ActivityState = z.output<typeof activityState>

export const planCommands = {
  'plan.state': command(nothing, planState),
  /** Scans, matches and plans; for the folder, for these videos, or for everything. Costs search units for new names. */
  'plan.make': command(z.strictObject({ folderId: id.nullable(), videoIds: z.array(id).max(10_000).nullable() }), done),
  'plan.cancel': command(nothing, done),
  'plan.page': command(planFilter.extend(window), pageOf(planRow)),
  /** The groups of the same filter, in the order of the pages: row headings without holding the rows. */
  'plan.groups': command(planFilter, z.array(planGroup)),
  'plan.candidates': command(z.strictObject({ rowId: id }), z.array(candidateRow)),
  /** Costs a download unless the candidate is cached. */
  'plan.preview': command(z.strictObject({ rowId: id, candidateId: id }), preview),
  /** A null candidate skips. Answers how many rows changed: more than one with `isForSeason`. */
  'plan.choose': command(
    z.strictObject({ rowId: id, candidateId: id.nullable(), isForSeason: z.boolean() }),
    z.object({ changed: z.number().int() }),
  ),
  /**
   * Takes a title that a search found for the row's video and for its show, and asks again for every row of them.
   * Answers those rows as they are then, under their old ids. Costs search units, one for a season at most.
   */
  'plan.setTitle': command(z.strictObject({ rowId: id, titleId: id }), z.object({ rows: z.array(planRow) })),
  /** Names the user's own subtitle of the row after its video. Costs nothing. @throws file.missing, file.foreign */
  'plan.renameYours': command(z.strictObject({ rowId: id }), done),
  'plan.run': command(nothing, done),
  'plan.pause': command(nothing, done),
  'plan.resume': command(nothing, done),
  'activity.state': command(nothing, activityState),
  'activity.page': command(z.strictObject({ ...window, filter: activityFilter }), pageOf(activityRow)),
  /** Plans the failed and waiting ones again. */
  'activity.retry': command(nothing, done),
  /** The written subtitle was wrong: it goes to the trash and the next candidate is written; null where there is none. */
  'video.wrongNext': command(
    z.strictObject({ videoId: id, language: z.string().max(20) }),
    z.object({ next: z.object({ sidecarName: z.string(), release: z.string() }).nullable() }),
  ),
} as const

export const planEvents = {
  'plan.changed': event(planState),
  'activity.changed': event(activityState),
} as const
