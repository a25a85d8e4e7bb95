/** Breaks words into lines of like lengths. Pure. */

/**
 * Into `lineCount` lines, fewer where there are not enough words; the longest line as short as it can be.
 * `widthOf` says how much of a text is seen. Text without spaces is broken between characters.
 */
export function wrapLines(text: string, lineCount: number, widthOf: (text: string) => number): string {
  if (lineCount <= 1) return text
  const breaks = breakPlaces(text)
  if (breaks.length === 0) return text
  const target = widthOf(text) / lineCount
  const nearest = breaks
    .map((at) => ({ at, distance: Math.abs(widthOf(text.slice(0, at)) - target) }))
    .reduce((best, one) => (one.distance < best.distance ? one : best))
  const rest = text.slice(nearest.at).trimStart()
  return `${text.slice(0, nearest.at).trimEnd()}\n${wrapLines(rest, lineCount - 1, widthOf)}`
}

/** Behind spaces, but not before a dash, which would look like another speaker's; in scripts without them between any two letters, where nobody expects words to be kept together. */
function breakPlaces(text: string): readonly number[] {
  const spaces = [...text.matchAll(/\s+(?=[^\s\-‐‑–—])/g)].map(({ index }) => index).filter((at) => at > 0)
  if (spaces.length > 0) return spaces
  return [
    ...text.matchAll(/(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}])(?=\p{L})/gu),
  ].map(({ index }) => index)
}
