/** Whether a subtitle is in English, by its smallest words. Pure. */

const smallest = new Set('the you and to of it that is this what'.split(' '))
/** In English talk they are a fifth of all words; in any other language next to none. */
const leastShare = 0.08

export function isEnglish(texts: readonly string[]): boolean {
  const words =
    texts
      .slice(0, 500)
      .join(' ')
      .toLowerCase()
      .match(/[\p{L}\p{M}]+/gu) ?? []
  return words.length > 0 && words.filter((word) => smallest.has(word)).length >= words.length * leastShare
}
