/** Two languages in one subtitle, as one tag: 'en+es'. Pure. */
import { languageTagOf, type LanguageTag } from './language.ts'

export interface LanguagePair {
  /** The upper line, and the language that players show the file under. */
  readonly first: LanguageTag
  readonly second: LanguageTag
}

export function pairTag({ first, second }: LanguagePair): LanguageTag {
  return `${first}+${second}`
}

/** Of a tag or of what a person typed ('EN + spa'); null where it is not two known and different languages. */
export function pairOf(text: string): LanguagePair | null {
  const [first, second, ...more] = text.split('+').map(singleTag)
  if (!first || !second || more.length > 0 || first === second) return null
  return { first, second }
}

function singleTag(text: string): LanguageTag | null {
  const tag = languageTagOf(text)
  return tag?.includes('+') ? null : tag
}
