/** Cuts one name into words with their places and brackets. Knows nothing of what the words mean. */
import { codeAt, lastAscii, partOf } from './signs.ts'
import { wordOf, type Word } from './words/word.ts'

export interface Token {
  /** What it is wherever it stands. */
  readonly word: Word
  readonly text: string
  readonly lower: string
  readonly start: number
  readonly end: number
  /** How many of its signs are digits from 0 to 9. */
  readonly digits: number
  /** Number of the innermost bracket pair the word stands in, from 1; 0 outside brackets. */
  readonly bracket: number
}

export interface Bracket {
  /** Places of the opening and of the closing sign; an unclosed bracket ends with the name. */
  readonly start: number
  readonly end: number
  readonly open: string
  /** Bracket around this one, 0 for none. */
  readonly parent: number
  /** The outermost bracket around this one; itself when it stands free. */
  readonly root: number
}

export interface Words {
  readonly text: string
  readonly isAscii: boolean
  readonly tokens: readonly Token[]
  /** Index 0 stands for "outside brackets". */
  readonly brackets: readonly Bracket[]
}

const closing: Readonly<Record<string, string>> = {
  '(': ')',
  '[': ']',
  '{': '}',
  '【': '】',
  '「': '」',
  '『': '』',
  '（': '）',
  '［': '］',
  '《': '》',
}

/** Words whose plus sign is part of them: 'DD+5.1', 'HDR10+', 'Disney+', 'Canal+'. */
const plusWords = new Set(['dd', 'hdr10', 'disney', 'canal', 'discovery', 'paramount', 'apple', 'ac3'])

const asciiWordSigns = "'!?%$@*`^"
const otherSeparators = '·・、，。～〜–—−…‐‑‒|／；：“”„«»‹›\u00a0\u3000\u200b\u200e\u200f\ufeff'

/** Of any script: what has none says nothing. */
export const letterOrDigit = /[\p{L}\p{N}]/u
/** Films are called so too: '$', '???'. */
export const signsAlone = /^[$€£%?!@*]{1,5}$/
export const separatorsBehind = /[\s._([{-]+$/
/** Names are mostly ASCII: their letters are looked for sign by sign, others by the pattern. */
export function hasLetterOrDigit(text: string): boolean {
  const { length } = text
  for (let index = 0; index < length; index += 1) {
    const code = codeAt(text, index)
    if (code > lastAscii) return letterOrDigit.test(text)
    const small = code | 0x20
    if ((code >= 48 && code <= 57) || (small >= 97 && small <= 122)) return true
  }
  return false
}

const [word, digit, separator, opener, closer] = [0, 1, 2, 3, 4]
const plus = '+'.charCodeAt(0)

/** What each code unit is, in one look: names are read sign by sign. */
const kinds = new Uint8Array(0x10000).fill(word)
for (let code = 0; code < 128; code += 1) {
  const sign = String.fromCharCode(code)
  if (/\d/.test(sign)) kinds[code] = digit
  else if (!/[a-z]/i.test(sign) && !asciiWordSigns.includes(sign)) kinds[code] = separator
}
for (const sign of otherSeparators) kinds[sign.charCodeAt(0)] = separator
for (const [open, close] of Object.entries(closing)) {
  kinds[open.charCodeAt(0)] = opener
  kinds[close.charCodeAt(0)] = closer
}

/** Letters of other scripts may change with what stands beside them: they are made small word by word. */
export function wordsOf(text: string, isAscii: boolean): Words {
  const small = isAscii ? text.toLowerCase() : null
  // The engine keeps texts in many forms: asking one for its length in every step would take as long as the step.
  const { length } = text
  const tokens: Token[] = []
  const brackets: (Bracket & { end: number })[] = [{ start: 0, end: text.length, open: '', parent: 0, root: 0 }]
  let current = 0
  let index = 0
  while (index < length) {
    const kind = kinds[codeAt(text, index)]
    if (kind === word || kind === digit) {
      const token = wordAt(text, small, { start: index, bracket: current })
      tokens.push(token)
      index = token.end
      continue
    }
    if (kind === opener) {
      const root = current === 0 ? brackets.length : (brackets[current]?.root ?? 0)
      brackets.push({ start: index, end: text.length, open: text.charAt(index), parent: current, root })
      current = brackets.length - 1
    } else if (kind === closer) current = closeBracket(brackets, current, { sign: text.charAt(index), index })
    index += 1
  }
  return { text, isAscii, tokens, brackets }
}

/** Few words are asked for their own letters: they are cut out only then. */
class CutToken implements Token {
  readonly word: Word
  readonly lower: string
  readonly start: number
  readonly end: number
  readonly digits: number
  readonly bracket: number
  readonly #whole: string

  constructor(whole: string, { word, lower, start, end, digits, bracket }: Omit<Token, 'text'>) {
    this.word = word
    this.lower = lower
    this.start = start
    this.end = end
    this.digits = digits
    this.bracket = bracket
    this.#whole = whole
  }

  get text(): string {
    return partOf(this.#whole, this.start, this.end)
  }
}

/** `small`: the whole text in small letters where that is the same for each of its words. */
function wordAt(text: string, small: string | null, { start, bracket }: Pick<Token, 'start' | 'bracket'>): Token {
  const { length } = text
  let [end, digits] = [start, 0]
  for (; end < length; end += 1) {
    const kind = kinds[codeAt(text, end)]
    if (kind === digit) digits += 1
    else if (kind !== word) break
  }
  if (digits === digitsOfYear && isYearGlued(text, start, end)) {
    end -= digitsOfYear
    digits = 0
  }
  const own = small === null ? partOf(text, start, end).toLowerCase() : partOf(small, start, end)
  const isOpen = end < length && codeAt(text, end) === plus && plusWords.has(own)
  const lower = isOpen ? `${own}+` : own
  const last = isOpen ? end + 1 : end
  return new CutToken(text, { word: wordOf(lower, digits), lower, start, end: last, digits, bracket })
}

const digitsOfYear = 4
const exclaims = '!?'
const humps = /^(?:(?:\p{Lu}\p{Ll}+){2,}|\p{Script=Han}{2,})$/u

/** 'Title!2010', 'SilentHarbor2010', '夜雨2010': the year is a word of its own. */
function isYearGlued(text: string, start: number, end: number): boolean {
  const place = end - digitsOfYear
  const mayBeGlued = place > start && kinds[codeAt(text, end - 1)] === digit
  return (
    mayBeGlued &&
    isYear.test(text.slice(place, end)) &&
    (exclaims.includes(text.charAt(place - 1)) || humps.test(text.slice(start, place)))
  )
}

const isYear = /^(?:19|20)\d\d$/

function closeBracket(
  brackets: (Bracket & { end: number })[],
  current: number,
  closed: { readonly sign: string; readonly index: number },
): number {
  const open = brackets[current]
  if (current === 0 || !open || closing[open.open] !== closed.sign) return current
  open.end = closed.index
  return open.parent
}
