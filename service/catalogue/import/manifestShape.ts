/** The shape of a manifest line (API decisions §6): the schema, which decides, and a quick look that spares it. */
import { z } from 'zod'

// No transforms: with them a check takes ten times as long, and there are millions of lines.
const count = z.int().min(0).nullish()
const words = z.string().nullish()
const flag = z.boolean().nullish()
const filmdbId = /^(?:tt\d{1,12})?$/i

export const lineShape = z.object({
  title: z.object({
    type: z.enum(['movie', 'tv']),
    name: z.string().trim().min(1),
    original_name: words,
    year: count,
    first_air_date: words,
    filmdb_id: z.string().regex(filmdbId).nullish(),
    moviedb_id: count,
    sd_id: count,
  }),
  language: z.string(),
  releases: z.array(z.string()).nullish(),
  season: count,
  episode: count,
  episode_end: count,
  full_season: flag,
  hi: flag,
  framerate: count,
  comment: words,
  author: words,
  files: z.array(z.string()).min(1).nullish(),
  archive: z.string().min(1).nullish(),
})
export type ManifestLine = z.infer<typeof lineShape>

type Check = (value: unknown) => boolean

const isText: Check = (value) => typeof value === 'string'
const isCount: Check = (value) => Number.isSafeInteger(value) && Number(value) >= 0
const isFlag: Check = (value) => typeof value === 'boolean'
const areTexts: Check = (value) => Array.isArray(value) && value.every(isText)
const orMissing =
  (check: Check): Check =>
  (value) =>
    value === undefined || value === null || check(value)

const titleChecks: readonly (readonly [field: string, check: Check])[] = [
  ['type', (value) => value === 'movie' || value === 'tv'],
  ['name', (value) => typeof value === 'string' && value !== '' && value.trim() === value],
  ['original_name', orMissing(isText)],
  ['year', orMissing(isCount)],
  ['first_air_date', orMissing(isText)],
  ['filmdb_id', orMissing((value) => typeof value === 'string' && filmdbId.test(value))],
  ['moviedb_id', orMissing(isCount)],
  ['sd_id', orMissing(isCount)],
]

const lineChecks: readonly (readonly [field: string, check: Check])[] = [
  ['title', (value) => passes(value, titleChecks)],
  ['language', isText],
  ['releases', orMissing(areTexts)],
  ['season', orMissing(isCount)],
  ['episode', orMissing(isCount)],
  ['episode_end', orMissing(isCount)],
  ['full_season', orMissing(isFlag)],
  ['hi', orMissing(isFlag)],
  ['framerate', orMissing(isCount)],
  ['comment', orMissing(isText)],
  ['author', orMissing(isText)],
  ['files', orMissing((value) => areTexts(value) && (value as readonly string[]).length > 0)],
  ['archive', orMissing((value) => isText(value) && value !== '')],
]

/** True only for what the schema takes as it is. It takes a fifth of the schema's time, and there are millions of lines. */
export function isUsualLine(value: unknown): value is ManifestLine {
  return passes(value, lineChecks)
}

function passes(value: unknown, checks: typeof lineChecks): boolean {
  if (typeof value !== 'object' || value === null) return false
  return checks.every(([field, check]) => check((value as Readonly<Record<string, unknown>>)[field]))
}
