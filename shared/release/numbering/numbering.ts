/** What the numbers of a name say about seasons and episodes. The record, and how runs of episodes go on. */

export interface Numbering {
  readonly season: number | null
  readonly lastSeason: number | null
  readonly episodes: readonly number[]
  /** The number that counts through all seasons; null when it is several or none. */
  readonly absolute: number | null
  /** 'YYYY-MM-DD'. */
  readonly date: string | null
  /** Places of the characters that said so; the title ends before them. */
  readonly start: number
  readonly end: number
  /** The number stands before the title, as in a list ('01 - Pilot'). */
  readonly isLeading: boolean
}

const none: readonly number[] = []

export const noNumbering: Numbering = {
  season: null,
  lastSeason: null,
  episodes: none,
  absolute: null,
  date: null,
  start: 0,
  end: 0,
  isLeading: false,
}

const longestRange = 1300

/** 3 and 6 → 3, 4, 5, 6; a range that runs backwards or is endless is only its first number. */
export function rangeOf(first: number, last: number): readonly number[] {
  if (last <= first || last - first > longestRange) return [first]
  const numbers: number[] = []
  for (let number = first; number <= last; number += 1) numbers.push(number)
  return numbers
}

/** 1900 to 2039: a bare number of this size is a year before it is an episode. */
export function isYearNumber(number: number): boolean {
  return number >= 1900 && number <= 2039
}

export function numberingAt(found: RegExpExecArray, said: Partial<Numbering>): Numbering {
  const { season = null, lastSeason = null, episodes = none, absolute = null, date = null, isLeading = false } = said
  const end = found.index + found[0].length
  return { season, lastSeason, episodes, absolute, date, start: found.index, end, isLeading }
}

const wordAndNumber = /^[^\s._]+-\p{L}+-\d+$/u
const numberAndWord = /^-\d{1,3}-\p{L}/u

/** 'title-season-2-episode-6-15-words': where hyphens part all words, one between numbers parts them too. */
export function isPartedByHyphens(text: string, place: number): boolean {
  const isHyphen = text.charAt(place) === '-'
  return isHyphen && numberAndWord.test(text.slice(place)) && wordAndNumber.test(text.slice(0, place))
}

interface Step {
  readonly episode: number
  readonly isRange: boolean
  /** How far on the number may be and still belong to the run. */
  readonly reach: number
  readonly end: number
}

const lettered =
  /(?:[ ._]*[-~&+,/][ ._]*|[ ._](?:and|to|à|a|au|bis|al|ao)[ ._]|[ ._]?)(?:s\d{1,4}[ ._]?)?(?:ep?|episode)[ ._]?(\d{1,5})(?!\d|p\b|x\d\d)/iy
const crossed =
  /(?:[ ._]*[-+&,][ ._]*\d{1,4}| (?:al?|to|à|au|bis|y|e|et|und|and) \d{1,2}(?=x\d\d(?!\d))|[ ._]\d{1,2}(?=x\d\d(?!\d))|-)?[xх](\d{1,3})(?!\d|p\b)/iy
const bare =
  /(?:-|[,&](?=\d\d(?!\d))| & (?=\d\d(?!\d)|\d(?:$|[ ._]+[-[(]))|to(?=\d\d(?!\d))|[ ._]?~[ ._]?|\+| (?:to|à|au|bis) | (?:and|und|et|y) (?=\d{1,2}(?:$|[ ._]*[-[(]))|[ ._]a[lo]?[ ._]| - (?=0\d(?!\d)))(\d{1,5})(?![\da-z]|\.\d\b)/iy
const spaced = /[ _](\d{2})(?=[ _]|$)|\.(\d{2})(?=\.|$)/y
const steps = [lettered, crossed, bare, spaced]
const mayGoOn = new Set(' ._-~&+,/eEsSxXхХtTaA')

/** Episodes that go on after the first: 'E02E03', '-E05', '-05', '-1x04', 'x03', '~10'. A hyphen fills the gap. */
export function followingEpisodes(
  text: string,
  from: number,
  first: number,
): { readonly episodes: readonly number[]; readonly end: number } {
  const episodes = [first]
  let end = from
  for (;;) {
    const step = nextEpisode(text, end)
    const last = episodes.at(-1) ?? first
    const isNext = step !== null && step.episode > last && step.episode - last <= step.reach
    if (!isNext || episodes.length > longestRange) return { episodes, end }
    episodes.push(...(step.isRange ? rangeOf(last, step.episode).slice(1) : [step.episode]))
    end = step.end
  }
}

function nextEpisode(text: string, from: number): Step | null {
  if (!mayGoOn.has(text.charAt(from)) || !mayFollow(text, from + 1)) return null
  for (const pattern of steps) {
    pattern.lastIndex = from
    const found = pattern.exec(text)
    if (found && !(pattern === lettered && isEpisodeTitle(text, from, found[0]))) {
      const reach = pattern === spaced ? 1 : found[0].includes(' ') ? 60 : longestRange
      const episode = Number(found[1] ?? found[2])
      return { episode, isRange: /[-~]|to|[aà]|bis/.test(found[0]), reach, end: pattern.lastIndex }
    }
  }
  return null
}

const separators = ' ._'
const mayFollowSeparator = new Set(' ._-–~&+,/eEsSxXхХtTaAàÀbBuUyY')
/** What the next episode may begin with; a title has longer words. */
const wordsBetween = new Set('s e ep episode and und et y to à a au bis al ao'.split(' '))
const longestWord = 'episode'.length

/** A quick look behind a separator: '.720p' and '.The.Name' go on with nothing. */
function mayFollow(text: string, place: number): boolean {
  if (!separators.includes(text.charAt(place - 1))) return true
  if (!isDigitAt(text, place)) return mayFollowSeparator.has(text.charAt(place)) && !isWordOfTitle(text, place)
  return !isDigitAt(text, place + 2) || mayFollowSeparator.has(text.charAt(place + 1))
}

function isWordOfTitle(text: string, place: number): boolean {
  let end = place
  while (end - place <= longestWord && isLetterAt(text, end)) end += 1
  return end > place && !wordsBetween.has(text.slice(place, end).toLowerCase())
}

function isLetterAt(text: string, place: number): boolean {
  const small = text.charCodeAt(place) | 0x20
  return small >= 97 && small <= 122
}

function isDigitAt(text: string, place: number): boolean {
  const code = text.charCodeAt(place)
  return code >= 48 && code <= 57
}

/** 'S08E03 - Episode 59': a title that counts. Only who writes 'Episode 3' goes on with 'Episode 4'. */
function isEpisodeTitle(text: string, from: number, next: string): boolean {
  return wordedAfterDash.test(next) && !wordedAtEnd.test(text.slice(Math.max(0, from - 14), from))
}

const wordedAfterDash = /^ *- *episode/i
const wordedAtEnd = /episode[ ._]?\d{1,4}$/i
