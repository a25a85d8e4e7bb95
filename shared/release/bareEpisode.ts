/** Finds an episode number that stands alone: '- 07', '[07]', 'Title 07 [1080p]', '07v2', '01 - Pilot', '102'. */
import { isYearNumber, noNumbering, numberingAt, rangeOf, type Numbering } from './numbering.ts'

/** Where a bare number may stand, and what else the name says about numbers. */
export interface Room {
  /** Place of the first character of the title. */
  readonly from: number
  /** Place of the first sure tag. */
  readonly to: number
  /** Brackets before the title or a checksum: the habits of anime releases. */
  readonly isAnime: boolean
  /** False for folders without tags: 'Room 104' is a show. */
  readonly mayBeBare: boolean
  /** False behind a season: 'S10 The Long Night' does not begin anew. */
  readonly mayLead: boolean
  /** The season that a folder above states: the first number is then an episode. */
  readonly season: number | null
  /** A year of its own stands in the name: a bare number then belongs to the title. */
  readonly hasYear: boolean
  /** The tags speak of television or streaming. */
  readonly isBroadcast: boolean
}

type Reader = (text: string, room: Room) => Numbering | null

const readers: readonly Reader[] = [
  readCompactOfSeason,
  readVersioned,
  readDashed,
  readBoxed,
  readLeading,
  readPlainRange,
  readLast,
  readPadded,
  readCompact,
  readBeforeBroadcast,
]

export function readBareEpisode(text: string, room: Room): Numbering | null {
  if (!room.mayBeBare) return null
  for (const read of readers) {
    const found = read(text, room)
    if (found) return found
  }
  return null
}

function isInside(place: number, room: Room): boolean {
  return place >= room.from && place <= room.to
}

function absoluteAt(found: RegExpExecArray, numbers: readonly number[]): Numbering {
  return numberingAt(found, { episodes: numbers, absolute: numbers.length === 1 ? (numbers[0] ?? null) : null })
}

const seasonCompact = /(?<![a-z0-9])(\d{1,2})(\d{2})(?![a-z0-9])/gi

/** '102' under a folder of season 1. */
function readCompactOfSeason(text: string, room: Room): Numbering | null {
  if (room.season === null) return null
  for (const found of text.matchAll(seasonCompact)) {
    const isBefore = found.index <= room.to && Number(found[2]) > 0
    if (isBefore && Number(found[1]) === room.season)
      return numberingAt(found, { season: room.season, episodes: [Number(found[2])] })
  }
  return null
}

