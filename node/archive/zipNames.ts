/** Which characters the raw name of a ZIP entry means. Old archives do not say; a wrong guess only spoils a label. */
import { crc32 } from 'node:zlib'

// Every host has it; named here because shared/ knows neither the DOM's types nor Node's.
declare const TextDecoder: new (
  encoding: string,
  options?: { readonly fatal?: boolean; readonly ignoreBOM?: boolean },
) => { decode(bytes: Uint8Array): string }

/** The upper half of code page 437, the one that PKWARE's format note names. */
const upperHalfOf437 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0'

/** Extra field 0x7075: the UTF-8 name that Info-ZIP adds, with a check of the name it belongs to. */
const unicodePathField = 0x7075

export interface RawZipName {
  readonly bytes: Uint8Array
  readonly isUtf8: boolean
  readonly extraFields: ReadonlyMap<number, Uint8Array>
}

export function decodeZipName(raw: RawZipName): string {
  return unicodePathOf(raw) ?? (raw.isUtf8 ? decode(raw.bytes, 'utf-8') : guessName(raw.bytes))
}

function unicodePathOf({ bytes, extraFields }: RawZipName): string | null {
  const field = extraFields.get(unicodePathField)
  if (!field || field.length < 6 || field[0] !== 1) return null
  const view = new DataView(field.buffer, field.byteOffset, field.byteLength)
  return view.getUint32(1, true) === crc32(bytes) ? decode(field.subarray(5), 'utf-8') : null
}

function guessName(bytes: Uint8Array): string {
  return (
    strictly(bytes, 'utf-8', () => true) ??
    strictly(bytes, 'shift_jis', isPlainJapanese) ??
    strictly(bytes, 'ibm866', isPlainCyrillic) ??
    strictly(bytes, 'windows-1251', isPlainCyrillic) ??
    westernName(bytes)
  )
}

type Plausible = (text: string, bytes: Uint8Array) => boolean

function strictly(bytes: Uint8Array, encoding: string, isPlausible: Plausible): string | null {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
    return isPlausible(text, bytes) ? text : null
  } catch {
    return null
  }
}

// Half-width katakana and rare kanji are what Cyrillic bytes turn into when they are read as Shift-JIS.
function isPlainJapanese(text: string, bytes: Uint8Array): boolean {
  return /^[\u0000-\u007f\u3000-\u30ff\u4e00-\u9fff\uff01-\uff20]+$/.test(text) && !hasMostlyRareKanji(bytes)
}

/** Kanji of the second level of JIS X 0208 start with a byte above 0x98. */
function hasMostlyRareKanji(bytes: Uint8Array): boolean {
  let common = 0
  let rare = 0
  for (let index = 0; index < bytes.length; index += 1) {
    const lead = bytes[index] ?? 0
    if (lead < 0x80) continue
    if (lead > 0x98) rare += 1
    else common += 1
    index += 1
  }
  return rare > common
}

// Real words neither mix alphabets nor go from a small letter to a capital one.
function isPlainCyrillic(text: string): boolean {
  const foreign = text.replace(/[\u0000-\u007f№«»–—]/g, '')
  return /^[\u0401-\u045f]+$/.test(foreign) && !/[A-Za-z][Ѐ-џ]|[Ѐ-џ][A-Za-z]|[а-я][А-Я]/.test(text)
}

function westernName(bytes: Uint8Array): string {
  const dos = Array.from(bytes, (byte) =>
    byte < 0x80 ? String.fromCharCode(byte) : (upperHalfOf437[byte - 0x80] ?? '?'),
  )
  const text = dos.join('')
  return onlyLetters(text) ? text : (strictly(bytes, 'windows-1252', onlyLetters) ?? text)
}

function onlyLetters(text: string): boolean {
  return /^[\u0000-\u007f\u00a0\u00bf-\u024f]*$/.test(text)
}

function decode(bytes: Uint8Array, encoding: string): string {
  return new TextDecoder(encoding, { ignoreBOM: true }).decode(bytes)
}
