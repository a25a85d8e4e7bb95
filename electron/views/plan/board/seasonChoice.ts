/** What one choice means for the other episodes of its season: the same pack, else the same release group, else its author. Pure. */
import { parseRelease } from '../../../../shared/release/parseRelease.ts'
import { titleKey } from '../../../../shared/release/title/titleKey.ts'
import type { Candidate } from '../../../matching/choose/ranking.ts'

/** The candidate of another episode that goes with the chosen one; null where there is none. */
export function matchingCandidate(chosen: Candidate, ranked: readonly Candidate[]): Candidate | null {
  const alike = ranked.filter(({ language }) => language === chosen.language)
  const samePack = alike.find(({ subtitle }) => subtitle.id === chosen.subtitle.id)
  if (samePack) return samePack
  const wanted = makerOf(chosen)
  if (wanted !== null) return alike.find((candidate) => makerOf(candidate) === wanted) ?? null
  // Names such as "Show - 27" tell no group: who has made one of them has made the others.
  const { author } = chosen.subtitle
  if (author === null) return null
  return alike.find((candidate) => makerOf(candidate) === null && candidate.subtitle.author === author) ?? null
}

/** Group and source: one group works from several sources, with different timing. */
function makerOf({ releaseName }: Candidate): string | null {
  const { releaseGroup, source } = parseRelease(releaseName)
  return releaseGroup === null ? null : `${titleKey(releaseGroup)} ${source ?? ''}`
}
