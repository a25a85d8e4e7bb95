/** A film's dialogue of made words: gaps of many lengths, as in speech, and a few lines that are said often. */
import { randomOf } from './madeTalk.ts'
import type { Said } from '../../../../shared/subtitle/compare/wordedLines.ts'

const syllables = [
  'ka',
  'lo',
  'mi',
  'ter',
  'van',
  'os',
  're',
  'shu',
  'den',
  'pil',
  'gra',
  'nu',
  'so',
  'bel',
  'tam',
  'ix',
]
const often = ['Yes.', 'No.', 'I know.', 'Thank you.', 'What is it?']

type Chance = () => number

export function madeDialogue(count: number, seed = 1): readonly Said[] {
  const chance = randomOf(seed)
  let atMs = 20_000
  return Array.from({ length: count }, () => {
    const words = chance() < 0.15 ? (often[Math.floor(chance() * often.length)] ?? '') : madeLine(chance)
    const startMs = atMs
    const endMs = startMs + 900 + words.length * 55
    atMs = endMs + 80 + Math.round(chance() ** 3 * 9_000)
    return { startMs, endMs, words }
  })
}

export function madeLine(chance: Chance): string {
  const words = Array.from({ length: 3 + Math.floor(chance() * 7) }, () => madeWord(chance))
  const line = words.join(' ')
  return `${line.charAt(0).toUpperCase()}${line.slice(1)}.`
}

function madeWord(chance: Chance): string {
  const count = 1 + Math.floor(chance() * 3)
  return Array.from({ length: count }, () => syllables[Math.floor(chance() * syllables.length)] ?? '').join('')
}

/** As the subtitle of a release whose film runs faster, begins later or was cut. */
export function timed(lines: readonly Said[], timeOf: (ms: number) => number): readonly Said[] {
  return lines.map(({ startMs, endMs, words }) => ({
    startMs: Math.round(timeOf(startMs)),
    endMs: Math.round(timeOf(endMs)),
    words,
  }))
}
