/** Looks at an uploaded file: may it be one, is it a subtitle, and what does its name say? Keeps nothing. */
import { readZip } from '../../node/archive/readZip.ts'
import { describeFile } from '../catalogue/describeFile.ts'
import type { NewFile } from '../catalogue/newSubtitle.ts'
import { AppError } from '../../shared/errors.ts'
import { parseRelease } from '../../shared/release/parseRelease.ts'
import { parseSubtitle } from '../../shared/subtitle/parseSubtitle.ts'
import { mostUploadBytes, qualityOfSource, uploadExtensions } from '../../shared/uploadTerms.ts'
import { ServiceError } from '../http/serviceError.ts'
import { wrong, type FormFile } from './form.ts'

/** API §2, "Upload records": what the name of a file says of it. */
export interface FileInfo {
  /** 0 when the name does not say. */
  readonly episode: number
  readonly season: number
  /** One of the qualities of step 3, or '' when the name does not say. */
  readonly quality: string
  readonly isHearingImpaired: boolean
}

export function infoOf(name: string): FileInfo {
  const { episode, season, isHearingImpaired } = describeFile(name)
  const { source } = parseRelease(name)
  return { episode, season, quality: source === null ? '' : qualityOfSource(source), isHearingImpaired }
}

const limit = `${mostUploadBytes / 2 ** 20} MiB`

export function tooLargeFile(): ServiceError {
  return new ServiceError('payload_too_large', `subtitle: the file is larger than ${limit}.`)
}

/** Throws `payload_too_large`, or `invalid_request` that names the field `subtitle`. */
export function checkSubtitleFile(file: FormFile): void {
  if (file.bytes.length > mostUploadBytes) throw tooLargeFile()
  const extension = describeFile(file.name).format
  if (!uploadExtensions.some((known) => known === extension))
    throw wrong('subtitle', `a file must end in ${uploadExtensions.join(', ')}.`)
  if (filesIn(file).some(({ bytes }) => bytes.length > mostUploadBytes))
    throw new ServiceError('payload_too_large', `subtitle: a file in the archive is larger than ${limit}.`)
}

/** The file itself, or the subtitles of an archive. Throws `invalid_request` for what holds none. */
export function filesIn({ name, bytes }: FormFile): readonly NewFile[] {
  const files = describeFile(name).format === 'zip' ? unpacked(bytes) : [{ path: name, bytes }]
  for (const file of files) requireSubtitle(file)
  return files
}

function unpacked(bytes: Uint8Array): readonly NewFile[] {
  try {
    return readZip(bytes).entries.map((entry) => ({ path: entry.name, bytes: entry.bytes }))
  } catch (thrown) {
    throw refusedFor(thrown)
  }
}

function requireSubtitle({ path, bytes }: NewFile): void {
  try {
    parseSubtitle(bytes, { fileName: path })
  } catch (thrown) {
    throw refusedFor(thrown)
  }
}

/** What the readers say of a file is a sentence for people; anything else is a bug. */
function refusedFor(thrown: unknown): unknown {
  return thrown instanceof AppError ? wrong('subtitle', thrown.message) : thrown
}
