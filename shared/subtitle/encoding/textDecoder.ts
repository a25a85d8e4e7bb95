/** The platform's decoder, typed by hand because shared code sees neither Node's nor the browser's types. */

interface PlatformDecoder {
  decode(bytes: Uint8Array): string
}

interface PlatformDecoderOptions {
  readonly fatal: boolean
  readonly ignoreBOM: boolean
}

interface PlatformWithDecoder {
  readonly TextDecoder: new (label: string, options: PlatformDecoderOptions) => PlatformDecoder
}

/** The multi-byte encodings this app decodes with the platform; single-byte ones are in `codePages`. */
export type PlatformEncoding =
  'utf-8' | 'utf-16le' | 'utf-16be' | 'gb18030' | 'big5' | 'shift_jis' | 'euc-jp' | 'iso-2022-jp' | 'euc-kr'

/** The text, or null where a byte is wrong for the encoding (or the platform was built without it). */
export function decodeStrictly(bytes: Uint8Array, encoding: PlatformEncoding): string | null {
  try {
    return newDecoder(encoding, true).decode(bytes)
  } catch {
    return null
  }
}

/** The text with U+FFFD for what is wrong; null only where the platform was built without the encoding. */
export function decodeLeniently(bytes: Uint8Array, encoding: PlatformEncoding): string | null {
  try {
    return lenientDecoderOf(encoding).decode(bytes)
  } catch {
    return null
  }
}

/** UTF-16, the low byte first, which every platform reads. A pair of surrogates that was cut becomes U+FFFD. */
export function decodeWide(bytes: Uint8Array): string {
  return lenientDecoderOf('utf-16le').decode(bytes)
}

/** Making one takes longer than decoding a line with it. Strict ones are made anew: a failure may stay in their state. */
const lenient = new Map<PlatformEncoding, PlatformDecoder>()

function lenientDecoderOf(encoding: PlatformEncoding): PlatformDecoder {
  const known = lenient.get(encoding) ?? newDecoder(encoding, false)
  lenient.set(encoding, known)
  return known
}

function newDecoder(encoding: PlatformEncoding, fatal: boolean): PlatformDecoder {
  const { TextDecoder } = globalThis as unknown as PlatformWithDecoder
  return new TextDecoder(encoding, { fatal, ignoreBOM: true })
}
