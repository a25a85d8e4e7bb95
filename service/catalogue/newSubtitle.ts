/** A subtitle package that is to be added, as manifests, folders and uploads tell it. Data only. */

export interface NewFile {
  /** May carry folders. */
  readonly path: string
  readonly bytes: Uint8Array
  /** Given where an upload has named it already. */
  readonly fileNId?: string
}

export interface NewSubtitle {
  /** The title's own id in the tables, from `addTitle`. */
  readonly titleId: number
  /** Spares reading the whole of a release name that begins with it. */
  readonly titleName?: string
  readonly language: string
  readonly releases: readonly string[]
  readonly season: number | null
  readonly episodeFrom: number | null
  readonly episodeEnd: number | null
  readonly isFullSeason: boolean
  readonly isHearingImpaired: boolean
  readonly isMachineMade?: boolean
  readonly framerate: number
  readonly comment: string
  readonly author: string
  readonly files: readonly NewFile[]
  /** Sent as it is; without one an archive is made of the files when first asked for. */
  readonly archive?: { readonly name: string; readonly bytes: Uint8Array }
  /** Given where an upload has a number already, from `reserveSubtitleId`. */
  readonly nId?: string
  /** Given where an upload names its pack. */
  readonly name?: string
}
