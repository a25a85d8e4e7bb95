/** The texts of EBU-STL (EBU Tech 3264): ISO 6937 with its accents before their letters, or a page of ISO 8859. Pure. */
import { decodeCodePage } from '../../encoding/codePages.ts'

/** From 0xA0 on; a blank for what is no character. */
const upperHalf =
  '\u00a0¡¢£$¥#§¤‘“«←↑→↓°±²³×µ¶·÷’”»¼½¾¿' + '                ―¹®©™♪¬¦    ⅛⅜⅝⅞ΩÆĐªĦ ĲĿŁØŒºÞŦŊŉĸæđðħıĳŀłøœßþŧŋ\u00ad'

/** From 0xC0 on: grave, acute, circumflex, tilde, macron, breve, dot, two dots, ring, cedilla, double acute, ogonek, caron. */
const accents = ' \u0300\u0301\u0302\u0303\u0304\u0306\u0307\u0308 \u030a\u0327 \u030b\u0328\u030c'

/** By the code of the table in the header: '00' Latin, '01' Cyrillic, '02' Arabic, '03' Greek, '04' Hebrew. */
export function stlText(bytes: Uint8Array, table: string): string {
  if (table === '01') return decodeCodePage(bytes, 'iso-8859-5')
  if (table === '03') return decodeCodePage(bytes, 'iso-8859-7')
  if (table === '02') return Array.from(bytes, arabicLetter).join('')
  if (table === '04') return Array.from(bytes, hebrewLetter).join('')
  return latinText(bytes)
}

function latinText(bytes: Uint8Array): string {
  let text = ''
  let accent = ''
  for (const byte of bytes) {
    const isAccent = byte >= 0xc0 && byte <= 0xcf
    if (isAccent) accent = accents.charAt(byte - 0xc0).trim()
    else {
      const letter = byte < 0x80 ? String.fromCharCode(byte) : upperHalf.charAt(byte - 0xa0)
      text += (letter + accent).normalize('NFC')
      accent = ''
    }
  }
  return text
}

/** ISO 8859-6 has the letters in the order of Unicode. */
function arabicLetter(byte: number): string {
  if (byte < 0x80) return String.fromCharCode(byte)
  return byte > 0xa0 ? String.fromCharCode(0x0600 + byte - 0xa0) : '\u00a0'
}

/** ISO 8859-8 as well. */
function hebrewLetter(byte: number): string {
  if (byte < 0xe0) return String.fromCharCode(byte)
  return byte <= 0xfa ? String.fromCharCode(0x05d0 + byte - 0xe0) : ''
}
