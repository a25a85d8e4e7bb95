/** A text in a few numbers by which another can be told to say nearly the same: the smallest hashes of its lines. Pure. */
import { isWordCharacter } from '../../text/wordCharacters.ts'

export interface LineSketch {
  /** Ascending; all of them where the text has no more lines. */
  readonly smallest: readonly number[]
}

const sketchSize = 48
/** Shorter lines stand in every film. */
const fewestLetters = 12
/** With fewer lines two texts are the same by chance. */
const fewestLines = 24

/** Null where there are too few lines to tell. @param lines words without markup */
export function lineSketch(lines: Iterable<string>): LineSketch | null {
  const hashes = new Set<number>()
  for (const line of lines) {
    const hash = hashOfWords(line)
    if (hash !== null) hashes.add(hash)
  }
  if (hashes.size < fewestLines) return null
  return { smallest: [...hashes].sort((a, b) => a - b).slice(0, sketchSize) }
}

/** The share of lines that both have, of all lines that either has; 0..1, within a few hundredths for equal texts. */
export function likeness(one: LineSketch, other: LineSketch): number {
  const union = [...new Set([...one.smallest, ...other.smallest])].sort((a, b) => a - b)
  const size = Math.min(union.length, Math.max(one.smallest.length, other.smallest.length))
  const [ofOne, ofOther] = [new Set(one.smallest), new Set(other.smallest)]
  const common = union.slice(0, size).filter((hash) => ofOne.has(hash) && ofOther.has(hash)).length
  return common / size
}

/** FNV-1a over letters and digits; null for a line too short to tell. */
function hashOfWords(line: string): number | null {
  let hash = 0x811c9dc5
  let letters = 0
  const lower = line.toLowerCase()
  for (let at = 0; at < lower.length; at += 1) {
    const code = lower.codePointAt(at) ?? 0
    if (code > 0xffff) at += 1
    if (!isWordCharacter(code)) continue
    letters += 1
    hash = Math.imul(hash ^ code, 0x01000193)
  }
  return letters < fewestLetters ? null : hash >>> 0
}
