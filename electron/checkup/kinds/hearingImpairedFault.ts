/** Descriptions of sounds where none are wanted. Pure. */
import { saysHearingImpaired } from '../../../shared/subtitle/hearingImpairedShare.ts'
import type { FoundFault, ReadFile } from '../checkedFile.ts'

export function hearingImpairedFault({ facts, avoidsSounds }: ReadFile): FoundFault | null {
  const { share, count, example } = facts.sounds
  if (!avoidsSounds || count === 0 || saysHearingImpaired(share) !== true) return null
  return { kind: 'hearing-impaired', severity: 'low', evidence: { code: 'sounds', count, example }, mend: 'clean' }
}
