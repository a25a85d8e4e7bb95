/** The catalogue's search: file names to titles with their subtitles, typed names to titles (API §4, v2 search and v1 auto). */
import { parseRelease } from '../../shared/release/parseRelease.ts'
import type { Release } from '../../shared/release/release.ts'
import type { ServiceDatabase } from '../catalogue/store/database.ts'
import type { FilenameMatch, FilenameResult, FilenameSearchOptions, TitleSearch } from '../catalogue/records.ts'
import { createReleaseFacts, type ReleaseFacts } from '../catalogue/releaseFacts.ts'
import { titlesWithSubtitles } from '../catalogue/subtitles.ts'
import { publicTitle } from '../catalogue/titles.ts'
import { titlesByName } from './byName.ts'
import { confidenceOf, type TitleCandidate } from './evidence.ts'
import { findTitles, type FoundTitles } from './findTitles.ts'
import { titlesByPrefix } from './prefixes.ts'
import { partOf, rankSubtitles } from './rankSubtitles.ts'

const mostAlternates = 5
export function createTitleSearch(db: ServiceDatabase): TitleSearch {
  const facts = createReleaseFacts(db)
  return {
    together: (work) => db.snapshot(work),
    matchFilename(fileName, options) {
      const release = parseRelease(fileName)
      return db.snapshot(() => matchFilename(db, facts, { fileName, release, options }))
    },
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
  return {
    match: describeMatch(best, release, found),
    alternates: others.slice(0, mostAlternates).map((candidate) => describeMatch(candidate, release, found)),
    subtitles: rankSubtitles(db, facts, { title: best.title, fileName, release, options }),
  }
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

function describeMatch(
  candidate: TitleCandidate,
  release: Release,
  { candidates, engine }: FoundTitles,
): FilenameMatch {
  const others = candidates.filter((other) => other !== candidate)
  const isShow = candidate.title.type === 'tv'
  return {
    title: publicTitle(candidate.title),
    season: isShow ? release.season : null,
    episode: isShow ? (release.episodes[0] ?? release.absoluteEpisode) : null,
    confidence: confidenceOf(candidate, others),
    score: candidate.score,
    engine,
  }
}
