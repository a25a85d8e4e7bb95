/** Findings that no move of its lines mends: the text itself is another one, or not all there. Pure. */
import type { FileFinding } from '../../../shared/contract/videos/checkup.ts'

export function needsOtherText({ kind, evidence }: Pick<FileFinding, 'kind' | 'evidence'>): boolean {
  switch (kind) {
    case 'other-episode':
    case 'language':
    case 'empty':
    case 'cut':
      return true
    case 'encoding':
      // Wrong letters are read again as what they were; lost ones stand nowhere.
      return evidence.code !== 'wrong-letters'
    default:
      return evidence.code === 'other-cut'
  }
}
