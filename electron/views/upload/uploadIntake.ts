/** What becomes a row of the uploads: which files are new there, and which rows they take the place of. Pure. */
import { isUnread, type UploadRecord } from '../../upload/uploadRecord.ts'

/** Rows for files that could not be read: added again, they are looked at again, in a row of their own. */
export function unreadAmong(uploads: readonly UploadRecord[], paths: ReadonlySet<string>): readonly UploadRecord[] {
  return uploads.filter((upload) => isUnread(upload) && upload.files.some(({ path }) => paths.has(path)))
}

/** A file is in the list once, until it is sent. */
export function notYetListed<File extends { readonly path: string }>(
  files: readonly File[],
  uploads: readonly UploadRecord[],
): readonly File[] {
  const open = uploads.filter(({ step }) => step !== 'sent')
  const known = new Set(open.flatMap((upload) => upload.files.map(({ path }) => path)))
  return files.filter(({ path }) => !known.has(path))
}

/** The files that adding may bring: the list has them not, or as what could not be read. */
export function unlistedAmong(paths: readonly string[], uploads: readonly UploadRecord[]): readonly string[] {
  const read = uploads.filter((upload) => !isUnread(upload))
  return notYetListed(
    paths.map((path) => ({ path })),
    read,
  ).map(({ path }) => path)
}

/** What another service has got is new to this one. */
export function knownTo(service: string, uploads: readonly UploadRecord[]): readonly UploadRecord[] {
  return uploads.filter((upload) => upload.step !== 'sent' || upload.service === service)
}

/** The same bytes from the same place: a season may be added again for its mended files. */
export function wasSent({ id, files: [file] }: UploadRecord, uploads: readonly UploadRecord[]): boolean {
  const sent = sentHashes(uploads.filter((other) => other.id !== id))
  return file !== undefined && (sent.get(file.path)?.has(file.sha256) ?? false)
}

/** By path: the bytes that it was sent with, but for what was rejected. With these it is not taken again. */
export function sentHashes(uploads: readonly UploadRecord[]): ReadonlyMap<string, ReadonlySet<string>> {
  const hashes = new Map<string, Set<string>>()
  for (const { step, review, files } of uploads) {
    if (step !== 'sent' || review === 'rejected') continue
    for (const { path, sha256 } of files) hashes.set(path, (hashes.get(path) ?? new Set()).add(sha256))
  }
  return hashes
}
