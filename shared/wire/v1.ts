/** Bodies of the v1 API under their wire names (API §2 and §4). Only what the app uses; unknown fields are kept. */
import { z } from 'zod'
import {
  count,
  decimal,
  flag,
  integer,
  listOf,
  listOrNull,
  objectOrNull,
  text,
  texts,
  titleId,
  titleType,
} from './fields.ts'

/** More rows than any page holds (API §8: 30) are somebody's mistake; the rest is not read. */
export const mostRows = 200
const mostPackedFiles = 2_000

/** API §2 "Title result"; also the rows of `auto`, `search` and v2 title search, which carry fewer fields. */
export const titleResult = z.looseObject({
  sd_id: titleId,
  filmdb_id: text,
  moviedb_id: count,
  type: titleType,
  name: text,
  year: count,
})

/** API §2 "Unpacked file". */
export const unpackedFile = z.looseObject({
  file_n_id: text,
  name: text,
  release_name: text,
  season: count,
  episode: count,
  language: text,
  hi: flag,
  format: text,
  size: count,
  md5: text,
  url: text,
})

/**
 * API §2 "Subtitle". `language`, `lang`, `author`, `hi`, `n_id`, `ai_translated`, `comment` and `releases`
 * are not in the document: our service sends them, others may.
 */
export const subtitleRow = z.looseObject({
  n_id: text,
  release_name: text,
  releases: texts,
  name: text,
  url: text,
  language: text,
  lang: text,
  season: count,
  episode: count,
  episode_from: count,
  episode_end: count,
  full_season: flag,
  hi: flag,
  ai_translated: flag,
  framerate: integer,
  fps: decimal,
  author: text,
  comment: text,
  /** null where the files of the pack were not asked for. */
  unpack_files: listOrNull(unpackedFile, mostPackedFiles),
})

export const subtitleSearch = z.looseObject({
  status: flag,
  results: listOf(titleResult, mostRows),
  subtitles: listOf(subtitleRow, mostRows),
  totalPages: count,
})

/** `auto` and `search` (API §4 "v1 paid autocomplete and search"; the body is "not shown", this one is ours). */
export const titleList = z.looseObject({ results: listOf(titleResult, mostRows) })

/** One counter of an account; `reset_at` is an ISO time where it is told at all. */
export const usageBlock = objectOrNull(z.looseObject({ used: count, limit: count, remaining: count, reset_at: text }))

/** v2 sends an object, our v1 the name alone. */
export const plan = z
  .unknown()
  .optional()
  .transform((raw): unknown => (typeof raw === 'string' ? { name: raw } : raw))
  .pipe(objectOrNull(z.looseObject({ is_pro: flag, name: text })))

/** `/api/v1/me` ("not shown"; this shape is ours): whatever of it is understood. */
export const account = z.looseObject({
  plan,
  quota: objectOrNull(z.looseObject({ requests: usageBlock, downloads: usageBlock })),
  pro: objectOrNull(z.looseObject({ translations: usageBlock })),
})

export type TitleResult = z.output<typeof titleResult>
export type SubtitleRow = z.output<typeof subtitleRow>
export type UsageBlock = z.output<typeof usageBlock>
export type UnpackedFile = z.output<typeof unpackedFile>
