/** How many letters of which writing system a text has. Pure; table data from Unicode's script names. */
import { rememberedKinds } from './kindOfUnits.ts'

const patterns = {
  latin: /\p{Script=Latin}/u,
  cyrillic: /\p{Script=Cyrillic}/u,
  greek: /\p{Script=Greek}/u,
  arabic: /\p{Script=Arabic}/u,
  hebrew: /\p{Script=Hebrew}/u,
  devanagari: /\p{Script=Devanagari}/u,
  bengali: /\p{Script=Bengali}/u,
  meitei: /\p{Script=Meetei_Mayek}/u,
  tamil: /\p{Script=Tamil}/u,
  telugu: /\p{Script=Telugu}/u,
  kannada: /\p{Script=Kannada}/u,
  malayalam: /\p{Script=Malayalam}/u,
  sinhala: /\p{Script=Sinhala}/u,
  thai: /\p{Script=Thai}/u,
  myanmar: /\p{Script=Myanmar}/u,
  georgian: /\p{Script=Georgian}/u,
  armenian: /\p{Script=Armenian}/u,
  hangul: /\p{Script=Hangul}/u,
  kana: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
  han: /\p{Script=Han}/u,
} as const
export type WritingSystem = keyof typeof patterns
const systems = Object.keys(patterns) as WritingSystem[]

/** In UTF-16 units. */
export interface LetterCounts {
  /** Letters of any system. */
  readonly letters: number
  /** All characters of a system: its vowel signs are no letters. */
  readonly of: (system: WritingSystem) => number
}

const kindOfUnit = rememberedKinds(kindOf)

/** One pass over numbers: 20,000 characters are counted of every download. */
export function countLetters(text: string): LetterCounts {
  const counts = new Int32Array(2 * systems.length + 3)
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    const isPair = unit >= 0xd800 && unit <= 0xdbff && at + 1 < text.length
    const kind = isPair ? kindOf(text.codePointAt(at) ?? 0) : kindOfUnit(unit)
    counts[kind] = (counts[kind] ?? 0) + (isPair ? 2 : 1)
    if (isPair) at += 1
  }
  const letters = counts.reduce((sum, count, kind) => sum + (kind > 0 && kind % 2 === 0 ? count : 0), 0)
  const of = (system: WritingSystem) => {
    const first = 1 + 2 * (systems.indexOf(system) + 1)
    return (counts[first] ?? 0) + (counts[first + 1] ?? 0)
  }
  return { letters, of }
}

/** 1 + twice the place of its system (0 for none), and 1 more for a letter. */
function kindOf(code: number): number {
  const char = String.fromCodePoint(code)
  const place = systems.findIndex((system) => patterns[system].test(char)) + 1
  return 1 + 2 * place + Number(/\p{L}/u.test(char))
}
