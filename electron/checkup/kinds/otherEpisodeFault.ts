/** A text that says itself that it belongs to another episode, or goes on long after its video has ended. Pure. */
import { isBeyond } from '../../verify/coverage.ts'
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
  if (saysOther(file) && facts.stated) {
    const { season, episode, atMs } = facts.stated
    return found({ code: 'says-other', says: `S${two(season)}E${two(episode)}`, atMs })
  }
  const videoMs = of.video.media?.durationMs ?? null
  if (videoMs === null || !isBeyond(facts.lastMs, videoMs)) return null
  return found({ code: 'runs-beyond', endMs: facts.lastMs, videoMs })
}

/** Of the same season and another episode, or of another season; a video of which neither is known says nothing. */
export function saysOther({ of, facts }: ReadFile): boolean {
  if (of === null || facts.stated === null) return false
  const { season, episodes } = of.release
  if (season === null || episodes.length === 0) return false
  return facts.stated.season !== season || !episodes.includes(facts.stated.episode)
}

function two(number: number): string {
  return String(number).padStart(2, '0')
}