const versioned = /[\s_.[(-](\d{1,4})(?:-\d{1,4})?v[0-9](?![a-z0-9])/i
const versionedRange = /[\s_.[(](\d{1,4})(?:v\d)?[-~+](\d{1,4})(?:v\d)?(?![a-z0-9])/i

function readVersioned(text: string, room: Room): Numbering | null {
  const found = versioned.exec(text)
  if (!found || !isInside(found.index, room)) return null
  const range = versionedRange.exec(text)
  const numbers = range && /v/i.test(range[0]) ? rangeOf(Number(range[1]), Number(range[2])) : []
  return range && numbers.length > 1 ? absoluteAt(range, numbers) : absoluteAt(found, [Number(found[1])])
}

const dashed =
  /[\s_.][-–][\s_.]{1,3}(\d{1,4}(?:\.5(?!\d))?)(?:[ _]?v\d|[a-d](?![a-z]))?(?:[ _]?(?:end|final|fin))?(?=[\s_.]*$|[\s_.]+[-–([【a-z]|[[(_])/gi
const dashedRange = /[\s_.][-–]?[\s_.]{1,3}(\d{1,4})(?:[ ]?[-~–+][ ]?)(\d{1,4})(?=[\s_.]*$|[\s_.]{1,2}[-([【]|[[(])/i

/** ' - 07 ': the last one wins, so that '- 100 Years Quest - 05' is episode 5. */
function readDashed(text: string, room: Room): Numbering | null {
  const range = readRange(text, room)
  if (range) return range
  let best: Numbering | null = null
  for (const found of text.matchAll(dashed)) {
    const number = Number(found[1])
    const isClear = isInside(found.index, room) && !(isYearNumber(number) && !room.isAnime)
    if (
      isClear &&
      (best === null ||
        /[-([【]|^$/.test(
          text
            .slice(found.index + found[0].length)
            .trim()
            .charAt(0),
        ))
    )
      best = absoluteAt(found, [number])
  }
  return room.hasYear && best !== null && !room.isAnime ? null : best
}

function readRange(text: string, room: Room): Numbering | null {
  const found = dashedRange.exec(text)
  if (!found || !isInside(found.index, room) || isYearNumber(Number(found[1]))) return null
  const numbers = rangeOf(Number(found[1]), Number(found[2]))
  const isPlain = /^[\s_.]{1,2}\d/.test(found[0])
  return numbers.length > 1 && (!isPlain || room.isAnime || !room.hasYear) ? absoluteAt(found, numbers) : null
}

const boxed = /[[(【][.\s]?(\d{1,4})(?:v\d)?(?:[ _.]?(?:end|fin))?[.\s]?[\])】]/gi
const boxedRange = /[[(【](\d{1,4})[ ]?[-~][ ]?(\d{1,4})(?:[ _](?:end|fin|合集|全)[^\])】]{0,8})?[\])】]/i

function readBoxed(text: string, room: Room): Numbering | null {
  if (!room.isAnime && !/\[\.?0?\d{1,3}\.?\]/.test(text)) return null
  const range = boxedRange.exec(text)
  const numbers = range && range.index >= room.from ? rangeOf(Number(range[1]), Number(range[2])) : []
  if (range && numbers.length > 1 && !isYearNumber(Number(range[1]))) return absoluteAt(range, numbers)
  for (const found of text.matchAll(boxed)) {
    const number = Number(found[1])
    if (found.index >= room.from && !isYearNumber(number)) return absoluteAt(found, [number])
  }
  return null
}

const leading = /^[\s_.[(]*(\d{1,4})(?:[ ]?-[ ]?(\d{1,4}))?(?:v\d)?(?:(\.)?[\s_]*([-–])|(\.)|(?=[\s_)\]]|$))[\s_.)\]-]*/

/** At the beginning: '01 - Pilot', '003. Title', '06 Title'; "12 Monkeys" and "300" stay titles. */
function readLeading(text: string, room: Room): Numbering | null {
  if (!room.mayLead) return null
  const rest = text.slice(room.from)
  const found = leading.exec(rest)
  if (!found?.[1]) return null
  const [digits, isPadded] = [found[1], found[1].startsWith('0')]
  const isListed = found[4] !== undefined && digits.length >= 2 && digits.length <= 3
  const isClear = room.season !== null ? digits.length <= 3 : (isPadded && digits.length <= 3) || isListed
  if (!isClear || (room.hasYear && room.season === null) || isYearNumber(Number(digits))) return null
  const numbers = rangeOf(Number(digits), Number(found[2] ?? digits))
  return { ...noNumbering, episodes: numbers, start: room.from, end: room.from + found[0].length, isLeading: true }
}

const plainRange = /[\s_.](\d{1,4})-(\d{1,4})(?=[\s_.]*$|[\s_.]?[[(【])/

function readPlainRange(text: string, room: Room): Numbering | null {
  const found = plainRange.exec(text)
  if (!found || !isInside(found.index, room) || isYearNumber(Number(found[1]))) return null
  const numbers = rangeOf(Number(found[1]), Number(found[2]))
  return numbers.length > 1 ? absoluteAt(found, numbers) : null
}

const last = /(?<![0-9])[\s_.](\d{1,4})(?=[\s_.]*(?:$|[[(]))/g
const inside = /(?<![0-9])[\s_.](\d{2,4})(?=[\s_.])/g

/** The last number of the title in anime names and under season folders. */
function readLast(text: string, room: Room): Numbering | null {
  if (room.hasYear || !(room.isAnime || room.season !== null)) return null
  let best: Numbering | null = null
  for (const pattern of [last, inside]) {
    for (const found of text.matchAll(pattern)) {
      const number = Number(found[1])
      if (isInside(found.index, room) && !isYearNumber(number)) best = absoluteAt(found, [number])
    }
    if (best) return best
  }
  return null
}

const padded = /[\s_.](0\d)(?=$|[\s_.([])/

/** No title counts with a leading zero. */
function readPadded(text: string, room: Room): Numbering | null {
  const found = room.hasYear ? null : padded.exec(text)
  return found && isInside(found.index, room) ? absoluteAt(found, [Number(found[1])]) : null
}

const compact = /[\s_.](\d{1,2})(\d{2})(?=$|[\s_.[(])/g

/** '102' → season 1, episode 2, where nothing explains the number better. */
function readCompact(text: string, room: Room): Numbering | null {
  if (room.hasYear || room.isAnime) return null
  for (const found of text.matchAll(compact)) {
    const [season, episode] = [Number(found[1]), Number(found[2])]
    const number = season * 100 + episode
    const fits = season >= 1 && season <= 30 && episode >= 1 && episode <= 60 && !isYearNumber(number)
    if (fits && isInside(found.index, room) && (room.isBroadcast || (number < 1000 && room.to === Infinity)))
      return numberingAt(found, { season, episodes: [episode] })
  }
  return null
}

const beforeTag = /[\s_.](\d{1,2})(?=[\s_.]*$)/

/** 'Title.13.HDTV': television tags right behind a small number. */
function readBeforeBroadcast(text: string, room: Room): Numbering | null {
  if (room.hasYear || !room.isBroadcast || room.to === Infinity) return null
  const found = beforeTag.exec(text.slice(0, room.to))
  return found && isInside(found.index, room) ? absoluteAt(found, [Number(found[1])]) : null
}
