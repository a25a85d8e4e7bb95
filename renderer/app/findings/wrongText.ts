/** Findings that no move of its lines mends: the text itself is another one, or not all there. Pure. */
import type { FileFinding } from '../../../shared/contract/videos/checkup.ts'

type Found = Pick<FileFinding, 'kind' | 'evidence' | 'renamesTo'>

export function needsOtherText({ kind, evidence, renamesTo }: Found): boolean {
  switch (kind) {
    case 'other-episode':
    case 'empty':
    case 'cut':
      return true
    case 'language':
      // Where only the name is wrong, the check-up offers the right one.
      return renamesTo === undefined
    case 'encoding':
      // Wrong letters are read again as what they were; lost ones stand nowhere.
      return evidence.code !== 'wrong-letters'
    default:
      return evidence.code === 'other-cut'
  }
}
