/** What a download is, by how it begins, and how large it may be. */
import { startsWith } from '../../../shared/text/startsWith.ts'
import { mostArchiveBytes, mostBareBytes } from './answerSizes.ts'

const selfEnding: readonly (readonly number[])[] = [
  [0x50, 0x4b, 0x03, 0x04], // ZIP
  [0x52, 0x61, 0x72, 0x21], // RAR
  [0x1f, 0x8b], // gzip
]
/** A ZIP with nothing in it or in several parts, 7-Zip: nothing that is opened, but what it is can be said. */
const otherStarts: readonly (readonly number[])[] = [
  [0x50, 0x4b],
  [0x37, 0x7a, 0xbc, 0xaf],
]

/** ZIP, RAR and gzip say themselves where they end, and whoever opens them holds them to it. */
export function saysItsEnd(bytes: Uint8Array): boolean {
  return selfEnding.some((start) => startsWith(bytes, start))
}

export function mostBytesOf(bytes: Uint8Array): number {
  const isArchive = [...selfEnding, ...otherStarts].some((start) => startsWith(bytes, start))
  return isArchive ? mostArchiveBytes : mostBareBytes
}
