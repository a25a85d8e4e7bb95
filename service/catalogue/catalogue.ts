/** The catalogue as the routes read it. Only puts its parts together; adding things is `addTitle`'s and `addSubtitle`'s work. */
import { parseRelease } from '../../shared/release/parseRelease.ts'
import { titlesByName } from '../search/byName.ts'
import { findTitles as titlesOfRelease } from '../search/findTitles.ts'
import { ServiceError } from '../http/serviceError.ts'
import { idNumber } from './idNumber.ts'
import { createBlobReader, type BlobReader } from './store/blobs.ts'
import type { ServiceDatabase } from './store/database.ts'
import { lookUp, type Lookup } from './store/lookups.ts'
import {
  archiveOfSubtitle,
  bytesOfFile,
  fileOfSubtitle,
  filesOfSubtitle,
  filesOfSubtitles,
  sizeOfArchive,
} from './files.ts'
import type { Catalogue, FoundSubtitles, SubtitleQuery, Title, TitleQuery } from './records.ts'
import { filterFor, preferredFirst } from './subtitleQuery.ts'
import { pageOfSubtitles, subtitleById } from './subtitles.ts'
import {
  publicTitle,
  titleByAnyMoviedbId,
  titleOrShowByFilmdbId,
  titleByMoviedbId,
  titleBySdId,
  type StoredTitle,
} from './titles.ts'

const mostTitles = 30

export function createCatalogue(db: ServiceDatabase, blobs: BlobReader = createBlobReader(db)): Catalogue {
  const reading = { db, blobs }
  return {
    findTitles: (query) => db.snapshot(() => findTitles(db, query)).map(publicTitle),
    search: (query) => db.snapshot(() => search(db, query)),
    titleOf: (sdId) => publicOrNull(lookUp(db, titleBySdId(sdId))),
    subtitlesOf(sdId, filter, page) {
      const title = lookUp(db, titleBySdId(sdId))
      return title ? lookUp(db, pageOfSubtitles(title, { filter, page })) : { items: [], total: 0 }
    },
    subtitle: (nId) => subtitleById(db, idNumber(nId)),
    filesOf: (nId) => filesOfSubtitle(db, idNumber(nId)),
    filesOfAll(nIds) {
      const files = filesOfSubtitles(db, nIds.map(idNumber))
      return new Map(nIds.map((nId, at) => [nId, files[at] ?? []]))
    },
    file: (nId, fileNId) => fileOfSubtitle(db, idNumber(nId), idNumber(fileNId)),
    archiveOf: (nId) => archiveOfSubtitle(reading, idNumber(nId)),
    archiveSize: (nId) => sizeOfArchive(reading, idNumber(nId)),
    bytesOf: (fileNId) => bytesOfFile(reading, idNumber(fileNId)),
  }
}

function search(db: ServiceDatabase, query: SubtitleQuery): FoundSubtitles {
  const titles = preferredFirst(findTitles(db, query.titles), query.filter)
  const [first] = titles
  if (!first) return { titles: [], items: [], total: 0 }
  const part = { filter: filterFor(first, query), page: query.page }
  return { titles: titles.map(publicTitle), ...lookUp(db, pageOfSubtitles(first, part)) }
}

/** Ids before names; a file name is read by the rules of the local engine. Throws `invalid_request` for ids that disagree. */
function findTitles(db: ServiceDatabase, query: TitleQuery): readonly StoredTitle[] {
  const byId = lookUp(db, titleByIds(query))
  if (byId) return fitsType(byId, query) ? [byId] : []
  const { filmName, fileName, type, year } = query
  const named = filmName ? titlesByName(db, { text: filmName, type, year, limit: mostTitles }) : []
  if (named.length > 0) return named
  if (!fileName) return []
  const { candidates } = lookUp(db, titlesOfRelease(db.dialect, parseRelease(fileName), 'local'))
  const titles = candidates.map((candidate) => candidate.title).filter((title) => fits(title, query))
  return titles.slice(0, mostTitles)
}

/** The first that hits, in the order sd_id, filmdb_id, moviedb_id; one that nobody here has says nothing. */
function* titleByIds(query: TitleQuery): Lookup<StoredTitle | null> {
  const { sdId, filmdbId, moviedbId } = query
  const bySdId = sdId === undefined ? null : yield* titleBySdId(sdId)
  const byFilmdbId = filmdbId === undefined ? null : yield* titleOrShowByFilmdbId(filmdbId)
  const known = bySdId ?? byFilmdbId
  const byMoviedbId = moviedbId === undefined ? null : yield* titleOfNumber(moviedbId, { ...query, known })
  requireSame('filmdb_id', known, byFilmdbId)
  requireSame('moviedb_id', known, byMoviedbId)
  return known ?? byMoviedbId
}

/**
 * Movies and shows are numbered apart: what the other ids name says which is meant where `type` does not. A show that is known to
 * have another number is not meant by this one: then it may be a movie's.
 */
function titleOfNumber(
  moviedbId: number,
  { type, likelyType = 'movie', known }: TitleQuery & { readonly known: StoredTitle | null },
): Lookup<StoredTitle | null> {
  const hasNoNumber = known !== null && known.moviedbId === null
  const meant = type ?? (hasNoNumber ? known.type : undefined)
  return meant ? titleByMoviedbId(moviedbId, meant) : titleByAnyMoviedbId(moviedbId, known?.type ?? likelyType)
}

/** One of the two is a mistake, and nobody can say which: answering with either would be a guess. */
function requireSame(field: string, known: StoredTitle | null, other: StoredTitle | null): void {
  if (!known || !other || known.id === other.id) return
  throw new ServiceError('invalid_request', `${field}: belongs to another title than the id before it.`)
}

function fits(title: StoredTitle, query: TitleQuery): boolean {
  const { year } = query
  return fitsType(title, query) && (year === undefined || title.year === null || Math.abs(title.year - year) <= 1)
}

function fitsType(title: StoredTitle, { type }: TitleQuery): boolean {
  return type === undefined || title.type === type
}

function publicOrNull(title: StoredTitle | null): Title | null {
  return title && publicTitle(title)
}
