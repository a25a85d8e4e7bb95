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

/** Words whose plus sign is part of them: 'DD+5.1', 'HDR10+', 'Disney+', 'Canal+'. */
const plusWords = new Set(['dd', 'hdr10', 'disney', 'canal', 'discovery', 'paramount', 'apple', 'ac3'])

const asciiWordSigns = "'!?%$@*`^"
const otherSeparators = '·・、，。～〜–—−…‐‑‒|／；：“”„«»‹›\u00a0\u3000\u200b\u200e\u200f\ufeff'

const [separator, word, opener, closer] = [0, 1, 2, 3]

/** What each code unit is, in one look: names are read sign by sign. */
const kinds = new Uint8Array(0x10000).fill(word)
for (let code = 0; code < 128; code += 1) {
  const sign = String.fromCharCode(code)
  if (!/[a-z\d]/i.test(sign) && !asciiWordSigns.includes(sign)) kinds[code] = separator
}
for (const sign of otherSeparators) kinds[sign.charCodeAt(0)] = separator
for (const [open, close] of Object.entries(closing)) {
  kinds[open.charCodeAt(0)] = opener
  kinds[close.charCodeAt(0)] = closer
}

export function wordsOf(text: string): Words {
  const tokens: Token[] = []
  const brackets: (Bracket & { end: number })[] = [{ start: 0, end: text.length, open: '', parent: 0, root: 0 }]
  let current = 0
  let index = 0
  while (index < text.length) {
    const kind = kinds[text.charCodeAt(index)]
    if (kind === word) {
      const end = endOfWord(text, index)
      const written = text.slice(index, end)
      tokens.push({ text: written, lower: written.toLowerCase(), start: index, end, bracket: current })
      index = end
      continue
    }
    if (kind === opener) {
      const root = current === 0 ? brackets.length : (brackets[current]?.root ?? 0)
      brackets.push({ start: index, end: text.length, open: text.charAt(index), parent: current, root })
      current = brackets.length - 1
    } else if (kind === closer) current = closeBracket(brackets, current, { sign: text.charAt(index), index })
    index += 1
  }
  return { text, tokens, brackets }
}

function endOfWord(text: string, start: number): number {
  let end = start + 1
  while (end < text.length && kinds[text.charCodeAt(end)] === word) end += 1
  return text.charAt(end) === '+' && plusWords.has(text.slice(start, end).toLowerCase()) ? end + 1 : end
}

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
