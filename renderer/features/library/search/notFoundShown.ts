/** Whether the search shows what was not found, and in which language: there is what helps. Pure. */
import { hasToken, toggleToken, withoutToken } from '../../../../shared/librarySearch/toggleToken.ts'
import { languageOf } from '../viewStore.ts'

export interface NotFoundShown {
  /** null: several are wished for, and the search names none of them, or more than one. */
  readonly language: string | null
  readonly languages: readonly string[]
}

const notFound = 'is:not-found'

/** @param languages wished for in the library */
export function notFoundShown(search: string, languages: readonly string[]): NotFoundShown | null {
  if (!hasToken(search, notFound)) return null
  const named = languageOf(search)
  const known = languages.find((language) => language.toLowerCase() === named?.toLowerCase())
  const [only, ...more] = languages
  return { language: known ?? (only !== undefined && more.length === 0 ? only : null), languages }
}

/** The same videos as long as nothing is asked for them: what was not found is missing. */
export function withMissing(search: string): string {
  const without = withoutToken(search, notFound)
  return hasToken(without, 'is:missing') ? without : toggleToken(without, 'is:missing')
}
