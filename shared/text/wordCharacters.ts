/** Letters and digits of any writing, told apart from all else by one look at a table. Pure. */

const wordCharacter = /[\p{L}\p{N}]/u

/** Of each UTF-16 unit that was met: 1 for one of a word, 2 for any other. */
const kinds = new Uint8Array(0x10000)

/** @param code a code point */
export function isWordCharacter(code: number): boolean {
  if (code > 0xffff) return wordCharacter.test(String.fromCodePoint(code))
  kinds[code] ||= wordCharacter.test(String.fromCodePoint(code)) ? 1 : 2
  return kinds[code] === 1
}
