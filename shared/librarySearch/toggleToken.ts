/** Chips, rail and search field are one state: the text. These put a token into it and take it out. Pure. */
import { formatLibrarySearch, formatToken } from './formatLibrarySearch.ts'
import type { SearchToken } from './librarySearch.ts'
import { parseLibrarySearch } from './parseLibrarySearch.ts'

/** Takes the token out where it is in the text, else adds it at the end. @param token As text: `is:missing`. */
export function toggleToken(text: string, token: string): string {
  return hasToken(text, token) ? withoutToken(text, token) : withTokens(text, token)
}

export function hasToken(text: string, token: string): boolean {
  const keys = new Set(parseLibrarySearch(text).tokens.map(keyOf))
  const asked = parseLibrarySearch(token).tokens
  return asked.length > 0 && asked.every((each) => keys.has(keyOf(each)))
}

export function withoutToken(text: string, token: string): string {
  const gone = new Set(parseLibrarySearch(token).tokens.map(keyOf))
  return formatLibrarySearch({ tokens: parseLibrarySearch(text).tokens.filter((each) => !gone.has(keyOf(each))) })
}

/** Where only one of a kind may stand, as of folders in a tree: the others of its kind go. */
export function setToken(text: string, token: string): string {
  const kinds = new Set(parseLibrarySearch(token).tokens.map(({ kind }) => kind))
  const others = parseLibrarySearch(text).tokens.filter(({ kind }) => !kinds.has(kind))
  return withTokens(formatLibrarySearch({ tokens: others }), token)
}

/** Only this language stands in it. */
export function withLanguage(text: string, language: string): string {
  return setToken(text, formatToken({ kind: 'lang', value: language, isNot: false }))
}

function withTokens(text: string, token: string): string {
  const { tokens } = parseLibrarySearch(text)
  return formatLibrarySearch({ tokens: [...tokens, ...parseLibrarySearch(token).tokens] })
}

/** Case matters only in names of folders. */
function keyOf(token: SearchToken): string {
  const text = formatToken(token)
  return token.kind === 'in' ? text : text.toLowerCase()
}
