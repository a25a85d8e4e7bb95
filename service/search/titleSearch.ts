/** The catalogue's search: file names to titles with their subtitles, typed names to titles (API §4, v2 search and v1 auto). */
import { parseRelease } from '../../shared/release/parseRelease.ts'
import type { Release } from '../../shared/release/release.ts'
import type { ServiceDatabase } from '../catalogue/store/database.ts'
import type { FilenameMatch, FilenameResult, FilenameSearchOptions, TitleSearch } from '../catalogue/records.ts'
import { createReleaseFacts, type ReleaseFacts } from '../catalogue/releaseFacts.ts'
import { titlesWithSubtitles } from '../catalogue/subtitles.ts'
import { publicTitle } from '../catalogue/titles.ts'
import { placeInShow, type PlaceInShow } from './absoluteNumbers.ts'
import { titlesByName } from './byName.ts'
import { confidenceOf, type TitleCandidate } from './evidence.ts'
import { findTitles, type FoundTitles } from './findTitles.ts'
import { titlesByPrefix } from './prefixes.ts'
import { partOf, rankSubtitles } from './rankSubtitles.ts'
import { hasAbsolute, seasonSpans } from './seasonSpans.ts'

const mostAlternates = 5

/** The search of one database, for a single name too. */
export interface CatalogueSearch extends TitleSearch {
  matchFilename(fileName: string, options: FilenameSearchOptions): FilenameResult
}

export function createTitleSearch(db: ServiceDatabase): CatalogueSearch {
  const facts = createReleaseFacts(db)
  const matchOne = (fileName: string, options: FilenameSearchOptions) => {
    const release = parseRelease(fileName)
    return db.snapshot(() => matchFilename(db, facts, { fileName, release, options }))
  }
  return {
    matchFilename: matchOne,
    matchFilenames: (fileNames, options) => db.snapshot(() => fileNames.map((name) => matchOne(name, options))),
    searchTitles: (text, options) => db.snapshot(() => titlesByName(db, { text, ...options })).map(publicTitle),
    complete: (text, options) => db.snapshot(() => titlesByPrefix(db, text, options)).map(publicTitle),
  }
}

interface FilenameQuestion {
  readonly fileName: string
  readonly release: Release
  readonly options: FilenameSearchOptions
}

function matchFilename(db: ServiceDatabase, facts: ReleaseFacts, question: FilenameQuestion): FilenameResult {
  const { fileName, options } = question
  const found = findTitles(db, question.release, options.engine)
  const { release } = found
  const [best, ...others] = rivalsByCoverage(db, found.candidates, release)
  if (!best) return { match: null, alternates: [], subtitles: [] }
  const place = placeOf(db, best, release)
  const describe = (candidate: TitleCandidate) =>
    describeMatch(candidate, { release, found, place: candidate === best ? place : placeOf(db, candidate, release) })
  return {
    match: describe(best),
    alternates: others.slice(0, mostAlternates).map(describe),
    subtitles: rankSubtitles(db, facts, { title: best.title, fileName, release: placed(release, place), options }),
  }
}

/** Where a number that counts through all seasons stands; null where the name or the catalogue itself counts otherwise. */
function placeOf(db: ServiceDatabase, { title }: TitleCandidate, release: Release): PlaceInShow | null {
  const { season, absoluteEpisode } = release
  if (title.type !== 'tv' || season !== null || absoluteEpisode === null) return null
  if (hasAbsolute(db, title.id, absoluteEpisode)) return null
  return placeInShow(seasonSpans(db, title.id), absoluteEpisode)
}

function placed(release: Release, place: PlaceInShow | null): Release {
  return place ? { ...release, season: place.season, episodes: [place.episode] } : release
}

/** Shows of one name that nothing else tells apart: the ones with a subtitle for the episode come first. */
function rivalsByCoverage(
  db: ServiceDatabase,
  candidates: readonly TitleCandidate[],
  release: Release,
): readonly TitleCandidate[] {
  const rivals = candidates.filter((candidate) => candidate.score === candidates[0]?.score)
  if (rivals.length < 2 || release.type === 'movie') return candidates
  const ids = rivals.map(({ title }) => title.id)
  const covering = titlesWithSubtitles(db, ids, { languages: [], ...partOf(release) })
  const isCovering = ({ title }: TitleCandidate) => covering.has(title.id)
  return [...candidates.filter(isCovering), ...candidates.filter((candidate) => !isCovering(candidate))]
}

interface Described {
  readonly release: Release
  readonly found: FoundTitles
  readonly place: PlaceInShow | null
}

/** A place by lengths that nothing tells is a guess, however well the title fits. */
function describeMatch(candidate: TitleCandidate, { release, found, place }: Described): FilenameMatch {
  const others = found.candidates.filter((other) => other !== candidate)
  const { season, episodes, absoluteEpisode } = placed(release, place)
  const isShow = candidate.title.type === 'tv'
  return {
    title: publicTitle(candidate.title),
    season: isShow ? season : null,
    episode: isShow ? (episodes[0] ?? absoluteEpisode) : null,
    confidence: place?.isTold === false ? 'low' : confidenceOf(candidate, others),
    score: candidate.score,
    engine: found.engine,
  }
}
