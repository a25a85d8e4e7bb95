/** Whether a text in Cyrillic letters can be of a language, by the letters that its alphabet has and those it lacks. Pure. */
import type { CountedText } from './spokenText.ts'

const alphabets: Readonly<Record<string, string>> = {
  be: 'абвгдеёжзійклмнопрстуўфхцчшыьэюя',
  bg: 'абвгдежзийклмнопрстуфхцчшщъьюя',
  mk: 'абвгдѓежзѕијклљмнњопрстќуфхцчџш',
  ru: 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя',
  sr: 'абвгдђежзијклљмнњопрстћуфхцчџш',
  uk: 'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя',
}

/** No text goes without it. Bulgarian has no letter that Russian lacks. */
const everywhere: Readonly<Record<string, string>> = { ru: 'ы' }

/** Of 100 letters of Russian 3 are none of Bulgarian; a third of a text may be songs and names. */
const mostForeign = { share: 0.01, letters: 8 } as const
/** Of 100 letters of Russian 2 are this one. */
const leastEverywhere = 0.002
/** Fewer say nothing. */
const fewestLetters = 300

/** The block of Unicode that they all are in. */
const [blockStart, blockLength] = [0x400, 0x100]

/** False for languages that are not listed, and for texts in other letters. */
export function isOtherAlphabet({ text, counts }: CountedText, language: string): boolean {
  const alphabet = alphabets[language]
  const total = counts.of('cyrillic')
  if (alphabet === undefined || total < fewestLetters) return false
  const times = letterTimes(text.toLowerCase())
  const timesOf = (letter: string) => times[letter.charCodeAt(0) - blockStart] ?? 0
  const own = Array.from(alphabet, timesOf).reduce((sum, one) => sum + one, 0)
  if (total - own >= Math.max(mostForeign.letters, total * mostForeign.share)) return true
  const needed = everywhere[language]
  return needed !== undefined && timesOf(needed) < total * leastEverywhere
}

/** How often each letter of the block stands there, by its place in it: a pass over numbers, because every download is counted. */
function letterTimes(text: string): Uint32Array {
  const times = new Uint32Array(blockLength)
  for (let at = 0; at < text.length; at += 1) {
    const place = text.charCodeAt(at) - blockStart
    if (place >= 0 && place < blockLength) times[place] = (times[place] ?? 0) + 1
  }
  return times
}
