/** Which lines of a cue in a file in two languages are the first one's and which the second's: told by the texts that it was made of. Pure. */
import { plainTextOf } from '../../../shared/subtitle/plainText.ts'

export interface PairWords {
  readonly text: string
  /** What stands below it in the second language. */
  readonly below: string
}

/** The texts of the cues of each; the second's are not asked for where the first's tell it all. */
export interface PairTexts {
  readonly first: readonly string[]
  readonly second: readonly string[]
}

/** Of words as they are shown: lines that neither text has, as after an edit, stay with the first. */
export function createPairWords({ first, second }: PairTexts): (words: string) => PairWords {
  const above = new Set(first.map(plainTextOf))
  const below = new Set(second.map(plainTextOf))
  return (words) => {
    const lines = words.split('\n')
    for (let count = lines.length; count > 0; count -= 1) {
      const text = lines.slice(0, count).join('\n')
      if (above.has(text)) return { text, below: lines.slice(count).join('\n') }
    }
    // Without a partner in the first, or where that one is changed.
    for (let count = 0; count < lines.length; count += 1) {
      const rest = lines.slice(count).join('\n')
      if (below.has(rest)) return { text: lines.slice(0, count).join('\n'), below: rest }
    }
    return { text: words, below: '' }
  }
}
