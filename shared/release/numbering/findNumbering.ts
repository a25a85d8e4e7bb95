/** Asks the readers of seasons, episodes and dates in order of how sure each is. */
import { withAbsolute, withAbsoluteBefore } from './absoluteEpisode.ts'
import { readBareEpisode } from './bare/bareEpisode.ts'
import { readBoxed } from './bare/boxes.ts'
import { readBehindShow } from './behindShow.ts'
import { readBehindSeason } from './behindSeason.ts'
import { readBroadcastYear } from './dated/broadcastYear.ts'
import { readCompactOfSeason, readFirstOfSceneFile, readLastOfSceneFile } from './bare/compactEpisode.ts'
import { readShortDate } from './dated/dates.ts'
import { counted, dated, inSeason, readDateOfShow, withDate } from './dated/daysOfShows.ts'
import { readHolidaySpecial } from './dated/holidaySpecial.ts'
import { readRoundAlone } from './dated/rounds.ts'
import { readIssueBehind, readSeasonsOfWork, readWholeWork } from './eastern/easternWork.ts'
import { readBoxedExtra } from './bare/endedEpisode.ts'
import { countingWords } from './numerals.ts'
import { numberingAt, type Numbering } from './numbering.ts'
import { absoluteAt, matchesOf, type Room } from './room.ts'
import { readSeason, withoutSeasonOfTitle } from './seasonAlone.ts'
import { readSeasonEpisode } from './seasonEpisode.ts'
import { withSeasonOfBroadcast } from './broadcastSeason.ts'
import { readWordedEpisode } from './wordedEpisode.ts'

export function findNumbering(text: string, room: Room): Numbering | null {
  const mayCount = hasNumbers(room) || text.includes('第')
  const credits = room.isAnime ? (findCredits(text, room) ?? findOva(text, room)) : null
  const numbering =
    credits ??
    (mayCount ? findNumbers(text, room) : null) ??
    (!mayCount && mayBeSpecial(room) ? readHolidaySpecial(text, room) : null) ??
    (room.isAnime ? findExtra(text, room) : readBroadcastYear(text, room))
  if (room.hints.isAscii)
    return numbering !== null && text.includes('TV-') ? withSeasonOfBroadcast(text, numbering) : numbering
  return withSeasonOfBroadcast(text, numbering ?? readWholeWork(text, room))
}

/** 'Season One' counts without a digit; most films have none besides their year and tags. */
function hasNumbers({ hints }: Room): boolean {
  return hints.lastNumber >= 0 || hints.hasSeasonWord || hints.hasEpisodeWord
}

function mayBeSpecial({ hints }: Room): boolean {
  return hints.hasSeriesWord && hints.hasSpecialWord
}

