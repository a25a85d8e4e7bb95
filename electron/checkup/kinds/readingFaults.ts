/** Cues that lie over others, or are gone before they are read. Pure. */
import type { LanguageTag } from '../../../shared/language.ts'
import { pairOf } from '../../../shared/languagePair.ts'
import type { FoundFault, ReadFile } from '../checkedFile.ts'

/** Below these numbers and shares of the cues it is a slip that nobody notices. */
const overlapsFrom = { count: 5, share: 0.03 }
const fastFrom = { count: 10, share: 0.15 }

export function overlapFault({ facts }: ReadFile): FoundFault | null {
  const { count, atMs } = facts.readability.overlaps
  if (!isMany(count, facts.cues, overlapsFrom)) return null
  return {
    kind: 'overlap',
    severity: 'low',
    evidence: { code: 'overlaps', count, ofCues: facts.cues, atMs },
    mend: null,
  }
}

/** Not of two languages in one file: both are counted together, and nobody reads both; each stands beside it to be looked at. */
export function tooFastFault({ facts, language, owner }: ReadFile): FoundFault | null {
  if (isPair(owner?.language ?? language)) return null
  const { count, atMs, speed } = facts.readability.fast
  if (!isMany(count, facts.cues, fastFrom)) return null
  return {
    kind: 'too-fast',
    severity: 'low',
    evidence: { code: 'fast', count, ofCues: facts.cues, speed, atMs },
    mend: null,
  }
}

function isPair(language: LanguageTag | null): boolean {
  return language !== null && pairOf(language) !== null
}

function isMany(count: number, cues: number, from: { readonly count: number; readonly share: number }): boolean {
  return count >= from.count && count >= cues * from.share
}
