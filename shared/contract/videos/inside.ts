/** Text tracks inside videos, saved as files beside them. */
import { z } from 'zod'
import { command, done, event, id, nothing } from '../define.ts'
import { problem } from '../problem.ts'
import { scope } from '../scope.ts'

/** The saving of tracks, while it goes on and when it is over. */
export const insideState = z.object({
  revision: z.int(),
  isRunning: z.boolean(),
  /** Where one track of one video was chosen. */
  videoId: id.nullable(),
  track: z.int().nullable(),
  done: z.int(),
  total: z.int(),
  written: z.int(),
  failed: z.int(),
  /** The first of those that failed. */
  problem: problem.nullable(),
  /** What takes all of it back; null before the first. */
  batchId: z.string().nullable(),
})
export type InsideState = z.output<typeof insideState>

export const insideCommands = {
  /** A null track: those that stand for a wish without a file. Costs nothing. @throws input.invalid where there is none */
  'inside.start': command(
    z.strictObject({ scope, track: z.int().min(0).max(9_999).nullable() }),
    z.object({ total: z.int() }),
  ),
  'inside.state': command(nothing, insideState),
  'inside.cancel': command(nothing, done),
} as const

export const insideEvents = {
  'inside.changed': event(insideState),
} as const
