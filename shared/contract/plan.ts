/** The plan: what would be done for each missing wish, what a person must look at, and the run of it. */
import { z } from 'zod'
import { command, done, event, id, nothing, pageOf, searchText, window } from './define.ts'
import { notAsked, planAgain, planOrder } from './runs/estimate.ts'
import { planSums } from './planSums.ts'
import { preview } from './preview.ts'
import { problem } from './problem.ts'
import { renamed, titleAct } from './videos/video.ts'

/**
 * sure: taken without asking · ask: a person must look · chosen, skipped: a person did · waiting: beyond today's quota ·
 * inside: a text track of the video is made a file · yours: a subtitle of the user's is there under an old name ·
 * tooLong: no disk would take the subtitle's name.
 */
export const planAnswer = z.enum([
  'sure',
  'ask',
  'chosen',
  'skipped',
  'waiting',
  'none',
  'translate',
  'inside',
  'yours',
  'tooLong',
])
export type PlanAnswer = z.output<typeof planAnswer>

/** What stands in one cell: an answer of the plan, that the wish was met before, or what a run has made of it since. */
export const planCellAnswer = z.enum([...planAnswer.options, 'covered', 'written', 'told'])
export type PlanCellAnswer = z.output<typeof planCellAnswer>

/** One wish of a video: the unit that the sums count. */
export const planCell = z.object({
  /** Video and wish: the same in every plan, and the question of the review. */
  id,
  /** The wished language: its column. */
  column: z.string(),
  /** Of what is planned; the wished one where nothing is (yet). */
  language: z.string(),
  /** Meant are the foreign parts only. */
  isForced: z.boolean(),
  answer: planCellAnswer,
  /** What covers it; null where nothing does. */
  by: z.enum(['sidecar', 'ours', 'track', 'audio']).nullable(),
  /** The subtitle that is planned, or the user's own file; null where there is none (yet). */
  release: z.string().nullable(),
  /** 'WEB · KESTREL': its source and group, or the pack's; '' where the name tells neither. */
  words: z.string(),
  /** 0 same release, 1 same source and cut, 2 unknown, 3 other source or a part, 4 other cut or speed. */
  tier: z.int().nullable(),
  /** 'group', 'source', 'fps', …; with '!' in front where they differ, '?source' and '?own-source' where a name tells none. */
  reasons: z.array(z.string()),
  kind: z.enum(['human', 'hearing-impaired', 'machine']).nullable(),
  /** Name of the season pack it comes from. */
  pack: z.string().nullable(),
  /** The language that it is translated from; null where it is not. */
  from: z.string().nullable(),
  /** Of none: what would fit was paid for, and refused. */
  isRefused: z.boolean(),
  /** It waits because the service was away when it was to be asked for. */
  isUnasked: z.boolean(),
  /** Name of the file that will be written, or that the user's file would get. */
  outputName: z.string().nullable(),
  candidates: z.int(),
  /** Why a person must look. */
  question: z.enum(['title', 'tier']).nullable(),
  /** Where nothing was found: near languages of which there is something, 'pt' for 'pt-BR'. */
  onOffer: z.array(z.string()),
})
export type PlanCell = z.output<typeof planCell>

/** How a video is named in lists: its title, its number, and its release in words. */
export const videoWords = z.object({
  title: z.string(),
  /** What the service took it for; '' where it is the same, or nobody asked. */
  detected: z.string(),
  year: z.int().nullable(),
  /** 'S01E03', '' for a movie. */
  code: z.string(),
  /** 'CD1' of a movie in several files; '' for all others. */
  part: z.string(),
  /** Name of the episode; '' where the file does not say it. */
  name: z.string(),
  /** '1080p WEB · KESTREL'; the file's name where it tells none of it. */
  release: z.string(),
})
export type VideoWords = z.output<typeof videoWords>

/** What a part of the plan costs. */
export const planCost = z.object({
  downloads: z.int(),
  ai: z.int(),
  /** Subtitles that come from archives which serve others too, so that they cost nothing of their own. */
  inPacks: z.int(),
})
export type PlanCost = z.output<typeof planCost>

/** One video with a cell a language. */
export const planRow = z.object({
  id,
  videoName: z.string(),
  words: videoWords,
  /** The heading it stands under; '' for movies. */
  group: z.string(),
  cells: z.array(planCell),
  cost: planCost,
})
export type PlanRow = z.output<typeof planRow>

