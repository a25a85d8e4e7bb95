/** Bodies of the v2 API under their wire names (API §2 and §4). Only what the app uses; unknown fields are kept. */
import { z } from 'zod'
import { count, decimal, flag, listOf, objectOrNull, requiredListOf, text, titleId, titleType } from './fields.ts'
import { mostRows, plan, subtitleRow, titleResult, usageBlock } from './v1.ts'

/** Most names in one call (API §4 "v2 filename search"). */
export const mostFilenames = 50
const mostAlternates = 20

export interface FilesSearchBody {
  readonly filenames: readonly string[]
  readonly engine: 'auto' | 'local' | 'ai'
  readonly episode_scope: 'exact' | 'title'
  readonly languages?: string
  readonly subs_per_page: number
}

/** `match` and `alternates` ("not shown"; these fields are ours, any subset of them may come). */
export const filenameMatch = z.looseObject({
  sd_id: titleId,
  filmdb_id: text,
  moviedb_id: count,
  type: titleType,
  name: text,
  year: count,
  season: count,
  episode: count,
  confidence: text,
  score: decimal,
})

/** One entry a name. Strict where an answer could be attached to the wrong video: the name, and that `match` is an object. */
export const filenameEntry = z.looseObject({
  file_name: z.string(),
  match: filenameMatch.nullish(),
  alternates: listOf(filenameMatch, mostAlternates),
  subtitles: listOf(subtitleRow, mostRows),
})

/** An entry that cannot be read makes the whole answer unreadable: positions must not shift. */
export const filesSearch = z.looseObject({ files: z.array(filenameEntry) })

/** `movies/search` (body "not shown"; ours). The list must be there: an empty object is no answer. */
export const titleSearch = z.looseObject({ results: requiredListOf(titleResult, mostRows) })

/** The document counts trials only; used, limit, remaining and `reset_at` may come with them. */
export const translationsBlock = objectOrNull(
  z.looseObject({
    used: count,
    limit: count,
    remaining: count,
    reset_at: text,
    eligible: flag,
    free_trial_per_month: count,
  }),
)
export type TranslationsBlock = z.output<typeof translationsBlock>

/** API §2 "Account usage"; `reset_at` and the counters of translations are additions of ours. */
export const account = z.looseObject({
  plan,
  usage: z.looseObject({
    search: usageBlock,
    downloads: usageBlock,
    ai: objectOrNull(z.looseObject({ translations: translationsBlock })),
  }),
})

export type FilenameMatch = z.output<typeof filenameMatch>
export type FilenameEntry = z.output<typeof filenameEntry>
