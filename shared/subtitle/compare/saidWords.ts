/** The words of a line as they are compared: case and signs are no difference, vowel signs and accents are. Pure. */

/** Of scripts that set no blanks between words every letter counts as one. */
const unspaced =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}'
const unspacedLetter = `[${unspaced}]\\p{M}*`
const words = new RegExp(`${unspacedLetter}|(?:(?![${unspaced}])[\\p{L}\\p{N}\\p{M}])+`, 'gu')
const pieces = new RegExp(`${unspacedLetter}\\s*|(?:(?![${unspaced}])\\S)+\\s*`, 'gu')
const signs = /[^\p{L}\p{N}\p{M}]+/gu

/** '' where it holds signs alone. */
export function bareWords(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(signs, '')
}

export function saidWords(text: string): readonly string[] {
  const said = text.normalize('NFC').toLowerCase()
  // What stands inside of a word, as in "don't", parts it nowhere.
  return said.replace(/(?<=\p{L})['’´`](?=\p{L})/gu, '').match(words) ?? []
}

/** Words with the signs around them and the blanks behind them, so that the line is whole again when they are joined. */
export function saidPieces(text: string): readonly string[] {
  return text.match(pieces) ?? []
}
