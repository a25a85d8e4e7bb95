/** Texts, numbers and words of a JSON text, straight from its bytes. Where they end is found here; what is not plain, JSON.parse tells. */
import { DecodeFailure } from './decodeFailure.ts'
import { opaque, type Plain } from './decoder.ts'

declare const TextDecoder: new (
  encoding: string,
  options: { readonly fatal: boolean; readonly ignoreBOM: boolean },
) => { decode(bytes: Uint8Array): string }

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** Of a comment an upload may have 2,000 characters, each escaped to 6 bytes at most; nothing else that is read comes near. */
const longestTextBytes = 16_384
/** No number that means something has more digits. */
const longestWordBytes = 400

export const quote = 0x22
const backslash = 0x5c
const zero = 0x30

/** The place after the scalar that begins at `from`. */
export function endOfScalar(bytes: Uint8Array, from: number): number {
  return bytes[from] === quote ? endOfText(bytes, from) : endOfWord(bytes, from)
}

export function endOfText(bytes: Uint8Array, from: number): number {
  for (let at = from + 1; at < bytes.length; at += 1) {
    const byte = bytes[at]
    if (byte === quote) return at + 1
    if (byte === backslash) at += 1
  }
  throw new DecodeFailure('broken')
}

/** Numbers, true, false and null consist of these. */
function endOfWord(bytes: Uint8Array, from: number): number {
  const end = from + longestWordBytes
  let at = from
  while (at < end && at < bytes.length && isOfWord(bytes[at] ?? 0)) at += 1
  if (at === from || at === end) throw new DecodeFailure('broken')
  return at
}

function isOfWord(byte: number): boolean {
  const isSign = byte === 0x2b || byte === 0x2d || byte === 0x2e
  return isDigit(byte) || isSign || (byte >= 0x61 && byte <= 0x7a) || byte === 0x45
}

function isDigit(byte: number): boolean {
  return byte >= zero && byte <= 0x39
}

export function scalarIn(bytes: Uint8Array, from: number, end: number): Plain {
  if (end - from > longestTextBytes) return opaque
  if (bytes[from] !== quote)
    return isWholeNumber(bytes, from, end) ? wholeNumber(bytes, from, end) : wordIn(bytes, from, end)
  return isAsWritten(bytes, from, end)
    ? utf8.decode(bytes.subarray(from + 1, end - 1))
    : (parsed(bytes, from, end) as Plain)
}

/** Nearly all words are one of these; JSON.parse takes ten times as long for them. */
function wordIn(bytes: Uint8Array, from: number, end: number): Plain {
  if (isWord('false', bytes, from, end)) return false
  if (isWord('null', bytes, from, end)) return null
  return isWord('true', bytes, from, end) ? true : (parsed(bytes, from, end) as Plain)
}

/** Fifteen digits are an exact number. */
const mostExactDigits = 15

function isWholeNumber(bytes: Uint8Array, from: number, end: number): boolean {
  const digits = end - from
  if (digits > mostExactDigits || (digits > 1 && bytes[from] === zero)) return false
  for (let at = from; at < end; at += 1) if (!isDigit(bytes[at] ?? 0)) return false
  return true
}

function wholeNumber(bytes: Uint8Array, from: number, end: number): number {
  let number = 0
  for (let at = from; at < end; at += 1) number = number * 10 + (bytes[at] ?? 0) - zero
  return number
}

/** Whether the text means the letters it is written with: nothing in it is escaped, or forbidden. */
function isAsWritten(bytes: Uint8Array, from: number, end: number): boolean {
  for (let at = from + 1; at < end - 1; at += 1) {
    const byte = bytes[at] ?? 0
    if (byte === backslash || byte < 0x20) return false
  }
  return true
}

/** Whether the text between the quotes is this name, letter by letter. */
export function isName(name: string, bytes: Uint8Array, from: number, end: number): boolean {
  return isWord(name, bytes, from + 1, end - 1)
}

function isWord(word: string, bytes: Uint8Array, from: number, end: number): boolean {
  if (end - from !== word.length) return false
  for (let at = 0; at < word.length; at += 1) if (word.charCodeAt(at) !== bytes[from + at]) return false
  return true
}

/** No name of the service is longer, and an escaped letter takes six bytes at most. */
const longestEscapedName = 6 * 64

/** What an escaped text says, for a name; null where it holds no escape, or far more than a name. */
export function escapedName(bytes: Uint8Array, from: number, end: number): string | null {
  if (end - from > longestEscapedName || isAsWritten(bytes, from, end)) return null
  return String(parsed(bytes, from, end))
}

function parsed(bytes: Uint8Array, from: number, end: number): unknown {
  try {
    return JSON.parse(utf8.decode(bytes.subarray(from, end)))
  } catch {
    // The parser's own message quotes the answer; it is not passed on.
    throw new DecodeFailure('broken')
  }
}
