/** Tells the same text under another name: a fingerprint of the words, blind to times, markup, case and punctuation. */
import { createHash } from 'node:crypto'

/** @param text the words of a subtitle (`spokenText`). The fingerprint is 64 hexadecimal digits. */
export function fingerprintOf(text: string): string {
  const words = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
  return createHash('sha256').update(words.trim()).digest('hex')
}
