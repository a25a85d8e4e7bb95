/** What a scan finds on the disk: videos, the subtitles beside them, and what was left out and why. Data only. */
import type { LanguageTag } from '../../shared/language.ts'

export interface Sidecar {
  readonly path: string
  /** null when the name tells no language: then the text may, in `spoken`. */
  readonly language: LanguageTag | null
  readonly isForced: boolean
  readonly isHearingImpaired: boolean
  /** Lower-case extension without the dot; 'idx' of a .sub that holds pictures, as another may be a text. */
  readonly extension: string
  /** It is named after another video, but belongs to this one by title, season and episode: players do not find it. */
  readonly isRePaired?: true
  /** Of a text that is looked into, for it may hold nothing, or its name tells no language: while it is the same, so is what it holds. */
  readonly stamp?: TextStamp
  /** It was looked into: no line to show is in it, or it is no text, so it stands for no language. */
  readonly isEmpty?: true
  /** What the text is surely in, where its name tells no language. A text tells no country. */
  readonly spoken?: LanguageTag
}

export interface TextStamp {
  readonly sizeBytes: number
  readonly modifiedMs: number
}

/** An .nfo file as a scan saw it: while size and time are the same, so is what it says. */
export interface InfoFile {
  readonly path: string
  readonly sizeBytes: number
  readonly modifiedMs: number
}

export interface MediaFile {
  /** Absolute. */
  readonly path: string
  /** The scanned folder it was found under (or its own folder, when the file itself was named). */
  readonly root: string
  readonly sizeBytes: number
  readonly modifiedMs: number
  readonly sidecars: readonly Sidecar[]
  /** The .nfo files that may hold its ids, of its folder and those above; absent where nobody has looked. */
  readonly infoFiles?: readonly InfoFile[]
}

export type IgnoredReason =
  | 'sample'
  | 'extra'
  | 'trailer'
  | 'too-small'
  | 'still-growing'
  | 'hidden'
  | 'link'
  | 'special-file'
  | 'unreadable'
  | 'unusable-name'

export interface IgnoredPlace {
  readonly kind: 'ignored'
  readonly path: string
  readonly reason: IgnoredReason
  readonly message: string
  /** A file without a byte: a disk that fails says so of files that are none. */
  readonly isEmpty?: true
}

export type ScanFinding =
  | { readonly kind: 'video'; readonly file: MediaFile }
  | IgnoredPlace
  /** A subtitle that belongs to no video. */
  | { readonly kind: 'orphan'; readonly path: string }

export interface MediaTrack {
  readonly kind: 'video' | 'audio' | 'subtitle'
  readonly language: LanguageTag | null
  readonly codec: string
  readonly isForced: boolean
  readonly isHearingImpaired: boolean
  readonly isDefault: boolean
  /** In the language that the film was made in; absent where the file does not say so. */
  readonly isOriginal?: true
  /** Spoken over the film by those who made it, or for those who cannot see it; absent where the file does not say so. */
  readonly isCommentary?: true
  /** False for picture subtitles (PGS, VobSub), which no text tool can read; always true for other kinds. */
  readonly isText: boolean
  readonly name: string | null
}

export interface MediaInfo {
  readonly durationMs: number | null
  readonly fps: number | null
  readonly height: number | null
  readonly tracks: readonly MediaTrack[]
}

/** Ids of a title found in an .nfo file or in a name. */
export interface TitleIds {
  readonly filmdbId: string | null
  readonly moviedbId: number | null
}

export const noIds: TitleIds = { filmdbId: null, moviedbId: null }

export function hasAnyId({ filmdbId, moviedbId }: TitleIds): boolean {
  return filmdbId !== null || moviedbId !== null
}

/** A video with all that is known of it before the service is asked anything. */
export interface LibraryVideo {
  readonly file: MediaFile
  /** null for containers we have no reader for, and for damaged headers. */
  readonly media: MediaInfo | null
  readonly ids: TitleIds
}
