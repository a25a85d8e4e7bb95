import { AppError } from '../../../shared/errors.ts'
import { languageTagOf, type LanguageTag } from '../../../shared/language.ts'

/** @throws AppError 'input.unknownLanguage' */
export function knownLanguage(text: string): LanguageTag {
  const tag = languageTagOf(text)
  if (tag === null) throw new AppError('input.unknownLanguage', `"${text}" is not a supported language.`)
  return tag
}
