/** The account: meters, the ledger of units, and looking things up at the service. */
import { z } from 'zod'
import { command, event, id, nothing, pageOf, searchText, window } from './define.ts'
import { problem } from './problem.ts'

export const meter = z.object({
  used: z.number().int().nullable(),
  limit: z.number().int().nullable(),
  remaining: z.number().int().nullable(),
  resetsAtMs: z.number().nullable(),
})
export type Meter = z.output<typeof meter>

export const usageState = z.object({
  revision: z.number().int(),
  service: z.string(),
  planName: z.string().nullable(),
  search: meter,
  downloads: meter,
  ai: meter,
  /** Why the meters could not be read, else null. */
  problem: problem.nullable(),
})
export type UsageState = z.output<typeof usageState>

const usageKind = z.enum(['search', 'download', 'ai'])

export const usageEntry = z.object({
  id: z.number().int(),
  atMs: z.number(),
  kind: usageKind,
  subject: z.string(),
  reason: z.string(),
  units: z.number().int(),
  state: z.enum(['reserved', 'settled', 'released', 'unknown']),
  batchId: z.string(),
})
export type UsageEntry = z.output<typeof usageEntry>

const usageFilter = z.strictObject({
  kind: usageKind.nullable().default(null),
  batchId: id.nullable().default(null),
})
export type UsageFilter = Readonly<z.output<typeof usageFilter>>

export const usageDay = z.object({
  day: z.string(),
  search: z.number().int(),
  downloads: z.number().int(),
  ai: z.number().int(),
})
export type UsageDay = z.output<typeof usageDay>

export const titleRow = z.object({
  id,
  name: z.string(),
  type: z.enum(['movie', 'tv']).nullable(),
  year: z.number().int().nullable(),
  filmdbId: z.string().nullable(),
})
export type TitleRow = z.output<typeof titleRow>

export const subtitleRow = z.object({
  id,
  release: z.string(),
  language: z.string().nullable(),
  season: z.number().int().nullable(),
  episodeFrom: z.number().int().nullable(),
  episodeEnd: z.number().int().nullable(),
  isFullSeason: z.boolean(),
  isHearingImpaired: z.boolean(),
  isMachineMade: z.boolean(),
  author: z.string().nullable(),
  comment: z.string().nullable(),
  isCached: z.boolean(),
})
export type SubtitleRow = z.output<typeof subtitleRow>

export const accountCommands = {
  'usage.state': command(nothing, usageState),
  /** Asks the service again; costs nothing. */
  'usage.refresh': command(nothing, usageState),
  /** Newest first; of one kind of unit, of one batch, or of all. */
  'usage.entries': command(usageFilter.extend(window), pageOf(usageEntry)),
  'usage.days': command(z.strictObject({ days: z.number().int().min(1).max(90) }), z.array(usageDay)),
  /** By text or by an id 'tt…'. Costs one search unit. */
  'search.titles': command(z.strictObject({ text: searchText }), z.array(titleRow)),
  /** Names that begin so; empty where the plan has no autocomplete. */
  'search.complete': command(z.strictObject({ text: searchText }), z.array(titleRow)),
  'search.subtitles': command(
    z.strictObject({
      titleId: id,
      season: z.number().int().min(0).max(999).nullable(),
      episode: z.number().int().min(0).max(9999).nullable(),
      languages: z.array(z.string().max(20)).max(20),
    }),
    z.array(subtitleRow),
  ),
  /** Downloads, checks and puts it beside the video, as a run does. Answers the name of the file that was written. */
  'search.download': command(z.strictObject({ subtitleId: id, videoId: id }), z.object({ sidecarName: z.string() })),
} as const

export const accountEvents = {
  'usage.changed': event(usageState),
} as const
