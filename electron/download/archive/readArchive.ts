/** Opens what the service sent, by its bytes and never by its name. Reads only; where a file ends up is decided elsewhere. */
import { gunzipSync } from 'node:zlib'
import { ArchiveError } from '../../../node/archive/archiveError.ts'
import { archiveLimits } from '../../../node/archive/archiveLimits.ts'
import { readZip } from '../../../node/archive/readZip.ts'
import { hasZipEnd } from '../../../node/archive/zipRecords.ts'
import { canBeSubtitle, looksLikePage } from '../../../node/archive/subtitleContent.ts'
import { AppError } from '../../../shared/errors.ts'
import { startsWith } from '../../../shared/text/startsWith.ts'
import type { ArchiveContent } from './archiveContent.ts'
import { readRar } from './readRar.ts'

const zipStart = [0x50, 0x4b]
const rarStart = [0x52, 0x61, 0x72, 0x21, 0x1a, 0x07]
const gzipStart = [0x1f, 0x8b]

/** Never written was what should stand here: no encoding has so many zeros in a row. */
const gap = Buffer.alloc(64)

/** Such a file has no name of its own; '.txt' leaves the format to its content. */
const bareName = 'subtitle.txt'

/**
 * The subtitles in a download: a ZIP or RAR archive, a gzipped subtitle, or a subtitle as it is.
 * Throws an ArchiveError, or 'service.badAnswer' for a web page where an archive should be.
 */
export async function readArchive(bytes: Uint8Array): Promise<ArchiveContent> {
  if (bytes.length > archiveLimits.archiveBytes) throw new ArchiveError('ZIP_TOO_BIG')
  if (startsWith(bytes, rarStart)) return readRar(bytes)
  if (startsWith(bytes, gzipStart)) return bareSubtitle(unzipped(bytes))
  if (!startsWith(bytes, zipStart)) {
    if (looksLikePage(bytes)) throw pageInstead()
    if (!isArchiveWithin(bytes) && canBeSubtitle(bytes)) return bareSubtitle(bytes)
  }
  const { entries, skipped } = readZip(bytes)
  return { kind: 'zip', members: entries, skipped }
}

/** Its beginning is damaged; a text that is stored in it would look like a subtitle with some rubbish around. */
function isArchiveWithin(bytes: Uint8Array): boolean {
  const isRar = rarStart.filter((byte, index) => bytes[index] !== byte).length <= 2
  return isRar || hasZipEnd(bytes)
}

function bareSubtitle(bytes: Uint8Array): ArchiveContent {
  if (!canBeSubtitle(bytes)) throw new ArchiveError('ZIP_NOT_A_ZIP')
  if (Buffer.from(bytes).includes(gap)) throw new ArchiveError('ZIP_TRUNCATED')
  return { kind: 'bare', members: [{ name: bareName, bytes }], skipped: 0 }
}

function unzipped(bytes: Uint8Array): Uint8Array {
  try {
    return gunzipSync(bytes, { maxOutputLength: archiveLimits.entryBytes })
  } catch (thrown) {
    throw new ArchiveError(thrown instanceof RangeError ? 'ZIP_TOO_BIG' : 'ZIP_TRUNCATED', thrown)
  }
}

function pageInstead(): AppError {
  const sentence =
    'A web page came instead of the subtitle. If this network asks you to sign in, do that and try again.'
  return new AppError('service.badAnswer', sentence)
}
