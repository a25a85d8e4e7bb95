/** Character references of HTML and XML in text. Each is decoded once: `&amp;lt;` becomes `&lt;`. Pure. */

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  lrm: '\u200e',
  rlm: '\u200f',
}

/** The ones that WebVTT and XML know by name, and numeric ones; anything else stays as it is written. */
export function decodeBasicEntities(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(#?[A-Za-z0-9]{1,8});/g, (written, name: string) => {
    if (name.startsWith('#')) return numbered(name.slice(1)) ?? written
    return Object.hasOwn(named, name) ? (named[name] ?? written) : written
  })
}

function numbered(digits: string): string | null {
  const code = /^x/i.test(digits) ? Number.parseInt(digits.slice(1), 16) : Number(digits)
  const isCharacter = code >= 0x20 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
  return isCharacter ? String.fromCodePoint(code) : null
}
