/** Looks at an uploaded file: may it be one, is it a subtitle, and what does its name say? Keeps nothing. */
import { listZip, readListed, readZip } from '../../node/archive/readZip.ts'
import { describeFile } from '../catalogue/describeFile.ts'
import type { NewFile } from '../catalogue/newSubtitle.ts'
import { AppError } from '../../shared/errors.ts'
import { parseRelease } from '../../shared/release/parseRelease.ts'
import { parseSubtitle } from '../../shared/subtitle/parseSubtitle.ts'
import { mostUploadBytes, qualityOfSource, uploadExtensions } from '../../shared/uploads/uploadTerms.ts'
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
  const { files } = unpacked(file)
  for (const { path, bytes } of files) refusing(() => parseSubtitle(bytes, { fileName: path }))
  if (files.some(({ bytes }) => bytes.length > mostUploadBytes))
    throw new ServiceError('payload_too_large', `subtitle: a file in the archive is larger than ${limit}.`)
}

export interface Unpacked {
  readonly files: readonly NewFile[]
  /** There is nothing beside them: no note, no program. */
  readonly isPure: boolean
}

/** The file itself, or the subtitles of an archive, unread. Throws `invalid_request` for an archive that holds none. */
export function unpacked({ name, bytes }: FormFile): Unpacked {
  if (!isPacked(name)) return { files: [{ path: name, bytes }], isPure: true }
  const { entries, skipped } = refusing(() => readZip(bytes))
  return { files: entries.map((entry) => ({ path: entry.name, bytes: entry.bytes })), isPure: skipped === 0 }
}

export interface Listing {
  readonly paths: readonly string[]
  readonly unpackedBytes: number
}

/** What `unpacked` unpacks at most, told by the archive's directory. Throws `invalid_request` for a broken one. */
export function listingOf(bytes: Uint8Array): Listing {
  const { names: paths, unpackedBytes } = refusing(() => listZip(bytes))
  return { paths, unpackedBytes }
}

/** The one at this place of the listing's paths, and no other is unpacked. */
export function listedFile(bytes: Uint8Array, at: number): NewFile | null {
  const entry = refusing(() => readListed(bytes, at))
  return entry && { path: entry.name, bytes: entry.bytes }
}

export function isPacked(name: string): boolean {
  return describeFile(name).format === 'zip'
}

function refusing<Result>(work: () => Result): Result {
  try {
    return work()
  } catch (thrown) {
    throw refusedFor(thrown)
  }
}

/** What the readers say of a file is a sentence for people; anything else is a bug. */
function refusedFor(thrown: unknown): unknown {
  return thrown instanceof AppError ? wrong('subtitle', thrown.message) : thrown
}
