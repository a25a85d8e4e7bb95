/** Subtitles in every legacy encoding of every language, whole and with damage, and what reading them right gives. */
import iconv from 'iconv-lite'
import { bytesInCodePage } from '../../../shared/subtitle/encoding/bytesInCodePage.ts'
import { decodeAs } from '../../../shared/subtitle/encoding/bestGuess.ts'
import { isCodePage } from '../../../shared/subtitle/encoding/codePages.ts'
import { type LegacyEncoding, lettersOf } from '../../../shared/subtitle/encoding/languageLetters.ts'
import { allTexts, asSrt } from './allTexts.ts'

export interface LegacyFile {
  readonly language: string
  readonly encoding: LegacyEncoding
  readonly bytes: Uint8Array
}

/** Both registers one after the other; pages that lack a letter of the text are left out. */
export function legacyFiles(): readonly LegacyFile[] {
  return Object.entries(allTexts).flatMap(([key, { talk, news }]) => {
    const language = key === 'sr-Cyrl' ? 'sr' : key
    return lettersOf(language).encodings.flatMap((encoding): readonly LegacyFile[] => {
      const bytes = encoded(asSrt(`${talk}\n${news}`), encoding)
      return bytes?.some((byte) => byte > 0x7f) ? [{ language, encoding, bytes }] : []
    })
  })
}

/** Null where a letter is not in it. */
export function encoded(text: string, encoding: LegacyEncoding): Uint8Array | null {
  if (isCodePage(encoding)) return bytesInCodePage(encoding === 'windows-1258' ? apart(text) : text, encoding)
  const bytes = new Uint8Array(iconv.encode(text, encoding))
  return iconv.decode(Buffer.from(bytes), encoding) === text ? bytes : null
}

/** windows-1258 has the letters of Vietnamese and the signs of its tones, one after the other. */
function apart(text: string): string {
  return Array.from(text, (char) => {
    const tone = /[\u0300\u0301\u0303\u0309\u0323]/.exec(char.normalize('NFD'))?.[0] ?? ''
    return tone === '' ? char : char.normalize('NFD').replace(tone, '').normalize('NFC') + tone
  }).join('')
}

export type Damage = 'lost byte' | 'stray byte' | 'changed byte'

/** One fault at each place; places count among the bytes beyond ASCII. */
export function damaged(bytes: Uint8Array, damage: Damage, places: readonly number[]): Uint8Array {
  const beyond = [...bytes.keys()].filter((at) => (bytes[at] ?? 0) > 0x7f)
  const hit = new Set(places.map((place) => beyond[place % beyond.length]))
  const written = [...bytes].flatMap((byte, at) => {
    if (!hit.has(at)) return [byte]
    if (damage === 'lost byte') return []
    return damage === 'stray byte' ? [byte, 0x81] : [0xff]
  })
  return Uint8Array.from(written)
}

/** The part of a text's lines beyond ASCII that are the same as when it is read in this encoding. */
export function rightShare(bytes: Uint8Array, encoding: LegacyEncoding, read: string): number {
  const wanted = (decodeAs(bytes, encoding) ?? '').split('\n')
  const got = read.split('\n')
  const telling = [...wanted.keys()].filter((at) => /[^\0-\x7f]/.test(wanted[at] ?? ''))
  return telling.filter((at) => wanted[at] === got[at]).length / telling.length
}
