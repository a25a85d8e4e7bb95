/** Bytes of a subtitle as cues, or nothing. */
import { parseSubtitle } from '../../shared/subtitle/parseSubtitle.ts'
import { SubtitleError } from '../../shared/subtitle/subtitleError.ts'
import type { SubtitleDocument } from '../../shared/subtitle/document.ts'
import type { LanguageTag } from '../../shared/language.ts'

/** Null where it cannot be read: the catalogue may hold what an older version took. */
export function readText(
  bytes: Uint8Array,
  fileName: string,
  languageHint: LanguageTag | null,
): SubtitleDocument | null {
  try {
    return parseSubtitle(bytes, { fileName, languageHint })
  } catch (thrown) {
    if (thrown instanceof SubtitleError) return null
    throw thrown
  }
}
