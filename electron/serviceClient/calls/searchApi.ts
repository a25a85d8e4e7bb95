/** Searches: file names in batches (v2), a title or ids (v1), titles alone (v2; v1, paid), completion (v1, paid). */
import { AppError } from '../../../shared/errors.ts'
import type { LanguageTag } from '../../../shared/language.ts'
import type { ReleaseType } from '../../../shared/release/release.ts'
import * as v1 from '../../../shared/wire/v1.ts'
import * as v2 from '../../../shared/wire/v2.ts'
import { readAnswer, requireKey, type ApiParts } from '../answers/answerReader.ts'
import { filenameAnswerBytes, subtitleAnswerBytes, titleAnswerBytes } from '../answers/answerSizes.ts'
import type { CallId } from '../callId.ts'
import { provenAnswers } from './filenameAnswers.ts'
import type { FilenameAnswer, SubtitleAnswer, SubtitleQuery, TitleMatch } from '../listing.ts'
import { titleFromResult } from './listingFromWire.ts'
import { readSubtitleAnswer } from './subtitleAnswer.ts'
import { languageCodes, pageSize, searchableText, sendableFileName, wireQueryOf } from './subtitleQuery.ts'

export interface FilenameOptions {
  readonly languages: readonly LanguageTag[]
  /** Per file, 30 at most. */
  readonly perPage?: number
  readonly engine?: 'auto' | 'local' | 'ai'
  readonly scope?: 'exact' | 'title'
  readonly callId?: CallId
}

export interface TitleOptions {
  readonly type?: ReleaseType
  /** 1 to 30. */
  readonly limit?: number
  readonly callId?: CallId
}

export interface SearchApi {
  /** API §4 "v2 filename search"; 1 to 50 names, one search unit each, one answer each in the same order. */
  searchFiles(
    names: readonly string[],
    options: FilenameOptions,
    signal: AbortSignal,
  ): Promise<readonly FilenameAnswer[]>
  /** API §4 "v1 search"; nothing found is an empty answer. */
  searchSubtitles(query: SubtitleQuery, signal: AbortSignal, callId?: CallId): Promise<SubtitleAnswer>
  /** API §4 "v2 title search". */
  searchTitles(text: string, options: TitleOptions, signal: AbortSignal): Promise<readonly TitleMatch[]>
  /** The same of API §4 "v1 paid autocomplete and search"; `plan.required` without a paid plan. */
  searchTitlesV1(text: string, options: TitleOptions, signal: AbortSignal): Promise<readonly TitleMatch[]>
  /** API §4 "v1 paid autocomplete and search"; `plan.required` without a paid plan. */
  complete(text: string, options: TitleOptions, signal: AbortSignal): Promise<readonly TitleMatch[]>
}

export function createSearchApi(parts: ApiParts): SearchApi {
  return {
    searchFiles: (names, options, signal) => searchFiles(parts, { names, options }, signal),
    searchSubtitles: (query, signal, callId) => searchSubtitles(parts, { query, callId }, signal),
    searchTitles: (text, options, signal) => searchTitles(parts, { text, options, version: 'v2' }, signal),
    searchTitlesV1: (text, options, signal) => searchTitles(parts, { text, options, version: 'v1' }, signal),
    complete: (text, options, signal) => complete(parts, { text, options }, signal),
  }
}

interface NameSearch {
  readonly names: readonly string[]
  readonly options: FilenameOptions
}

interface TextSearch {
  readonly text: string
  readonly options: TitleOptions
}

async function searchFiles({ request, asker }: ApiParts, { names, options }: NameSearch, signal: AbortSignal) {
  if (names.length < 1 || names.length > v2.mostFilenames)
    throw new AppError('input.invalid', `Ask for 1 to ${v2.mostFilenames} file names at a time.`)
  requireKey(asker())
  const json = filesSearchBody(names, options)
  const mostBytes = filenameAnswerBytes(names.length, json.subs_per_page)
  const answer = await request(
    {
      method: 'POST',
      to: 'base',
      path: '/api/v2/files/search',
      json,
      keyIn: 'header',
      wants: 'json',
      mostBytes,
      counts: 'search',
      callId: options.callId,
    },
    signal,
  )
  const { files } = await readAnswer(answer, v2.filesSearch(names.length), asker())
  return provenAnswers(names, files)
}

function filesSearchBody(names: readonly string[], options: FilenameOptions): v2.FilesSearchBody {
  const languages = languageCodes(options.languages)
  return {
    filenames: names.map(sendableFileName),
    engine: options.engine ?? 'auto',
    episode_scope: options.scope ?? 'exact',
    ...(languages === undefined ? {} : { languages }),
    subs_per_page: pageSize(options.perPage),
  }
}

interface SubtitleSearch {
  readonly query: SubtitleQuery
  readonly callId: CallId | undefined
}

async function searchSubtitles({ request, asker }: ApiParts, { query, callId }: SubtitleSearch, signal: AbortSignal) {
  const wireQuery = wireQueryOf(query)
  requireKey(asker())
  const answer = await request(
    {
      method: 'GET',
      to: 'base',
      path: '/api/v1/subtitles',
      query: wireQuery,
      keyIn: 'query',
      wants: 'json',
      mostBytes: subtitleAnswerBytes(pageSize(query.perPage)),
      counts: 'search',
      accepts: [404],
      callId,
    },
    signal,
  )
  return readSubtitleAnswer(answer, asker())
}

/** How each version is asked. Both bodies are open; an answer without a list is none, so that the caller may ask elsewhere. */
const titleSearches = {
  v1: { path: '/api/v1/search', textName: 'query', keyIn: 'query' },
  v2: { path: '/api/v2/movies/search', textName: 'q', keyIn: 'header' },
} as const

async function searchTitles(
  { request, asker }: ApiParts,
  { text, options, version }: TextSearch & { readonly version: keyof typeof titleSearches },
  signal: AbortSignal,
) {
  requireKey(asker())
  const { path, textName, keyIn } = titleSearches[version]
  const answer = await request(
    {
      method: 'GET',
      to: 'base',
      path,
      query: titleQuery(textName, text, options),
      keyIn,
      wants: 'json',
      mostBytes: titleAnswerBytes,
      counts: 'search',
      callId: options.callId,
    },
    signal,
  )
  return (await readAnswer(answer, v2.titleSearch, asker())).results.map(titleFromResult)
}

async function complete({ request, asker }: ApiParts, { text, options }: TextSearch, signal: AbortSignal) {
  requireKey(asker())
  const query = titleQuery('query', text, options)
  const answer = await request(
    {
      method: 'GET',
      to: 'base',
      path: '/api/v1/auto',
      query,
      keyIn: 'query',
      wants: 'json',
      mostBytes: titleAnswerBytes,
      counts: 'search',
      callId: options.callId,
    },
    signal,
  )
  return (await readAnswer(answer, v1.titleList, asker())).results.map(titleFromResult)
}

/** Throws `input.invalid` when no searchable character is left. */
function titleQuery(name: 'q' | 'query', text: string, options: TitleOptions): Readonly<Record<string, string>> {
  const searched = searchableText(text)
  if (searched === '') throw new AppError('input.invalid', 'Type the name of a film or series to search for.')
  return {
    [name]: searched,
    ...(options.type === undefined ? {} : { type: options.type }),
    ...(options.limit === undefined ? {} : { limit: String(pageSize(options.limit)) }),
  }
}
