/** The review: everything that a person must decide, of the plan and of watch mode, in one list. */
import { z } from 'zod'
import { command, event, id, nothing, pageOf, window } from '../define.ts'
import { candidateRow, videoWords } from '../plan.ts'

/**
 * Of the plan: title, tier: which subtitle · none: nothing was found (looked at on demand, never open by itself).
 * Of watch mode alone: ask: a subtitle is there, not surely in sync · translate: only a translation would do ·
 * foreign-file: another file has the name · removed: the user took ours away · better: there is one than ours.
 */
export const reviewKind = z.enum(['title', 'tier', 'none', 'ask', 'translate', 'foreign-file', 'removed', 'better'])
export type ReviewKind = z.output<typeof reviewKind>

export const reviewDecision = z.enum(['chosen', 'translate', 'skipped', 'ignored', 'answered'])
export type ReviewDecision = z.output<typeof reviewDecision>

export const reviewRow = z.object({
  /** Video and wish: the same before and after a restart. */
  id,
  videoId: id,
  words: videoWords,
  /** Show and season; '' for movies. */
  group: z.string(),
  season: z.int().nullable(),
  language: z.string(),
  kind: reviewKind,
  /** Watch mode asks it too, or alone. */
  isWatched: z.boolean(),
  /** null: it is open. */
  decision: reviewDecision.nullable(),
})
export type ReviewRow = z.output<typeof reviewRow>

/** Questions are subtitles: video × wish. */
export const reviewState = z.object({
  revision: z.int(),
  open: z.int(),
  /** Of these: in the plan (its own number), and asked by watch mode (its own number); some are both. */
  inPlan: z.int(),
  watched: z.int(),
  /** Decided by hand, and in the plan. */
  decided: z.int(),
})
export type ReviewState = z.output<typeof reviewState>

export const rejectionReason = z.enum([
  'tried-before',
  'title',
  'season',
  'episode',
  'part',
  'language',
  'forced',
  'hearing-impaired',
  'ignored-release',
  'ignored-author',
])

/** Everything that is needed to decide one question. */
export const reviewQuestion = z.object({
  row: reviewRow,
  video: z.object({ name: z.string(), durationMs: z.number().nullable(), fps: z.number().nullable() }),
  /** In the host's words, for what the kind alone does not say. */
  message: z.string(),
  /** The title that the service took it for. */
  detected: z.string().nullable(),
  /** The number of its name that counts through all seasons, where it was counted as another: 13 as 'S02E01'. */
  counted: z.object({ absolute: z.int(), code: z.string() }).nullable(),
  /** false: the service was not asked for it yet, or not lately enough for its answer to be kept. */
  isAsked: z.boolean(),
  candidates: z.array(candidateRow),
  ruledOut: z.array(z.object({ release: z.string(), reason: rejectionReason })),
  /** What it could be translated from; null where there is nothing. */
  translateFrom: z.string().nullable(),
  /** Other open questions that the same answer could hold for: of its season, and of its kind anywhere. */
  inSeason: z.int(),
  ofKind: z.int(),
})
export type ReviewQuestion = z.output<typeof reviewQuestion>

/** Whom an answer is for: this question, the open ones of its season, or those of watch mode of its kind. */
export const reviewReach = z.enum(['one', 'season', 'kind'])
export type ReviewReach = z.output<typeof reviewReach>

export const reviewAnswer = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('choose'), candidateId: id }),
  /** translate: a machine does it when the plan runs · skip: not in this plan · ignore: never asked again. */
  z.strictObject({ kind: z.enum(['translate', 'skip', 'ignore']) }),
  /** Of watch mode: look for it again; take the better one. */
  z.strictObject({ kind: z.enum(['again', 'take']) }),
])
export type ReviewAnswer = z.output<typeof reviewAnswer>

/** What an answer would mean before it is given: questions, their numbers, and what they cost when the plan runs. */
export const reviewMeaning = z.object({
  questions: z.int(),
  /** 'S01E03', at most a dozen. */
  codes: z.array(z.string()),
  downloads: z.int(),
  /** Of the questions: their archive is here already. */
  cached: z.int(),
  ai: z.int(),
})
export type ReviewMeaning = z.output<typeof reviewMeaning>

/** Every open question whose title is sure: of the show of one, or of all. */
export const bestReach = z.enum(['show', 'all'])
export type BestReach = z.output<typeof bestReach>

export const reviewBest = z.object({ show: reviewMeaning, all: reviewMeaning })
export type ReviewBest = z.output<typeof reviewBest>

const answered = z.object({ ids: z.array(id), undoId: id })

const answerOf = z.strictObject({ questionId: id, answer: reviewAnswer, reach: reviewReach })

export const reviewCommands = {
  'review.state': command(nothing, reviewState),
  /** By show and season, then the movies; decided ones of the plan keep their place. */
  'review.page': command(z.strictObject(window), pageOf(reviewRow)),
  /** Any wish of the plan, open or not, and any question of watch mode. Costs nothing. @throws input.invalid */
  'review.question': command(z.strictObject({ questionId: id }), reviewQuestion),
  /** Asks the service for the question's video: costs a search where its answer is not kept. */
  'review.ask': command(z.strictObject({ questionId: id }), z.strictObject({})),
  'review.meaning': command(answerOf, reviewMeaning),
  /** Answers the questions that it decided. Spends nothing: the plan does when it runs. What is ignored stands in the list of that. */
  'review.answer': command(answerOf, answered),
  /** What taking the best would mean. */
  'review.best': command(z.strictObject({ questionId: id }), reviewBest),
  /** Takes the best for all that are left, as one answer. Spends nothing: the plan does when it runs. */
  'review.takeBest': command(z.strictObject({ questionId: id, reach: bestReach }), answered),
  /** Takes one answer back, or the last of this host; null where there is none left. @throws input.invalid for one that is not known any more */
  'review.takeBack': command(z.strictObject({ undoId: id.nullable() }), z.object({ questionId: id.nullable() })),
} as const

export const reviewEvents = {
  'review.changed': event(reviewState),
} as const
