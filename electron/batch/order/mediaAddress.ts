/** The address of a media file that a service shall hear (API §4 "v2 transcription"), and what its subtitle is named after. Pure. */
import { basename, extname } from 'node:path'
import { AppError } from '../../../shared/errors.ts'

export interface MediaAddress {
  readonly href: string
  /** Fit for a file beside which its subtitle is put; 'media' where the address ends in no name. */
  readonly name: string
}

/** Disks take 255 in UTF-8; what a subtitle's name adds needs the rest. */
const mostNameBytes = 200

export function isMediaAddress(text: string): boolean {
  return /^https?:/i.test(text.trim())
}

/** @throws AppError 'input.invalid' */
export function readMediaAddress(text: string): MediaAddress {
  const url = isMediaAddress(text) ? URL.parse(text.trim()) : null
  if (!url)
    throw new AppError('input.invalid', 'This is no address of a media file. It begins with http:// or https://.')
  const name = basename(decoded(url.pathname)).replace(/[^\p{L}\p{N} ._()[\]-]/gu, '_')
  return { href: url.href, name: /^[._ ]*$/.test(name) ? 'media' : shortened(name) }
}

/** Without its end, but with its extension. */
function shortened(name: string): string {
  const extension = extname(name)
  const room = mostNameBytes - Buffer.byteLength(extension)
  // What is as long as that is no extension.
  return room > 0 ? cut(basename(name, extension), room) + extension : cut(name, mostNameBytes)
}

/** Between two letters, however many bytes they have. */
function cut(text: string, mostBytes: number): string {
  return text.slice(0, new TextEncoder().encodeInto(text, new Uint8Array(mostBytes)).read)
}

/** A path whose percent signs mean nothing is taken as it is written. */
function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
