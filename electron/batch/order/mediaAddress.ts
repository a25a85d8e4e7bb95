/** The address of a media file that a service shall hear (API §4 "v2 transcription"), and what its subtitle is named after. Pure. */
import { basename } from 'node:path'
import { AppError } from '../../../shared/errors.ts'

export interface MediaAddress {
  readonly href: string
  /** Fit for a file; 'media' where the address ends in no name. */
  readonly name: string
}

export function isMediaAddress(text: string): boolean {
  return /^https?:/i.test(text.trim())
}

/** @throws AppError 'input.invalid' */
export function readMediaAddress(text: string): MediaAddress {
  const url = isMediaAddress(text) ? URL.parse(text.trim()) : null
  if (!url)
    throw new AppError('input.invalid', 'This is no address of a media file. It begins with http:// or https://.')
  const name = basename(decoded(url.pathname)).replace(/[^\p{L}\p{N} ._()[\]-]/gu, '_')
  return { href: url.href, name: /^[._ ]*$/.test(name) ? 'media' : name }
}

/** A path whose percent signs mean nothing is taken as it is written. */
function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
