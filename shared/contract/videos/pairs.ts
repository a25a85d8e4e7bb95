/** Two languages in one file, by hand over any scope: what could be put together, and how far it is. */
import { z } from 'zod'
import { command, done, event, nothing } from '../define.ts'
import { problem } from '../problem.ts'
import { scope } from '../scope.ts'

const language = z.string().max(20)
/** `first` is the upper line, and the language that players show the file under. */
const languagePair = z.strictObject({ first: language, second: language })
const overScope = languagePair.extend({ scope })

export const pairChoices = z.object({
  /** Of the subtitle files beside the videos, the most frequent first. */
  languages: z.array(z.object({ language: z.string(), videos: z.int() })),
  /** What the wishes ask for; else the two most frequent. null where there are not two languages. */
  suggested: languagePair.nullable(),
})
export type PairChoices = z.output<typeof pairChoices>

/**
 * `both`: videos with a file in each of the two; `made`: of these, those with a file of the two already; `name`: that of the
 * new file beside the first of them, null where there is none.
 */
export const pairCounts = z.object({ both: z.int(), made: z.int(), name: z.string().nullable() })
export type PairCounts = z.output<typeof pairCounts>

export const pairsState = z.object({
  revision: z.int(),
  isRunning: z.boolean(),
  done: z.int(),
  total: z.int(),
  /** Files that were written; the others were there as they should be, or failed. */
  made: z.int(),
  /** Of these, those of two files that are out of step with each other. */
  apart: z.int(),
  failed: z.int(),
  /** The first of those that failed. */
  problem: problem.nullable(),
  /** What takes all of it back; null before the first file is written. */
  batchId: z.string().nullable(),
})
export type PairsState = z.output<typeof pairsState>

export const pairsCommands = {
  'pairs.of': command(z.strictObject({ scope }), pairChoices),
  /** @throws input.invalid for what is no pair of two languages */
  'pairs.count': command(overScope, pairCounts),
  /** Costs nothing; the files that they are made of stay as they are. @throws input.invalid also while another goes on, or where no video has both */
  'pairs.start': command(overScope, z.object({ total: z.int() })),
  'pairs.state': command(nothing, pairsState),
  'pairs.cancel': command(nothing, done),
} as const

export const pairsEvents = {
  'pairs.changed': event(pairsState),
} as const
