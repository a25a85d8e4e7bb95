/** The subtitles of a matched title, best first: those that cover the episode, ranked by how their release fits the name. */
import type { Release } from '../../shared/release/release.ts'
import { comparableOf, similarityScore, type Comparable } from '../../shared/release/similarity.ts'
import type { Lookup } from '../catalogue/store/lookups.ts'
import type { FilenameSearchOptions, Subtitle, SubtitleFilter } from '../catalogue/records.ts'
import type { ReleaseFacts } from '../catalogue/releaseFacts.ts'
import { indexedSubtitles, subtitlesOfTitle, type IndexedSubtitle } from '../catalogue/subtitles.ts'
import type { StoredTitle } from '../catalogue/titles.ts'
import { titleKey } from '../../shared/release/title/titleKey.ts'

export interface RankedSubtitle {
  readonly subtitle: Subtitle
  /** 0..1; 1 only for a release of the very same name. */
  readonly matchScore: number
}

export interface SubtitleQuestion {
  readonly title: StoredTitle
  readonly fileName: string
  readonly release: Release
  readonly options: Pick<FilenameSearchOptions, 'episodeScope' | 'languages' | 'subtitlesPerPage'>
}

interface Scored {
  readonly row: IndexedSubtitle
  readonly score: number
}

/** Among equal scores the very same name must not be cut off; no other name scores higher than it. */
const spareRows = 20
const highestForOtherNames = 0.99

export function* rankSubtitles(
  facts: ReleaseFacts,
  { title, fileName, release, options }: SubtitleQuestion,
): Lookup<readonly RankedSubtitle[]> {
  const { languages } = options
  const isWhole = options.episodeScope === 'title' || title.type === 'movie'
  const rows = yield* indexedSubtitles(title.id, { languages, ...(isWhole ? {} : partOf(release)) })
  const said = yield* facts.readAll(new Set(rows.map((row) => row.facts)))
  const best = worthReading(scoreAll(rows, release, said), options.subtitlesPerPage)
  const scores = new Map(best.map(({ row, score }) => [row.subtitle_id, score]))
  const name = comparableName(fileName)
  const ranked = (yield* subtitlesOfTitle(title, [...scores.keys()])).map((subtitle) => {
    const score = scores.get(subtitle.archiveNumber) ?? 0
    return { subtitle, matchScore: hasName(subtitle, name) ? 1 : score }
  })
  return ranked.sort(byScore).slice(0, options.subtitlesPerPage)
}

/** As many as are shown and, of those that score like the last of them, some more: the words of their rows order them. */
function worthReading(best: readonly Scored[], shown: number): readonly Scored[] {
  const last = best[shown - 1]?.score ?? 0
  return best.filter(({ score }, index) => index < shown || (index < shown + spareRows && score === last))
}

/** Of a show: the subtitles of that season that hold the (first) episode, or that day. */
export function partOf({ season, episodes, absoluteEpisode, date }: Release): Partial<SubtitleFilter> {
  const episode = episodes[0] ?? absoluteEpisode
  return {
    ...(season !== null && { season }),
    ...(episode !== null && { episode }),
    fullSeasonOnly: episode === null && date === null,
  }
}

/** Many rows say the same of their release, so each saying is compared once. */
function scoreAll(
  rows: readonly IndexedSubtitle[],
  release: Release,
  said: ReadonlyMap<string, readonly Comparable[]>,
): readonly Scored[] {
  const asked = comparableOf(release)
  const scores = new Map<string, number>()
  for (const [factIds, facts] of said) {
    const score = Math.max(0, ...facts.map((one) => similarityScore(asked, one)))
    scores.set(factIds, Math.min(highestForOtherNames, score))
  }
  const scored = rows.map((row) => ({ row, score: scores.get(row.facts) ?? 0 }))
  return scored.sort(
    (a, b) => b.score - a.score || a.row.is_full_season - b.row.is_full_season || a.row.subtitle_id - b.row.subtitle_id,
  )
}

function hasName(subtitle: Subtitle, name: ComparableName): boolean {
  return subtitle.releases.some((release) => {
    const { text, end } = comparableName(release)
    return (end.endsWith(name.end) || name.end.endsWith(end)) && titleKey(text) === name.key()
  })
}

interface ComparableName {
  /** Without folders and extension. */
  readonly text: string
  /** The plain letters at its end, which the key ends with as well: where they differ no key needs to be made. */
  readonly end: string
  readonly key: () => string
}

/** Release names are compared without folders, extension, case and separators. */
function comparableName(path: string): ComparableName {
  const name = path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1)
  const text = name.replace(/\.(?:mkv|mp4|avi|m4v|mov|wmv|ts|webm|srt)$/i, '')
  let key: string | undefined
  return { text, end: plainEnd(text), key: () => (key ??= titleKey(text)) }
}

/** At most the last ten: one group's name tells it from another's. */
function plainEnd(text: string): string {
  return /[a-z0-9]*$/i.exec(text.slice(-10))?.[0].toLowerCase() ?? ''
}

/** Singles before packs, people before machines; what is left equal is ordered by its words, never by order of import. */
function byScore(a: RankedSubtitle, b: RankedSubtitle): number {
  return (
    b.matchScore - a.matchScore ||
    Number(a.subtitle.isFullSeason) - Number(b.subtitle.isFullSeason) ||
    Number(a.subtitle.isMachineMade) - Number(b.subtitle.isMachineMade) ||
    compareText(a.subtitle.releases[0] ?? '', b.subtitle.releases[0] ?? '') ||
    compareText(a.subtitle.name, b.subtitle.name) ||
    compareText(a.subtitle.language, b.subtitle.language) ||
    Number(a.subtitle.nId) - Number(b.subtitle.nId)
  )
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
