/**
 * Text whose letters are wrong because its bytes were once read in another encoding than they were written in, and was then
 * saved as it was shown: what it says in the right one. Pure.
 */
import type { LanguageTag } from '../../language.ts'
import { bestGuess, decodeAs } from '../encoding/bestGuess.ts'
import { mayBeUtf8 } from '../encoding/byteLines.ts'
import { bytesInCodePage } from '../encoding/bytesInCodePage.ts'
import type { CodePage } from '../encoding/codePages.ts'
import { lettersOf } from '../encoding/languageLetters.ts'
import { plausibilityOf } from '../encoding/plausibility.ts'
import { decodeStrictly } from '../encoding/textDecoder.ts'

/** What programs take a text for when nobody says: the system's page in the west, the east and the south of Europe. */
const mistakenFor: readonly CodePage[] = ['windows-1252', 'windows-1250', 'windows-1251', 'windows-1254']

const beyondAscii = /[^\0-\x7f]+/g
/** Of fewer places nothing is concluded. */
const fewestPlaces = 2
/** A few lines may have been added later, in right letters. */
const mostlyPlaces = 0.7

/** Null where the letters are as they should be, or cannot be told to be wrong. */
export function rereadText(text: string, language: LanguageTag | null): string | null {
  const places = text.match(beyondAscii) ?? []
  return rereadAsUtf8(text, places) ?? (language === null ? null : rereadAsPage(text, { places, language }))
}

/** 'Ã©' for 'é': no language writes what also is whole UTF-8, and all over the text. */
function rereadAsUtf8(text: string, places: readonly string[]): string | null {
  if (places.length < fewestPlaces) return null
  for (const page of mistakenFor) {
    const rightOf = createRereading(page)
    const mended = places.filter((place) => rightOf(place) !== null).length
    if (mended >= fewestPlaces && mended >= places.length * mostlyPlaces)
      return text.replace(beyondAscii, (place) => rightOf(place) ?? place)
  }
  return null
}

/** A text says the same few letters again and again: each is read once. Null where they are no whole UTF-8. */
function createRereading(page: CodePage): (place: string) => string | null {
  const known = new Map<string, string | null>()
  return (place) => {
    const before = known.get(place)
    if (before !== undefined) return before
    const bytes = bytesInCodePage(place, page)
    const right = bytes && mayBeUtf8(bytes) ? decodeStrictly(bytes, 'utf-8') : null
    known.set(place, right)
    return right
  }
}

/** Letters at most so plausible are wrong, and at least so plausible are right. */
const [wrongAt, rightAt] = [0.4, 0.95]
const fewestLetters = 20

interface ShownIn {
  readonly places: readonly string[]
  readonly language: LanguageTag
}

/** 'Ïðèâåò' for 'Привет': only the language that the text shall be in tells. */
function rereadAsPage(text: string, { places, language }: ShownIn): string | null {
  const { letters, encodings } = lettersOf(language)
  const foreign = places.reduce((sum, { length }) => sum + length, 0)
  if (foreign < fewestLetters || plausibilityOf(text, letters) > wrongAt) return null
  for (const page of mistakenFor) {
    const bytes = bytesInCodePage(text, page)
    const guess = bytes && bestGuess(bytes, [{ letters, encodings: encodings.filter((each) => each !== page) }])
    if (bytes && guess && guess.plausibility >= rightAt) return decodeAs(bytes, guess.encoding)
  }
  return null
}
