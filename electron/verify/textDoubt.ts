/** What speaks against a text beside its video: one that is itself in doubt is no measure of another. Pure. */
import type { Release } from '../../shared/release/release.ts'
import type { LibraryVideo } from '../library/mediaFile.ts'
import { isBeyond } from './coverage.ts'
import type { ReadFacts, TextFacts } from './textFacts.ts'

export interface BesideVideo {
  readonly video: Pick<LibraryVideo, 'media'>
  readonly release: Release
}

/** It names an episode of the same season and another number, or of another season; of a video of which neither is known it says nothing. */
export function saysOther({ stated }: Pick<ReadFacts, 'stated'>, { release }: Pick<BesideVideo, 'release'>): boolean {
  const { season, episodes } = release
  if (stated === null || season === null || episodes.length === 0) return false
  return stated.season !== season || !episodes.includes(stated.episode)
}

/** How long its video is, where it goes on long after that has ended. */
export function endBeforeIt(
  { lastMs }: Pick<ReadFacts, 'lastMs'>,
  { video }: Pick<BesideVideo, 'video'>,
): number | null {
  const videoMs = video.media?.durationMs ?? null
  return videoMs !== null && isBeyond(lastMs, videoMs) ? videoMs : null
}

/** Its letters are right, it is in the language of its name, and nothing says that it belongs to another video. */
export function isBelievedText(facts: TextFacts, beside: BesideVideo | null): boolean {
  if (facts.state !== 'read' || facts.letters.kind !== 'right' || facts.wrongLanguage !== null) return false
  return beside === null || (!saysOther(facts, beside) && endBeforeIt(facts, beside) === null)
}
