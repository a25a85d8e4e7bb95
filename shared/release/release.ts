/** What a release name says: the record that `parseRelease` fills, with the reason for each field. Data only. */
import type { LanguageTag } from '../language.ts'

export type ReleaseType = 'movie' | 'tv'

export type Source = 'bluray' | 'web' | 'tv' | 'dvd' | 'cam' | 'telesync' | 'telecine' | 'workprint' | 'vhs'

/** Where a field was read: in the name of the file, or in a folder above it. */
export interface Reason {
  readonly field: keyof Omit<Release, 'reasons'>
  /** The characters that said so, as they stand in the name. */
  readonly text: string
  readonly from: 'name' | 'folder'
}

export interface Release {
  readonly type: ReleaseType
  /** Readable, separators as spaces, case kept; null when neither the name nor a folder gives one. */
  readonly title: string | null
  /** Another title in the same name ("… AKA …", a bracketed original). */
  readonly otherTitle: string | null
  readonly year: number | null
  readonly season: number | null
  /** Last season of a range of seasons ("S01-S03"), else null. */
  readonly lastSeason: number | null
  /** Every episode the name covers, ascending; empty for movies and full seasons. */
  readonly episodes: readonly number[]
  /** Anime number that counts through all seasons. */
  readonly absoluteEpisode: number | null
  readonly isFullSeason: boolean
  readonly episodeTitle: string | null
  /** Date of a daily show, 'YYYY-MM-DD'. */
  readonly date: string | null
  /** Disc or part of one movie ("CD2", "Part 1" of a split file). */
  readonly part: number | null
  readonly source: Source | null
  /** True when the source says remux; a remux is in sync with its disc. */
  readonly isRemux: boolean
  /** Lines: 480, 576, 720, 1080, 2160, 4320. */
  readonly resolution: number | null
  readonly videoCodec: string | null
  readonly audioCodecs: readonly string[]
  readonly releaseGroup: string | null
  /** 'extended', 'director', 'unrated', 'imax', …; lower case, sorted. */
  readonly editions: readonly string[]
  readonly languages: readonly LanguageTag[]
  /** 'amazon', 'netflix', …; lower case. */
  readonly streamingService: string | null
  /** PROPER, REPACK or RERIP: may be cut otherwise than the first release. */
  readonly isProper: boolean
  /** Frames a second, when the name says. */
  readonly fps: number | null
  /** Tags of subtitle releases: null when the name says nothing, false for "HI removed". */
  readonly isHearingImpaired: boolean | null
  readonly isForced: boolean
  /** Ids that library managers write into names: 'tt0123456', the movie database's number. */
  readonly filmdbId: string | null
  readonly moviedbId: number | null
  readonly reasons: readonly Reason[]
}
