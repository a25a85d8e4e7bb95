/** Asks the readers of seasons, episodes and dates in order of how sure each is. */
import { withAbsolute, withAbsoluteBefore } from './absoluteEpisode.ts'
import { readBareEpisode, readBoxed } from './bareEpisode.ts'
import { readBehindShow } from './behindShow.ts'
import { readBehindSeason } from './behindSeason.ts'
import { readBroadcastYear } from './dated/broadcastYear.ts'
import { readCompactOfSeason, readFirstOfSceneFile } from './compactEpisode.ts'
import { readDate, readShortDate } from './dated/dates.ts'
import { readSeasonsOfWork, readWholeWork, withBoxedNumber } from './eastern/easternWork.ts'
import { readBoxedExtra } from './endedEpisode.ts'
import { numberingAt, type Numbering } from './numbering.ts'
import { absoluteAt, matchesOf, type Room } from './room.ts'
import { readSeason, withoutSeasonOfTitle } from './seasonAlone.ts'
import { readSeasonEpisode } from './seasonEpisode.ts'
import { hasLetterOrDigit } from '../tokens.ts'
import { withSeasonOfBroadcast } from './broadcastSeason.ts'
import { readWordedEpisode } from './wordedEpisode.ts'

export function findNumbering(text: string, room: Room): Numbering | null {
  const mayCount = hasNumbers(room) || text.includes('第')
  const credits = room.isAnime ? findCredits(text, room) : null
  const numbering =
    credits ??
    (mayCount ? findNumbers(text, room) : null) ??
    (room.isAnime ? findExtra(text, room) : readBroadcastYear(text, room))
  if (room.hints.isAscii) return numbering
  return withSeasonOfBroadcast(text, numbering ?? readWholeWork(text, room))
}

/** 'Season One' counts without a digit; most films have none besides their year and tags. */
function hasNumbers({ hints }: Room): boolean {
  return hints.lastNumber >= 0 || hints.hasSeasonWord || hints.hasEpisodeWord
}

