/** Reads the subtitles of a ZIP with this machine's inflate. */
import { inflateRawSync } from 'node:zlib'
import { readZip, type ZipEntry } from '../../shared/archive/readZip.ts'

/** Throws an ArchiveError for an archive that lies about itself or holds no subtitle. */
export function openZip(bytes: Uint8Array): readonly ZipEntry[] {
  return readZip(bytes, (data, maxOutputLength) => inflateRawSync(data, { maxOutputLength })).entries
}
