/** Texts, numbers and words of a JSON text, straight from its bytes. Where they end is found here; what they say, JSON.parse tells. */
import { DecodeFailure } from './decodeFailure.ts'
import { opaque, type Plain } from './decoder.ts'

declare const TextDecoder: new (
  encoding: string,
  options: { readonly fatal: boolean },
) => { decode(bytes: Uint8Array): string }

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Of a comment an upload may have 2,000 characters, each escaped to 6 bytes at most; nothing else that is read comes near. */
const longestTextBytes = 16_384
/** No number that means something has more digits. */
const longestWordBytes = 400

export const quote = 0x22
const backslash = 0x5c

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
  const isDigit = byte >= 0x30 && byte <= 0x39
  const isSign = byte === 0x2b || byte === 0x2d || byte === 0x2e
  return isDigit || isSign || (byte >= 0x61 && byte <= 0x7a) || byte === 0x45
}

export function scalarIn(bytes: Uint8Array, from: number, end: number): Plain {
  if (end - from > longestTextBytes) return opaque
  return parsed(bytes, from, end) as Plain
}

/** Whether the text between the quotes is this name, letter by letter. */
export function isName(name: string, bytes: Uint8Array, from: number, end: number): boolean {
  if (end - from !== name.length + 2) return false
  for (let at = 0; at < name.length; at += 1) if (name.charCodeAt(at) !== bytes[from + 1 + at]) return false
  return true
}

/** No name of the service is longer, and an escaped letter takes six bytes at most. */
const longestEscapedName = 6 * 64

/** What an escaped text says, for a name; null where it holds no escape, or far more than a name. */
export function escapedName(bytes: Uint8Array, from: number, end: number): string | null {
  if (end - from > longestEscapedName || !bytes.subarray(from, end).includes(backslash)) return null
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
