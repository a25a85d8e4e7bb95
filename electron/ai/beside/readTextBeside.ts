/** Reads a subtitle beside a video that is to be translated; it is only read, whoever it belongs to. */
import { basename } from 'node:path'
import { AppError } from '../../../shared/errors.ts'
import { diskErrorOf } from '../../disk/diskErrors.ts'
import { sha256Of, type Disk } from '../../disk/disk.ts'
import type { LibraryVideo } from '../../library/mediaFile.ts'
import { readSubtitle } from '../../sidecar/readSubtitle.ts'
import type { TextReader } from '../../verify/textReader.ts'
import type { NamedText, TextBeside } from '../../wanted/textBeside.ts'
import type { AiText } from '../aiJob.ts'

export interface ReadTextParts {
  readonly disk: Pick<Disk, 'stat' | 'read'>
  readonly reader: TextReader
}

export interface ReadText extends TextBeside {
  /** As UTF-8, whatever it was. */
  readonly text: AiText
}

/** @throws AppError 'subtitle.unreadable' for what is no subtitle in its language or goes on after the video; and as the disk does */
export async function readTextBeside(
  { disk, reader }: ReadTextParts,
  { path, language, video }: NamedText & { readonly video: Pick<LibraryVideo, 'media'> },
  signal: AbortSignal,
): Promise<ReadText> {
  const bytes = await readSubtitle(disk, path).catch((thrown: unknown) => {
    throw diskErrorOf(thrown, path)
  })
  const hints = { languageHint: language, fileName: basename(path), fps: video.media?.fps ?? null }
  const { document, text } = await reader.prepare(bytes, hints, signal)
  const mediaDurationMs = video.media?.durationMs ?? null
  const verdict = await reader.verify({ document, language, mediaDurationMs, sameTextAs: [] }, signal)
  if (verdict.kind === 'rejected')
    throw new AppError('subtitle.unreadable', `It cannot be translated from ${basename(path)}. ${verdict.message}`)
  return {
    path,
    language,
    sha256: sha256Of(bytes),
    text: { name: basename(path), bytes: new TextEncoder().encode(text) },
  }
}
