/**
 * What decides whether wishes are met, without the rest of a video. Most videos of a library are alike in it, so that a
 * change of the wishes is worked out for a few hundred profiles instead of a hundred thousand videos.
 */
import type { VideoRow } from '../../../shared/contract/library.ts'
import type { LibraryVideo, MediaTrack, Sidecar } from '../../library/mediaFile.ts'
import { missing, type CoveredWish } from '../../wanted/missing.ts'
import { formatWish } from '../../wanted/parseWishes.ts'
import type { WishRules } from '../../wanted/wish.ts'

/** How one wish stands for a video. */
export type WishStatus = VideoRow['wishes'][number]

export interface CoverageProfile {
  /** Stands for every video of the profile; only what covers wishes is filled in. */
  readonly video: LibraryVideo
  readonly ours: ReadonlySet<Sidecar>
}

/** Makes profiles: videos that are alike share one. */
export function createProfiles(): (video: LibraryVideo, isOurs: (sidecar: Sidecar) => boolean) => CoverageProfile {
  const profiles = new Map<string, CoverageProfile>()
  return ({ file, media }, isOurs) => {
    const sidecars = file.sidecars.map(coveringSidecar)
    const ours = file.sidecars.map(isOurs)
    const tracks = (media?.tracks ?? []).filter(({ kind }) => kind !== 'video').map(coveringTrack)
    const key = JSON.stringify([sidecars, ours, tracks])
    const known = profiles.get(key)
    if (known) return known
    const profile = {
      video: emptyVideo(sidecars, tracks),
      ours: new Set(sidecars.filter((_, index) => ours[index])),
    }
    profiles.set(key, profile)
    return profile
  }
}

/** One entry a wish, in the order of the wishes: covered or missing, as far as the disk tells. */
export function statusesOf(profile: CoverageProfile, rules: WishRules): readonly WishStatus[] {
  const { covered } = missing([profile.video], rules)
  return rules.wishes.map((wish) => {
    const found = covered.find((entry) => entry.wish === wish)
    const [first] = wish.alternatives
    return {
      wish: formatWish(wish),
      language: first?.kind === 'language' ? first.language : 'und',
      state: found ? 'covered' : 'missing',
      by: found ? coveredBy(found, profile) : null,
    }
  })
}

function coveredBy({ by }: CoveredWish, { ours }: CoverageProfile): WishStatus['by'] {
  if (by.kind !== 'sidecar') return by.kind
  if (by.sidecar.isRePaired) return 'stray'
  return ours.has(by.sidecar) ? 'ours' : 'sidecar'
}

function coveringSidecar({ language, isForced, isHearingImpaired, isRePaired }: Sidecar): Sidecar {
  return { path: '', language, isForced, isHearingImpaired, extension: '', ...(isRePaired && { isRePaired }) }
}

function coveringTrack({ kind, language, isForced, isHearingImpaired, isDefault }: MediaTrack): MediaTrack {
  return { kind, language, isForced, isHearingImpaired, isDefault, codec: '', isText: true, name: null }
}

function emptyVideo(sidecars: readonly Sidecar[], tracks: readonly MediaTrack[]): LibraryVideo {
  return {
    file: { path: '', root: '', sizeBytes: 0, modifiedMs: 0, sidecars },
    media: { durationMs: null, fps: null, height: null, tracks },
    ids: { filmdbId: null, moviedbId: null },
  }
}
