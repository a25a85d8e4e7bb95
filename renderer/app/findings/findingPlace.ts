/** Where in the film a finding is seen, in milliseconds; null where it is all of the text. Pure. */
import type { Evidence } from '../../../shared/contract/videos/checkup.ts'
import { inFilm } from '../desk/seenState.ts'

export function findingPlace(evidence: Evidence): number | null {
  switch (evidence.code) {
    case 'says-other':
    case 'overlaps':
    case 'fast':
      return evidence.atMs
    case 'adverts':
      return evidence.atMs[0] ?? null
    case 'ends-early':
      return evidence.endMs
    case 'runs-beyond':
      return inFilm(evidence.videoMs, evidence.endMs)
    default:
      return null
  }
}
