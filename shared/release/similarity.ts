/** How likely two releases of one title are cut and timed alike. Says nothing about whether the titles are the same. */
import type { Release } from './release.ts'
import { joinedKey } from './title/titleKey.ts'

/** What of a release is compared. Made once where one release is compared with many. */
export interface Comparable extends Pick<Release, 'source' | 'resolution' | 'streamingService' | 'videoCodec'> {
  /** Without case, marks and what stands in brackets behind it. */
  readonly group: string | null
  /** Editions that are cut otherwise; '' for the usual cut. */
  readonly cuts: string
}

export function comparableOf(release: Release): Comparable {
  const { source, resolution, streamingService, videoCodec, releaseGroup } = release
  const group = releaseGroup === null ? null : groupKey(releaseGroup)
  return { source, resolution, streamingService, videoCodec, group, cuts: cutsOf(release) }
}

/** True and false speak for and against, null is silent. */
type Verdict = boolean | null

interface Aspect {
  readonly weight: number
  readonly compare: (a: Comparable, b: Comparable) => Verdict
}

const aspects: readonly Aspect[] = [
  { weight: 35, compare: (a, b) => sameValue(a.source, b.source) },
  { weight: 25, compare: compareGroups },
  { weight: 20, compare: compareCuts },
  { weight: 8, compare: (a, b) => sameValue(a.resolution, b.resolution) },
  { weight: 7, compare: (a, b) => sameValue(a.streamingService, b.streamingService) },
  { weight: 5, compare: (a, b) => sameValue(a.videoCodec, b.videoCodec) },
]
const fullWeight = aspects.reduce((sum, { weight }) => sum + weight, 0)

/** 0 to 1; 0.5 when nothing is known of one of the two. Pure and symmetric. */
export function similarityScore(a: Comparable, b: Comparable): number {
  let earned = 0
  for (const { weight, compare } of aspects) earned += weight * shareOf(compare(a, b))
  return earned / fullWeight
}

function shareOf(verdict: Verdict): number {
  if (verdict === null) return 0.5
  return verdict ? 1 : 0
}

function sameValue(a: string | number | null, b: string | number | null): Verdict {
  return a === null || b === null ? null : a === b
}

/** One group works from several discs and streams: its name counts only where the source does not speak against it. */
function compareGroups(a: Comparable, b: Comparable): Verdict {
  const isSame = sameValue(a.group, b.group)
  return isSame && sameValue(a.source, b.source) === false ? null : isSame
}

function groupKey(group: string): string {
  return joinedKey(group.replace(/\[.*\]$/, ''))
}

/** A name without an edition means the usual cut; words that leave the cut alone do not count. */
function compareCuts(a: Comparable, b: Comparable): Verdict {
  return a.cuts === '' && b.cuts === '' ? null : a.cuts === b.cuts
}

const sameCut = new Set([
  'remastered',
  'restored',
  'criterion',
  'anniversary',
  'collector',
  'limited',
  'deluxe',
  'diamond',
  'signature',
  'imax',
  'openmatte',
])

function cutsOf({ editions }: Release): string {
  return editions.filter((edition) => !sameCut.has(edition)).join(' ')
}
