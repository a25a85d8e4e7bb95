/** Finds an episode number that stands before everything else: '01 - Pilot', '003. Title', '[05] Words', 'Chapter 5'. */
import { noNumbering, numberingAt, rangeOf, type Numbering } from '../numbering.ts'
import { episodeWord, lessonWord } from '../numberWords.ts'
import { countingWords, numberOf } from '../numerals.ts'
import { isTaken, type Room } from '../room.ts'

const leading =
  /^[\s_.[(]*(\d{1,4})(?:-(\d{1,4})|[ ]?-[ ]?(\d{1,4})(?=[\s_]*(?:[-–.]|$)))?(?:v\d)?(?:(\.?[\s_]*[-–]|\.(?=\s))|(?=[\s_.)\]]|$))[\s_.)\]-]*/

const boxedFirst = /^[[(]\d{1,3}[\])][\s._-]/

/** At the beginning: '01 - Pilot', '003. Title', '06 Title'; '12 Monkeys', '007' and '300' stay titles. */
export function readLeading(text: string, room: Room): Numbering | null {
  if (!room.mayLead || (room.season === null && (room.hasYear || isListOfFilms(room)))) return null
  // 'Season 1/[05] Words': a box before the words holds the number, nobody's name.
  const from = room.season !== null && boxedFirst.test(text) ? 0 : room.from
  const found = leading.exec(text.slice(from))
  const digits = found?.[1] ?? ''
  if (!found || digits === '' || (digits.length > 3 && !isCountedOn(room, digits))) return null
  const isListed = found[4] !== undefined && digits.length >= 2
  const isInShow = room.shows.length > 0 && (mayNumberFiles(room, digits) || isPaddedAlone(text))
  if (room.season === null && !isListed && !isInShow && !/^0\d$/.test(digits)) return null
  const last = found[2] ?? found[3] ?? digits
  const isTrack = digits.length === 1 && last.startsWith('0')
  const numbers = isTrack ? [Number(last)] : rangeOf(Number(digits), Number(last))
  return { ...noNumbering, episodes: numbers, start: from, end: from + found[0].length, isLeading: true }
}

/** 'Movies/Title Trilogy/02 - Title II'. */
function isListOfFilms({ shelf, isAnime }: Room): boolean {
  return shelf === 'films' && !isAnime
}

const chapterAlone = new RegExp(
  `^(?:(?:chapter|chapitre|no\\.|nr\\.|nr|n[º°]\\.?)[\\s._-]?(\\d{1,3})(?=$|\\s-\\s)|(?:${episodeWord})[\\s._-](${countingWords})(?=$)|(?:${lessonWord}|stage|round|week|etappe|etape|étape|tappa|etapa|matchday|spieltag)[\\s._-]?(\\d{1,3})(?=$|\\s-\\s))`,
  'iu',
)

/** 'Show/Season 1/Chapter 5', 'Show/Season 1/Episode Five': nothing else is there to be counted. */
export function readChapterOfSeason(text: string, { season }: Room): Numbering | null {
  const found = season === null ? null : chapterAlone.exec(text)
  const number = found && numberOf(found.slice(1).join(''))
  return found && number !== null ? { ...numberingAt(found, { episodes: [number] }), isLeading: true } : null
}

/** 'Anime/Show/1071'. */
function isCountedOn({ shelf, shows }: Room, digits: string): boolean {
  return shelf === 'anime' && shows.length > 0 && !isTaken(digits)
}

/** 'TV/Show/17 Words', 'Anime/Show/141': no title stands on these shelves inside the folder of a show. */
function mayNumberFiles({ shelf }: Room, digits: string): boolean {
  return shelf === 'anime' ? digits.length > 1 : shelf === 'series' && digits.length === 2
}

/** 'Show/035', 'Course/001 Words': a number that no title writes so. */
function isPaddedAlone(text: string): boolean {
  return /^0\d\d(?:$|[ _]\p{L})/u.test(text)
}
