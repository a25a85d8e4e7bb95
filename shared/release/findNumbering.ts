/** Asks the readers of seasons, episodes and dates in order of how sure each is. */
import { withAbsolute } from './absoluteEpisode.ts'
import { readBareEpisode, type Room } from './bareEpisode.ts'
import { readDate } from './dates.ts'
import type { Numbering } from './numbering.ts'
import { readSeason } from './seasonAlone.ts'
import { readSeasonEpisode } from './seasonEpisode.ts'
import { readWordedEpisode } from './wordedEpisode.ts'

export function findNumbering(text: string, room: Room): Numbering | null {
  const pair = readSeasonEpisode(text)
  if (pair) return withAbsolute(text, pair)
  const date = readDate(text)
  if (date) return date
  const season = readSeason(text, room.to)
  const worded = readWordedEpisode(text)
  if (season && season.lastSeason === null) {
    const episode = worded ?? readBareEpisode(text, { ...room, from: Math.max(room.from, season.end), mayLead: false })
    return episode ? joined(season, episode) : season
  }
  return season ?? worded ?? readBareEpisode(text, room)
}

function joined(season: Numbering, episode: Numbering): Numbering {
  const [start, end] = [Math.min(season.start, episode.start), Math.max(season.end, episode.end)]
  return { ...episode, season: episode.season ?? season.season, absolute: null, start, end }
}
