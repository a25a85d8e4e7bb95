/** Character references of HTML and XML in text. Each is decoded once: `&amp;lt;` becomes `&lt;`. Pure. */
import { decodeCodePage } from './encoding/codePages.ts'

/** Of HTML for the characters from U+00A0 to U+00FF, in this order. */
const latin =
  `nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para
  middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute
  Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute
  THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde
  ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml`.split(/\s+/)

const named: Readonly<Record<string, string>> = {
  ...Object.fromEntries(latin.map((name, at) => [name, String.fromCharCode(0xa0 + at)])),
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  lrm: '\u200e',
  rlm: '\u200f',
  OElig: 'Œ',
  oelig: 'œ',
  Scaron: 'Š',
  scaron: 'š',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  sbquo: '‚',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  lsaquo: '‹',
  rsaquo: '›',
  hellip: '…',
  bull: '•',
  euro: '€',
}

/** The ones of western languages by name, and numeric ones; anything else stays as it is written. */
export function decodeBasicEntities(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(#?[A-Za-z0-9]{1,8});/g, (written, name: string) => {
    if (name.startsWith('#')) return numbered(name.slice(1)) ?? written
    return Object.hasOwn(named, name) ? (named[name] ?? written) : written
  })
}

function numbered(digits: string): string | null {
  const code = /^x/i.test(digits) ? Number.parseInt(digits.slice(1), 16) : Number(digits)
  // Web pages mean the page of Windows by these numbers, and are read so everywhere.
  if (code >= 0x80 && code < 0xa0) return decodeCodePage(Uint8Array.of(code), 'windows-1252')
  const isCharacter = code >= 0x20 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
  return isCharacter ? String.fromCodePoint(code) : null
}
