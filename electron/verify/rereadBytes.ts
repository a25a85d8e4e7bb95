/** The bytes of a subtitle with wrong letters -> the text in the right ones, its times and markup as they are. Pure. */
import { AppError } from '../../shared/errors.ts'
import { rereadText } from '../../shared/subtitle/checkup/rereadText.ts'
import { decodeSubtitle } from '../../shared/subtitle/parseSubtitle.ts'
import type { ParseHints } from './prepareSubtitle.ts'

/** To be written as UTF-8. @throws AppError 'subtitle.unreadable', 'input.invalid' where the letters are right */
export function rereadBytes(bytes: Uint8Array, { languageHint = null }: ParseHints): string {
  const { text, hasUtf8Mark } = decodeSubtitle(bytes, languageHint)
  const right = rereadText(text, languageHint)
  if (right === null) throw new AppError('input.invalid', 'The letters of this subtitle are right already.')
  return hasUtf8Mark ? `\ufeff${right}` : right
}
