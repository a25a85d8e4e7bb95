/** v2 filename search: POST /api/v2/files/search (API §4). One unit a name, one entry a name, in input order. */
import type { CatalogueStore, LedgerStore, SearchStore } from '../../store/store.ts'
import { z } from 'zod'
import type { KeyCaller } from '../../http/caller.ts'
import type { FilenameMatch, FilenameResult, FilenameSearchOptions, SearchEngine } from '../../catalogue/records.ts'
import { jsonReply, type RoutedRequest, type ServiceReply } from '../../http/exchange.ts'
import { choice, optional, wholeNumber } from '../../http/bodyFields.ts'
import { readJson } from '../../http/jsonBody.ts'
import { clamp, languagesIn, textOf } from '../../http/queryValues.ts'
import { ServiceError } from '../../http/serviceError.ts'
import { mostFilenames, subtitlesPerPage } from '../../usage/plans.ts'
import { chargeOnce } from '../chargeOnce.ts'
import { noExtras } from '../subtitleRow.ts'
import { subtitleRows } from '../subtitleRows.ts'

export interface FilenameSearchParts {
  readonly catalogue: CatalogueStore
  readonly search: SearchStore
  readonly ledger: LedgerStore
}

const namesRule = `filenames must be a list of 1 to ${mostFilenames} names`
const perPageRule = 'subs_per_page must be a whole number'

const filenameSearchBody = z.object(
  {
    filenames: z.array(z.string(namesRule), namesRule).min(1, namesRule).max(mostFilenames, namesRule),
    engine: optional(choice(['auto', 'local', 'ai'], 'engine must be auto, local or ai').default('auto')),
    episode_scope: optional(choice(['exact', 'title'], 'episode_scope must be exact or title').default('exact')),
    languages: optional(
      z.union([z.string(), z.array(z.string())], 'languages must be comma-separated codes').default(''),
    ),
    subs_per_page: optional(wholeNumber(perPageRule).default(subtitlesPerPage.fallback)),
  },
  'The body must be a JSON object',
)

type FilenameSearchBody = z.output<typeof filenameSearchBody>

export function createFilenameSearch(parts: FilenameSearchParts) {
  const answer = createAnswer(parts)
  return async (request: RoutedRequest, caller: KeyCaller): Promise<ServiceReply> =>
    answer(request, readBody(await readJson(request)), caller)
}

/** Beside the document: the same as a GET, `filename` once or several times, the other fields under their names. */
export function createFilenameQuery(parts: FilenameSearchParts) {
  const answer = createAnswer(parts)
  return (request: RoutedRequest, caller: KeyCaller): Promise<ServiceReply> => {
    const { query } = request
    const filenames = [...query.getAll('filename'), ...query.getAll('filenames')].filter((name) => name.trim() !== '')
    const fields = {
      filenames,
      engine: textOf(query, 'engine'),
      episode_scope: textOf(query, 'episode_scope'),
      languages: query.getAll('languages').join(),
      subs_per_page: textOf(query, 'subs_per_page'),
    }
    return answer(request, readBody(fields), caller)
  }
}

function createAnswer({ catalogue, search, ledger }: FilenameSearchParts) {
  return async (
    request: RoutedRequest,
    body: FilenameSearchBody,
    { account, payer }: KeyCaller,
  ): Promise<ServiceReply> => {
    const engine = engineFor(body.engine, account.plan.isPaid)
    const items = body.filenames.map((object) => ({ object, units: 1 }))
    const charge = { counter: 'search', route: '/api/v2/files/search', items } as const
    const headers = await chargeOnce(ledger, { request, payer, charge, content: () => JSON.stringify(body) })
    const results = await matchNames(search, body, engine)
    const engines = results.map((result) => engineOf(result, body.engine, engine))
    const found = results.flatMap((result) => result?.subtitles.map(({ subtitle }) => subtitle) ?? [])
    const rows = await subtitleRows(catalogue, found, noExtras)
    const reply = jsonReply({
      status: true,
      engine: engines.includes('ai') ? 'ai' : 'local',
      files: results.map((result, index) => fileEntry(body.filenames[index] ?? '', result ?? unmatched, rows)),
    })
    return { ...reply, headers }
  }
}

function readBody(json: unknown): FilenameSearchBody {
  const body = filenameSearchBody.safeParse(json)
  if (body.success) return body.data
  const [issue] = body.error.issues
  throw new ServiceError('invalid_request', `${issue?.message ?? 'The body cannot be read'}.`)
}

/** `auto` is ai where the plan allows it: that engine, too, goes by rules first (our decision; the document is silent). */
function engineFor(engine: FilenameSearchBody['engine'], isPaid: boolean): SearchEngine {
  if (engine === 'ai' && !isPaid) {
    throw new ServiceError('ai_search_not_entitled', 'AI filename search needs a paid plan.')
  }
  if (engine === 'auto') return isPaid ? 'ai' : 'local'
  return engine
}

/** No file system knows longer names; matching one would only cost time. It stays in the answer, unmatched. */
const longestName = 1_024
const unmatched: FilenameResult = { match: null, alternates: [], subtitles: [] }

/** In the order of the names; null for one that is too long to be looked at. */
async function matchNames(
  search: SearchStore,
  body: FilenameSearchBody,
  engine: SearchEngine,
): Promise<readonly (FilenameResult | null)[]> {
  const isLookedAt = (name: string) => name.length <= longestName
  const found = await search.matchFilenames(body.filenames.filter(isLookedAt), searchOptions(body, engine))
  const results = found.values()
  return body.filenames.map((name) => (isLookedAt(name) ? (results.next().value ?? unmatched) : null))
}

/** Which engine an answer tells of: where it was left open, the one that found the name. */
function engineOf(
  result: FilenameResult | null,
  asked: FilenameSearchBody['engine'],
  engine: SearchEngine,
): SearchEngine {
  if (asked !== 'auto') return engine
  return result === null ? 'local' : (result.match?.engine ?? engine)
}

function searchOptions(body: FilenameSearchBody, engine: SearchEngine): FilenameSearchOptions {
  return {
    engine,
    episodeScope: body.episode_scope,
    languages: languagesIn(String(body.languages)),
    subtitlesPerPage: clamp(body.subs_per_page, subtitlesPerPage),
  }
}

function fileEntry(
  fileName: string,
  { match, alternates, subtitles }: FilenameResult,
  rows: ReadonlyMap<string, object>,
): object {
  return {
    file_name: fileName,
    match: match && matchFields(match),
    alternates: alternates.map(matchFields),
    subtitles: subtitles.map(({ subtitle, matchScore }) => ({ ...rows.get(subtitle.nId), match_score: matchScore })),
  }
}

/** The fields inside match and alternates are open: these are our decision. */
function matchFields({ title, season, episode, confidence, score, engine }: FilenameMatch): object {
  return {
    engine,
    confidence,
    score,
    sd_id: title.sdId,
    filmdb_id: title.filmdbId,
    moviedb_id: title.moviedbId,
    type: title.type,
    name: title.name,
    original_name: title.originalName,
    year: title.year,
    season,
    episode,
  }
}
