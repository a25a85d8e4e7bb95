/**
 * Encodings of seven bits, in which marks tell where pairs of bytes begin and end: ISO-2022-JP, ISO-2022-KR and HZ. All of
 * it looks like ASCII to everything else. Pure.
 */
import { countOf } from '../textLines.ts'
import type { DecodedText } from './decodedText.ts'
import { lettersOf } from './languageLetters.ts'
import { plausibilityOf } from './plausibility.ts'
import { decodeLeniently, decodeStrictly, type PlatformEncoding } from './textDecoder.ts'

/** Null for any other text. */
export function decodeShifted(bytes: Uint8Array): DecodedText | null {
  const hasEscapes = bytes.includes(0x1b)
  if (!hasEscapes && !bytes.includes(0x7e)) return null
  const ascii = decodeLeniently(bytes, 'utf-8') ?? ''
  if (/[^\0-\x7f]/.test(ascii)) return null
  if (/\x1b\$[@B]/.test(ascii)) return decodedAs('iso-2022-jp', decodeStrictly(bytes, 'iso-2022-jp'))
  if (ascii.includes('\x1b$)C')) return decodedAs('iso-2022-kr', koreanOf(ascii))
  return decodedAs('hz-gb-2312', chineseOf(ascii))
}

function decodedAs(encoding: string, text: string | null): DecodedText | null {
  return text === null ? null : { text, encoding, hasUtf8Mark: false }
}

function koreanOf(ascii: string): string | null {
  return pairsBetween(ascii.replaceAll('\x1b$)C', ''), /\x0e([^\x0e\x0f\n]*)\x0f?/g, 'euc-kr')
}

/** Somebody may write a wave and a brace; what comes of them is Chinese only where they are marks. */
const leastChinese = 0.45

function chineseOf(ascii: string): string | null {
  if (countOf(ascii, '~{') === 0) return null
  const text = pairsBetween(ascii, /~\{((?:[^~\n]|~(?!\}))*)(?:~\}|(?=\n|$))/g, 'gb18030')
  if (text === null || plausibilityOf(text, lettersOf('zh-Hans').letters) < leastChinese) return null
  return text.replaceAll('~~', '~').replaceAll('~\n', '')
}

/** Null where a pair is none of the encoding. */
function pairsBetween(ascii: string, marked: RegExp, encoding: PlatformEncoding): string | null {
  const runs = [...ascii.matchAll(marked)].map(([, pairs = '']) =>
    decodeStrictly(
      Uint8Array.from(pairs, (char) => char.charCodeAt(0) | 0x80),
      encoding,
    ),
  )
  let at = 0
  return runs.includes(null) ? null : ascii.replace(marked, () => runs[at++] ?? '')
}
