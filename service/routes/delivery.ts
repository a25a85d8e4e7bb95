/** A file as a reply: bytes with a type and a name that is safe in a header and on any disk. Pure. */
import type { ServiceReply } from '../http/exchange.ts'

export interface DeliveredFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/** A file of which only the head is asked. */
export interface LookedAt {
  readonly name: string
  readonly sizeBytes: number
}

export function fileReply({ name, bytes }: DeliveredFile): ServiceReply {
  return { status: 200, headers: headersOf(name), body: bytes }
}

export function lookedReply({ name, sizeBytes }: LookedAt): ServiceReply {
  return { status: 200, headers: headersOf(name), body: new Uint8Array(0), toldBytes: sizeBytes }
}

function headersOf(name: string) {
  return {
    'content-type': name.toLowerCase().endsWith('.zip') ? 'application/zip' : 'application/octet-stream',
    'content-disposition': contentDisposition(name),
  }
}

/** RFC 6266: a plain name for old readers, the exact one beside it where the plain one had to be changed. */
export function contentDisposition(name: string): string {
  const safe = safeName(name)
  const plain = safe.replace(/[^\x20-\x7e]/g, '_')
  const exact = plain === safe ? '' : `; filename*=UTF-8''${encodedName(safe)}`
  return `attachment; filename="${plain}"${exact}`
}

/** Without control and direction characters, separators, and what a header or a disk would read as something else. */
function safeName(name: string): string {
  const cleaned = name
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .replace(/["*/:<>?\\|%;]/g, '_')
    .replace(/^\.+/, '')
    .slice(-200)
  return cleaned || 'subtitle'
}

function encodedName(name: string): string {
  const percent = (char: string) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`
  return encodeURIComponent(name.toWellFormed()).replace(/['()]/g, percent)
}
