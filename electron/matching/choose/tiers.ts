/**
 * How well the timing of a release name fits a video: the sync tier, with reasons and points for the order within a tier
 * (product §6). Pure. Whether it is the right title and episode is the gates' business.
 */
import { joinedKey } from '../../../shared/release/title/titleKey.ts'
import type { Release } from '../../../shared/release/release.ts'
import type { Tier } from './ranking.ts'

export interface Fit {
  readonly tier: Tier
  readonly reasons: readonly string[]
  readonly points: number
}

/** null: one side does not say. */
type Verdict = 'same' | 'other' | null

/** None of its names tells anything. */
export function unknownFit(ours: Release): Fit {
  return { tier: 2, reasons: unnamedSource(ours, { source: null }), points: 0 }
}

/** Names that say nothing of the source, the group or the like prove nothing and contradict nothing. */
export function isInformative(release: Release): boolean {
  const { source, releaseGroup, resolution, editions, streamingService } = release
  return (
    source !== null || releaseGroup !== null || resolution !== null || editions.length > 0 || streamingService !== null
  )
}

/**
 * Listed under the video's very own name. With a source or group in it that is the same release; "Film (2019)" says less,
 * but whoever uploaded it had a file of that name.
 */
export function sameNameFit(fit: Fit, theirs: Release): Fit {
  return { tier: isInformative(theirs) ? 0 : 1, reasons: ['name', ...fit.reasons], points: fit.points + pointsForName }
}

const pointsForName = 20

export function fitOf(ours: Release, theirs: Release): Fit {
  const source = compare(ours.source, theirs.source)
  const verdicts = {
    // One group works from several discs and streams: its name says nothing where the source differs.
    group: source === 'other' ? null : compareGroups(ours, theirs),
    source,
    resolution: compare(ours.resolution, theirs.resolution),
    edition: compareCuts(ours, theirs, source === 'same' && compareGroups(ours, theirs) === 'same'),
    streaming: compare(ours.streamingService, theirs.streamingService),
    codec: compare(ours.videoCodec, theirs.videoCodec),
    proper: ours.isProper === theirs.isProper ? (ours.isProper ? 'same' : null) : 'other',
  } satisfies Record<string, Verdict>
  return {
    tier: tierOf(ours, theirs, verdicts),
    reasons: [...reasonsOf(verdicts), ...unnamedSource(ours, theirs)],
    points: pointsOf(verdicts),
  }
}

type Verdicts = Readonly<Record<Aspect, Verdict>>
type Aspect = keyof typeof weights

/** Heavier than all below it together where timing hangs on it; a stated other master or cut weighs against. */
const weights = {
  group: { same: 16, other: 0 },
  source: { same: 8, other: 0 },
  streaming: { same: 6, other: -6 },
  edition: { same: 4, other: 0 },
  proper: { same: 3, other: -3 },
  resolution: { same: 2, other: 0 },
  codec: { same: 1, other: 0 },
} as const

function tierOf(ours: Release, theirs: Release, verdicts: Verdicts): Tier {
  if (verdicts.edition === 'other') return 4
  if (verdicts.source === 'other') return 3
  const isSameGroup = verdicts.group === 'same' && groupKey(ours.releaseGroup) === groupKey(theirs.releaseGroup)
  const differs = [verdicts.resolution, verdicts.codec, verdicts.streaming, verdicts.proper].includes('other')
  const isSilentOnBothSides = ours.source === null && theirs.source === null
  if (isSameGroup && !differs && (verdicts.source === 'same' || isSilentOnBothSides)) return 0
  return verdicts.source === 'same' ? 1 : 2
}

function reasonsOf(verdicts: Verdicts): readonly string[] {
  return aspects.flatMap((aspect) => {
    if (verdicts[aspect] === null) return []
    return verdicts[aspect] === 'same' ? [aspect] : [`!${aspect}`]
  })
}

/** Whose name it is that leaves the source open: the subtitle's, the video's, or both. */
function unnamedSource(ours: Pick<Release, 'source'>, theirs: Pick<Release, 'source'>): readonly string[] {
  return [...(theirs.source === null ? ['?source'] : []), ...(ours.source === null ? ['?own-source'] : [])]
}

function pointsOf(verdicts: Verdicts): number {
  return aspects.reduce((sum, aspect) => {
    const verdict = verdicts[aspect]
    return verdict === null ? sum : sum + weights[aspect][verdict]
  }, 0)
}

const aspects: readonly Aspect[] = ['group', 'source', 'edition', 'streaming', 'proper', 'resolution', 'codec']

function compare(a: string | number | null, b: string | number | null): Verdict {
  if (a === null || b === null) return null
  return a === b ? 'same' : 'other'
}

/** Groups known to release the same capture under two names. */
const equalGroups: readonly ReadonlySet<string>[] = [
  new Set(['lol', 'dimension']),
  new Set(['asap', 'immerse', 'fleet']),
  new Set(['avs', 'sva']),
  new Set(['framestor', 'w4nk3r', 'bhdstudio']),
]

function compareGroups(ours: Release, theirs: Release): Verdict {
  if (ours.releaseGroup === null || theirs.releaseGroup === null) return null
  const [a, b] = [groupKey(ours.releaseGroup), groupKey(theirs.releaseGroup)]
  return a === b || equalGroups.some((group) => group.has(a) && group.has(b)) ? 'same' : 'other'
}

/** Re-posters add "[rartv]" and the like behind the group. */
function groupKey(group: string | null): string {
  return joinedKey((group ?? '').replace(/\[[^\]]*\]$/, ''))
}

/** A name without an edition means the usual cut; of one group and source "Special Edition" is only the box that the disc lay in. */
function compareCuts(ours: Release, theirs: Release, isOfOneGroup: boolean): Verdict {
  const [a, b] = isOfOneGroup ? [cutOf(unboxed(ours)), cutOf(unboxed(theirs))] : [cutOf(ours), cutOf(theirs)]
  if (a === '' && b === '') return null
  return a === b ? 'same' : 'other'
}

function unboxed({ editions }: Release): Pick<Release, 'editions'> {
  return { editions: editions.filter((edition) => edition !== 'special') }
}

/** Words that change the picture, not the running time. */
const sameRunningTime = new Set(
  'remastered restored criterion anniversary collector limited deluxe diamond signature imax openmatte theatrical'.split(
    ' ',
  ),
)

function cutOf({ editions }: Pick<Release, 'editions'>): string {
  return editions.filter((edition) => !sameRunningTime.has(edition)).join(' ')
}
