/** A subtitle and its video as a check-up saw them: what was found by comparing with it holds while both are the same. Pure. */
import type { LibraryVideo, MediaFile } from '../library/mediaFile.ts'

export interface SeenFile {
  readonly path: string
  readonly sha256: string
  /** Null where it belongs to no video. */
  readonly videoPath: string | null
  readonly video: string
}

export type VideoFile = Pick<MediaFile, 'sizeBytes' | 'modifiedMs'>

interface Looked {
  readonly path: string
  readonly sha256: string
  readonly of: { readonly video: Pick<LibraryVideo, 'file'> } | null
}

export function seenFile({ path, sha256, of }: Looked): SeenFile {
  return { path, sha256, videoPath: of?.video.file.path ?? null, video: of ? videoStamp(of.video.file) : '' }
}

/** Of another cut of a film it may not hold. */
export function videoStamp({ sizeBytes, modifiedMs }: VideoFile): string {
  return `${sizeBytes}|${modifiedMs}`
}
