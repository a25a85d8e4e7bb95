/** Finds an episode number that stands alone: '- 07', '[07]', 'Title 07 [1080p]', '07v2', '01 - Pilot', 'Title.13.HDTV'. */
import { readCompact, readCompactRun, readLoosePair, readPaddedPair, readRunOfSeason } from './compactEpisode.ts'
import { isNumberOfFilm } from '../eastern/easternWork.ts'
import { readBoxedBeforeTags, readEnded, readGluedToScript } from './endedEpisode.ts'
import { readLeading, readChapterOfSeason } from './leadingEpisode.ts'
import { rangeOf, type Numbering } from '../numbering.ts'
import { joinedKey } from '../../title/titleKey.ts'
import { beginsTitle, letterBehind, readBoxed } from './boxes.ts'
import { readRange } from './runs.ts'
import { readBoxedCount } from '../wordedEpisode.ts'
import { absoluteAt, isFree, isTaken, isYearLike, matchesOf, type Room } from '../room.ts'

type Reader = (text: string, room: Room) => Numbering | null

const readers: readonly Reader[] = [
  readVersioned,
  readEnded,
  readBeforeTongue,
  readGluedToScript,
  readCountInBox,
  readRunOfSeason,
  readCompactRun,
  readDashedOrRange,
  readGlued,
  readLoosePair,
  readBoxed,
  readBoxedBeforeTags,
  readLeading,
  readChapterOfSeason,
  readLast,
  readPaddedPair,
  readPadded,
  readBehindBoxedYear,
  readCompact,
  readBeforeBroadcast,
]

export function readBareEpisode(text: string, room: Room): Numbering | null {
  if (!room.hints.hasDigit) return readChapterOfSeason(text, room)
  if (!room.mayBeBare || (room.hints.hasFightWord && isFight(text)) || isTitleOfFolder(text, room)) return null
  if (room.hints.hasSeriesWord && partOfMiniSeries.test(text)) return null
  if (room.shelf === 'films' && !room.isAnime && filmOfCollection.test(text)) return null
  if (room.isAnime && isNumberOfFilm(text, room.hints.isAscii)) return null
  for (const read of readers) {
    const found = read(text, room)
    if (found) return found
  }
  return null
}

/** 'Title 007 - Mini-Series - Part 5' counts its parts. */
const partOfMiniSeries = /[\s._([-]mini[\s._-]?series[\s._)\]-]{1,3}(?:part|pt)[\s._]?\d/i

/** 'Movies/Series - 03 - Title', 'Movies/Series 03 - Title': which film of a series it is. */
export const filmOfCollection = /^.{1,100}?(?: - \d{1,3}| 0\d) - (?=\p{L}|\d+ \p{L})/u

/** 'Title 104/Title 104.mkv' adds no number; '[Team] Title - 05 [720p]' in a folder of that very name does. */
function isTitleOfFolder(text: string, { shows, to, shelf }: Room): boolean {
  if (shows.length === 0 || to < Infinity) return false
  const title = shelf === 'series' ? text.replace(wordsBehindDash, '') : text
  return !setApart.test(title) && shows.includes(joinedKey(title))
}

const setApart = /[[\](){}]|[\s_.]-/
/** 'TV/Title 007/Title 007 - Words'. */
const wordsBehindDash = / - \p{L}[^\d[\](){}]*$/u

/** 'Event 218 PPV': fights are numbered, and no episodes. */
const payPerView = /\d[\s_.]ppv(?![a-z])/i
/** Promoters of fights, with a word or two before the number of the night. */
const fightNight = /(?<![a-z])(?:ufc|bellator|invicta|ksw|pfl)[\s_.](?:\p{L}+[\s_.]){0,2}\d{1,3}(?!\d)/iu

function isFight(text: string): boolean {
  return payPerView.test(text) || fightNight.test(text)
}

