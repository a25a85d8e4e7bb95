/**
 * What decides whether wishes are met, without the rest of a video. Most videos of a library are alike in it, so that a
 * change of the wishes is worked out for a few hundred profiles instead of a hundred thousand videos.
 */
import type { WishStatus } from '../../../../shared/contract/library.ts'
import { satisfies } from '../../../../shared/language.ts'
import type { StepOfFile } from '../../../../shared/contract/videos/timing.ts'
import type { LibraryVideo, MediaFile, MediaTrack, Sidecar } from '../../../library/mediaFile.ts'
import { holdsPictures } from '../../../library/pictureSubtitles.ts'
import { languageOfWish, sameRules, type RulesBook } from '../../../wanted/rulesBook.ts'
import { missing, type CoveredWish } from '../../../wanted/missing.ts'
import { formatWish } from '../../../wanted/parseWishes.ts'
import { languagesOfWish, soughtWishes, type Wish, type WishRules } from '../../../wanted/wish.ts'

export type { WishStatus }

export interface CoverageProfile {
  /** Stands for every video of the profile; only what covers wishes is filled in. */
  readonly video: LibraryVideo
  readonly ours: ReadonlySet<Sidecar>
  /** Of ours: translations and transcriptions. */
  readonly machineMade: ReadonlySet<Sidecar>
  /** Of those that are measured at all. */
  readonly steps: ReadonlyMap<Sidecar, StepOfFile>
  /** The languages of those whose name says another one. */
  readonly doubts: ReadonlyMap<Sidecar, string>
}

/** What is known of a file beside a video, beyond its name. */
export interface SidecarKnower {
  readonly makerOf: MakerOf
  /** null: it is never measured. */
  readonly stepOf: (sidecar: Sidecar, file: MediaFile) => StepOfFile | null
  /** In which language its text is, where its name says another one. */
  readonly doubtOf: (sidecar: Sidecar) => string | null
}

/** Who made a subtitle beside a video; null: not this app. */
export type MakerOf = (sidecar: Sidecar) => 'person' | 'machine' | null

/** Makes profiles: videos that are alike share one. */
export function createProfiles({ makerOf, stepOf, doubtOf }: SidecarKnower): (video: LibraryVideo) => CoverageProfile {
  const profiles = new Map<string, CoverageProfile>()
  return ({ file, media }) => {
    const sidecars = file.sidecars.map(coveringSidecar)
    const makers = file.sidecars.map(makerOf)
    const steps = file.sidecars.map((sidecar) => stepOf(sidecar, file))
    const doubts = file.sidecars.map(doubtOf)
    const tracks = (media?.tracks ?? []).filter(({ kind }) => kind !== 'video').map(coveringTrack)
    const key = JSON.stringify([sidecars, makers, steps, doubts, tracks])
    const known = profiles.get(key)
    if (known) return known
    const profile = {
      video: emptyVideo(sidecars, tracks),
      ours: new Set(sidecars.filter((_, index) => makers[index] !== null)),
      steps: knownOf(sidecars, steps),
      doubts: knownOf(sidecars, doubts),
      machineMade: new Set(sidecars.filter((_, index) => makers[index] === 'machine')),
    }
    profiles.set(key, profile)
    return profile
  }
}

function knownOf<Known>(sidecars: readonly Sidecar[], known: readonly (Known | null)[]): ReadonlyMap<Sidecar, Known> {
  return new Map(
    sidecars.flatMap((sidecar, index) => {
      const one = known[index] ?? null
      return one === null ? [] : [[sidecar, one] as const]
    }),
  )
}

/** What decides about one video: its profile, and where it is. */
interface ProfiledVideo {
  readonly path: string
  /** Of the show or movie that its name says. */
  readonly showKey: string
  readonly profile: CoverageProfile
}

/** What follows from the profile of a video and its rules. */
export type ByRules<Made> = Map<WishRules, Map<CoverageProfile, Made>>

/** Makes it where it is not known yet. */
export function onceFor<Made extends object>(
  byRules: ByRules<Made>,
  [rules, profile]: readonly [WishRules, CoverageProfile],
  make: () => Made,
): Made {
  const ofRules = byRules.get(rules)
  const known = ofRules?.get(profile)
  if (known) return known
  const made = make()
  if (ofRules) ofRules.set(profile, made)
  else byRules.set(rules, new Map([[profile, made]]))
  return made
}

