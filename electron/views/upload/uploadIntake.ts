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

/** How many of these files the list has, so that adding them would bring nothing: all but those that may be added again. */
export function listedAmong(paths: readonly string[], uploads: readonly UploadRecord[]): number {
  const read = uploads.filter((upload) => !isUnread(upload))
  const files = paths.map((path) => ({ path }))
  return files.length - notYetListed(files, read).length
}

/** The same bytes from the same place: a season may be added again for its mended files. */
export function wasSent({ id, files: [file] }: UploadRecord, uploads: readonly UploadRecord[]): boolean {
  return uploads.some((other) => {
    const isOther = other.id !== id && other.step === 'sent' && other.review !== 'rejected'
    return isOther && other.files.some(({ path, sha256 }) => path === file?.path && sha256 === file.sha256)
  })
}
