/** Another candidate of the service in the place of each subtitle that came from it, over any scope: its price, and how far it is. */
import { z } from 'zod'
import { command, done, event, nothing } from '../define.ts'
import { problem } from '../problem.ts'
import { anotherCost } from '../runs/estimate.ts'
import { scope } from '../scope.ts'

/** `subtitles`: how many of the scope came from the service. */
export const anotherOffer = anotherCost.extend({ subtitles: z.int() })
export type AnotherOffer = z.output<typeof anotherOffer>

export const anotherState = z.object({
  revision: z.int(),
  isRunning: z.boolean(),
  done: z.int(),
  total: z.int(),
  /** Subtitles that another stands in the place of; the rest are as they were. */
  taken: z.int(),
  failed: z.int(),
  /** The first of those that were left as they were. */
  problem: problem.nullable(),
  /** What takes all of it back; null before it has begun. */
  batchId: z.string().nullable(),
})
export type AnotherState = z.output<typeof anotherState>

const overScope = z.strictObject({ scope })

export const anotherCommands = {
  /** Asks nothing that costs. */
  'another.of': command(overScope, anotherOffer),
  /** For what 'another.of' tells, at most. @throws input.invalid while another goes on, file.foreign where none came from the service */
  'another.start': command(overScope, z.object({ total: z.int() })),
  'another.state': command(nothing, anotherState),
  'another.cancel': command(nothing, done),
} as const

export const anotherEvents = {
  'another.changed': event(anotherState),
} as const