/** Worked out once for all videos that are alike and have the same rules; few have something ignored. */
export function createDiskStatuses(book: RulesBook): (entry: ProfiledVideo) => readonly WishStatus[] {
  const byRules: ByRules<readonly WishStatus[]> = new Map()
  return (entry) => {
    const readKey = () => entry.showKey
    const rules = book.rulesOf(entry.path, readKey)
    const statuses = onceFor(byRules, [rules, entry.profile], () => statusesOf(entry.profile, rules))
    const ignored = book.ignoresVideos
      ? soughtWishes(rules.wishes).map((wish) => book.isIgnored(entry.path, readKey, wish))
      : noneIgnored
    if (!ignored.includes(true)) return statuses
    return statuses.map((one, index) => (ignored[index] ? { ...one, state: 'ignored', by: null, step: null } : one))
  }
}

const noneIgnored: readonly boolean[] = []

/** One entry a wish, in the order of the wishes: covered or missing, as far as the disk tells. */
export function statusesOf(profile: CoverageProfile, rules: WishRules): readonly WishStatus[] {
  const { covered } = missing([profile.video], sameRules(rules))
  return soughtWishes(rules.wishes).map((wish) => {
    const found = covered.find((entry) => entry.wish === wish)
    return {
      wish: formatWish(wish),
      language: languageOfWish(wish),
      state: found ? 'covered' : 'missing',
      by: found ? coveredBy(found, profile) : null,
      step: found?.by.kind === 'sidecar' ? (profile.steps.get(found.by.sidecar) ?? null) : null,
      isMachineMade: found?.by.kind === 'sidecar' && profile.machineMade.has(found.by.sidecar),
      ...nothingMore,
      ...doubtOf(found, profile),
      ...(found ? {} : emptyFileOf(wish, profile)),
    }
  })
}

function doubtOf(found: CoveredWish | undefined, { doubts }: CoverageProfile): Pick<WishStatus, 'doubt'> {
  const doubt = found?.by.kind === 'sidecar' ? doubts.get(found.by.sidecar) : undefined
  return doubt === undefined ? {} : { doubt }
}

function emptyFileOf(wish: Wish, { video: { file }, ours }: CoverageProfile): Pick<WishStatus, 'hasEmptyFile'> {
  const languages = languagesOfWish(wish)
  const isMeant = ({ language }: Sidecar) => language !== null && languages.some((tag) => satisfies(language, tag))
  const isThere = file.sidecars.some((each) => each.isEmpty && !each.isForced && !ours.has(each) && isMeant(each))
  return isThere ? { hasEmptyFile: true } : {}
}

/** What the disk does not tell. */
const nothingMore = { untilMs: null, candidates: null, atMs: null, name: null } as const

function coveredBy({ by }: CoveredWish, { ours }: CoverageProfile): WishStatus['by'] {
  if (by.kind !== 'sidecar') return by.kind
  if (by.sidecar.isRePaired) return 'stray'
  return ours.has(by.sidecar) ? 'ours' : 'sidecar'
}

/** Of its extension, only whether it holds pictures. */
function coveringSidecar({
  language,
  isForced,
  isHearingImpaired,
  isRePaired,
  isEmpty,
  extension: full,
}: Sidecar): Sidecar {
  const extension = holdsPictures({ extension: full }) ? full : ''
  const marks = { ...(isRePaired && { isRePaired }), ...(isEmpty && { isEmpty }) }
  return { path: '', language, isForced, isHearingImpaired, extension, ...marks }
}

function coveringTrack({ kind, language, isForced, isHearingImpaired, isDefault, isText }: MediaTrack): MediaTrack {
  return { kind, language, isForced, isHearingImpaired, isDefault, codec: '', isText, name: null }
}

function emptyVideo(sidecars: readonly Sidecar[], tracks: readonly MediaTrack[]): LibraryVideo {
  return {
    file: { path: '', root: '', sizeBytes: 0, modifiedMs: 0, sidecars },
    media: { durationMs: null, fps: null, height: null, tracks },
    ids: { filmdbId: null, moviedbId: null },
  }
}
