/** The word of a list that somebody most likely meant: by the fewest letters added, left out or replaced. Pure. */

/** Null where none is near: more than a third of the letters are other ones. */
export function closestWord(text: string, words: readonly string[]): string | null {
  const meant = text.toLowerCase()
  const [best] = words
    .map((word) => ({ word, steps: stepsBetween(meant, word.toLowerCase()) }))
    .sort((a, b) => a.steps - b.steps)
  return best && best.steps <= Math.max(1, Math.floor(text.length / 3)) ? best.word : null
}

function stepsBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const above = row
    row = [i]
    for (let j = 1; j <= b.length; j++) {
      const replaced = (above[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      row.push(Math.min(replaced, (above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1))
    }
  }
  return row[b.length] ?? 0
}
