/** Cuts one name into words with their places and brackets. Knows nothing of what the words mean. */

export interface Token {
  readonly text: string
  readonly lower: string
  readonly start: number
  readonly end: number
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
const closers = new Set(Object.values(closing))

/** Words whose plus sign is part of them: 'DD+5.1', 'HDR10+', 'Disney+', 'Canal+'. */
const plusWords = new Set(['dd', 'hdr10', 'disney', 'canal', 'discovery', 'paramount', 'apple', 'ac3'])

const asciiWordSigns = new Set("'!?%$@*`^".split(''))
const otherSeparators = new Set('·・、，。～〜–—−…‐‑‒|／；：“”„«»‹›\u00a0\u3000\u200b\u200e\u200f\ufeff'.split(''))

export function isWordCode(code: number): boolean {
  if (code < 128) {
    const isDigit = code >= 48 && code <= 57
    const isLetter = (code >= 97 && code <= 122) || (code >= 65 && code <= 90)
    return isDigit || isLetter || asciiWordSigns.has(String.fromCharCode(code))
  }
  return !otherSeparators.has(String.fromCharCode(code))
}

export function wordsOf(text: string): Words {
  const tokens: Token[] = []
  const brackets: (Bracket & { end: number })[] = [{ start: 0, end: text.length, open: '', parent: 0, root: 0 }]
  let current = 0
  let index = 0
  while (index < text.length) {
    const sign = text.charAt(index)
    if (closing[sign] !== undefined) {
      const root = current === 0 ? brackets.length : (brackets[current]?.root ?? 0)
      brackets.push({ start: index, end: text.length, open: sign, parent: current, root })
      current = brackets.length - 1
      index += 1
    } else if (closers.has(sign)) {
      current = closeBracket(brackets, current, { sign, index })
      index += 1
    } else if (isWordCode(text.charCodeAt(index))) {
      const end = endOfWord(text, index)
      const word = text.slice(index, end)
      tokens.push({ text: word, lower: word.toLowerCase(), start: index, end, bracket: current })
      index = end
    } else index += 1
  }
  return { text, tokens, brackets }
}

function endOfWord(text: string, start: number): number {
  let end = start
  while (end < text.length && isWordCode(text.charCodeAt(end)) && !isBracketSign(text.charAt(end))) end += 1
  if (text.charAt(end) === '+' && plusWords.has(text.slice(start, end).toLowerCase())) end += 1
  return Math.max(end, start + 1)
}

function isBracketSign(sign: string): boolean {
  return closing[sign] !== undefined || closers.has(sign)
}

function closeBracket(
  brackets: (Bracket & { end: number })[],
  current: number,
  closer: { readonly sign: string; readonly index: number },
): number {
  const open = brackets[current]
  if (current === 0 || !open || closing[open.open] !== closer.sign) return current
  open.end = closer.index
  return open.parent
}
