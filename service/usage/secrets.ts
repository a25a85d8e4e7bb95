/** New API keys and upload tokens, and the one form in which they are stored. */
import { hash } from 'node:crypto'

export type RandomBytes = (count: number) => Buffer

/** 256 random bits behind a prefix that tells people, and secret scanners, what the text is. */
export function newSecret(prefix: 'ut' | 'utup', randomBytes: RandomBytes): string {
  return `${prefix}_${randomBytes(32).toString('base64url')}`
}

/**
 * A plain hash is enough for 256 random bits, and looking up by it leaks nothing through time:
 * how far two hashes agree says nothing about how far two secrets do.
 */
export function hashOf(secret: string): string {
  return hash('sha256', secret)
}
