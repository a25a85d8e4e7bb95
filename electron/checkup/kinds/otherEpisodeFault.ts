/** A text that says itself that it belongs to another episode, or goes on long after its video has ended. Pure. */
import { endBeforeIt, saysOther } from '../../verify/textDoubt.ts'
import type { FoundFault, ReadFile } from '../checkedFile.ts'

export function otherEpisodeFault(file: ReadFile): FoundFault | null {
  const { of, facts } = file
  if (of === null) return null
  const found = (evidence: FoundFault['evidence']): FoundFault => ({
    kind: 'other-episode',
    severity: 'high',
    evidence,
    mend: 'next',
  })
  if (facts.stated && saysOther(facts, of)) {
    const { season, episode, atMs } = facts.stated
    return found({ code: 'says-other', says: `S${two(season)}E${two(episode)}`, atMs })
  }
  const videoMs = endBeforeIt(facts, of)
  return videoMs === null ? null : found({ code: 'runs-beyond', endMs: facts.lastMs, videoMs })
}

function two(number: number): string {
  return String(number).padStart(2, '0')
}
