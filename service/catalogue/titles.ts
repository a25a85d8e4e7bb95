/** Reads titles by id. Looking them up by name is search/'s work; adding them is `addTitle`'s. */
import { rowsOf, rowsOfEach, type Lookup } from './store/lookups.ts'
import type { Title, TitleType } from './records.ts'

/** A title with what only the catalogue itself needs. */
export interface StoredTitle extends Title {
  readonly id: number
  readonly subtitleCount: number
}

export interface TitleRow {
  readonly id: number
  readonly sd_id: number
  readonly type: number
  readonly name: string
  readonly original_name: string | null
  readonly year: number | null
  readonly first_air_date: string | null
  readonly filmdb_id: string | null
  readonly moviedb_id: number | null
  readonly subtitle_count: number
}

/** Of `titles t`, as `titleOf` wants them. */
export const titleColumns = `t.id, t.sd_id, t.type, t.name, t.original_name, t.year, t.first_air_date, t.filmdb_id,
  t.moviedb_id, t.subtitle_count`
const select = `SELECT ${titleColumns} FROM titles t`
// Whole texts: one that is put together at each call is flattened, hashed and compared at each call.
const byId = `${select} WHERE id = ?`
const bySdId = `${select} WHERE sd_id = ?`
const byFilmdbId = `${select} WHERE filmdb_id = ? ORDER BY id`
const byMoviedbId = `${select} WHERE moviedb_id = ? AND type = ? ORDER BY id`

/** How a type stands in the tables. */
export function typeNumber(type: TitleType): number {
  return type === 'tv' ? 1 : 0
}

export function titleById(id: number): Lookup<StoredTitle | null> {
  return titleWhere(byId, id)
}

/** Ids that no title has are left out. */
export function* titlesById(ids: readonly number[]): Lookup<ReadonlyMap<number, StoredTitle>> {
  const asked = [...new Set(ids)]
  const found = yield* rowsOfEach<TitleRow>(
    byId,
    asked.map((id) => [id]),
  )
  return new Map(found.flat().map((row) => [row.id, titleOf(row)]))
}

export function titleBySdId(sdId: number): Lookup<StoredTitle | null> {
  return titleWhere(bySdId, sdId)
}

export function titleByFilmdbId(filmdbId: string): Lookup<StoredTitle | null> {
  return titleWhere(byFilmdbId, filmdbId)
}

/** Also finds a show by the id of one of its episodes. */
export function* titleOrShowByFilmdbId(filmdbId: string): Lookup<StoredTitle | null> {
  const id = filmdbId.trim().toLowerCase()
  return (yield* titleByFilmdbId(id)) ?? (yield* showOfEpisode(id))
}

/** Movies and shows are numbered apart. */
export function titleByMoviedbId(moviedbId: number, type: TitleType): Lookup<StoredTitle | null> {
  return titleWhere(byMoviedbId, moviedbId, typeNumber(type))
}

/** Where nobody says which of the two kinds is meant. */
export function* titleByAnyMoviedbId(moviedbId: number, likely: TitleType): Lookup<StoredTitle | null> {
  const other = likely === 'movie' ? 'tv' : 'movie'
  return (yield* titleByMoviedbId(moviedbId, likely)) ?? (yield* titleByMoviedbId(moviedbId, other))
}

/** The number in 'tt0012345', or null for anything else. */
export function filmdbNumber(filmdbId: string): number | null {
  const digits = /^tt(\d{1,12})$/.exec(filmdbId)?.[1]
  return digits === undefined ? null : Number(digits)
}

function* showOfEpisode(episodeId: string): Lookup<StoredTitle | null> {
  const number = filmdbNumber(episodeId)
  if (number === null) return null
  const select = 'SELECT show_number FROM episode_ids WHERE number = ?'
  const [show] = yield* rowsOf<{ readonly show_number: number }>(select, number)
  return show ? yield* titleByFilmdbId(`tt${String(show.show_number).padStart(7, '0')}`) : null
}

/** The first one. */
function* titleWhere(sql: string, ...values: readonly (string | number)[]): Lookup<StoredTitle | null> {
  const [row] = yield* rowsOf<TitleRow>(sql, ...values)
  return row ? titleOf(row) : null
}

export function titleOf(row: TitleRow): StoredTitle {
  return {
    id: row.id,
    sdId: row.sd_id,
    type: row.type === 1 ? 'tv' : 'movie',
    name: row.name,
    originalName: row.original_name,
    year: row.year,
    firstAirDate: row.first_air_date,
    filmdbId: row.filmdb_id,
    moviedbId: row.moviedb_id,
    subtitleCount: row.subtitle_count,
  }
}

/** Without the catalogue's own fields, as the routes hand it on. */
export function publicTitle(title: StoredTitle): Title {
  const { sdId, type, name, originalName, year, firstAirDate, filmdbId, moviedbId } = title
  return { sdId, type, name, originalName, year, firstAirDate, filmdbId, moviedbId }
}
