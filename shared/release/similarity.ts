/** How likely two releases of one title are cut and timed alike. Says nothing about whether the titles are the same. */
import type { Release } from './release.ts'
import { titleKey } from './titleKey.ts'

export interface Similarity {
  /** 0 to 1; 0.5 when nothing is known of one of the two. */
  readonly score: number
  /** Fields that speak for or, with '!', against: 'group', 'source', 'resolution', 'edition', 'service', 'codec'. */
  readonly reasons: readonly string[]
}

/** True and false speak for and against, null is silent. */
type Verdict = boolean | null

interface Aspect {
  readonly reason: string
  readonly weight: number
  readonly compare: (a: Release, b: Release) => Verdict
}

const aspects: readonly Aspect[] = [
  { reason: 'source', weight: 35, compare: (a, b) => sameValue(a.source, b.source) },
  { reason: 'group', weight: 25, compare: compareGroups },
  { reason: 'edition', weight: 20, compare: compareEditions },
  { reason: 'resolution', weight: 8, compare: (a, b) => sameValue(a.resolution, b.resolution) },
  { reason: 'service', weight: 7, compare: (a, b) => sameValue(a.streamingService, b.streamingService) },
  { reason: 'codec', weight: 5, compare: (a, b) => sameValue(a.videoCodec, b.videoCodec) },
]
const fullWeight = aspects.reduce((sum, { weight }) => sum + weight, 0)

/** Pure and symmetric. */
export function similarity(a: Release, b: Release): Similarity {
  const verdicts = aspects.map(({ reason, weight, compare }) => ({ reason, weight, verdict: compare(a, b) }))
  const earned = verdicts.reduce((sum, { weight, verdict }) => sum + weight * shareOf(verdict), 0)
  const reasons = verdicts.flatMap(({ reason, verdict }) => (verdict === null ? [] : [verdict ? reason : `!${reason}`]))
  return { score: earned / fullWeight, reasons }
}

function shareOf(verdict: Verdict): number {
  if (verdict === null) return 0.5
  return verdict ? 1 : 0
}

function sameValue(a: string | number | null, b: string | number | null): Verdict {
  return a === null || b === null ? null : a === b
}

/** One group works from several discs and streams: its name counts only where the source does not speak against it. */
function compareGroups(a: Release, b: Release): Verdict {
  if (a.releaseGroup === null || b.releaseGroup === null) return null
  const isSame = groupKey(a.releaseGroup) === groupKey(b.releaseGroup)
  return isSame && sameValue(a.source, b.source) === false ? null : isSame
}

function groupKey(group: string): string {
  return titleKey(group.replace(/\[.*\]$/, '')).replaceAll(' ', '')
}

/** A name without an edition means the usual cut; words that leave the cut alone do not count. */
function compareEditions(a: Release, b: Release): Verdict {
  const [first, second] = [cutsOf(a), cutsOf(b)]
  if (first === '' && second === '') return null
  return first === second
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