const extra =
  /[\s_.-]+(?:o[vna][ad]\d{0,2}(?=[\s_.]*(?:v\d)?[\s_.]*(?:[[(]|$| - ))|nc(?:op|ed)\d{0,2}[a-z]?|(?:op|ed)\d{1,2}[a-z]?|pv\s?\d{0,2}|cm\s?\d{0,2}|menu\s?\d{0,2}|sp\s?\d{1,2}|creditless \w+)(?=[\s_.]*(?:v\d[\s_.]*)?(?:[[(]|$| - ))/i

const credit = /[\s_.-]+nc(?:op|ed)[\s_.]+\d{1,2}[a-z]?(?=[\s_.]*(?:v\d[\s_.]*)?(?:[[(]|$| - ))/i

/** 'Title - NCED 01': its number counts the endings. */
function findCredits(text: string, { from, hints }: Room): Numbering | null {
  const found = hints.hasCredit ? credit.exec(text) : null
  return found && found.index > from ? numberingAt(found, {}) : null
}

const ovaBehindDash = /(?<=\S[\s_.]-[\s_.]o[vna][ad])[\s_.](\d{1,2})(?:v\d)?(?=[\s_.]*(?:[[(]|$| - ))/i
const specialBehindDash = /(?<=\S)[\s_.]-[\s_.]special[\s_.](\d{1,2})(?:v\d)?(?=[\s_.]*(?:[[(]|$| - ))/i

/**
 * 'Title - OVA 04' counts as 'Title OVA 04' does: the fourth episode of "Title" is another video. Behind a year no title can
 * take the word along: it is a special there, as 'Title - Special 02' is.
 */
function findOva(text: string, { from, year }: Room): Numbering | null {
  const ova = ovaBehindDash.exec(text)
  if (ova && ova.index > from) {
    const episode = Number(ova[1])
    const isBehindYear = year !== null && year.end < ova.index
    return isBehindYear ? numberingAt(ova, { season: 0, episodes: [episode] }) : absoluteAt(ova, [episode])
  }
  const special = specialBehindDash.exec(text)
  return special && special.index > from ? numberingAt(special, { season: 0, episodes: [Number(special[1])] }) : null
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
  const holiday = mayBeSpecial(room) ? readHolidaySpecial(text, room) : null
  const ofFolders =
    (room.season === 0 ? holiday : null) ??
    readCompactOfSeason(text, room) ??
    readFirstOfSceneFile(text, room) ??
    readLastOfSceneFile(text, room) ??
    readBehindShow(text, room)
  if (ofFolders) return ofFolders
  const special = readSpecial(text, room)
  if (special) return special
  const date = readDateOfShow(text, room)
  const season = (room.hints.isAscii ? null : readSeasonsOfWork(text)) ?? readSeasonOfShow(text, room)
  // '11.22.63.S01' is a show of that name.
  if (date && !(season && date.start <= room.from)) return inSeason(season, counted(text, date, room))
  if (holiday) return holiday
  const worded = readWordedOfShow(text, room)
  if (season?.lastSeason === null) {
    const isOfExtras = /^[ ._-]*(?:extras?|specials?)(?![a-z])/i.test(text.slice(season.end))
    const episode = isOfExtras
      ? null
      : (worded ??
        (room.hints.isAscii ? null : readIssueBehind(text, season)) ??
        readBehindSeason(text, season) ??
        readBareBehind(text, season, room) ??
        readBoxedBefore(text, season, room))
    return episode ? joined(season, episode) : season
  }
  if (season ?? worded) return season ?? (worded && withDate(worded, readShortDate(text)))
  const stage = room.hints.hasRoundWord ? readRoundAlone(text, room) : null
  if (stage) return stage
  return (mayHaveShortDate(text, room) ? readShortDate(text) : null) ?? readBareEpisode(text, room)
}

const special = /[\s_.]-[\s_.]+sp(?:ecial[\s_.])?(\d{1,2})(?=[\s_.]+-[\s_.]|$)/i
/** 'S02SP01', 'Title Specials 03 - Words', 'Title - Specials - 03 - Words'; 'The Specials' is a title. */
const countedSpecial =
  /(?<=[\p{L}\d)])(?<!^the)[\s_.]+(?:-[\s_.]+)?(?:s\d{1,2}[\s_.]?sp(\d{1,2})(?![\p{L}\d])|specials[\s_.](?:-[\s_.])?(\d{1,2})(?=$|[\s_.]+-[\s_.]|[\s_.]\d{3,4}p))/iu

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

/** 'Title S02 (2020)': no title has the letter and a number of two digits. */
const seasonLetter = /^s\d\d/i

/** 'Long Season 3 (2010).avi': one file is no season, and no other number tells an episode of it. */
function readSeasonOfShow(text: string, room: Room): Numbering | null {
  const { hints, shows, shelf, from } = room
  if (shelf === 'films' && !(room.to < Infinity && lettered.test(text))) return null
  const season = readSeason(hints.hasSeasonLetter ? withoutSeasonOfTitle(text, room) : text, room)
  const mayBeFilm = season?.lastSeason === null && hints.isVideo && shows.length === 0 && shelf === null
  if (mayBeFilm && season.start <= from && isFilmOfSeason(text.slice(season.end))) return null
  const isLettered = season !== null && seasonLetter.test(text.slice(season.start, season.end))
  if (!mayBeFilm || isLettered || season.start <= from || hints.lastNumber >= season.end) return season
  return boxedYearBehind.test(text.slice(season.end)) ? null : season
}

const filmNumber = new RegExp(`(?<!\\p{L})(?:episode|эпизод|[ée]pisod[eio])[ ._](?:\\d|${countingWords})$`, 'iu')
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

const dashedBeforeBox = /[\s_]-[\s_]+(\d{1,4})[\s_]*[([]$/

/** '[Team] Title [01-12] [Season 2]', '[Team] Title - 07 (Season 2)'. */
function readBoxedBefore(text: string, { start }: Numbering, room: Room): Numbering | null {
  if (!room.isAnime || start <= room.from) return null
  const dashed = dashedBeforeBox.exec(text.slice(0, start))
  return dashed ? numberingAt(dashed, { episodes: [Number(dashed[1])] }) : readBoxed(text.slice(0, start), room)
}

/** 'Title_Season_2_Disc_3', 'Title_Season_2_Disc_3_Title_04': neither the disc nor the place on it says anything of the episode. */
const discOfSeason = /[ ._-](?:dis[ck]|dvd|d)[ ._]?\d{1,2}(?:[ ._-]{1,3}title[ ._]?t?\d{1,3})?$/i

/** The year of a show may stand between its season and the number. */
function readBareBehind(text: string, { end }: Numbering, room: Room): Numbering | null {
  if (room.hints.hasPartWord && discOfSeason.test(text)) return null
  return readBareEpisode(text, { ...room, from: Math.max(room.from, end), mayLead: false })
}

function withNumbersAround(text: string, pair: Numbering, room: Room): Numbering {
  const all = room.hints.lastNumber >= pair.end ? withNextBehindTitle(text, pair) : pair
  const behind = room.hints.lastNumber >= all.end ? withAbsolute(text, all) : all
  const mayCountBefore = room.hints.firstNumber < pair.start || room.hints.hasEpisodeWord
  const whole = mayCountBefore ? withAbsoluteBefore(text, behind) : behind
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

function joined(season: Numbering, episode: Numbering): Numbering {
  const [start, end] = [Math.min(season.start, episode.start), Math.max(season.end, episode.end)]
  return { ...episode, season: episode.season ?? season.season, absolute: null, start, end }
}
