/** Writes a subtitle of ours in its right letters: a new version, with the earlier one in the trash. */
import { AppError } from '../../shared/errors.ts'
import { sha256Of, type Disk } from '../disk/disk.ts'
import type { History, Written } from '../sidecar/history/history.ts'
import { ownDetails } from '../sidecar/history/ownDetails.ts'
import { subjectOfVideo } from '../sidecar/history/subjectOf.ts'
import type { Publish } from '../sidecar/publish/publish.ts'
import { readSubtitle } from '../sidecar/readSubtitle.ts'
import type { ParseHints } from '../verify/prepareSubtitle.ts'
import type { TextReader } from '../verify/textReader.ts'

export interface DecodeFileParts {
  readonly disk: Pick<Disk, 'stat' | 'read'>
  readonly reader: Pick<TextReader, 'prepare'> & {
    reread(bytes: Uint8Array, hints: ParseHints, signal: AbortSignal): Promise<string>
  }
  readonly history: Pick<History, 'ownerOf'>
  readonly publish: Publish
}

export interface DecodeOrder {
  readonly path: string
  /** Frames a second of the video. */
  readonly fps: number | null
  readonly batchId: string
  readonly signal: AbortSignal
}

/** @throws AppError 'file.foreign', 'file.changed', 'subtitle.unreadable', 'input.invalid', and as publishing does */
export async function decodeFile(
  parts: DecodeFileParts,
  { path, fps, batchId, signal }: DecodeOrder,
): Promise<Written> {
  const owner = parts.history.ownerOf(path)
  if (!owner) throw new AppError('file.foreign', `Undertitle did not write this file, so it is left as it is: ${path}`)
  const bytes = await readSubtitle(parts.disk, path)
  if (sha256Of(bytes) !== owner.sha256)
    throw new AppError('file.changed', `You have edited ${path}, so it is kept as it is.`)
  const { videoPath, language, details } = owner
  const hints = { languageHint: language, fileName: path, fps }
  const written = new TextEncoder().encode(await parts.reader.reread(bytes, hints, signal))
  // What cannot be read again is not written.
  const { fingerprint } = await parts.reader.prepare(written, hints, signal)
  const made = { bytes: written, fingerprint, subject: subjectOfVideo(videoPath), details: ownDetails(details) }
  return parts.publish({ batchId, videoPath, path, language, ...made, replaces: owner })
}
