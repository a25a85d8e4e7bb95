/** Finds an episode number without a season: 'Ep 07', '- 07v2', '[07]', '第07话', '05 of 12', 'Cap.402', '102'. */
import { followingEpisodes, noNumbering, rangeOf, type Numbering } from './numbering.ts'
import { episodeWord } from './seasonEpisode.ts'

/** Where a bare number may stand: not at the beginning, and not among the tags. */
export interface Room {
  /** Place of the first character of the title. */
  readonly from: number
  /** Place of the first sure tag. */
  readonly to: number
  readonly isAnime: boolean
  /** A folder above says which season this is: the first number is the episode. */
  readonly isInSeason: boolean
  /** A year of its own stands in the name: a bare number then belongs to the title. */
  readonly hasYear: boolean
  /** The tags speak of television ('HDTV', a service). */
  readonly isBroadcast: boolean
}

const capCompact = /(?<![a-z0-9])cap(?:[ií]tulo)?[ ._]?(\d{1,2})(\d{2})(?:[ ._-]*_?(?:cap\.?)?(\d{1,2})(\d{2}))?(?!\d)/i
const asian = /第?[ ]?(\d{1,4})(?:\s*[-~]\s*(\d{1,4}))?(?:v\d)?[ ]?[话話集回화編篇부]/
const countOf = /(?<![a-z0-9])(\d{1,4})(?:[ ._-]*(?:of|из|de|iz|z|van)[ ._-]*)(\d{1,4})(?![a-z0-9])/i
const fromOf = /(?<![a-z0-9])(\d{1,3})[ ._-]?[-~][ ._-]?(\d{1,4})[ ._]*(?:of|из|iz)[ ._]*(\d{1,4})(?![a-z0-9])/i
const worded = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${episodeWord})[ ._:#-]{0,3}(\\d{1,5})(?:v\\d)?(?![\\p{L}\\p{N}])`,
  'iu',
)
const wordAfter =
  /(?<![a-z0-9])[[(]?(\d{1,4})[ ._-]?(?:[йяа]{1,2}[ ._])?(?:seriya|seri[ia]|сери[яий]|серия|bölüm|bolum|odcinek|epizod|выпуск|эпизод)/i
const hash = /(?<![a-z0-9])#(\d{1,4})(?:v\d)?(?![a-z0-9])/i

/** Numbers that a word explains. */
export function readWordedEpisode(text: string): Numbering | null {
  const cap = capCompact.exec(text)
  if (cap?.[1] && cap[2]) {
    const [first, last] = [Number(cap[2]), Number(cap[4] ?? cap[2])]
    return {
      ...noNumbering,
      season: Number(cap[1]),
      episodes: rangeOf(first, last),
      start: cap.index,
      end: cap.index + cap[0].length,
    }
  }
  const span = fromOf.exec(text)
  if (span) return numbersAt(span, rangeOf(Number(span[1]), Number(span[2])))
  const counted = countOf.exec(text)
  if (counted && Number(counted[1]) <= Number(counted[2])) return numbersAt(counted, [Number(counted[1])])
  const eastern = asian.exec(text)
  if (eastern) return numbersAt(eastern, rangeOf(Number(eastern[1]), Number(eastern[2] ?? eastern[1])))
  const after = wordAfter.exec(text)
  if (after) return numbersAt(after, [Number(after[1])])
  const found = worded.exec(text) ?? hash.exec(text)
  if (!found?.[1]) return null
  const all = followingEpisodes(text, found.index + found[0].length, Number(found[1]))
  return { ...noNumbering, episodes: all.episodes, start: found.index, end: all.end }
}

function numbersAt(found: RegExpExecArray, episodes: readonly number[]): Numbering {
  return { ...noNumbering, episodes, start: found.index, end: found.index + found[0].length }
}

const dashed = /[\s_.]-[\s_.]+(\d{1,4})(?:\.(5))?(?:[ _]?v\d)?(?=[\s_.]*$|[\s_.]+[-([【a-z]|[[(_])/gi
const dashedRange = /[\s_.]-[\s_.]+(\d{1,4})[\s_.]?[-~][\s_.]?(\d{1,4})(?![\da-z])/i
const boxed = /[[(【](\d{1,4})(?:v\d)?(?:[ _]?(?:end|fin))?[\])】]/gi
const boxedRange = /[[(【](\d{1,4})[ ]?[-~][ ]?(\d{1,4})(?:[^\])】\d][^\])】]{0,12})?[\])】]/i
const last = /[\s_.](\d{1,4})(?:v\d)?(?=[\s_.]*(?:$|[[(]))/g
const inside = /[\s_.](\d{2,4})(?:v\d)?(?=[\s_.])/g

/** Bare numbers, the clearest place first; null when only a guess is left. */
export function readBareEpisode(text: string, room: Room): Numbering | null {
  return (
    readDashed(text, room) ??
    readBoxed(text, room) ??
    (room.isInSeason ? readFirst(text) : null) ??
    (room.isAnime || room.isInSeason ? readLast(text, room) : null)
  )
}

function readDashed(text: string, room: Room): Numbering | null {
  const range = dashedRange.exec(text)
  if (range && isInside(range.index, room)) {
    const numbers = rangeOf(Number(range[1]), Number(range[2]))
    if (numbers.length > 1) return absoluteAt(range, numbers)
  }
  for (const found of text.matchAll(dashed)) {
    const number = Number(found[2] ? `${found[1]}.${found[2]}` : found[1])
    if (isInside(found.index, room) && !isYear(number)) return absoluteAt(found, [number])
  }
  return null
}

function readBoxed(text: string, room: Room): Numbering | null {
  if (!room.isAnime) return null
  const range = boxedRange.exec(text)
  if (range && isInside(range.index, { ...room, to: text.length })) {
    const numbers = rangeOf(Number(range[1]), Number(range[2]))
    if (numbers.length > 1) return absoluteAt(range, numbers)
  }
  for (const found of text.matchAll(boxed)) {
    const number = Number(found[1])
    if (found.index >= room.from && !isYear(number)) return absoluteAt(found, [number])
  }
  return null
}

const leading = /^[\s_.[(]*(\d{1,3})(?:v\d)?(?=$|[\s_.\])-])/

function readFirst(text: string): Numbering | null {
  const found = leading.exec(text)
  return found?.[1] ? numbersAt(found, [Number(found[1])]) : null
}

function readLast(text: string, room: Room): Numbering | null {
  if (room.hasYear) return null
  let best: Numbering | null = null
  for (const found of text.matchAll(last))
    if (isInside(found.index, room) && !isYear(Number(found[1]))) best = absoluteAt(found, [Number(found[1])])
  for (const found of best ? [] : text.matchAll(inside))
    if (isInside(found.index, room) && !isYear(Number(found[1]))) best = absoluteAt(found, [Number(found[1])])
  return best
}

function isInside(place: number, room: Room): boolean {
  return place > room.from && place <= room.to
}

function isYear(number: number): boolean {
  return number >= 1920 && number <= 2035
}

function absoluteAt(found: RegExpExecArray, numbers: readonly number[]): Numbering {
  const numbering = numbersAt(found, numbers)
  return { ...numbering, absolute: numbers, isSure: false }
}

const compactPlace = /(?:^|[\s_.])(\d{1,2})(\d{2})(?=$|[\s_.[(])/g

/** '102' → season 1, episode 2, where the name has no better explanation for the number. */
export function readCompact(text: string, room: Room): Numbering | null {
  if (room.hasYear || room.isAnime) return null
  for (const found of text.matchAll(compactPlace)) {
    const [season, episode] = [Number(found[1]), Number(found[2])]
    const number = season * 100 + episode
    const fits = season >= 1 && season <= 30 && episode >= 1 && episode <= 50 && !isYear(number)
    if (fits && isInside(found.index, room) && (number < 1000 || room.isBroadcast))
      return {
        ...noNumbering,
        season,
        episodes: [episode],
        start: found.index,
        end: found.index + found[0].length,
        isSure: false,
      }
  }
  return null
}
