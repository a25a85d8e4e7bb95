/** Where the text of a written file came from: out of the video itself, or how well its release fits. Pure. */
import type { Texts } from './Texts.ts'
import { tierText } from './tierWords.ts'

/** As the history notes a track that was saved from inside its video. */
const insideReason = 'inside'

/** '' where there is nothing to say. */
export function originText(texts: Texts, row: { readonly tier: number; readonly reasons: readonly string[] }): string {
  return row.reasons.includes(insideReason) ? texts.library.signs.words.inside : tierText(texts, row)
}
