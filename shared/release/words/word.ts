/** What a word is by itself, wherever it stands. */
import { kindsOf, wordsOfKinds } from '../numbering/wordKinds.ts'
import { quickLook } from '../quickLook.ts'
import { firstWordsOfPhrases, phrasesFrom, type PhraseNode } from '../tags/phrases.ts'
import { wordShape, type WordShape } from '../tags/wordShapes.ts'

export interface Word {
  /** What it says about seasons, episodes and parts, as bits. */
  readonly kinds: number
  /** The tags that begin with it. */
  readonly phrases: PhraseNode | null
  /** The tag that it is by how it is made. */
  readonly shape: WordShape | null
}

/** Most words of titles. */
export const plainWord: Word = { kinds: 0, phrases: null, shape: null }

/** The words of releases are few: what was told of one is kept for the next names. */
const known = new Map<string, Word>()
const mostKnown = 5_000

/** Made with the first name, as the phrases are. */
let mayMean: ReturnType<typeof quickLook> | null = null

/** `lower` in small letters; `digits` of its signs are digits from 0 to 9. */
export function wordOf(lower: string, digits: number): Word {
  const isMade = digits > 0 && digits < lower.length
  mayMean ??= quickLook([...firstWordsOfPhrases(), ...wordsOfKinds])
  if (!isMade && !mayMean(lower)) return plainWord
  const before = known.get(lower)
  if (before !== undefined) return before
  if (known.size >= mostKnown) known.clear()
  const word = { kinds: kindsOf(lower, digits), phrases: phrasesFrom(lower), shape: isMade ? wordShape(lower) : null }
  known.set(lower, word)
  return word
}
