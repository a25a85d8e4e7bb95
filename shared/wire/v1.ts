/** Bodies of the v1 API under their wire names (API §2 and §4). Only what the app uses; nothing else is read. */
import { record, type ValueOf } from '../json/decoder.ts'
import {
  count,
  decimal,
  flag,
  integer,
  listOf,
  listOrNull,
  objectOrNull,
  orElse,
  positive,
  text,
  texts,
  titleId,
  titleType,
} from './fields.ts'

/** More rows than any page holds (API §8: 30) are somebody's mistake; the rest is not read. */
export const mostRows = 200
/** The document gives no number; nobody looks through more. */
export const mostTitles = 200
const mostPackedFiles = 2_000

/** API §2 "Title result"; also the rows of `auto`, `search` and v2 title search, which carry fewer fields. */
export const titleResult = record({
  sd_id: titleId,
  filmdb_id: text,
  moviedb_id: positive,
  type: titleType,
  name: text,
  original_name: text,
  year: positive,
})

/** API §2 "Unpacked file". */
export const unpackedFile = record({
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
export const subtitleRow = record({
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

export const subtitleSearch = record({
  status: flag,
  results: listOf(titleResult, mostTitles),
  subtitles: listOf(subtitleRow, mostRows),
  totalPages: count,
})

/** `auto` (API §4 "v1 paid autocomplete and search"; the body is open, this one is ours). */
export const titleList = record({ results: listOf(titleResult, mostTitles) })

/** One counter of an account; `reset_at` is an ISO time where it is told at all. */
export const usageBlock = objectOrNull(
  record({ used: count, limit: count, remaining: count, reset_at: text, period: text }),
)

/** v2 sends an object, our v1 the name alone. */
export const plan = orElse(record({ is_pro: flag, name: text }), (raw) =>
  typeof raw === 'string' ? { is_pro: null, name: raw === '' ? null : raw } : null,
)

/** `/api/v1/me` (open; this shape is ours): whatever of it is understood. */
export const account = record({
  plan,
  account: text,
  key: objectOrNull(record({ requests: count, downloads: count })),
  quota: objectOrNull(record({ requests: usageBlock, downloads: usageBlock })),
  pro: objectOrNull(record({ translations: usageBlock })),
})

export type Account = ValueOf<typeof account>
export type TitleResult = ValueOf<typeof titleResult>
export type SubtitleRow = ValueOf<typeof subtitleRow>
export type UsageBlock = ValueOf<typeof usageBlock>
export type UnpackedFile = ValueOf<typeof unpackedFile>
