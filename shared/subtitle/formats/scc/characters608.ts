/** The characters of captions in line 21 (CEA-608, tables 5 to 10). Data only. */

/** ASCII, but for these. */
const inPlaceOfAscii: Readonly<Record<number, string>> = {
  0x27: '’',
  0x2a: 'á',
  0x5c: 'é',
  0x5e: 'í',
  0x5f: 'ó',
  0x60: 'ú',
  0x7b: 'ç',
  0x7c: '÷',
  0x7d: 'Ñ',
  0x7e: 'ñ',
  0x7f: '█',
}

/** From 0x30 on. */
const special = '®°½¿™¢£♪à\u00a0èâêîôû'
/** From 0x20 on, behind 0x12 and 0x13: in place of the character before it, which older decoders show. */
const spanishAndFrench = 'ÁÉÓÚÜü‘¡*’—©℠•“”ÀÂÇÈÊËëÎÏïÔÙùÛ«»'
const portugueseAndGerman = 'ÃãÍÌìÒòÕõ{}\\^_|~ÄäÖöß¥¤│ÅåØø┌┐└┘'

export function basicCharacter(code: number): string {
  return inPlaceOfAscii[code] ?? String.fromCharCode(code)
}

export function specialCharacter(code: number): string {
  return special.charAt(code - 0x30)
}

export function extendedCharacter(set: number, code: number): string {
  return (set === 0x12 ? spanishAndFrench : portugueseAndGerman).charAt(code - 0x20)
}
