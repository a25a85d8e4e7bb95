/** A part of a film, or all of it, as a page asks for it: by a random name that the host gave out, in ranges of bytes. */
import { constants } from 'node:fs'
import { open, type FileHandle } from 'node:fs/promises'
import { pipeline, Transform, type Readable } from 'node:stream'

/** What may be played just now. */
export interface MediaSource {
  get(name: string): { readonly path: string; readonly type: string } | null
}

export interface MediaAnswer {
  readonly status: 200 | 206 | 416
  readonly headers: Readonly<Record<string, string>>
  /** null: nothing of it was asked for. */
  readonly body: Readable | null
}

export const mediaPrefix = '/media/'

/** null where the name is none, or its file is there no more. */
export async function answerMedia(
  source: MediaSource,
  name: string,
  range: string | undefined,
): Promise<MediaAnswer | null> {
  const found = source.get(name)
  const file = found && (await openFile(found.path))
  if (!found || !file) return null
  const sizeBytes = await sizeOf(file)
  const part = sizeBytes === null ? null : rangeOf(range, sizeBytes)
  if (sizeBytes === null || part === null) {
    await file.close()
    return sizeBytes === null ? null : { status: 416, headers: { 'content-range': `bytes */${sizeBytes}` }, body: null }
  }
  const { from, to } = part
  const whole = { 'content-type': found.type, 'accept-ranges': 'bytes', 'content-length': String(to - from) }
  const headers = part.isPart ? { ...whole, 'content-range': `bytes ${from}-${to - 1}/${sizeBytes}` } : whole
  if (to === from) {
    await file.close()
    return { status: 200, headers, body: null }
  }
  return { status: part.isPart ? 206 : 200, headers, body: bytesOf(file, part) }
}

/** Closes the file at its end, and when nobody reads on. Breaks where there are fewer than were promised: a page would wait for them. */
function bytesOf(file: FileHandle, { from, to }: ByteRange): Readable {
  let left = to - from
  const counted = new Transform({
    transform(piece: Uint8Array, _encoding, done) {
      left -= piece.length
      done(null, piece)
    },
    flush: (done) => done(left > 0 ? new Error('The file has become shorter.') : null),
  })
  // Whoever reads is told.
  pipeline(file.createReadStream({ start: from, end: to - 1 }), counted, () => undefined)
  return counted
}

export interface ByteRange {
  readonly from: number
  /** Not included. */
  readonly to: number
  readonly isPart: boolean
}

/** One range alone; null where it lies outside. What is no range, and several at once, ask for all of it: RFC 9110, 14.2. */
export function rangeOf(header: string | undefined, sizeBytes: number): ByteRange | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/i.exec(header ?? '') ?? []
  const isBackwards = first !== '' && last !== '' && Number(last) < Number(first)
  if ((first === '' && last === '') || isBackwards) return { from: 0, to: sizeBytes, isPart: false }
  const from = first === '' ? Math.max(0, sizeBytes - Number(last)) : Number(first)
  const to = first === '' || last === '' ? sizeBytes : Math.min(sizeBytes, Number(last) + 1)
  return from < to ? { from, to, isPart: true } : null
}

/** Plain files only: never through a link, never waiting for a pipe. */
async function openFile(path: string): Promise<FileHandle | null> {
  return open(path, constants.O_RDONLY | (constants.O_NOFOLLOW || 0) | (constants.O_NONBLOCK || 0)).catch(() => null)
}

async function sizeOf(file: FileHandle): Promise<number | null> {
  const stats = await file.stat()
  return stats.isFile() ? stats.size : null
}
