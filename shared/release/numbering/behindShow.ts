/** Finds the number that stands behind the title of the show whose folder holds the file, or alone: 'Title/Title 12', 'Title/301'. */
import { numberingAt, type Numbering } from './numbering.ts'
import { absoluteAt, isTaken, matchesOf, type Room } from './room.ts'
import { joinedKey } from '../title/titleKey.ts'

const counted = /[\s_.-]+(\d{1,4})(?:v\d)?(?=[\s_.]*(?:$|[[(])|[\s_.]+-[\s_.]+(?!\d))/g
/** 'Show/Show.12.Name.of.the.episode', on a shelf of television; a single digit only at the end or before a dash or bracket. */
const countedInside =
  /[\s_.-]+(\d{2,4}(?=(?:v\d)?[._]\p{L})|\d{1,4}(?=(?:v\d)?(?:[\s_.]*(?:$|[[(])|[\s_.]+-[\s_.]+(?!\d))))(?:v\d)?/gu

/** 'TV/Show/Show.204': in dots both are written together, as groups do. */
const seasonAndEpisode = /^([1-9])(0[1-9]|[1-5]\d)$/

/** 'Show 2 - Part 1', 'Show 2 (Teil 1)', 'Show 2 - CD1': the digit ends the title, and the parts are the episodes or discs. */
const partBehind =
  /^[\s_.([-]*(?:part|pt|parte|partie|teil|часть|cd|disc|disk|dvd)[\s_.-]{0,2}(?:\d{1,2}|[ivx]{1,4}|one|two|three|four|five|six|seven|eight|nine|ten)(?![a-z\d])/i

/** A single digit counts films as well: it is an episode only where a shelf of television says so, and neither a year the film's nor a part behind it. */
export function readBehindShow(text: string, room: Room): Numbering | null {
  const { shows, shelf } = room
  if (shows.length === 0 || shelf === 'films') return null
  const alone = readCountAlone(text, room) ?? readPartFirst(text, room)
  if (alone) return alone
  const pointed = readPointed(text, room) ?? readBoxedInSeason(text, room)
  if (pointed) return pointed
  const numbers = matchesOf(shelf === null ? counted : countedInside, text)
  // 'Show 104/Show 104 - 12': the title is as long as it can be.
  const found = numbers.findLast(({ index }) => shows.includes(joinedKey(text.slice(room.from, index))))
  const digits = found?.[1] ?? ''
  if (!found || isTaken(digits)) return null
  const isParted = room.hints.hasPartWord && partBehind.test(text.slice(found.index + found[0].length))
  if (digits.length === 1 && (shelf !== 'series' || room.hasYear || isParted)) return null
  const isDotted = found[0].startsWith('.') && !found[0].includes(' ')
  const pair = shelf === 'series' && isDotted ? seasonAndEpisode.exec(digits) : null
  if (pair) return numberingAt(found, { season: Number(pair[1]), episodes: [Number(pair[2])] })
  return absoluteAt(found, [Number(digits)])
}

/** Folders that gather films or whatever came: no show is called so. */
const gathers = /^\d+$|collection|movies|films?$|filme|trilogy|videos|downloads/

/** 'Show/301.mkv': nothing but season and episode, below a folder that names a show; anime counts through. */
function readCountAlone(text: string, { shelf, shows, season }: Room): Numbering | null {
  const mayBe = season === null && shelf !== 'anime'
  const found = mayBe && !shows.includes(text) ? seasonAndEpisode.exec(text) : null
  if (!found || shows.some((show) => gathers.test(show))) return null
  return { ...numberingAt(found, { season: Number(found[1]), episodes: [Number(found[2])] }), isLeading: true }
}

const partFirst = /^part[ ._]{1,2}(0\d|\d{2}|\d)(?=[ ._]-[ ._]{1,2}\p{L})/iu

/** 'Film (2004)/Part 02 - Words': the folder of a film bears its year, and so does its key. */
const endsInYear = /(?:19|20)\d\d$/

/** 'Show/Part 07 - Words': of a mini-series; no film's part has a zero in front, and on a shelf of television none is told. */
function readPartFirst(text: string, { shelf, shows, season, hints }: Room): Numbering | null {
  const found = hints.hasPartWord ? partFirst.exec(text) : null
  const digits = found?.[1] ?? ''
  const isTelevision = shelf === 'series' || season !== null
  const isEpisode = isTelevision || (digits.length === 2 && !shows.some(isOfFilms))
  return found && isEpisode
    ? { ...numberingAt(found, { season: season ?? 1, episodes: [Number(digits)] }), isLeading: true }
    : null
}

function isOfFilms(show: string): boolean {
  return gathers.test(show) || endsInYear.test(show)
}

const boxedAtEnd = / \((\d{1,2})\)$/

/** 'Season 10/Show (8)': renamed all at once, as file managers count. */
function readBoxedInSeason(text: string, { season, shows, from }: Room): Numbering | null {
  const found = season === null || !text.endsWith(')') ? null : boxedAtEnd.exec(text)
  return found && shows.includes(joinedKey(text.slice(from, found.index)))
    ? absoluteAt(found, [Number(found[1])])
    : null
}

const pointed = /[\s_]([1-9]\d?)\.(0[1-9]|[1-5]\d)(?=$|[\s_]+(?:-[\s_]+)?\p{L})/u

/** 'Show/Show 1.05 Words'. */
function readPointed(text: string, { shows, from }: Room): Numbering | null {
  const found = text.includes('.') ? pointed.exec(text) : null
  const isOfShow = found !== null && shows.includes(joinedKey(text.slice(from, found.index)))
  return found && isOfShow ? numberingAt(found, { season: Number(found[1]), episodes: [Number(found[2])] }) : null
}
