/**
 * A library of titles that look like numbers, years, tags and editions, each named in another of the ways of people and
 * releases, and what a catalogue holds beside them: remakes of other years, sequels, shows of like names. Seeded.
 */
import type { Pick } from '../../../bench/vocabulary.ts'
import { hostileTitle } from '../hostileTitles.ts'
import { filmWays } from './filmWays.ts'
import { createRandom } from './makeWorld.ts'
import { absoluteWays, dailyWays, doubleWays, episodeWays, specialWays, type ShowWay } from './showWays.ts'

export interface HostileTitle {
  readonly type: 'movie' | 'tv'
  readonly name: string
  readonly year: number
}

export interface HostilePlace {
  readonly season: number
  readonly episode: number
}

export interface HostileVideo {
  readonly title: HostileTitle
  /** Relative to the library. */
  readonly path: string
  /** null for films, and for what is counted by days. */
  readonly place: HostilePlace | null
  /** The same as the place's, but for two episodes in one file. */
  readonly lastEpisode: number | null
}

export interface HostileLibrary {
  readonly videos: readonly HostileVideo[]
  /** Of nobody in the library. */
  readonly decoys: readonly HostileTitle[]
}

/** Every title is a film or a show, in one of the ways. */
export function hostileLibrary(seed: number, titles: number): HostileLibrary {
  const pick = createRandom(seed)
  const used = new Set<string>()
  const videos: HostileVideo[] = []
  const decoys: HostileTitle[] = []
  for (let index = seed * titles; used.size < titles; index += 1) {
    const name = hostileTitle(index, pick)
    if (used.has(name.toLowerCase())) continue
    used.add(name.toLowerCase())
    const title = { type: pick(2) === 0 ? 'movie' : 'tv', name, year: 1990 + pick(34) } as const
    videos.push(title.type === 'movie' ? filmOf(title, pick) : episodeOf(title, pick))
    if (title.type === 'movie' && pick(3) === 0) decoys.push({ ...title, year: title.year + 3 + pick(6) })
    if (pick(3) === 0) decoys.push({ ...title, name: `${name} ${7 + pick(2)}`, year: title.year + 2 })
  }
  return { videos, decoys: decoys.filter(({ name, type }) => type === 'movie' || !used.has(name.toLowerCase())) }
}

function filmOf(title: HostileTitle, pick: Pick): HostileVideo {
  return { title, path: of(filmWays, pick)(title, pick), place: null, lastEpisode: null }
}

/** How many of a dozen are named so. */
const specials = 1
const doubles = 2
const absolutes = 4
const daily = 5

function episodeOf(title: HostileTitle, pick: Pick): HostileVideo {
  const kind = pick(12)
  const place = { season: 1 + pick(5), episode: 1 + pick(20) }
  const named = (ways: readonly ShowWay[], at: HostilePlace) => of(ways, pick)(title, at, pick)
  if (kind < specials) return placed(title, { ...place, season: 0 }, named(specialWays, place))
  if (kind < doubles) return { ...placed(title, place, named(doubleWays, place)), lastEpisode: place.episode + 1 }
  if (kind < absolutes) return placed(title, { ...place, season: 1 }, named(absoluteWays, place))
  if (kind < daily) return { title, path: named(dailyWays, place), place: null, lastEpisode: null }
  return placed(title, place, named(episodeWays, place))
}

function placed(title: HostileTitle, place: HostilePlace, path: string): HostileVideo {
  return { title, path, place, lastEpisode: place.episode }
}

function of<Way>(ways: readonly Way[], pick: Pick): Way {
  return ways[pick(ways.length)] as Way
}
