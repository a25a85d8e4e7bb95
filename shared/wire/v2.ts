/** Bodies of the v2 API under their wire names (API §2 and §4). Only what the app uses; nothing else is read. */
import { record, type ValueOf } from '../json/decoder.ts'
import {
  anyText,
  count,
  decimal,
  flag,
  listOf,
  orBareList,
  objectOrNothing,
  objectOrNull,
  positive,
  requiredListOf,
  text,
  titleId,
  titleType,
  wholeListOf,
} from './fields.ts'
import { mostRows, mostTitles, plan, subtitleRow, titleResult, usageBlock } from './v1.ts'

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

/** `match` and `alternates` (open; these fields are ours, any subset of them may come). */
export const filenameMatch = record({
  sd_id: titleId,
  filmdb_id: text,
  moviedb_id: positive,
  type: titleType,
  name: text,
  original_name: text,
  year: positive,
  season: count,
  episode: count,
  confidence: text,
  score: decimal,
})

/** One entry a name. Strict where an answer could be attached to the wrong video: the name, and that `match` is an object. */
export const filenameEntry = record({
  file_name: anyText,
  match: objectOrNothing(filenameMatch),
  alternates: listOf(filenameMatch, mostAlternates),
  subtitles: listOf(subtitleRow, mostRows),
})

/** As many entries as names were asked; one that cannot be read makes the whole answer unreadable: positions must not shift. */
export function filesSearch(names: number) {
  return record({ files: wholeListOf(filenameEntry, names) })
}

/** `movies/search` (its body is open): ours, or the bare list. The list must be there: an empty object is no answer. */
export const titleSearch = orBareList(record({ results: requiredListOf(titleResult, mostTitles) }), {
  list: requiredListOf(titleResult, mostTitles),
  as: (results) => ({ results }),
})

/** The document counts trials only; used, limit, remaining and `reset_at` may come with them. */
export const translationsBlock = objectOrNull(
  record({
    used: count,
    limit: count,
    remaining: count,
    reset_at: text,
    period: text,
    eligible: flag,
    free_trial_per_month: count,
  }),
)
export type TranslationsBlock = ValueOf<typeof translationsBlock>

/** API §2 "Account usage"; `reset_at` and the counters of translations are additions of ours. */
export const account = record({
  plan,
  usage: record({
    search: usageBlock,
    downloads: usageBlock,
    ai: objectOrNull(record({ translations: translationsBlock })),
  }),
  upgrade_url: text,
})

export type FilenameMatch = ValueOf<typeof filenameMatch>
export type FilenameEntry = ValueOf<typeof filenameEntry>
