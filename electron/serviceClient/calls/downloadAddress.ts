/** Which download paths are followed. A listed url is a stranger's text: only the two shapes of API §4 "Download (v1 links)" pass. */
import { AppError } from '../../../shared/errors.ts'

const id = '[A-Za-z0-9_-]{1,64}'
const archivePath = new RegExp(`^/subtitle/${id}-${id}(\\.zip)?$`)
const filePath = new RegExp(`^/subtitle/${id}/${id}$`)
const wholeId = new RegExp(`^${id}$`)

export function isUsableId(text: string): boolean {
  return wholeId.test(text)
}

/** The path itself when it may be appended to the download address. Throws `service.unsafeAddress`. */
export function downloadPath(path: unknown): string {
  if (typeof path === 'string' && (archivePath.test(path) || filePath.test(path))) return path
  throw new AppError(
    'service.unsafeAddress',
    'The service listed a download address that the app does not follow. Choose another subtitle.',
  )
}

/** A listed url without its query: some services put a key there, which must not be kept, shown or sent. */
export function withoutQuery(url: string): string {
  return url.split('?')[0] ?? ''
}

/** The first number of '/subtitle/<a>-<b>.zip', which is the id of the subtitle; null for other shapes. */
export function idInPath(path: string): string | null {
  return archivePath.test(path) ? (/^\/subtitle\/([A-Za-z0-9_]+)-/.exec(path)?.[1] ?? null) : null
}
