/** What was done to a text, in one line of words. Pure. */
import type { CleanedFacts } from '../../shared/contract/library.ts'
import type { Texts } from '../texts/Texts.ts'

/** 'Removed 214 sounds and speakers · Removed 3 credits · Converted from ASS' */
export function cleanedWords(
  { cleaning }: Texts,
  { hearingImpaired, credits, letters = 0, convertedFrom }: CleanedFacts,
): string {
  return [
    ...(hearingImpaired > 0 ? [cleaning.removedSounds({ count: hearingImpaired })] : []),
    ...(credits > 0 ? [cleaning.removedCredits({ count: credits })] : []),
    ...(letters > 0 ? [cleaning.mendedLetters({ count: letters })] : []),
    ...(convertedFrom === null ? [] : [cleaning.convertedFrom({ format: convertedFrom.toUpperCase() })]),
  ].join(' · ')
}

/** What the new format could not keep; null where it kept everything. */
export function lostWords({ cleaning }: Texts, { lost }: CleanedFacts): string | null {
  if (lost.length === 0) return null
  return cleaning.lost({
    kinds: lost.map(({ kind, cues }) => `${cleaning.lossKinds[kind]} (${cleaning.cues({ count: cues })})`).join(', '),
  })
}
