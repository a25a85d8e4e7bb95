/** Reads the title that most names have: Latin words with one and the same sign between them. */
import { codeAt } from '../signs.ts'

const [space, dot] = [' '.charCodeAt(0), '.'.charCodeAt(0)]

/** The words with spaces between them; null where dots, an initial or another sign may mean something. */
export function plainWords(text: string): string | null {
  const { length } = text
  let [from, parting] = [0, 0]
  for (let place = 0; place < length; place += 1) {
    const code = codeAt(text, place)
    if (isLetter(code) || isDigit(code)) continue
    const isParting = (code === dot || code === space) && (parting === 0 || parting === code)
    if (!isParting || place === from || isInitial(place - from, from, code)) return null
    parting = code
    from = place + 1
  }
  if (from === length || endsInInitial(text)) return null
  return parting === dot ? text.replaceAll('.', ' ') : text
}

/** A single sign between two dots: 'S.W.A.T.' */
function isInitial(length: number, from: number, behind: number): boolean {
  return length === 1 && from > 0 && behind === dot
}

/** The dot behind 'Samuel L' may be its own. */
function endsInInitial(text: string): boolean {
  const { length } = text
  return isLetter(codeAt(text, length - 1)) && (length === 1 || !isLetter(codeAt(text, length - 2)))
}

function isLetter(code: number): boolean {
  const small = code | 0x20
  return small >= 97 && small <= 122
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57
}
