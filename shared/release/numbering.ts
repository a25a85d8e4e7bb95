/** What the numbers of a name say about seasons and episodes, and small readers that several patterns share. Data and pure functions. */

export interface Numbering {
  readonly season: number | null
  readonly lastSeason: number | null
  readonly episodes: readonly number[]
  readonly absolute: readonly number[]
  readonly date: string | null
  readonly part: number | null
  /** Place of the characters that said so; the title ends before them. */
  readonly start: number
  readonly end: number
  /** False for a bare number, which a year or a tag could explain as well. */
  readonly isSure: boolean
}

export const noNumbering: Numbering = {
  season: null,
  lastSeason: null,
  episodes: [],
  absolute: [],
  date: null,
  part: null,
  start: 0,
  end: 0,
  isSure: true,
}

const longestRange = 400

/** 3 and 6 → 3, 4, 5, 6; a range that runs backwards or is endless is only its first number. */
export function rangeOf(first: number, last: number): readonly number[] {
  if (last <= first || last - first > longestRange) return [first]
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

const romanValues: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50 }

/** 'iv' → 4; null for anything that is no number up to 39. */
export function romanNumber(text: string): number | null {
  const lower = text.toLowerCase()
  if (!/^x{0,3}(?:ix|iv|v?i{0,3})$/.test(lower) || lower === '') return null
  let total = 0
  for (let index = 0; index < lower.length; index += 1) {
    const value = romanValues[lower.charAt(index)] ?? 0
    const next = romanValues[lower.charAt(index + 1)] ?? 0
    total += value < next ? -value : value
  }
  return total
}

const numberWords =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )
const chineseDigits = '〇一二三四五六七八九'

/** '12', 'IV', 'three' or '十二' → the number, else null. */
export function numberOf(text: string): number | null {
  if (/^\d{1,5}$/.test(text)) return Number(text)
  const word = numberWords.indexOf(text.toLowerCase())
  if (word >= 0) return word
  return romanNumber(text) ?? chineseNumber(text)
}

function chineseNumber(text: string): number | null {
  if (!/^[〇一二三四五六七八九十]{1,3}$/.test(text)) return null
  const [tens, ones] = text.includes('十') ? text.split('十') : ['', text]
  const digit = (sign: string | undefined, empty: number) => (sign ? chineseDigits.indexOf(sign) : empty)
  return (text.includes('十') ? digit(tens, 1) * 10 : 0) + digit(ones, 0)
}

const lettered = /(?:[ ._]*[-~&+,/][ ._]*|[ ._]?)(?:s(\d{1,4})[ ._]?)?(?:ep?|x|episode)[ ._]?(\d{1,5})(?!\d|p\b)/iy
const crossed = /[ ._]*[-+&][ ._]*(\d{1,4})x(\d{1,4})(?!\d)/iy
const bare = /(?:-|[ ._]?~[ ._]?|\+| to |[ ._]a[ ._])(\d{1,5})(?![\da-z]|\.\d)/iy

/** Episodes that go on after the first: 'E02E03', '-E05', '-05', '-1x04', 'x03'. */
export function followingEpisodes(
  text: string,
  from: number,
  first: number,
): { episodes: readonly number[]; end: number } {
  const episodes = [first]
  let end = from
  for (;;) {
    const step = nextEpisode(text, end)
    const last = episodes[episodes.length - 1] ?? first
    if (!step || step.episode <= last) return { episodes, end }
    if (step.isRange) episodes.push(...rangeOf(last, step.episode).slice(1))
    else episodes.push(step.episode)
    end = step.end
  }
}

function nextEpisode(text: string, from: number): { episode: number; isRange: boolean; end: number } | null {
  for (const pattern of [lettered, crossed, bare]) {
    pattern.lastIndex = from
    const found = pattern.exec(text)
    const digits = pattern === bare ? found?.[1] : found?.[2]
    if (found && digits) {
      const isRange = /[-~]|to| a |\.a\./.test(found[0])
      return { episode: Number(digits), isRange, end: pattern.lastIndex }
    }
  }
  return null
}