const extra =
  /[\s_.-]+(?:o[vna][ad]\d{0,2}(?=[\s_.]*(?:v\d)?[\s_.]*(?:[[(]|$| - ))|nc(?:op|ed)\d{0,2}[a-z]?|(?:op|ed)\d{1,2}[a-z]?|pv\s?\d{0,2}|cm\s?\d{0,2}|menu\s?\d{0,2}|sp\s?\d{1,2}|creditless \w+)(?=[\s_.]*(?:v\d[\s_.]*)?(?:[[(]|$| - ))/i

const credit = /[\s_.-]+nc(?:op|ed)[\s_.]+\d{1,2}[a-z]?(?=[\s_.]*(?:v\d[\s_.]*)?(?:[[(]|$| - ))/i

/** 'Title - NCED 01': its number counts the endings. */
function findCredits(text: string, { from, hints }: Room): Numbering | null {
  const found = hints.hasCredit ? credit.exec(text) : null
  return found && found.index > from ? numberingAt(found, {}) : null
}

/** 'Title OVA2' counts as 'Title OVA 2' does; behind a dash it is an extra of a disc. */
const countedOva = /(?<=[^\s_-][\s_.]o[vna][ad])0?(\d{1,2})(?:v\d)?(?=[\s_.]*(?:[[(]|$| - ))/i

/** Openings, endings and trailers of anime discs: television, without a number. */
function findExtra(text: string, room: Room): Numbering | null {
  const ova = countedOva.exec(text)
  if (ova && ova.index > room.from) return absoluteAt(ova, [Number(ova[1])])
  const found = extra.exec(text)
  return found && found.index > room.from ? numberingAt(found, {}) : readBoxedExtra(text, room)
}

function findNumbers(text: string, room: Room): Numbering | null {
  const pair = readSeasonEpisode(text, room.hints)
  if (pair) return withNumbersAround(text, pair, room)
  const ofFolders = readCompactOfSeason(text, room) ?? readFirstOfSceneFile(text, room) ?? readBehindShow(text, room)
  if (ofFolders) return ofFolders
  const special = readSpecial(text, room)
  if (special) return special
  const date = readDateOfShow(text, room)
  const season = (room.hints.isAscii ? null : readSeasonsOfWork(text)) ?? readSeasonOfShow(text, room)
  // '11.22.63.S01' is a show of that name.
  if (date && !(season && date.start <= room.from)) return inSeason(season, counted(text, date, room))
  const worded = readWordedOfShow(text, room)
  if (season?.lastSeason === null) {
    const isOfExtras = /^[ ._-]*(?:extras?|specials?)(?![a-z])/i.test(text.slice(season.end))
    const episode = isOfExtras
      ? null
      : (worded ??
        readBehindSeason(text, season) ??
        readBareBehind(text, season, room) ??
        readBoxedBefore(text, season, room))
    return episode ? joined(season, episode) : season
  }
  if (season ?? worded) return season ?? (worded && withDate(worded, readShortDate(text)))
  return (mayHaveShortDate(text, room) ? readShortDate(text) : null) ?? readBareEpisode(text, room)
}

const special = /[\s_.]-[\s_.]+sp(?:ecial[\s_.])?(\d{1,2})(?=[\s_.]+-[\s_.]|$)/i
/** 'S02SP01', 'Title Specials 03 - Words'; 'The Specials' is a title. */
const countedSpecial =
  /(?<=[\p{L}\d)])(?<!^the)[\s_.]+(?:-[\s_.]+)?(?:s\d{1,2}[\s_.]?sp(\d{1,2})(?![\p{L}\d])|specials[\s_.](\d{1,2})(?=$|[\s_.]+-[\s_.]|[\s_.]\d{3,4}p))/iu

/** 'Specials/[Team] Title SP01'. */
const ofSpecials = /[\s_.]sp[\s_.]?(\d{1,2})(?=[\s_.]*(?:$|[[(]))/i

/** 'Title - SP01 - Words', 'Title - Special 01 - Words': season 0, as libraries count specials; anime discs count theirs each in its own way. */
function readSpecial(text: string, { isAnime, from, hints, season }: Room): Numbering | null {
  const inFolder = season === 0 && hints.hasSpecialWord ? ofSpecials.exec(text) : null
  const found =
    inFolder ?? (!isAnime && hints.hasSpecialWord ? (special.exec(text) ?? countedSpecial.exec(text)) : null)
  return found && found.index > from
    ? numberingAt(found, { season: 0, episodes: [Number(found[1] ?? found[2])] })
    : null
}

const koreanDay = /\p{Script=Hangul}[ ._]\d{6}$/u

/** Korean shows are named by six digits alone; elsewhere they may be a checksum or a count. */
function mayHaveShortDate(text: string, { isBroadcast, hasYear, hints, to }: Room): boolean {
  return !hasYear && (isBroadcast || (!hints.isAscii && (to < Infinity || koreanDay.test(text))))
}

/** 'Series 7 The Lanterns (2001)': nothing before the number is a title, and no file of a season is called so. */
const wordsBeforeYear = /^[ ._](?:- )?\p{L}.*[ ._([](?:19|20)\d\d(?!\d)/u
const boxedYearBehind = /^[ ._]*\((?:19|20)\d\d\)/

/** 'Season Two (2011).mkv': neither is there a title before. */
function isFilmOfSeason(behind: string): boolean {
  return wordsBeforeYear.test(behind) || boxedYearBehind.test(behind)
}

/** 'Movies/Long Season 2 (2008)' is a film; between title and tags the letter is that of a season wherever it lies. */
const lettered = /[\p{L}\d][ ._]s\d\d[ ._]/iu

/** 'Long Season 3 (2010).avi': one file is no season, and no other number tells an episode of it. */
function readSeasonOfShow(text: string, room: Room): Numbering | null {
  const { hints, shows, shelf, from } = room
  if (shelf === 'films' && !(room.to < Infinity && lettered.test(text))) return null
  const season = readSeason(hints.hasSeasonLetter ? withoutSeasonOfTitle(text, room) : text, room)
  const mayBeFilm = season?.lastSeason === null && hints.isVideo && shows.length === 0 && shelf === null
  if (mayBeFilm && season.start <= from && isFilmOfSeason(text.slice(season.end))) return null
  if (!mayBeFilm || season.start <= from || hints.lastNumber >= season.end) return season
  return boxedYearBehind.test(text.slice(season.end)) ? null : season
}

const filmNumber = /(?<!\p{L})(?:episode|эпизод|[ée]pisod[eio])[ ._]\d$/iu
/** 'Episode.50.2011': no show is named before it. */
const onlyNumber = /^episode[ ._]\d{1,3}$/i
const yearBehind = /^[ ._]*[([]?(?:19|20)\d\d(?!\d)/
/** 'Title Episode 4 - Words (1977)'; behind a dash it is the episode of a show. */
const titleAndYearBehind = /^ [-–—] [^()[\]]{2,80}\((?:19|20)\d\d\)/

/** 'Title Episode 3 (2005)': the film's year stands right behind its number, that of a show behind the title. */
function readWordedOfShow(text: string, { hints, shelf, from, shows, isBroadcast }: Room): Numbering | null {
  const worded = readWordedEpisode(text, hints)
  if (!worded) return null
  const said = text.slice(0, worded.end)
  const mayBeFilm = filmNumber.test(said) || (shows.length === 0 && onlyNumber.test(text.slice(from, worded.end)))
  const mayBeNamed = shows.length === 0 && !isBroadcast
  const isFilm = shelf === 'films' || isBeforeYear(text, worded) || (mayBeNamed && isNamedBeforeYear(text, worded))
  return mayBeFilm && isFilm ? null : worded
}

/** 'Title Episode 5 Words (1980)', 'Title.Episode.5.Words.1980'. */
const wordsAndYearBehind = /^([ .])\p{L}[^()[\]]{1,80}\1\(?(?:19|20)\d\d(?!\d)/u

function isNamedBeforeYear(text: string, { start, end }: Numbering): boolean {
  return wordsAndYearBehind.test(text.slice(end)) && !text.slice(0, start).endsWith(' - ')
}

function isBeforeYear(text: string, { start, end }: Numbering): boolean {
  const behind = text.slice(end)
  return yearBehind.test(behind) || (titleAndYearBehind.test(behind) && !text.slice(0, start).endsWith(' - '))
}

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

/** 'Le.5.mai.2011.1080p' is a film of that year: a release of a show has a title before its day. */
function readDateOfShow(text: string, { from, to, shows, hints }: Room): Numbering | null {
  const date = readDate(text, hints)
  if (date && decimalAndYear.test(text.slice(date.start - 1, date.end))) return null
  if (date && date.start <= from && isTitleAndYear(text, date)) return null
  if (!date || shows.length > 0 || to > date.end + 2 || !dayAlone.test(text.slice(from, date.start))) return date
  return dayOfFilm.test(text.slice(date.start, date.end)) && hints.hasMonth ? null : date
}

const dashedBeforeBox = /[\s_]-[\s_]+(\d{1,4})[\s_]*[([]$/

/** '[Team] Title [01-12] [Season 2]', '[Team] Title - 07 (Season 2)'. */
function readBoxedBefore(text: string, { start }: Numbering, room: Room): Numbering | null {
  if (!room.isAnime || start <= room.from) return null
  const dashed = dashedBeforeBox.exec(text.slice(0, start))
  return dashed ? numberingAt(dashed, { episodes: [Number(dashed[1])] }) : readBoxed(text.slice(0, start), room)
}

/** 'Title_Season_2_Disc_3_Title_04': the place on the disc says nothing of the episode. */
const titleOnDisc = /[ ._-](?:dis[ck]|dvd|d)[ ._]?\d{1,2}[ ._-]{1,3}title[ ._]?t?\d{1,3}$/i

/** The year of a show may stand between its season and the number. */
function readBareBehind(text: string, { end }: Numbering, room: Room): Numbering | null {
  if (room.hints.hasPartWord && titleOnDisc.test(text)) return null
  return readBareEpisode(text, { ...room, from: Math.max(room.from, end), mayLead: false })
}

function withNumbersAround(text: string, pair: Numbering, room: Room): Numbering {
  const all = room.hints.lastNumber >= pair.end ? withNextBehindTitle(text, pair) : pair
  const behind = room.hints.lastNumber >= all.end ? withAbsolute(text, all) : all
  const whole = room.hints.firstNumber < pair.start ? withAbsoluteBefore(text, behind) : behind
  return dated(text, whole, room)
}

const pairBehindTitle = /[._-]s(\d{1,2})e(\d{1,3})(?=[._-])/gi
/** 'The.Night.of.S01E02'. */
const ofBefore = /[ ._]of$/i

/** 'S01E01.Pilot.S01E02.The.Keeper': each episode with its own title; sentences with spaces speak of others. */
function withNextBehindTitle(text: string, pair: Numbering): Numbering {
  const next = (pair.episodes.at(-1) ?? 0) + 1
  const isNext = (found: RegExpExecArray) => Number(found[1]) === pair.season && Number(found[2]) === next
  const found = matchesOf(pairBehindTitle, text).find(
    (other) => other.index >= pair.end && isNext(other) && !ofBefore.test(text.slice(0, other.index)),
  )
  return found ? { ...pair, episodes: [...pair.episodes, next] } : pair
}

/** An episode that also states its day: 'S43E10986 - 2016-08-12', '2021.05.17.S02E77'. */
function dated(text: string, pair: Numbering, room: Room): Numbering {
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
function inSeason(season: Numbering | null, day: Numbering): Numbering {
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
function counted(text: string, date: Numbering, room: Room): Numbering {
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

function withDate(episode: Numbering, date: Numbering | null): Numbering {
  if (!date) return episode
  if (date.start >= episode.end) return { ...episode, date: date.date, end: date.end }
  const isRightBefore = date.start > 0 && episode.start - date.end === 1
  return isRightBefore ? { ...episode, date: date.date, start: date.start } : episode
}

function joined(season: Numbering, episode: Numbering): Numbering {
  const [start, end] = [Math.min(season.start, episode.start), Math.max(season.end, episode.end)]
  return { ...episode, season: episode.season ?? season.season, absolute: null, start, end }
}
