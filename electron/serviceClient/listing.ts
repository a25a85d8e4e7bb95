/** What the service lists, in the app's own words. The wire names end in serviceClient/; nothing here does anything. */
import type { LanguageTag } from '../../shared/language.ts'
import type { ReleaseType } from '../../shared/release/release.ts'

export interface TitleMatch {
  /** The service's own title id (wire `sd_id`), or null where a reply leaves it out. */
  readonly titleId: number | null
  readonly filmdbId: string | null
  readonly moviedbId: number | null
  readonly type: ReleaseType | null
  readonly name: string
  /** Where it was made, if the service says that it is called otherwise there. */
  readonly originalName?: string | undefined
  readonly year: number | null
  readonly season: number | null
  readonly episode: number | null
  readonly confidence: 'high' | 'medium' | 'low' | null
  /** 0..1, or null where the reply has none. */
  readonly score: number | null
}

/** One subtitle file inside a pack (wire `unpack_files`). */
export interface PackedFile {
  readonly fileId: string | null
  readonly name: string
  readonly releaseName: string
  readonly season: number | null
  readonly episode: number | null
  readonly language: LanguageTag | null
  readonly isHearingImpaired: boolean | null
  readonly sizeBytes: number | null
  /** Lower-case hex, or null when empty. */
  readonly md5: string | null
}

/** A subtitle on offer: one archive at the service, for one video or for a pack of episodes. */
export interface ListedSubtitle {
  /** Wire `n_id`; where a reply has none, the number in its url. */
  readonly id: string
  /** The path to append to the download address, already without any key; null when the reply has none. */
  readonly path: string | null
  readonly releaseNames: readonly string[]
  readonly fileName: string
  readonly language: LanguageTag | null
  readonly season: number | null
  /** First and last episode; equal for a single one; both null for a full season or a movie. */
  readonly episodeFrom: number | null
  readonly episodeEnd: number | null
  readonly isFullSeason: boolean
  readonly isHearingImpaired: boolean | null
  /** Machine translated, as far as the service says. */
  readonly isMachineMade: boolean
  readonly fps: number | null
  readonly author: string | null
  readonly comment: string | null
  /** Files of the pack when they were asked for, else null. */
  readonly files: readonly PackedFile[] | null
}

/** The answer to one file name of a batch (API §4 "v2 filename search"). */
export interface FilenameAnswer {
  readonly fileName: string
  readonly match: TitleMatch | null
  readonly alternates: readonly TitleMatch[]
  readonly subtitles: readonly ListedSubtitle[]
}

/** The answer to a v1 subtitle search: the titles found, and the subtitles of the first one. */
export interface SubtitleAnswer {
  readonly titles: readonly TitleMatch[]
  readonly subtitles: readonly ListedSubtitle[]
  /** 1 where the reply has no paging. */
  readonly totalPages: number
}

export interface SubtitleQuery {
  readonly filmName?: string
  readonly fileName?: string
  readonly titleId?: number
  readonly filmdbId?: string
  readonly moviedbId?: number
  readonly type?: ReleaseType
  readonly season?: number
  readonly episode?: number
  readonly year?: number
  readonly languages: readonly LanguageTag[]
  readonly perPage?: number
  readonly page?: number
  readonly wantsFullSeason?: boolean
}

export interface Counter {
  readonly used: number | null
  readonly limit: number | null
  readonly remaining: number | null
  /** Unix milliseconds, or null when the service does not say. */
  readonly resetsAtMs: number | null
  /** How often it starts again, where the service says only that (API §2 "Account usage"). */
  readonly period?: 'day' | 'month'
}

/** What v1 tells beside the counters (API §4 "v1 account"); null where it does not. */
export interface AccountDetails {
  readonly accountId: string | null
  /** Used by this key alone, of what the account has in common. */
  readonly ofThisKey: { readonly searches: number | null; readonly downloads: number | null } | null
}

export interface Usage {
  readonly planName: string | null
  readonly isPro: boolean
  /** Where the service sells more; https alone. */
  readonly upgradeUrl: string | null
  readonly search: Counter
  readonly downloads: Counter
  readonly translations: Counter
}

/** What a download brought, before anybody has looked inside. */
export interface Download {
  readonly bytes: Uint8Array
  /** The service said where the end is, and it was there; else only the archive itself can say that. */
  readonly isLengthProven: boolean
  /** From Content-Disposition, only to show; never a path. */
  readonly fileName: string | null
  /** As the service says; most say nothing. */
  readonly unitsCharged?: number
}
