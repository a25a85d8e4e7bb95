/** What a download is, by how it begins, and how large it may be. */
import { mostArchiveBytes, mostBareBytes } from './answerSizes.ts'

/** In hexadecimal. */
const selfEnding = ['504b0304', '52617221', '1f8b']
/** A ZIP with nothing in it or in several parts, 7-Zip: nothing that is opened, but what it is can be said. */
const otherStarts = ['504b', '377abcaf']

/** ZIP, RAR and gzip say themselves where they end, and whoever opens them holds them to it. */
export function saysItsEnd(bytes: Uint8Array): boolean {
  return startsWithAny(bytes, selfEnding)
}

export function mostBytesOf(bytes: Uint8Array): number {
  return startsWithAny(bytes, [...selfEnding, ...otherStarts]) ? mostArchiveBytes : mostBareBytes
}

function startsWithAny(bytes: Uint8Array, starts: readonly string[]): boolean {
  const start = Buffer.from(bytes.subarray(0, 4)).toString('hex')
  return starts.some((one) => start.startsWith(one))
}
