/** What lets our subtitles follow videos that have another name now, once a scan is through. Types only. */
import type { LibraryVideo } from '../library/mediaFile.ts'

export interface FollowRenamed {
  /** Of videos in these roots: one for each that something followed. @throws AppError 'cancelled' */
  follow(roots: readonly string[], signal: AbortSignal): Promise<readonly FollowedRename[]>
}

/** Absolute paths. */
export interface FollowedRename {
  readonly from: string
  /** Under its new name, with what stands beside it now. */
  readonly video: LibraryVideo
  /** What came along, */
  readonly sidecars: readonly string[]
  /** and where it stood. */
  readonly left: readonly string[]
}
