/** The catalogue's search: file names to titles with their subtitles, typed names to titles (API §4, v2 search and v1 auto). */
import { countOf } from '../../shared/release/askedRelease.ts'
import { parseRelease } from '../../shared/release/parseRelease.ts'
import type { Release } from '../../shared/release/release.ts'
import type { ServiceDatabase } from '../catalogue/store/database.ts'
import type { Dialect } from '../catalogue/store/dialect.ts'
import { lookUp, lookUpAll, type Lookup } from '../catalogue/store/lookups.ts'
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
  const desk = { dialect: db.dialect, facts: createReleaseFacts() }
  const matching = (fileName: string, options: FilenameSearchOptions) => matchFilename(desk, fileName, options)
  return {
    matchFilename: (fileName, options) => db.snapshot(() => lookUp(db, matching(fileName, options))),
    matchFilenames(fileNames, options) {
      const searches = fileNames.map((fileName) => matching(fileName, options))
      return db.snapshot(() => lookUpAll(db, searches))
    },
    searchTitles: (text, options) => db.snapshot(() => titlesByName(db, { text, ...options })).map(publicTitle),
    complete: (text, options) => db.snapshot(() => titlesByPrefix(db, text, options)).map(publicTitle),
  }
}

interface Desk {
  readonly dialect: Dialect
  readonly facts: ReleaseFacts
}

function* matchFilename(
  { dialect, facts }: Desk,
  fileName: string,
  options: FilenameSearchOptions,
): Lookup<FilenameResult> {
  const found = yield* findTitles(dialect, parseRelease(fileName), options.engine)
  const { release } = found
  const [best, ...others] = yield* rivalsByCoverage(dialect, found.candidates, release)
  if (!best) return { match: null, alternates: [], subtitles: [] }
  const place = yield* placeOf(best, release)
  const alternates: FilenameMatch[] = []
  for (const other of others.slice(0, mostAlternates))
    alternates.push(describeMatch(other, { release, found, place: yield* placeOf(other, release) }))
  const question = { title: best.title, fileName, release: placed(release, place), options }
  return {
    match: describeMatch(best, { release, found, place }),
    alternates,
    subtitles: yield* rankSubtitles(facts, question),
  }
}

/** Where a number that counts through all seasons stands; null where the name or the catalogue itself counts otherwise. */
function* placeOf({ title }: TitleCandidate, release: Release): Lookup<PlaceInShow | null> {
  const count = countOf(release)
  if (title.type !== 'tv' || count === null) return null
  if (yield* hasAbsolute(title.id, count)) return null
  return placeInShow(yield* seasonSpans(title.id), count)
}

function placed(release: Release, place: PlaceInShow | null): Release {
  return place ? { ...release, season: place.season, episodes: [place.episode] } : release
}

/** Shows of one name that nothing else tells apart: the ones with a subtitle for the episode come first. */
function* rivalsByCoverage(
  dialect: Dialect,
  candidates: readonly TitleCandidate[],
  release: Release,
): Lookup<readonly TitleCandidate[]> {
  const rivals = candidates.filter((candidate) => candidate.score === candidates[0]?.score)
  if (rivals.length < 2 || release.type === 'movie') return candidates
  const ids = rivals.map(({ title }) => title.id)
  const covering = yield* titlesWithSubtitles(dialect, ids, { languages: [], ...partOf(release) })
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
