/** Words of a search that look like a filter and are none: `is:revew`, and which filters come nearest. Pure. */
import { formatLibrarySearch, formatToken } from './formatLibrarySearch.ts'
import { isWords, type IsWord } from './librarySearch.ts'
import { parseLibrarySearch } from './parseLibrarySearch.ts'
import { hasToken, toggleToken } from './toggleToken.ts'

export interface UnknownFilter {
  /** As it was typed. */
  readonly text: string
  /** The nearest first; none where nothing is near. */
  readonly near: readonly NearFilter[]
}

export interface NearFilter {
  /** As it is typed: `is:review`. */
  readonly token: string
  /** The search with it in the place of what was typed. */
  readonly search: string
}

/** More letters amiss than this share of a word, and another word is meant. */
const mostAmiss = 0.5
const mostNear = 2

/** The first one; null where there is none. */
export function unknownFilter(search: string): UnknownFilter | null {
  const { tokens } = parseLibrarySearch(search)
  const unknown = tokens.find(({ kind, value }) => kind === 'word' && /^is:\S+$/iu.test(value))
  if (!unknown) return null
  const rest = formatLibrarySearch({ tokens: tokens.filter((token) => token !== unknown) })
  const near = nearWords(unknown.value.slice('is:'.length).toLowerCase()).map((value): NearFilter => {
    const token = formatToken({ kind: 'is', value, isNot: unknown.isNot })
    return { token, search: hasToken(rest, token) ? rest : toggleToken(rest, token) }
  })
  return { text: unknown.value, near }
}

function nearWords(typed: string): readonly IsWord[] {
  return isWords
    .map((word) => ({ word, amiss: editDistance(typed, word) }))
    .filter(({ word, amiss }) => amiss <= word.length * mostAmiss)
    .sort((a, b) => a.amiss - b.amiss)
    .slice(0, mostNear)
    .map(({ word }) => word)
}

/** Letters to put in, take out or replace until the one is the other (Levenshtein). */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at)
  for (let index = 0; index < from.length; index += 1) {
    const next = [index + 1]
    for (let at = 0; at < to.length; at += 1) {
      const replaced = (row[at] ?? 0) + Number(from[index] !== to[at])
      next.push(Math.min(replaced, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1))
    }
    row = next
  }
  return row[to.length] ?? to.length
}
