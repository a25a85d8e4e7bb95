/** The account: meters and the ledger of units. */
import { z } from 'zod'
import { command, event, id, nothing, pageOf, window } from './define.ts'
import { problem } from './problem.ts'

export const meter = z.object({
  used: z.int().nullable(),
  limit: z.int().nullable(),
  remaining: z.int().nullable(),
  resetsAtMs: z.number().nullable(),
  /** How often it starts again, where no moment is known. */
  period: z.enum(['day', 'month']).nullable(),
})
export type Meter = z.output<typeof meter>

export const usageState = z.object({
  revision: z.int(),
  service: z.string(),
  planName: z.string().nullable(),
  /** Where the service sells more, in its own words; to show, never opened by itself. */
  upgradeUrl: z.string().nullable(),
  /** As the service numbers it; null where it does not say. */
  accountId: z.string().nullable(),
  /** Used by this key alone; the meters are the account's. */
  ofThisKey: z.object({ searches: z.int().nullable(), downloads: z.int().nullable() }).nullable(),
  search: meter,
  downloads: meter,
  ai: meter,
  /** Why the meters could not be read, else null. */
  problem: problem.nullable(),
})
export type UsageState = z.output<typeof usageState>

const usageKind = z.enum(['search', 'download', 'ai'])

export const usageEntry = z.object({
  id: z.int(),
  atMs: z.number(),
  kind: usageKind,
  subject: z.string(),
  /** 'Copper and Rain S01E03' where the subject is a video whose name says so, else ''. */
  title: z.string(),
  reason: z.string(),
  units: z.int(),
  state: z.enum(['reserved', 'settled', 'released', 'unknown']),
  batchId: z.string(),
  /** Whose units they are, where it is not the service that is used now. */
  elsewhere: z.string().nullable(),
})
export type UsageEntry = z.output<typeof usageEntry>

const usageFilter = z.strictObject({
  kind: usageKind.nullable().default(null),
  batchId: id.nullable().default(null),
})
export type UsageFilter = Readonly<z.output<typeof usageFilter>>

const units = z.object({ search: z.int(), downloads: z.int(), ai: z.int() })

export const usageDay = units.extend({
  day: z.string(),
  /** What was spent at other services than the one that is used now; not counted in the rest. */
  elsewhere: units,
})
export type UsageDay = z.output<typeof usageDay>

export const accountCommands = {
  'usage.state': command(nothing, usageState),
  /** Asks the service again; costs nothing. */
  'usage.refresh': command(nothing, usageState),
  /** Newest first; of one kind of unit, of one batch, or of all. */
  'usage.entries': command(usageFilter.extend(window), pageOf(usageEntry)),
  'usage.days': command(z.strictObject({ days: z.int().min(1).max(90) }), z.array(usageDay)),
} as const

export const accountEvents = {
  'usage.changed': event(usageState),
} as const
