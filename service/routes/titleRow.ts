/** Titles under their wire names: as v1 search lists them, and as v2 title search, v1 auto and v1 search do. Pure. */
import type { Title } from '../catalogue/records.ts'

/** API §2, "Title result", every field of the type it has there: an unknown id or year is an empty text, or 0. */
export function titleResult(title: Title): object {
  return {
    filmdb_id: title.filmdbId ?? '',
    moviedb_id: title.moviedbId ?? 0,
    type: title.type,
    name: title.name,
    sd_id: title.sdId,
    first_air_date: title.type === 'tv' ? title.firstAirDate : null,
    year: title.year ?? 0,
  }
}

/** The body is open in the API: this shape is our decision (v2 title search and v1 search). */
export function foundTitle(title: Title): object {
  return {
    sd_id: title.sdId,
    name: title.name,
    original_name: title.originalName,
    type: title.type,
    year: title.year,
    filmdb_id: title.filmdbId,
    moviedb_id: title.moviedbId,
  }
}

/** One line of autocomplete (our decision too). */
export function completedTitle({ name, type, year, sdId }: Title): object {
  return { name, type, year, sd_id: sdId }
}
