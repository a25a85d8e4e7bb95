/**
 * What a detector says of a text, looked at again with the words of the text: a language of which the text has hardly a
 * small word is taken back, and languages close to each other are told apart by words that only one of them has. Pure.
 */
import type { CloseGroup } from './closeGroup.ts'
import { closeGroups } from './closeWords.ts'
import type { Detection } from './detectLanguage.ts'
import type { WritingSystem } from './letterCounts.ts'
import { smallWordShares } from './smallWords.ts'
import type { CountedText } from './spokenText.ts'
import { countOf, type WordCounts } from './wordCounter.ts'

export interface Told {
  /** ISO 639-1. */
  readonly language: string
  readonly isSure: boolean
  /** Languages that it may be as well: it is one of these for sure where the detection was. */
  readonly orElse: readonly string[]
}

export function tellApart(detection: Detection, said: CountedText): Told {
  const heard = withSmallWords(detection, said.words)
  const group = closeGroups.find(({ detectedAs, script }) => detectedAs.has(heard.language) && isMostly(said, script))
  return group ? among(group, heard, said) : heard
}

function isMostly({ counts: { letters, of } }: CountedText, script: WritingSystem): boolean {
  return of(script) > letters / 2
}

/** Of talk in most languages small words are a fifth at least; of another language half as many are in it by chance. */
const [someSmallWords, manySmallWords] = [0.1, 0.2]
const [more, muchMore] = [1.05, 1.6]

function withSmallWords({ language: detected, isSure }: Detection, words: WordCounts): Told {
  const shares = [...smallWordShares(words)].toSorted((a, b) => b[1] - a[1])
  const [[language, most] = ['', 0], [, second] = ['', 0]] = shares
  const listed = listedAs[detected] ?? detected
  const own = shares.find(([one]) => one === listed)?.[1]
  if (own === undefined || most < someSmallWords) return { language: detected, isSure, orElse: [] }
  if (language === listed) return { language: detected, isSure: isSure || most >= second * muchMore, orElse: [] }
  if (most < own * more || areOfOneGroup(detected, language)) return { language: detected, isSure, orElse: [] }
  if (most < own * muchMore) return { language: detected, isSure: false, orElse: isSure ? [detected, language] : [] }
  const isRight = isSure && most >= manySmallWords
  return { language: isRight ? language : detected, isSure: isRight, orElse: [] }
}

/** Which of them it is is seen by other words. */
function areOfOneGroup(one: string, other: string): boolean {
  return closeGroups.some(({ detectedAs }) => detectedAs.has(one) && detectedAs.has(other))
}

/** One list for languages with the same small words. */
const listedAs: Readonly<Record<string, string>> = { sr: 'hr', bs: 'hr' }

/** A few foreign words are names, quotations and habits of speech; fewer telling ones say nothing. */
const fewestTelling = 4
const mostForeign = 0.2
const leastLead = { words: 2, share: 0.05 }

/** The language in which the fewest of the telling words would be foreign. */
function among(group: CloseGroup, heard: Told, said: CountedText): Told {
  const counts = tellingCounts(group, said)
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  const [best, next] = group.languages
    .map((language) => ({ language, foreign: foreignTo(language, counts) }))
    .toSorted((a, b) => a.foreign - b.foreign)
  if (!best || !next || total === 0) return { ...heard, isSure: false, orElse: known(group) }
  const lead = next.foreign - best.foreign
  const isTold =
    total >= fewestTelling &&
    best.foreign <= total * mostForeign &&
    lead >= Math.max(leastLead.words, total * leastLead.share)
  const isSure = isTold && heard.isSure && known(group).includes(best.language)
  return { language: group.nearest[best.language] ?? best.language, isSure, orElse: isSure ? [] : known(group) }
}

function known({ languages, nearest }: CloseGroup): readonly string[] {
  return languages.filter((language) => nearest[language] === undefined)
}

interface TellingCount {
  readonly languages: readonly string[]
  readonly count: number
}

function tellingCounts({ rows, letters }: CloseGroup, { text, words }: CountedText): readonly TellingCount[] {
  return [
    ...rows.map(([languages, list]) => ({ languages: languages.split(' '), count: countOf(list, words) })),
    ...letters.map(([languages, of]) => ({ languages: languages.split(' '), count: text.match(of)?.length ?? 0 })),
  ]
}

function foreignTo(language: string, counts: readonly TellingCount[]): number {
  return counts.reduce((sum, { languages, count }) => sum + (languages.includes(language) ? 0 : count), 0)
}
