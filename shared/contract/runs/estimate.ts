/** What a plan would cost, told before anything is asked; and what was left for later. */
import { z } from 'zod'
import { command, done, id, nothing } from '../define.ts'
import { scope } from '../scope.ts'

const count = z.int()

/** A way to begin: the videos that changed last, one folder of the library, all of it. Each is an order for `plan.make`. */
export const planWay = z.object({
  kind: z.enum(['newest', 'folder', 'all']),
  /** Of the folder; '' for the others. */
  name: z.string(),
  videos: count,
  searches: count,
  scope,
  newest: count.nullable(),
})
export type PlanWay = z.output<typeof planWay>

export const planEstimate = z.object({
  /** Files with something missing, and how many subtitles that are. */
  videos: count,
  subtitles: count,
  /** Files with something missing that are left out of all of this: their folders are away. */
  away: count,
  /** Search units where the service knows the titles; the most it can come to. */
  searches: count,
  mostSearches: count,
  /** At most. */
  downloads: count,
  ai: count,
  /** Today; null where nobody knows. */
  searchesLeft: count.nullable(),
  /** Where they do not suffice: when the last can be asked. */
  untilMs: z.number().nullable(),
  /** So much that a person is asked before. */
  isLarge: z.boolean(),
  /** All of it was asked for in vain: only asking anew can bring something, and that is what it costs. */
  isAnew: z.boolean(),
  /** The smallest first; only `all` where there is little to part. */
  ways: z.array(planWay),
})
export type PlanEstimate = z.output<typeof planEstimate>

/** Another candidate in the place of subtitles that are there: at most, but for `searches`, as of a plan. */
export const anotherCost = planEstimate.pick({ searches: true, mostSearches: true, downloads: true })
export type AnotherCost = z.output<typeof anotherCost>

const some = z.object({ videos: count, searches: count })

/** Of a plan that is the beginning of something larger: what of that is not asked yet, and what `plan.makeNext` would ask. */
export const notAsked = some.extend({ next: some })
export type NotAsked = z.output<typeof notAsked>

/** What a plan is made for. */
export const planOrder = z.strictObject({
  scope,
  /** Only so many of its videos, those that changed last. */
  newest: count.min(1).nullable(),
  /** The larger scope that this is the beginning of: what is beyond it is told as not asked yet. */
  begins: scope.nullable().default(null),
  /** Whatever was answered before counts for nothing. */
  isAnew: z.boolean().default(false),
})

/** A plan as it was made, for making it again: what was answered before this moment counts for nothing. */
export const plannedOrder = planOrder.omit({ isAnew: true }).extend({ answersSinceMs: z.number().default(0) })
export type PlannedOrder = z.input<typeof plannedOrder>

/** What a plan is made of when it is made again, and what it is only the beginning of. */
export const planAgain = z.object({ scope, begins: scope.nullable() })

/** `isAnew`: as if nothing had been answered yet; else only where all of it was asked for in vain. */
const estimated = scope.extend({ isAnew: z.boolean().default(false) })

export const estimateCommands = {
  /** Asks nothing that costs, and changes nothing. Waits for a scan that goes on: it may find more. */
  'plan.estimate': command(estimated, planEstimate),
  /** Asks the service anew for these videos, whatever it answered before, and puts the answers into the plan that stands. */
  'plan.askAnew': command(z.strictObject({ videoIds: z.array(id).min(1).max(1_000) }), done),
  /** Another plan could not be made: the one that stands is what is meant after all. */
  'plan.goOn': command(nothing, done),
  /** Makes the plan that a restart has taken away, for the same videos. Costs search units for new names only. */
  'plan.makeFormer': command(nothing, done),
  /** Takes the next of what is not asked yet into the plan. Costs search units for those. */
  'plan.makeNext': command(nothing, done),
} as const
