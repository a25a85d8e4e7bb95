/** Where a bare number may be an episode, and what else the name says about numbers. Data, and the tests that readers share. */
import type { NumberHints } from './numberHints.ts'
import { isYearNumber, numberingAt, type Numbering } from './numbering.ts'
import type { Shelf } from '../shelf.ts'
import type { FoundYear } from '../year.ts'

export interface Room {
  /** Place of the first character of the title. */
  readonly from: number
  /** Place of the first sure tag. */
  readonly to: number
  /** Square brackets before the title, a checksum, or a shelf of anime: the habits of anime releases. */
  readonly isAnime: boolean
  /** Square brackets before the title. */
  readonly isBracketed: boolean
  /** False for folders without tags: 'Room 104' is a show. */
  readonly mayBeBare: boolean
  /** False behind a season: 'S10 The Long Night' does not begin anew. */
  readonly mayLead: boolean
  /** The season that a folder above states: the first number is then an episode. */
  readonly season: number | null
  /** The last of several seasons that it states. */
  readonly lastSeason: number | null
  /** Keys of the nearest folder's title, and the shelf of the library that holds it. */
  readonly shows: readonly string[]
  readonly shelf: Shelf
  /** A year of its own stands in the name: a bare number then belongs to the title. */
  readonly hasYear: boolean
  /** The year, as long as no number takes its digits. */
  readonly year: FoundYear | null
  readonly hints: NumberHints
  /** The tags speak of television or streaming. */
  readonly isBroadcast: boolean
}

/** Words whose number is part of the title ('Movie 9', 'Vol. 3'), not an episode. */
const countedWord =
  /(?<!\p{L})(?:(?:part|pt)[\s_.]\d{1,2}[\s_.](?:and|&)|part|pt|movie|film|vol|volume|chapter|book|phase|type|no|nr|area|route|level)[\s_.]*$/iu

export function isFree(text: string, place: number, room: Room): boolean {
  return place >= room.from && place <= room.to && !countedWord.test(text.slice(Math.max(0, place - 12), place))
}

/** A number that counts through all seasons; several of them are a run of episodes. */
export function absoluteAt(found: RegExpExecArray, numbers: readonly number[]): Numbering {
  return numberingAt(found, { episodes: numbers, absolute: numbers.length === 1 ? (numbers[0] ?? null) : null })
}

/** Every match of a global pattern; `matchAll` makes a new pattern each time. */
export function matchesOf(pattern: RegExp, text: string): readonly RegExpExecArray[] {
  const matches: RegExpExecArray[] = []
  pattern.lastIndex = 0
  for (let found = pattern.exec(text); found !== null; found = pattern.exec(text)) matches.push(found)
  return matches
}

const lineCounts = new Set(['480', '540', '576', '720', '1080', '2160'])

/** A number that a year or a count of lines explains. */
export function isTaken(digits: string | undefined): boolean {
  return isYearLike(digits) || lineCounts.has(digits ?? '')
}

export function isYearLike(digits: string | undefined): boolean {
  return isYearNumber(Number(digits))
}
