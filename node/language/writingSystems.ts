/** Which letters a language is written in, and whether a text's letters can be of it. Pure. */
import { baseOf, type LanguageTag } from '../../shared/language.ts'
import type { LetterCounts, WritingSystem } from './letterCounts.ts'

/** Languages that are not listed are written in Latin letters. Some are written in several systems. */
const systemsOfLanguage: Readonly<Record<string, readonly WritingSystem[]>> = {
  ar: ['arabic'],
  az: ['latin', 'cyrillic', 'arabic'],
  be: ['cyrillic', 'latin'],
  bg: ['cyrillic'],
  bn: ['bengali'],
  bs: ['latin', 'cyrillic'],
  el: ['greek'],
  fa: ['arabic'],
  he: ['hebrew'],
  hi: ['devanagari'],
  hy: ['armenian'],
  ja: ['kana', 'han'],
  ka: ['georgian'],
  kk: ['cyrillic', 'latin', 'arabic'],
  kn: ['kannada'],
  // Chinese signs stand for single words only.
  ko: ['hangul'],
  ku: ['latin', 'arabic', 'cyrillic'],
  mk: ['cyrillic'],
  ml: ['malayalam'],
  mn: ['cyrillic'],
  mni: ['bengali', 'meitei'],
  ms: ['latin', 'arabic'],
  my: ['myanmar'],
  ru: ['cyrillic'],
  si: ['sinhala'],
  sr: ['cyrillic', 'latin'],
  ta: ['tamil'],
  te: ['telugu'],
  th: ['thai'],
  uk: ['cyrillic'],
  ur: ['arabic'],
  zh: ['han'],
}

// Names, songs and credits stay in foreign letters; less than this of the own ones is no text in the language.
const leastOwnShare = 0.1
const kanaOfJapanese = 0.05
const kanaOfChinese = 0.2

/** Whether the letters alone show that a text is not in the language. */
export function isOtherWriting(text: LetterCounts, language: LanguageTag): boolean {
  const base = baseOf(language)
  const kanaShare = shareOf(text, ['kana'])
  if (base === 'ja' && shareOf(text, ['han']) > 0.5) return kanaShare < kanaOfJapanese
  if (base === 'zh' && kanaShare > kanaOfChinese) return true
  return shareOf(text, systemsOf(language)) < leastOwnShare
}

/** Names and songs in foreign letters are less than half of a text. */
export function isMostlyOtherWriting(text: LetterCounts, language: LanguageTag): boolean {
  return shareOf(text, systemsOf(language)) < 0.5
}

function systemsOf(language: LanguageTag): readonly WritingSystem[] {
  return systemsOfLanguage[baseOf(language)] ?? ['latin']
}

/** A sign or syllable of these says what some three letters say elsewhere. */
const wide: readonly WritingSystem[] = ['han', 'kana', 'hangul']
const lettersOfWide = 3

function shareOf(text: LetterCounts, systems: readonly WritingSystem[]): number {
  const weightOf = (system: WritingSystem) => text.of(system) * (wide.includes(system) ? lettersOfWide : 1)
  const sumOf = (some: readonly WritingSystem[]) => some.reduce((sum, system) => sum + weightOf(system), 0)
  const more = sumOf(wide) - wide.reduce((sum, system) => sum + text.of(system), 0)
  return sumOf(systems) / Math.max(1, text.letters + more)
}
