/** The catalogue as the routes read it. Only puts its parts together; adding things is `addTitle`'s and `addSubtitle`'s work. */
import { parseRelease } from '../../shared/release/parseRelease.ts'
import { titlesByName } from '../search/byName.ts'
import { findTitles as titlesOfRelease } from '../search/findTitles.ts'
import type { ServiceDatabase } from './store/database.ts'
import { archiveOfSubtitle, bytesOfFile, fileOfSubtitle, filesOfSubtitle } from './files.ts'
import type { Catalogue, Title, TitleQuery } from './records.ts'
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

export function createCatalogue(db: ServiceDatabase): Catalogue {
  return {
    findTitles: (query) => findTitles(db, query),
    titleOf: (sdId) => publicOrNull(titleBySdId(db, sdId)),
    subtitlesOf(sdId, filter, page) {
      const title = titleBySdId(db, sdId)
      return title ? pageOfSubtitles(db, title, { filter, page }) : { items: [], total: 0 }
    },
    subtitle: (nId) => subtitleById(db, numberOf(nId)),
    filesOf: (nId) => filesOfSubtitle(db, numberOf(nId)),
    file: (nId, fileNId) => fileOfSubtitle(db, numberOf(nId), numberOf(fileNId)),
    archiveOf: (nId) => archiveOfSubtitle(db, numberOf(nId)),
    bytesOf: (fileNId) => bytesOfFile(db, numberOf(fileNId)),
  }
}

/** Ids before names, and of several ids the first that hits; a file name is read by the rules of the local engine. */
function findTitles(db: ServiceDatabase, query: TitleQuery): readonly Title[] {
  const byId = titleByIds(db, query)
  if (byId) return [publicTitle(byId)]
  const { filmName, fileName, type, year } = query
  const named = filmName ? titlesByName(db, { text: filmName, type, year, limit: mostTitles }) : []
  if (named.length > 0) return named.map(publicTitle)
  if (!fileName) return []
  const { candidates } = titlesOfRelease(db, parseRelease(fileName), 'local')
  const titles = candidates.map((candidate) => candidate.title).filter((title) => fits(title, query))
  return titles.slice(0, mostTitles).map(publicTitle)
}

function titleByIds(db: ServiceDatabase, query: TitleQuery): StoredTitle | null {
  const { sdId, filmdbId, moviedbId, type, likelyType = 'movie' } = query
  return (
    (sdId === undefined ? null : titleBySdId(db, sdId)) ??
    (filmdbId === undefined ? null : titleOrShowByFilmdbId(db, filmdbId)) ??
    (moviedbId === undefined
      ? null
      : type
        ? titleByMoviedbId(db, moviedbId, type)
        : titleByAnyMoviedbId(db, moviedbId, likelyType))
  )
}

function fits(title: StoredTitle, { type, year }: TitleQuery): boolean {
  if (type !== undefined && title.type !== type) return false
  return year === undefined || title.year === null || Math.abs(title.year - year) <= 1
}

function publicOrNull(title: StoredTitle | null): Title | null {
  return title && publicTitle(title)
}

/** Ids travel as text; what is no number of ours finds nothing (0 is never given out). */
function numberOf(id: string): number {
  return /^\d{1,15}$/.test(id) ? Number(id) : 0
}
