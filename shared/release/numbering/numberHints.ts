/** A quick look at which numbers and words for them a name has: patterns of the other kinds need not be tried. */
import type { Tag } from '../tags/findTags.ts'
import { kind } from './wordKinds.ts'
import type { Token, Words } from '../tokens.ts'

export interface NumberHints {
  readonly hasSeasonWord: boolean
  /** A number stands before one of them, maybe with what makes it an ordinal: '2-й сезон'. */
  readonly hasNumberBeforeSeason: boolean
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
  /** 'UFC', 'PPV'. */
  readonly hasFightWord: boolean
  readonly hasBookWord: boolean
  /** 'of' and its like behind a number, maybe between digits. */
  readonly hasCountWord: boolean
  /** 'SP' and its like, maybe between digits. */
  readonly hasSpecialWord: boolean
  readonly hasCredit: boolean
  readonly hasSeriesWord: boolean
  /** '07v2'. */
  readonly hasVersion: boolean
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

export function numberHintsOf(words: Words, clues: NumberClues): NumberHints {
  const { said, hasNumberBeforeSeason, isCounted } = kindsIn(words)
  const { hasDigit, hasDate, hasGluedPair, firstNumber, lastNumber } = numbersIn(words, clues)
  return {
    hasSeasonWord: (said & kind.season) > 0,
    hasNumberBeforeSeason,
    hasEpisodeWord: isCounted || (said & kind.episode) > 0,
    hasEpisodeInside: (said & kind.inside) > 0,
    hasSeasonLetter: (said & kind.letter) > 0,
    hasCross: (said & kind.cross) > 0,
    hasGluedPair,
    hasRoundWord: (said & kind.round) > 0,
    hasMonth: (said & kind.month) > 0,
    hasPartWord: (said & kind.part) > 0,
    hasTitleEnd: (said & kind.titleEnd) > 0,
    hasFightWord: (said & kind.fight) > 0,
    hasBookWord: (said & kind.book) > 0,
    hasCountWord: isCounted || (said & kind.inside) > 0,
    hasSpecialWord: (said & (kind.special | kind.inside)) > 0,
    hasCredit: (said & kind.credit) > 0,
    hasSeriesWord: (said & kind.series) > 0,
    hasVersion: (said & kind.version) > 0,
    isAscii: words.isAscii,
    isVideo: clues.isVideo,
    hasDigit,
    hasDate,
    firstNumber,
    lastNumber,
  }
}

interface SaidByWords {
  /** The kinds of all words, as bits. */
  readonly said: number
  readonly hasNumberBeforeSeason: boolean
  readonly isCounted: boolean
}

function kindsIn({ text, tokens }: Words): SaidByWords {
  let said = text.includes('#') || text.includes('№') ? kind.episode : 0
  let [hasNumberBeforeSeason, isCounted, before, further] = [false, false, 0, 0]
  for (const { word, digits } of tokens) {
    const { kinds } = word
    said |= kinds
    if ((kinds & kind.count) > 0) isCounted ||= digits + before > 0
    if ((kinds & kind.season) > 0) hasNumberBeforeSeason ||= digits + before + further > 0
    further = before
    before = digits
  }
  return { said, hasNumberBeforeSeason, isCounted }
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