const versioned = /[\s_.[(-](\d{1,4})v[0-9](?![a-z0-9])/i
const versionedRange = /[\s_.[(](\d{1,4})(?:v\d)?[-~+](\d{1,4})(?:v\d)?(?![a-z0-9])/i

function readVersioned(text: string, room: Room): Numbering | null {
  const found = room.hints.hasVersion ? versioned.exec(text) : null
  if (!found || !isFree(text, found.index, room)) return null
  const range = versionedRange.exec(text)
  const numbers = range && /v/i.test(range[0]) ? rangeOf(Number(range[1]), Number(range[2])) : []
  return range && numbers.length > 1 ? absoluteAt(range, numbers) : absoluteAt(found, [Number(found[1])])
}

function readCountInBox(text: string, { hasYear, shelf }: Room): Numbering | null {
  return hasYear || shelf === 'films' || !text.includes('(') ? null : readBoxedCount(text)
}

/** Whichever comes first: '- 516 - Title - 1-09-70' is episode 516; of 'Title 1-2 (2024) - 12' the year tells where the title ends. */
function readDashedOrRange(text: string, room: Room): Numbering | null {
  const [run, single] = [readRange(text, room), readDashed(text, room)]
  if (!run || !single) return run ?? single
  const isOfTitle = room.year !== null && run.end <= room.year.start && single.start >= room.year.end
  return single.start < run.start || isOfTitle ? single : run
}

const dashed =
  /[\s_.][-–][\s_.]{1,3}(\d{1,4}(?:\.[1-9](?!\d))?)(?:[ _]?v\d|[a-d](?![a-z]))?(?:[ _]?(?:end|final|fin))?(?=[\s_.]*$|[\s_.]+(?:[-–([【a-z]|\d{3,4}[xp])|[[(【_]|\.\d(?!\d(?:\s-\s|$)|\s[a-z]))/gi

/** ' - 07 ': where several stand, one before a bracket or the end wins ('- 100 Years Quest - 05'). */
function readDashed(text: string, room: Room): Numbering | null {
  // '[Group] Title (BD) - 07': anime count behind tags too.
  const within = room.isAnime ? { ...room, to: Infinity } : room
  let best: Numbering | null = null
  for (const found of matchesOf(dashed, text)) {
    const isPadded = found[1]?.startsWith('0') === true
    const isClear = isFree(text, found.index, within) && (room.isBracketed || !isYearLike(found[1]))
    const mayBeTitle =
      room.hasYear && !room.isAnime && !isPadded && !room.isBroadcast && !isCountedThrough(text, found, room)
    if (!isClear || isBehindNumber(text, found, room) || (mayBeTitle && !isBehindYear(text, found, room))) continue
    const next = text
      .slice(found.index + found[0].length)
      .trimStart()
      .charAt(0)
    if (best === null || '-–([【'.includes(next)) best = absoluteAt(found, [Number(found[1])])
  }
  return best
}

const namedBehind = /^ - \p{L}/u

/** 'Title - 1130 - Words (2020)': no series of films has come so far. */
function isCountedThrough(text: string, { index, 0: said, 1: digits = '' }: RegExpExecArray, room: Room): boolean {
  const isLong = digits.length > 2 && !isTaken(digits) && room.shelf !== 'films'
  return isLong && said.startsWith(' - ') && namedBehind.test(text.slice(index + said.length))
}

/** '1994 - 12 Lanterns': a film behind its year; 'Season 2/07 - 12 Lanterns': an episode behind its number. */
function isBehindNumber(text: string, { index, 0: said }: RegExpExecArray, { from, isAnime, season }: Room): boolean {
  const before = text.slice(from, index)
  const isNumber = isYearLike(before) || (season !== null && countAlone.test(before))
  return !isAnime && isNumber && letterBehind.test(text.slice(index + said.length))
}

const countAlone = /^\d{1,3}$/
const onlyClosed = /^[\])}\s._]*$/
const lineCount = /^(?:480|540|576|720|1080|2160)$/

/** 'Title (1999) - 1071': right behind the year of a show; a single digit may be the part of a film. */
function isBehindYear(text: string, found: RegExpExecArray, { year }: Room): boolean {
  const isCount = (found[1]?.length ?? 0) > 1 && !lineCount.test(found[1] ?? '')
  return isCount && year !== null && year.end <= found.index && onlyClosed.test(text.slice(year.end, found.index))
}

/** A quick look. */
const mayBeGlued = /-\d\d/
const glued = /[\s_.]-(\d{2,4})(?=[\s_.]*$|[\s_.]+[([\p{L}]|[[(])/u
const gluedInAnime = /(?<=\p{L}{2})-(\d{2,4})(?=$|[\s_.[(])/u
const gluedToWord = /(?<=\p{L}{2})-(?:(\d{3,4})(?=$|[\s_.[(])|(\d{2}(?=[[(])|0\d(?=$)))/u

/** 'Title -1093', 'Title-24(1080p)', 'Title-121.H264', 'title-05'; 'Catch-22 (1970)' is a film. */
function readGlued(text: string, room: Room): Numbering | null {
  const isOfFilm = room.hasYear || room.shelf === 'films'
  const found =
    isOfFilm || !mayBeGlued.test(text)
      ? null
      : (glued.exec(text) ?? (room.isAnime ? gluedInAnime : gluedToWord).exec(text))
  const digits = found?.[1] ?? found?.[2] ?? ''
  // 'grp-300' in a folder '300 (2006)' names the film.
  if (!found || isTaken(digits) || room.shows.includes(digits) || !isFree(text, found.index, room)) return null
  return absoluteAt(found, [Number(digits)])
}

/** '3.33' is one number, in '60_225' and '51 264' the first belongs to the title, and so does a lone '0', for episodes are counted '00'. */
const last =
  /(?:(?<![0-9])[\s_.]|(?<=[0-9])[\s_])(?!0[\s_.]*(?:$|[[(]))(\d{1,4})(?=[\s_.]*(?:finale[\s_.]*)?(?:$|[[(]))/gi
const inside = /(?<![0-9])[\s_.](\d{2,4})(?=[\s_.])/g

/** The last number of the title in anime names and under season folders. */
function readLast(text: string, room: Room): Numbering | null {
  if ((room.hasYear && !room.isAnime) || !(room.isAnime || room.season !== null)) return null
  const from = room.hasYear ? (room.year?.end ?? 0) : 0
  for (const pattern of [last, inside]) {
    let best: Numbering | null = null
    for (const found of matchesOf(pattern, text))
      if (
        found.index >= from &&
        isFree(text, found.index, room) &&
        !isTaken(found[1]) &&
        !beginsTitle(text, found, room)
      )
        best = absoluteAt(found, [Number(found[1])])
    if (best) return best
  }
  return null
}

/** '0083 Title 07 [BD]': the one that ends the title counts. */
const paddedLast = /[\s_.](0\d{1,2})(?=[\s_.]*(?:$|[([]))/
const padded = /[\s_.](0\d{1,3})(?=$|[\s_.([])/

/** No title counts with a leading zero, but the films of a series may. */
function readPadded(text: string, room: Room): Numbering | null {
  const mayBeFilm = room.hasYear || (room.shelf === 'films' && !room.isAnime)
  const found = mayBeFilm ? null : (paddedLast.exec(text) ?? padded.exec(text))
  return found && isFree(text, found.index, room) ? absoluteAt(found, [Number(found[1])]) : null
}

/** 'Title (1969) 07', 'Title (1969) 12 - Words'. */
const behindBox = /[)\]][ _](\d{2})(?=$| - \p{L})/uy

/** Keys of folders that hold the films of a series. */
const filmsOfSeries = /(?:collection|trilogy|quadrilogy|anthology|saga|movies|films)$/

/** Right behind the year of a show, in brackets: a film's number stands before it. */
function readBehindBoxedYear(text: string, { year, shelf, shows }: Room): Numbering | null {
  if (year === null || shelf === 'films' || shows.some((key) => filmsOfSeries.test(key))) return null
  behindBox.lastIndex = year.end
  const found = behindBox.exec(text)
  return found && absoluteAt(found, [Number(found[1])])
}

const beforeTag = /[\s_.](\d{1,4})(?=[\s_.]*$)/

/** Television tags right behind a number that no season and episode make up. */
function readBeforeBroadcast(text: string, room: Room): Numbering | null {
  if (room.hasYear || !room.isBroadcast || room.to === Infinity) return null
  const found = beforeTag.exec(text.slice(0, room.to))
  return found && isFree(text, found.index, room) && !isTaken(found[1]) ? absoluteAt(found, [Number(found[1])]) : null
}

/** 'Title 345 VF', 'Title.345.SUB.ITA': French dubs and Italian subtitles of anime count on, and few films end in three digits. */
const beforeTongue = /(?<=[\p{L}\p{N}!?).])[\s_.](\d{3,4})(?=[\s_.](?:VF$|SUB[\s_.-]?ITA(?!\p{L})))/u
const mayBeTongue = /VF$|SUB[\s_.-]?ITA/

function readBeforeTongue(text: string, { hasYear, shelf }: Room): Numbering | null {
  const found = hasYear || shelf === 'films' || !mayBeTongue.test(text) ? null : beforeTongue.exec(text)
  return found && !isTaken(found[1]) ? absoluteAt(found, [Number(found[1])]) : null
}
