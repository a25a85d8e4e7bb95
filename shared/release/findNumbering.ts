/** Asks the readers of seasons, episodes and dates in order of how sure each is. */
import { withAbsolute } from './absoluteEpisode.ts'
import { readBareEpisode } from './bareEpisode.ts'
import { readDate, readShortDate } from './dates.ts'
import type { Numbering } from './numbering.ts'
import type { Room } from './room.ts'
import { readSeason } from './seasonAlone.ts'
import { readSeasonEpisode } from './seasonEpisode.ts'
import { readWordedEpisode } from './wordedEpisode.ts'

export function findNumbering(text: string, room: Room): Numbering | null {
  const pair = readSeasonEpisode(text, room.hints)
  if (pair) return withAbsolute(text, pair)
  const date = readDate(text, room.hints)
  if (date) return date
  const season = readSeason(text, room)
  const worded = readWordedEpisode(text, room.hints)
  if (season && season.lastSeason === null) {
    const isOfExtras = /^[ ._-]*(?:extras?|specials?)(?![a-z])/i.test(text.slice(season.end))
    const episode = isOfExtras
      ? null
      : (worded ?? readBareEpisode(text, { ...room, from: Math.max(room.from, season.end), mayLead: false }))
    return episode ? joined(season, episode) : season
  }
  if (season ?? worded) return season ?? (worded && withDate(worded, readShortDate(text)))
  return (room.isBroadcast && !room.hasYear ? readShortDate(text) : null) ?? readBareEpisode(text, room)
}

function withDate(episode: Numbering, date: Numbering | null): Numbering {
  return date && date.start >= episode.end ? { ...episode, date: date.date, end: date.end } : episode
}

function joined(season: Numbering, episode: Numbering): Numbering {
  const [start, end] = [Math.min(season.start, episode.start), Math.max(season.end, episode.end)]
  return { ...episode, season: episode.season ?? season.season, absolute: null, start, end }
}
