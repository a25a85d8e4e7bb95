/** Lines that name who made the subtitle, or sell something. Pure. */
import type { FoundFault, ReadFile } from '../checkedFile.ts'

export function advertFault({ facts }: ReadFile): FoundFault | null {
  const { count, atMs, example } = facts.adverts
  // Nothing but credits: cleaning would leave nothing.
  if (count === 0 || count >= facts.cues) return null
  return {
    kind: 'advert',
    severity: 'low',
    evidence: { code: 'adverts', count, atMs: [...atMs], example },
    mend: 'clean',
  }
}
