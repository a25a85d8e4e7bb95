/** Writes a search as its text, which `parseLibrarySearch` reads back as the same. Pure. */
import type { LibrarySearch, SearchToken } from './librarySearch.ts'

export function formatLibrarySearch({ tokens }: LibrarySearch): string {
  return tokens.map(formatToken).join(' ')
}

export function formatToken({ kind, value, isNot }: SearchToken): string {
  const minus = isNot ? '-' : ''
  if (kind === 'word') return `${minus}${isPlainWord(value) ? value : quoted(value)}`
  return `${minus}${kind}:${/[\s"]/u.test(value) ? quoted(value) : value}`
}

/** Words that would be read as something else stand in quotes. */
function isPlainWord(value: string): boolean {
  return !/\s/u.test(value) && !/^(?:-|"|(?:is|lang|in|title):)/iu.test(value)
}

function quoted(value: string): string {
  return `"${value.replaceAll('"', '""')}"`
}
