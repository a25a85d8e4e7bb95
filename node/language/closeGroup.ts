/** What is known of languages that a detector takes for each other. `word*` is any word that begins so. Types only. */
import type { WritingSystem } from './letterCounts.ts'

/** What it is written in, and in which languages. */
type TellingRow = readonly [languages: string, words: string]

export interface CloseGroup {
  /** What a detector calls any of them. */
  readonly detectedAs: ReadonlySet<string>
  /** In which its texts are; the same language is in another group in other letters. */
  readonly script: WritingSystem
  readonly languages: readonly string[]
  /** For languages that are none of ours: the one that is said instead, which is never sure. */
  readonly nearest: Readonly<Record<string, string>>
  readonly rows: readonly TellingRow[]
  readonly letters: readonly (readonly [languages: string, letters: RegExp])[]
}
