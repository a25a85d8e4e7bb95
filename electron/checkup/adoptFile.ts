/**
 * Takes a subtitle of the user's over, as they asked: it counts as version 1 from then on and stays as it is on the disk, but for
 * one in an old encoding, which gets a second version in UTF-8. Taking that back gives the file back, byte for byte.
 */
import { AppError } from '../../shared/errors.ts'
import type { LanguageTag } from '../../shared/language.ts'
import { sha256Of, type Disk } from '../disk/disk.ts'
import { adoptUsersFile } from '../sidecar/history/adoptUsersFile.ts'
import type { History, Written } from '../sidecar/history/history.ts'
import { ownDetails } from '../sidecar/history/ownDetails.ts'
import { subjectOfVideo } from '../sidecar/history/subjectOf.ts'
import type { Publish } from '../sidecar/publish/publish.ts'
import { readSubtitle } from '../sidecar/readSubtitle.ts'
import type { TextReader } from '../verify/textReader.ts'

export interface AdoptFileParts {
  readonly disk: Pick<Disk, 'stat' | 'read'>
  readonly reader: Pick<TextReader, 'prepare'>
  readonly history: Pick<History, 'adopt'>
  readonly publish: Publish
}

export interface AdoptOrder {
  readonly path: string
  readonly videoPath: string
  readonly language: LanguageTag | null
  /** Frames a second of the video. */
  readonly fps: number | null
  /** The content that the user has seen. */
  readonly sha256: string
  readonly batchId: string
  readonly signal: AbortSignal
}

/** @throws AppError 'file.changed', 'subtitle.unreadable', and as publishing does */
export async function adoptFile(parts: AdoptFileParts, order: AdoptOrder): Promise<Written> {
  const { path, videoPath, language, batchId } = order
  const bytes = await readSubtitle(parts.disk, path)
  const sha256 = sha256Of(bytes)
  if (sha256 !== order.sha256)
    throw new AppError('file.changed', `This file has changed since it was checked: ${path}. Check again.`)
  const hints = { languageHint: language, fileName: path, fps: order.fps }
  const { text, encoding, fingerprint } = await parts.reader.prepare(bytes, hints, order.signal)
  const ofUser = { batchId, videoPath, path, bytes, language, fingerprint, encoding }
  const adopted = await adoptUsersFile(parts.history, ofUser)
  if (encoding === 'utf-8') return adopted
  return parts.publish({
    ...{ batchId, videoPath, path, fingerprint },
    bytes: new TextEncoder().encode(text),
    language: adopted.language,
    subject: subjectOfVideo(videoPath),
    details: ownDetails(adopted.details),
    replaces: adopted,
  })
}
