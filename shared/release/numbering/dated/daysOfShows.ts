/** Tells the day of a broadcast from the days that films are called by, and joins it to the number beside it. */
import { readDate, readShortDate } from './dates.ts'
import { withBoxedNumber } from '../eastern/easternWork.ts'
import type { Numbering } from '../numbering.ts'
import type { Room } from '../room.ts'
import { hasLetterOrDigit } from '../../tokens.ts'
import { readWordedEpisode } from '../wordedEpisode.ts'

/** 'Title.3.5.2011': names in dots write a day in two digits, so that is the number of a film and its year. */
const decimalAndYear = /^\.(?:\d\.\d{1,2}|\d\d\.\d)\.(?:19|20)\d\d$/

const dayAlone = /^(?:(?:am|das|der|die|el|il|la|le|the)[ ._])?$/i
const dayOfFilm = /^\d{1,2}\P{L}*\p{L}[^,]*(?<!de[ ._])\d{4}$|^\p{L}[^,]*\d{4}$/iu

const shortDate = /^\d\d?\D\d\d?\D\d\d?$/
const yearAtOnce = /^[ ._]\(?(?:19|20)\d\d(?!\d)/

/** '10-12-12.1996.BluRay': three numbers, and behind them when the film was made. */
function isTitleAndYear(text: string, { start, end }: Numbering): boolean {
  return shortDate.test(text.slice(start, end)) && yearAtOnce.test(text.slice(end))
}

/** 'Movies/Title (1963) - 2024-12-25 14 00 00': when the film was recorded. */
function isOfRecording({ start }: Numbering, { shelf, year }: Room): boolean {
  return shelf === 'films' && year !== null && year.end <= start
}

/** 'Le.5.mai.2011.1080p' is a film of that year: a release of a show has a title before its day. */
export function readDateOfShow(text: string, room: Room): Numbering | null {
  const { from, to, shows, hints } = room
  const date = readDate(text, hints)
  if (date && isOfRecording(date, room)) return null
  if (date && decimalAndYear.test(text.slice(date.start - 1, date.end))) return null
  if (date && date.start <= from && isTitleAndYear(text, date)) return null
  if (!date || shows.length > 0 || to > date.end + 2 || !dayAlone.test(text.slice(from, date.start))) return date
  return dayOfFilm.test(text.slice(date.start, date.end)) && hints.hasMonth ? null : date
}

/** An episode that also states its day: 'S43E10986 - 2016-08-12', '2021.05.17.S02E77'. */
export function dated(text: string, pair: Numbering, room: Room): Numbering {
  const { firstNumber, lastNumber } = room.hints
  const date = lastNumber >= pair.end ? readDate(text.slice(pair.end), room.hints) : null
  if (date) return { ...pair, date: date.date, end: endWithDate(text, pair.end, date) }
  const short = lastNumber >= pair.end ? readShortDate(text.slice(pair.end)) : null
  if (short && atOnce.test(text.slice(pair.end, pair.end + short.start)))
    return { ...pair, date: short.date, end: pair.end + short.end }
  const before = firstNumber < pair.start ? readDate(text.slice(0, pair.start), room.hints) : null
  const isWhole = before !== null && before.start > room.from && before.end - before.start >= wholeDate
  return isWhole ? { ...pair, date: before.date, start: before.start } : pair
}

/** 'S01E16.END.240428': as Korean releases write the day. */
const atOnce = /^[ ._]*(?:end[ ._]+)?$/i

/** Right behind the number the day belongs to it; further on the episode's title stands between. `date` counts from `end`. */
function endWithDate(text: string, end: number, date: Numbering): number {
  return hasLetterOrDigit(text.slice(end, end + date.start)) ? end : end + date.end
}

/** 'YYYY-MM-DD': shorter ones before a number may be a title. */
const wholeDate = 10

/** 'Title Season 6 2022-04-29': the day of a season. */
export function inSeason(season: Numbering | null, day: Numbering): Numbering {
  const isBefore = season?.lastSeason === null && season.end <= day.start && day.season === null
  return isBefore ? { ...day, season: season.season, start: season.start } : day
}

/** '20230625 第9期': the number of a show right behind its day. */
const issueBehind = /^[\s._]*第(\d{1,4})期/

/** '2024-01-16 (afl. 6789)'. */
const episodeInBox = /^[ _]\(([^()]{2,16})\)/

/** ' - Episode 01-05': the month and the day once more, as a recorder names what has no number. */
const dayAgain = /^ - episode (\d\d-\d\d)(?!\d)/i
/** ' - Episode 1234'. */
const longestWorded = 24

/** A day that also states its episode ('E76 2024 08 08', '[20231015] Title #10'), or stands before the title. */
export function counted(text: string, date: Numbering, room: Room): Numbering {
  const mayBeWorded = room.hints.hasEpisodeWord || !room.hints.isAscii
  const episode = mayBeWorded ? readWordedEpisode(text.slice(0, date.start), room.hints) : null
  if (episode) return { ...episode, date: date.date, end: date.end }
  const issue = text.includes('第') ? issueBehind.exec(text.slice(date.end)) : null
  if (issue) return { ...date, episodes: [Number(issue[1])], end: date.end + issue[0].length }
  const boxed = mayBeWorded ? episodeInBox.exec(text.slice(date.end)) : null
  const ofBox = boxed && readWordedEpisode(boxed[1] ?? '', room.hints)
  if (boxed && ofBox) return { ...date, episodes: ofBox.episodes, end: date.end + boxed[0].length }
  const next = room.hints.hasEpisodeWord
    ? readWordedEpisode(text.slice(date.end, date.end + longestWorded), room.hints)
    : null
  const again = next && dayAgain.exec(text.slice(date.end))
  if (again && date.date?.endsWith(again[1] ?? '') === true) return { ...date, end: date.end + again[0].length }
  if (next && next.start <= 3) return { ...date, episodes: next.episodes, end: date.end + next.end }
  const boxedBefore = room.isAnime ? withBoxedNumber(text, date) : date
  if (boxedBefore !== date) return boxedBefore
  const isBoxedBefore = date.end < room.from
  const behind = isBoxedBefore && room.hints.hasEpisodeWord ? readWordedEpisode(text, room.hints) : null
  if (behind && behind.start > date.end) return { ...behind, date: date.date }
  return { ...date, isLeading: date.start <= room.from && hasLetterOrDigit(text.slice(date.end, room.to)) }
}

export function withDate(episode: Numbering, date: Numbering | null): Numbering {
  if (!date) return episode
  if (date.start >= episode.end) return { ...episode, date: date.date, end: date.end }
  const isRightBefore = date.start > 0 && episode.start - date.end === 1
  return isRightBefore ? { ...episode, date: date.date, start: date.start } : episode
}
