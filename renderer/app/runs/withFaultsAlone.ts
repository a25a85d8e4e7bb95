/** Texts whose errors say what is wrong and not what helps, for rows that lead to where both are said. Pure. */
import type { Texts } from '../../texts/Texts.ts'

/** In every language what is wrong is the first sentence. */
const furtherSentences = /[.!?]?(?:(?<=[.!?])\s.*)?$/su

export function withFaultsAlone(texts: Texts): Texts {
  const faults = Object.entries(texts.errors).map(([code, words]) => [code, words.replace(furtherSentences, '')])
  return { ...texts, errors: Object.fromEntries(faults) as Texts['errors'] }
}
