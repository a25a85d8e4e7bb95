/** What the two databases say in different words. Every other statement of the service is one text that both understand. */
import type { Statements } from '../../../node/sqlite/statements.ts'

export type Numbered = 'subtitles' | 'subtitle_files'

export interface Dialect {
  /** Rows `value` of the JSON list of numbers that a parameter holds, to be put behind FROM. */
  numbersIn(parameter: string): string
  /** From `names n`, oldest first: the first parameter is a pattern of words, the others are those of further conditions. */
  namesWithWords(conditions: string): string
  readonly someNameWithWords: string
  /** All of these words; of the last one perhaps only the beginning. */
  wordPattern(words: readonly string[], isLastOpen: boolean): string
  /** Files the names above the first number, up to the second, in the indexes of thirds and words. Run inside a transaction. */
  indexNames(db: Statements, after: number, upTo: number): void
  /** The last number that was given out. */
  lastNumber(db: Statements, table: Numbered): number
  /** A number that nobody else gets. */
  reserveNumber(db: Statements, table: Numbered): number
}
