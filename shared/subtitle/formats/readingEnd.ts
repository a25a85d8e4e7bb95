/** When a text goes whose file does not tell: after the time that it takes to read, and never later than the next one comes. Pure. */
import type { Cue } from '../document.ts'

const [leastMs, perLetterMs] = [1_500, 70]
export const longestReadingMs = 7_000

export function readingEndMs({ startMs, text }: Pick<Cue, 'startMs' | 'text'>, nextMs = Infinity): number {
  const readMs = Math.max(leastMs, Math.min(longestReadingMs, text.length * perLetterMs))
  return startMs + Math.min(readMs, nextMs > startMs ? nextMs - startMs : Infinity)
}
