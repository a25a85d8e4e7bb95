/** Is a text surely not in the wanted language? Doubt is no. Pure; the detection is handed in. */
import { baseOf, type LanguageTag } from '../../shared/language.ts'
import { chineseVariantOf } from './chineseVariants.ts'
import { areClose, areToldApart } from './closeLanguages.ts'
import { isOtherAlphabet } from './cyrillicAlphabets.ts'
import { detectableLanguages, type Detection } from './detectLanguage.ts'
import { smallWordShareOf } from './smallWords.ts'
import type { CountedText } from './spokenText.ts'
import { tellApart } from './tellApart.ts'
import type { WordCounts } from './wordCounter.ts'
import { isMostlyOtherWriting, isOtherWriting } from './writingSystems.ts'

/** Languages that the detector does not know, and the one that it takes them for. */
const detectedInstead: Readonly<Record<string, string>> = { id: 'ms', bs: 'hr', gl: 'pt', mk: 'sr' }

// Real talk repeats its small words; a list of random words does not, and could be anything.
const leastCommonShare = 0.15
const commonWords = 10
const clearLead = 0.15

// News of languages with long words and many endings repeat less, but for the small words of their language.
const leastSmallWords = 0.05
const manySmallWords = 0.15
const muchMore = 4

/** The language the text is in instead, as a tag, or 'other' when only its letters are known to be wrong; else null. */
export function wrongLanguage(said: CountedText, wanted: LanguageTag, detection: Detection | null): LanguageTag | null {
  const accepted = wanted.includes('+') ? wanted.split('+') : [wanted]
  const verdicts = accepted.map((language) => mismatch(said, language, detection))
  return verdicts.includes(null) ? null : (verdicts[0] ?? null)
}

function mismatch(said: CountedText, wanted: LanguageTag, detection: Detection | null): LanguageTag | null {
  const base = baseOf(wanted)
  if (isOtherWriting(said.counts, wanted) || isOtherAlphabet(said, base))
    return detection?.isSure ? tellApart(detection, said).language : 'other'
  if (base === 'zh') {
    const variant = chineseVariantOf(said.text)
    return variant !== null && wanted !== variant && wanted !== 'zh' ? variant : null
  }
  return detection === null ? null : otherWords(said, wanted, detection)
}

function otherWords(said: CountedText, wanted: LanguageTag, detection: Detection): LanguageTag | null {
  const base = baseOf(wanted)
  const { language, isSure, orElse } = tellApart(detection, said)
  if (isSure && areToldApart(language, base)) return language
  if (!isConvincing(detection, base, said)) return null
  const mayBeWanted = [language, ...orElse].some((one) => one === base || areClose(one, base))
  if (mayBeWanted || !(isSure || (detection.isSure && orElse.length > 0))) return null
  // A few lines in another writing are heard by the detector, and are not the text.
  const isMostlyOther = isMostlyOtherWriting(said.counts, wanted)
  if (!isMostlyOther && isMostlyOtherWriting(said.counts, language)) return null
  const isTalk = hasCommonWords(said.text) || smallWordShareOf(language, said.words) >= leastSmallWords
  return isTalk || isMostlyOther ? language : null
}

function isConvincing({ language, scores }: Detection, wanted: string, { words }: CountedText): boolean {
  const known = detectedInstead[wanted] ?? wanted
  if (language === known || areClose(language, wanted) || !detectableLanguages.has(known)) return false
  return (scores[language] ?? 0) - (scores[known] ?? 0) >= clearLead || hasOtherSmallWords(words, language, wanted)
}

/** Many of the one language's, and of the other one only such as are in it by chance. */
function hasOtherSmallWords(words: WordCounts, language: string, wanted: string): boolean {
  const wantedShare = smallWordShareOf(wanted, words)
  return wantedShare > 0 && smallWordShareOf(language, words) >= Math.max(manySmallWords, wantedShare * muchMore)
}

function hasCommonWords(text: string): boolean {
  const counts = new Map<string, number>()
  const words = text.toLowerCase().match(/[\p{L}\p{M}']+/gu) ?? []
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  const most = [...counts.values()].sort((a, b) => b - a).slice(0, commonWords)
  return most.reduce((sum, count) => sum + count, 0) >= words.length * leastCommonShare
}
