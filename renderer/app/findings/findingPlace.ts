/** Where in the film a finding is seen, in milliseconds; null where it is all of the text. Pure. */
import type { Evidence } from '../../../shared/contract/videos/checkup.ts'

/** Where the film still has a picture. */
const beforeEndMs = 1_000

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
      return Math.max(0, evidence.videoMs - beforeEndMs)
    default:
      return null
  }
}