export const planState = z.object({
  revision: z.int(),
  phase: z.enum(['empty', 'scanning', 'matching', 'ready', 'running', 'paused', 'done', 'failed']),
  progress: z.object({ done: z.int(), total: z.int() }),
  sums: planSums,
  /** How long a run of it takes, by what runs took before; null where nobody can say, and once it is run. */
  aboutMs: z.number().nullable(),
  /** Downloads left today, null when not known, and when those that wait go on. */
  downloadsLeft: z.int().nullable(),
  resumesAtMs: z.number().nullable(),
  /** Subtitles that wait and that no run has taken up: a run now goes on with them by itself when the quota is back. */
  toHold: z.int(),
  /** They wait because the service is busy, not because its units are used up. */
  isServiceBusy: z.boolean(),
  /** AI units left this month, null when not known. */
  aiLeft: z.int().nullable(),
  /** When translations that wait for units go on; null where none waits, or nobody knows. */
  aiResumesAtMs: z.number().nullable(),
  /** What the plan's searches were charged to. */
  batchId: z.string().nullable(),
  /** The last run of this plan; null before one. */
  runId: z.string().nullable(),
  result: z
    .object({
      written: z.int(),
      skipped: z.int(),
      failed: z.int(),
      search: z.int(),
      downloads: z.int(),
    })
    .nullable(),
  problem: problem.nullable(),
  /** When the service, which cannot be reached, is asked again by itself; null where it can, or nobody knows. */
  retryAtMs: z.number().nullable(),
  /** What was left for later, because the plan is only the beginning of it. */
  notAsked: notAsked.nullable(),
  /** The columns: the languages that its videos wish for, in the order of the wishes. */
  languages: z.array(z.string()),
  /** Its subtitles that a person has decided about, and no run has taken up since. */
  decided: z.int(),
  /** A plan that a restart has taken away; its choices are kept. null where there is none. */
  former: z.object({ madeMs: z.number(), videos: z.int(), decided: z.int() }).nullable(),
  /** What the plan is made of when it is made again, and what it is only the beginning of; null before one was made. */
  again: planAgain.nullable(),
  /** What a plan could not be made of, while the one before stands; `problem` says why. null where nothing failed. */
  attempt: planAgain.extend({ newest: z.int().nullable() }).nullable(),
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
  tier: z.int(),
  reasons: z.array(z.string()),
  isPack: z.boolean(),
  /** Already downloaded: looking inside costs nothing. */
  isCached: z.boolean(),
  isChosen: z.boolean(),
})
export type CandidateRow = z.output<typeof candidateRow>

/** Where the rows come from that a run would write: a season pack, a download that is paid for, the cache. */
export const planSource = z.enum(['pack', 'download', 'cache'])
export type PlanSource = z.output<typeof planSource>

/** Which videos of the plan: with a cell of one answer, from one source, under one heading ('' is one too), with this text. */
const planFilter = z.strictObject({
  /** 'write': what a run would write as it was found, whoever chose it. */
  answer: z.enum([...planCellAnswer.options, 'write']).nullable(),
  source: planSource.nullable().default(null),
  group: z.string().max(1_000).nullable().default(null),
  search: searchText,
})
export type PlanFilter = Readonly<z.output<typeof planFilter>>

/** A show's season, or '' for the movies; `rows` are videos of the filter, the other numbers their subtitles. */
export const planGroup = z.object({
  group: z.string(),
  title: z.string(),
  season: z.int().nullable(),
  rows: z.int(),
  write: z.int(),
  packs: z.int(),
  inside: z.int(),
  ask: z.int(),
  translate: z.int(),
  none: z.int(),
  waiting: z.int(),
  tooLong: z.int(),
  covered: z.int(),
  written: z.int(),
  told: z.int(),
  cost: planCost,
})
export type PlanGroup = z.output<typeof planGroup>

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

export const planCommands = {
  'plan.state': command(nothing, planState),
  /** Matches and plans; scans before where the scope is the whole library or whole folders. Costs search units for new names. */
  'plan.make': command(planOrder, done),
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
    z.object({ changed: z.int() }),
  ),
  /** Takes a found title for the row's show and asks again for its videos: one search unit a season at most. */
  'plan.setTitle': command(z.strictObject({ rowId: id, titleId: id.nullable() }), titleAct.extend({ videos: z.int() })),
  /** Names the user's own subtitle of the row after its video. Costs nothing. @throws file.missing, file.foreign */
  'plan.renameYours': command(z.strictObject({ rowId: id }), renamed),
  'plan.run': command(nothing, done),
  'plan.pause': command(nothing, done),
  'plan.resume': command(nothing, done),
} as const

export const planEvents = {
  'plan.changed': event(planState),
} as const
