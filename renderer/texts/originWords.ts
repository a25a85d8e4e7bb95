/** Where the text of a written file came from: out of the video itself, or how well its release fits. Pure. */
import type { Texts } from './Texts.ts'
import { tierWords } from './tierWords.ts'

/** As the history notes a track that was saved from inside its video. */
const insideReason = 'inside'

interface Originated {
  readonly tier: number
  readonly reasons: readonly string[]
  readonly isMachineMade: boolean
}

/** '' where there is nothing to say. */
export function originText(texts: Texts, row: Originated): string {
  const { words } = texts.library.signs
  if (row.reasons.includes(insideReason)) return words.inside
  // No name was compared: it is the user's own text, or a machine made it.
  if (row.tier === 0 && row.reasons.length === 0) return row.isMachineMade ? '' : words.yours
  return tierWords(texts, row)
}
