/** Our search wishes as wire parameters (API §4 "v1 search"). Names of files leave without their folders; nothing else leaves. */
import { AppError } from '../../../shared/errors.ts'
import { serviceCodeOf, type LanguageTag } from '../../../shared/language.ts'
import type { SubtitleQuery } from '../listing.ts'

/** API §8 limit 5. */
const mostPerPage = 30

export type WireQuery = Readonly<Record<string, string>>

/** Throws `input.invalid` when nothing says what to search for (API §4 "v1 search", rule 1). */
export function wireQueryOf(query: SubtitleQuery): WireQuery {
  const subject = given({
    film_name: query.filmName === undefined ? undefined : searchableText(query.filmName),
    file_name: query.fileName === undefined ? undefined : sendableFileName(query.fileName),
    sd_id: query.titleId,
    filmdb_id: query.filmdbId,
    moviedb_id: query.moviedbId,
  })
  if (Object.keys(subject).length === 0)
    throw new AppError('input.invalid', 'Give a title, a file name or an id to search for.')
  return { ...subject, ...narrowingOf(query), comment: '1', releases: '1', hi: '1', client: 'custom_integration' }
}

function narrowingOf(query: SubtitleQuery): WireQuery {
  const mayBePack = query.wantsFullSeason === true || query.season !== undefined
  return given({
    type: query.type,
    season_number: query.season,
    episode_number: query.episode,
    year: query.year,
    languages: languageCodes(query.languages),
    subs_per_page: pageSize(query.perPage),
    page: query.page,
    full_season: query.wantsFullSeason === true ? 1 : undefined,
    unpack: mayBePack ? 1 : undefined,
  })
}

export function pageSize(perPage: number | undefined): number {
  return Math.min(mostPerPage, Math.max(1, Math.trunc(perPage ?? mostPerPage)))
}

/** 'EN,BR_PT', or undefined for every language. Exactly what was asked: 'pt' does not silently bring 'pt-BR'. */
export function languageCodes(languages: readonly LanguageTag[]): string | undefined {
  const codes = [...new Set(languages.flatMap((tag) => serviceCodeOf(tag) ?? []))]
  if (codes.length === 0 && languages.length > 0)
    throw new AppError('input.unknownLanguage', `The service knows none of these languages: ${languages.join(', ')}.`)
  return codes.length === 0 ? undefined : codes.join(',')
}

/** Some services refuse these characters in a title. */
export function searchableText(text: string): string {
  return text
    .toWellFormed()
    .replace(/[<>{}[\]'"]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The name as it leaves: without folders, which would tell where the library lies, and without halves of characters. */
export function sendableFileName(name: string): string {
  return (name.split(/[/\\]/).at(-1) ?? '').toWellFormed()
}

function given(fields: Readonly<Record<string, string | number | undefined>>): WireQuery {
  const kept = Object.entries(fields).filter(([, value]) => value !== undefined && value !== '')
  return Object.fromEntries(kept.map(([name, value]) => [name, String(value)]))
}
