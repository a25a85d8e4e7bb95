/** A quick look at which numbers and words for them a name has: patterns of the other kinds need not be tried. */
import type { Tag } from '../tags/findTags.ts'
import { monthWords } from './dated/months.ts'
import { episodeWords, looseSeasonWords, ownEpisodeWords, seasonWords } from './numberWords.ts'
import { quickLook } from '../quickLook.ts'
import { codeAt, partOf } from '../signs.ts'
import { lastAscii, type Token, type Words } from '../tokens.ts'

export interface NumberHints {
  readonly hasSeasonWord: boolean
  readonly hasEpisodeWord: boolean
  /** One that may stand behind digits: 't2e05', '2xep05'. */
  readonly hasEpisodeInside: boolean
  /** 'S' with a digit right behind, or alone. */
  readonly hasSeasonLetter: boolean
  /** 'x' between digits, or alone. */
  readonly hasCross: boolean
  /** A word such as '1x02' or 'titles01e02'. */
  readonly hasGluedPair: boolean
  readonly hasRoundWord: boolean
  readonly hasMonth: boolean
  readonly hasDigit: boolean
  /** Three numbers or eight digits that no tag explains. */
  readonly hasDate: boolean
  /** 'CD', 'Part' and their like. */
  readonly hasPartWord: boolean
  /** A word at which a title may end or part: 'Complete', 'AKA'. */
  readonly hasTitleEnd: boolean
  readonly isAscii: boolean
  /** The name of a video file, not of a folder or a release. */
  readonly isVideo: boolean
  /** Places of the first and the last word with a digit that is neither a tag nor a year; Infinity and -1 for none. */
  readonly firstNumber: number
  readonly lastNumber: number
}

export interface NumberClues {
  readonly candidates: readonly Tag[]
  /** Anime counts beyond 1900. */
  readonly isAnime: boolean
  readonly isVideo: boolean
}

const wordsBehindEpisodes =
  'osa dalis seriya seriia seria serya serija сер серий серия rész ser epizod blm b časť del dil resz tap teil parte partie of из iz af av von sur z c'
const partWords = 'd cd disc disk dvd part pt parte teil часть'
const roundWords = 'round week stage matchday r'

/** What is told of several films or seasons, what stands between two titles, and what fights are sold by. */
const titleEnds = 'complete seasons collection movies film filme films filmes trilogy anthology saga aka ppv'

const [season, episode, letter, cross, round, month, part, titleEnd, inside] = [1, 2, 4, 8, 16, 32, 64, 128, 256]

/** Which kinds a word belongs to, as bits. */
const kindsOfWord = new Map<string, number>()
for (const [words, kind] of [
  [`${seasonWords} ${looseSeasonWords} t se miniseries`, season],
  [`${episodeWords} ${wordsBehindEpisodes} ${ownEpisodeWords} e`, episode],
  ['s §', letter],
  ['x х', cross],
  [roundWords, round],
  [monthWords.join(' '), month],
  [partWords, part],
  [titleEnds, titleEnd],
] as const)
  for (const word of words.split(' ')) kindsOfWord.set(word, (kindsOfWord.get(word) ?? 0) | kind)

export function numberHintsOf(words: Words, clues: NumberClues): NumberHints {
  const said = kindsIn(words)
  const { hasDigit, hasDate, hasGluedPair, firstNumber, lastNumber } = numbersIn(words, clues)
  return {
    hasSeasonWord: (said & season) > 0,
    hasEpisodeWord: (said & episode) > 0,
    hasEpisodeInside: (said & inside) > 0,
    hasSeasonLetter: (said & letter) > 0,
    hasCross: (said & cross) > 0,
    hasGluedPair,
    hasRoundWord: (said & round) > 0,
    hasMonth: (said & month) > 0,
    hasPartWord: (said & part) > 0,
    hasTitleEnd: (said & titleEnd) > 0,
    isAscii: words.isAscii,
    isVideo: clues.isVideo,
    hasDigit,
    hasDate,
    firstNumber,
    lastNumber,
  }
}

/** Few words of a name are of a kind. */
const mayBeOfKind = quickLook(kindsOfWord.keys())

function kindsOf(word: string): number {
  return mayBeOfKind(word) ? (kindsOfWord.get(word) ?? 0) : 0
}

/** The kinds of all words, as bits. */
function kindsIn({ text, tokens }: Words): number {
  let kinds = text.includes('#') || text.includes('№') ? episode : 0
  for (const { lower, digits } of tokens)
    if (digits < lower.length) kinds |= digits > 0 ? kindsOfCounted(lower) : kindsOf(lower)
  return kinds
}

function numbersIn(
  { tokens }: Words,
  { candidates, isAnime }: NumberClues,
): Pick<NumberHints, 'hasDigit' | 'hasDate' | 'hasGluedPair' | 'firstNumber' | 'lastNumber'> {
  let [hasDigit, hasLongNumber, hasGluedPair] = [false, false, false]
  let [firstNumber, lastNumber, numbers] = [Infinity, -1, 0]
  let [index, next, taggedTo] = [-1, 0, 0]
  for (const token of tokens) {
    index += 1
    const { lower, start, digits } = token
    const tag = candidates[next]
    if (tag?.from === index) {
      next += 1
      if (hidesNumbers(tag, token)) taggedTo = tag.to
    }
    if (digits === 0) continue
    hasDigit = true
    hasGluedPair ||= isGluedPair(token)
    if (index < taggedTo) continue
    if (digits === lower.length) numbers += 1
    hasLongNumber ||= digits === 8
    if (!isAnime && isYearWord(token)) continue
    if (firstNumber === Infinity) firstNumber = start
    lastNumber = start
  }
  return { hasDigit, hasDate: numbers > 2 || hasLongNumber, hasGluedPair, firstNumber, lastNumber }
}

/** 'x264' and '1080p' have nothing between digits. */
function isGluedPair({ lower, digits }: Token): boolean {
  return digits > 2 && digits < lower.length && (lower.indexOf('x', 1) > 0 || lower.indexOf('e', 1) > 0)
}

/** 'x264' and 'DTS 5.1' count nothing; '1080' alone may. */
function hidesNumbers({ isSure, from, to }: Tag, { lower, digits }: Token): boolean {
  return isSure && (to - from > 1 || digits < lower.length)
}

/** A word of four digits that is a year rather than a count. */
export function isYearWord({ lower, digits }: Token): boolean {
  return (
    digits === 4 && lower.length === 4 && (lower.startsWith('20') || lower.startsWith('19') || lower.startsWith('18'))
  )
}

/** Of a word with digits; what is glued to the letters of another script counts too: '灯S02'. */
function kindsOfCounted(lower: string): number {
  const from = endOfRun(lower, 0, true)
  const to = endOfRun(lower, from, false)
  const letters = partOf(lower, from, to)
  const isCross = to - from > 1 && letters.startsWith('x')
  const goesOn = isCross || endOfRun(lower, to, true) < lower.length ? inside : 0
  if (letters.charCodeAt(0) <= lastAscii) return kindsOf(letters) | goesOn
  return (kindsOf(letters) || kindsOf(asciiAtEnd.exec(letters)?.[0] ?? '')) | goesOn
}

const asciiAtEnd = /[a-z]+$/

/** Where a run of digits, or of other signs, ends: 'ep05v2' is a run of letters, one of digits and so on. */
function endOfRun(word: string, from: number, isOfDigits: boolean): number {
  const { length } = word
  let end = from
  while (end < length && isDigit(codeAt(word, end)) === isOfDigits) end += 1
  return end
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57
}
