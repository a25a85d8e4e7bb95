/** Which routes, parameters and answers the API document has (API §2 and §4), written down for a peer that has nothing else. */

type Json = unknown
type Shape = (body: Readonly<Record<string, Json>>) => Json

export interface DocumentedRoute {
  /** 'open': the document says that there are others, and does not show them. */
  readonly query: readonly string[] | 'open'
  readonly body: readonly string[]
  readonly shape: Shape
}

const nothing = [] as const
const asItIs: Shape = (body) => body

const searchQuery = [
  ...['api_key', 'film_name', 'file_name', 'sd_id', 'filmdb_id', 'moviedb_id', 'type', 'season_number'],
  ...['episode_number', 'year', 'languages', 'subs_per_page', 'comment', 'releases', 'hi', 'full_season'],
  ...['unpack', 'client'],
]

const titleFields = ['filmdb_id', 'moviedb_id', 'type', 'name', 'sd_id', 'first_air_date', 'year']
const subtitleFields = [
  ...['release_name', 'name', 'url', 'season', 'episode', 'framerate', 'fps', 'episode_from', 'episode_end'],
  ...['full_season', 'unpack_files'],
]
const counterFields = ['used', 'limit', 'remaining', 'period']

/** `n_id` stands in no field of a row: it is in its url. */
function subtitleOf(row: Json): Json {
  return only(row, subtitleFields)
}

function searched({ status, error, results, subtitles }: Readonly<Record<string, Json>>): Json {
  if (status === false) return { status, error }
  const titles = listOf(results).map((row) => only(row, titleFields))
  return { status, results: titles, subtitles: listOf(subtitles).map(subtitleOf) }
}

/** Inside `match` nothing is shown. */
function fileOf(row: Json): Json {
  const { file_name, match, subtitles } = row as Readonly<Record<string, Json>>
  return { file_name, match: match === null ? null : {}, alternates: [], subtitles: listOf(subtitles).map(subtitleOf) }
}

function accountOf({ plan, usage, upgrade_url }: Readonly<Record<string, Json>>): Json {
  const { search, downloads, ai } = usage as Readonly<Record<string, Readonly<Record<string, Json>>>>
  const translations = only(ai?.['translations'], ['eligible', 'free_trial_per_month', 'period'])
  return {
    plan: only(plan, ['is_pro', 'name']),
    usage: { search: only(search, counterFields), downloads: only(downloads, counterFields), ai: { translations } },
    upgrade_url: upgrade_url ?? null,
  }
}

/** Of a poll the document shows these two; the result itself lies behind another path. */
const polled: Shape = (body) => {
  const { status, download_ready } = (body['job'] ?? body) as Readonly<Record<string, Json>>
  return { status, download_ready }
}

const started: Shape = ({ request_id }) => ({ request_id })
const job = '/api/v1/pro/translate/jobs/[^/]+'

/** API §4, step 3; a title may also be told by its id of the service. */
const completion = (
  'file_n_ids n_id type moviedb_id name lang quality production_type releases framerate comment season hi ' +
  'is_full_season filmdb_id tags ef ee sd_id service_id'
).split(' ')

const routes: readonly (readonly [method: string, path: RegExp, route: DocumentedRoute])[] = [
  ['GET', /^\/api\/v1\/subtitles$/, { query: searchQuery, body: nothing, shape: searched }],
  ['GET', /^\/subtitle\/[^/]+(\/[^/]+)?$/, { query: ['api_key'], body: nothing, shape: asItIs }],
  // "Response body: not shown": the counters stand elsewhere than in ours.
  ['GET', /^\/api\/v1\/me$/, { query: ['api_key'], body: nothing, shape: (told) => ({ status: true, data: told }) }],
  [
    'POST',
    /^\/api\/v1\/pro\/translate\/subtitles$/,
    { query: ['api_key'], body: ['n_id', 'file_n_id', 'target_language'], shape: started },
  ],
  ['GET', new RegExp(`^${job}$`), { query: ['api_key'], body: nothing, shape: polled }],
  ['GET', new RegExp(`^${job}/download$`), { query: ['api_key'], body: nothing, shape: asItIs }],
  [
    'POST',
    /^\/api\/v2\/files\/search$/,
    {
      query: nothing,
      body: ['filenames', 'engine', 'episode_scope', 'languages', 'subs_per_page'],
      shape: ({ status, engine, files }) => ({ status, engine, files: listOf(files).map(fileOf) }),
    },
  ],
  // "Other parameters and the response body: not shown": titles under a name that is not ours.
  [
    'GET',
    /^\/api\/v2\/movies\/search$/,
    { query: 'open', body: nothing, shape: ({ results }) => ({ status: true, movies: results }) },
  ],
  // "Parameters other than api_key, query and type, and the response body: not shown".
  [
    'GET',
    /^\/api\/v1\/search$/,
    { query: 'open', body: nothing, shape: ({ results }) => ({ status: true, titles: results }) },
  ],
  ['GET', /^\/api\/v2\/subtitles\/[^/]+\/download$/, { query: ['format', 'api_key'], body: nothing, shape: asItIs }],
  [
    'POST',
    /^\/api\/v2\/ai\/translations$/,
    { query: nothing, body: ['n_id', 'target_language', 'tone'], shape: started },
  ],
  // "The pagination rules and the response body: not shown": jobs under a name that is not ours.
  [
    'GET',
    /^\/api\/v2\/ai\/translations$/,
    { query: ['page'], body: nothing, shape: ({ jobs }) => ({ translations: jobs }) },
  ],
  ['POST', /^\/api\/v2\/ai\/transcriptions$/, { query: nothing, body: ['media_url', 'language'], shape: started }],
  ['GET', /^\/api\/v2\/ai\/translations\/[^/]+$/, { query: nothing, body: nothing, shape: polled }],
  ['GET', /^\/api\/v2\/me$/, { query: nothing, body: nothing, shape: accountOf }],
  ['GET', /^\/user\/getNId$/, { query: nothing, body: nothing, shape: asItIs }],
  [
    'POST',
    /^\/user\/uploadSingleSubtitle$/,
    { query: nothing, body: ['subtitle', 'n_id', 'file_n_id'], shape: asItIs },
  ],
  ['POST', /^\/user\/uploadSubtitle$/, { query: nothing, body: completion, shape: asItIs }],
]

export function routeOf(method: string, path: string): DocumentedRoute | null {
  return routes.find(([verb, pattern]) => verb === method && pattern.test(path))?.[2] ?? null
}

/** Of errors a v1 search has two fields alone; those of v2 and of uploads have no others, and the rest are not shown. */
export function asDocumented({ shape }: DocumentedRoute, body: Json, isOk: boolean): Json {
  if (isOk) return shape(body as Readonly<Record<string, Json>>)
  return shape === searched ? only(body, ['status', 'error']) : body
}

/** "Every v2 response carries" them. */
export const rateHeaders = ['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset']

function only(record: Json, fields: readonly string[]): Json {
  if (typeof record !== 'object' || record === null) return record
  return Object.fromEntries(Object.entries(record).filter(([name]) => fields.includes(name)))
}

function listOf(value: Json): readonly Json[] {
  return Array.isArray(value) ? value : []
}
