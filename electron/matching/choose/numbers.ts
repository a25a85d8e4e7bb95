/** Compares the season and episode a video has with those a subtitle states. Pure; never guesses a mapping. */
import type { Release } from '../../../shared/release/release.ts'
import type { TitleMatch } from '../../serviceClient/listing.ts'

export interface Numbers {
  readonly season: number | null
  readonly lastSeason: number | null
  /** Empty for a whole season, and where nothing is said. */
  readonly episodes: readonly number[]
  /** Counts through all seasons. */
  readonly absolute: number | null
  /** 'YYYY-MM-DD' */
  readonly date: string | null
}

/**
 * same: holds our episode · part: only some of our episodes · silent: says no episode (a pack, or nothing at all)
 * unclear: counts otherwise than we do · season, episode: contradicts
 */
export type NumberVerdict = 'same' | 'part' | 'silent' | 'unclear' | 'season' | 'episode'

export function numbersOf(release: Release): Numbers {
  const { season, lastSeason, episodes, absoluteEpisode, date } = release
  return { season, lastSeason, episodes, absolute: absoluteEpisode, date }
}

/** The number through all seasons, where it is another than the one within the season. */
export function absoluteBeside({
  season,
  episodes,
  absoluteEpisode,
}: Pick<Release, 'season' | 'episodes' | 'absoluteEpisode'>): number | null {
  return season === null || absoluteEpisode === null || episodes.includes(absoluteEpisode) ? null : absoluteEpisode
}

export function saysAnything(numbers: Numbers): boolean {
  return numbers.season !== null || saysEpisode(numbers)
}

export function saysEpisode({ episodes, absolute, date }: Numbers): boolean {
  return episodes.length > 0 || absolute !== null || date !== null
}

/** Every way to count our episode: as the name does, and as the service placed it where the name has a date alone. */
export function ourNumbers(release: Release, title: TitleMatch | null): readonly Numbers[] {
  const own = numbersOf(release)
  if (own.season !== null || !title?.season || !title.episode) return [own]
  return [own, { season: title.season, lastSeason: null, episodes: [title.episode], absolute: null, date: null }]
}

/** The kindest verdict over all ways to count. */
export function compareNumbers(ours: readonly Numbers[], theirs: Numbers): NumberVerdict {
  const verdicts = ours.map((own) => compareOne(own, theirs))
  return kindestFirst.find((verdict) => verdicts.includes(verdict)) ?? 'unclear'
}

const kindestFirst: readonly NumberVerdict[] = ['same', 'part', 'silent', 'unclear', 'episode', 'season']

function compareOne(ours: Numbers, theirs: Numbers): NumberVerdict {
  if (ours.date !== null && theirs.date !== null) return ours.date === theirs.date ? 'same' : 'episode'
  if (isOtherSeason(ours, theirs)) return 'season'
  if (!saysEpisode(theirs)) return 'silent'
  if (ours.date !== null || theirs.date !== null) return 'unclear'
  return compareEpisodes(ours, theirs)
}

function isOtherSeason(ours: Numbers, theirs: Numbers): boolean {
  if (theirs.season === null) return false
  // A name without a season counts through all of them, or there is only one.
  const season = ours.season ?? 1
  if (ours.date !== null && ours.season === null) return false
  return season < theirs.season || season > (theirs.lastSeason ?? theirs.season)
}

function compareEpisodes(ours: Numbers, theirs: Numbers): NumberVerdict {
  if (ours.absolute !== null && theirs.absolute !== null && theirs.season === null)
    return ours.absolute === theirs.absolute ? 'same' : 'episode'
  const wanted = ours.episodes.length > 0 ? ours.episodes : present(ours.absolute)
  const offered = theirs.episodes.length > 0 ? theirs.episodes : present(theirs.absolute)
  if (wanted.length === 0) return 'episode'
  // Without any season "05" is the first season's; a special must be named as one.
  if (theirs.season === null && ours.season !== null && ours.season !== 1) return 'season'
  const shared = wanted.filter((episode) => offered.includes(episode))
  if (shared.length === 0) return 'episode'
  return shared.length === wanted.length ? 'same' : 'part'
}

function present(number: number | null): readonly number[] {
  return number === null ? [] : [number]
}
