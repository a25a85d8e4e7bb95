/** Reads the text of the library's search field. Every text is a search: what is no token is a word. Pure. */
import { isIsWord, type LibrarySearch, type SearchToken } from './librarySearch.ts'

/** One after the other: perhaps `-`, perhaps the name of a token, then words in quotes or one without. */
const tokens = /(-)?(?:(is|lang|in|title):)?(?:"((?:[^"]|"")*)(?:"|$)|(\S+))/giu

export function parseLibrarySearch(text: string): LibrarySearch {
  return { tokens: [...text.matchAll(tokens)].flatMap((match) => tokenOf(match) ?? []) }
}

function tokenOf([whole, minus, name, quoted, bare]: RegExpMatchArray): SearchToken | null {
  const isNot = minus !== undefined
  const value = quoted === undefined ? (bare ?? '') : quoted.replaceAll('""', '"').trim()
  if (value === '') return null
  switch (name?.toLowerCase()) {
    case 'is': {
      const word = value.toLowerCase()
      return isIsWord(word) ? { kind: 'is', value: word, isNot } : wordOf(whole, isNot)
    }
    case 'lang':
      return { kind: 'lang', value, isNot }
    case 'in':
      return { kind: 'in', value, isNot }
    case 'title':
      return { kind: 'title', value, isNot }
    default:
      return { kind: 'word', value, isNot }
  }
}

/** `is:` with a word that means nothing is looked for as it stands, and so found nowhere rather than ignored. */
function wordOf(whole: string, isNot: boolean): SearchToken {
  return { kind: 'word', value: isNot ? whole.slice(1) : whole, isNot }
}
