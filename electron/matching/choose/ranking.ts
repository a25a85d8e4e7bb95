/** The words of choosing a subtitle: what is asked, what comes out (product §6). Data only. */
import type { LanguageTag } from '../../../shared/language.ts'
import type { Release } from '../../../shared/release/release.ts'
import type { ListedSubtitle, PackedFile, TitleMatch } from '../../serviceClient/listing.ts'
import type { IgnoredListings } from '../../wanted/ignored.ts'
import type { ForcedWish, HearingImpairedWish, Wish } from '../../wanted/wish.ts'

export interface RankingRequest {
  readonly release: Release
  /** The video's own file name: a subtitle listed under the very same name was made for it. */
  readonly videoName?: string
  /** Frames a second of the video, null when not known. */
  readonly fps: number | null
  readonly wish: Wish
  /** 'exclude' refuses what 'avoid' only puts last. */
  readonly hearingImpaired: HearingImpairedWish | 'exclude'
  /** 'only' looks for the forced subtitle itself; 'also' and 'never' look for the full one. */
  readonly forced: ForcedWish | 'only'
  readonly title: TitleMatch | null
  /** Subtitles that were tried for this video and failed. */
  readonly rejectedIds?: ReadonlySet<string>
  /** Releases and authors that the user never wants. */
  readonly ignored?: IgnoredListings
}

/** 0 same release, 1 same source and cut, 2 unknown, 3 other source or only a part, 4 other cut or speed. */
export type Tier = 0 | 1 | 2 | 3 | 4

export type RejectionReason =
  | 'tried-before'
  | 'title'
  | 'season'
  | 'episode'
  | 'part'
  | 'language'
  | 'forced'
  | 'hearing-impaired'
  | 'ignored-release'
  | 'ignored-author'

export interface Candidate {
  readonly subtitle: ListedSubtitle
  /** The file of a listed pack; null for a single subtitle and for a pack without a listing. */
  readonly file: PackedFile | null
  /** A person has told that it is this file. */
  readonly isFileTold?: boolean
  readonly language: LanguageTag
  /** Which alternative of the wish it meets; a 'translate' one needs translating after all. */
  readonly alternativeIndex: number
  readonly tier: Tier
  readonly isHearingImpaired: boolean
  /** 0 as wished, 1 not known, 2 against the hearing-impaired wish. */
  readonly hearingImpairedMiss: 0 | 1 | 2
  readonly isMachineMade: boolean
  /** An archive for several episodes whose content is not listed: ours may be missing in it. */
  readonly isUnlistedPack: boolean
  readonly points: number
  /**
   * 'name', 'group', 'source', 'resolution', 'edition', 'streaming', 'codec', 'proper', 'fps'; with '!' where they differ; '?source' where its name
   * tells none, '?own-source' where the video's does not.
   */
  readonly reasons: readonly string[]
  /** The release name that fits best, to show; the archive's name where none is given. */
  readonly releaseName: string
}

export interface RejectedSubtitle {
  readonly subtitle: ListedSubtitle
  readonly reason: RejectionReason
}

/** Every candidate is in exactly one of the two lists; `ranked` is best first. */
export interface Ranking {
  readonly candidates: readonly Candidate[]
  readonly rejected: readonly RejectedSubtitle[]
}
