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

export const noNumbering: Numbering = {
  season: null,
  lastSeason: null,
  episodes: [],
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
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

/** 1900 to 2039: a bare number of this size is a year before it is an episode. */
export function isYearNumber(number: number): boolean {
  return number >= 1900 && number <= 2039
}

export function numberingAt(found: RegExpExecArray, said: Partial<Numbering>): Numbering {
  return { ...noNumbering, ...said, start: found.index, end: found.index + found[0].length }
}

interface Step {
  readonly episode: number
  readonly isRange: boolean
  /** How far on the number may be and still belong to the run. */
  readonly reach: number
  readonly end: number
}

const lettered =
  /(?:[ ._]*[-~&+,/][ ._]*|[ ._](?:and|to)[ ._]|[ ._]?)(?:s\d{1,4}[ ._]?)?(?:ep?|episode)[ ._]?(\d{1,5})(?!\d|p\b)/iy
const crossed = /(?:[ ._]*[-+&][ ._]*\d{1,4}|[ ._]\d{1,2}(?=x\d\d(?!\d))|-)?[xх](\d{1,3})(?!\d|p\b)/iy
const bare = /(?:-|,(?=\d\d(?!\d))|[ ._]?~[ ._]?|\+| to |[ ._]a[lo]?[ ._]| - (?=0\d))(\d{1,5})(?![\da-z]|\.\d\b)/iy
const spaced = /[ _](\d{2})(?=[ _]|$)/y
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
  if (!mayGoOn.has(text.charAt(from))) return null
  for (const pattern of steps) {
    pattern.lastIndex = from
    const found = pattern.exec(text)
    if (found?.[1]) {
      const reach = pattern === spaced ? 1 : found[0].includes(' ') ? 60 : longestRange
      return { episode: Number(found[1]), isRange: /[-~]|to|a/.test(found[0]), reach, end: pattern.lastIndex }
    }
  }
  return null
}
