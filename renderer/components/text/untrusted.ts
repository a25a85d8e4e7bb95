/** Makes strings from files, archives and the service fit to be shown: nothing invisible, nothing that turns its neighbours. */
import { invisibleSigns } from '../../../shared/text/invisibleSigns.ts'

const longestShown = 600

/** Needed to write some scripts and emoji; harmless inside isolated text. */
const needed = new Set(['\u200c', '\u200d', '\u202f'])

/** '\u0000' → '␀', a right-to-left override → '⟨202E⟩', a line break → '␊'. Cuts what no row could show. */
export function shownText(text: string): string {
  const cut = text.length > longestShown ? `${text.slice(0, longestShown).toWellFormed()}…` : text
  return cut.toWellFormed().replace(invisibleSigns, (sign) => (needed.has(sign) ? sign : signFor(sign)))
}

const lineBreaks = /\s*[\r\n\u2028\u2029]\s*/u
/** A comment is not a page. */
const mostLines = 12

/** Prose in lines of its own: as many as there is room for, the others behind the last of them. */
export function shownLines(text: string): string {
  const lines = text
    .trim()
    .slice(0, longestShown + 1)
    .split(lineBreaks)
  const last = lines.slice(mostLines - 1).join(' ')
  return [...lines.slice(0, mostLines - 1), ...(last === '' ? [] : [last])].map(shownText).join('\n')
}

/** Prose in the one line that there is room for. */
export function inOneLine(text: string): string {
  return text.trim().split(lineBreaks).join(' ')
}

function signFor(sign: string): string {
  const code = sign.codePointAt(0) ?? 0
  if (code < 0x20) return String.fromCodePoint(0x2400 + code)
  if (code === 0x7f) return '␡'
  return `⟨${code.toString(16).toUpperCase().padStart(4, '0')}⟩`
}
