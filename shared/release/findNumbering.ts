/** Asks the readers of seasons, episodes and dates in order of how sure each is. */
import { readDate } from './dates.ts'
import { readBareEpisode, readCompact, readWordedEpisode, type Room } from './episodeAlone.ts'
import { noNumbering, type Numbering } from './numbering.ts'
import { readSeason, readSeasonEpisode } from './seasonEpisode.ts'

export function findNumbering(text: string, room: Room): Numbering | null {
  const pair = readSeasonEpisode(text)
  if (pair) return pair
  const date = readDate(text)
  if (date) return date
  const season = readSeason(text)
  const worded = readWordedEpisode(text)
  if (season && worded) return worded.season !== null ? worded : joined(season, worded)
  if (worded) return worded
  if (season) return seasonWithRest(text, season, room)
  return readBareEpisode(text, room) ?? readCompact(text, room)
}

function joined(season: Numbering, episode: Numbering): Numbering {
  const start = Math.min(season.start, episode.start)
  return {
    ...episode,
    season: season.season,
    absolute: [],
    start,
    end: Math.max(season.end, episode.end),
    isSure: true,
  }
}

function seasonWithRest(text: string, season: Numbering, room: Room): Numbering {
  if (season.lastSeason !== null) return season
  const bare = readBareEpisode(text, { ...room, from: season.end - 1 })
  return bare ? joined(season, bare) : { ...noNumbering, ...season }
}
