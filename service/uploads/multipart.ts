/**
 * Reads a multipart/form-data body (RFC 7578) that was read whole within its limit. Written by hand: the limit is some
 * 5 MiB, so that a pure function over bytes is enough, and it refuses what streaming parsers forgive (a body without
 * its end, parts without a name, encodings nobody sends). Scripts that write a form line by line end each line in a bare
 * line feed; such a form is read where its first boundary ends so.
 */
import { ServiceError } from '../http/serviceError.ts'
import { readPartLabels, type PartLabels } from './partLabels.ts'

export interface FormPart extends PartLabels {
  readonly bytes: Uint8Array
}

/** A completion may repeat 200 files, 100 releases and 50 tags, beside its other fields. */
export const multipartLimits = { parts: 400, headerBytes: 8 * 1_024, boundaryChars: 70, fileNameChars: 255 } as const

/** The boundary that a Content-Type names. Throws `invalid_request`. */
export function boundaryOf(contentType: string): string {
  const [, quoted, bare] = /;\s*boundary=(?:"([^"]*)"|([^\s;]+))/i.exec(contentType) ?? []
  const boundary = quoted ?? bare ?? ''
  // RFC 2046: 1 to 70 of these, a space never last.
  const isGood =
    boundary.length <= multipartLimits.boundaryChars && /^[\w'()+,\-./:=? ]*[\w'()+,\-./:=?]$/.test(boundary)
  if (!isGood) throw broken('its boundary is missing or wrong')
  return boundary
}

interface Body {
  readonly bytes: Buffer
  readonly boundary: string
  readonly lineEnd: '\r\n' | '\n'
}

/** In the order of the body. Throws `invalid_request` for a body that is not whole or not well formed. */
export function readMultipart(whole: Uint8Array, boundary: string): readonly FormPart[] {
  const bytes = Buffer.from(whole.buffer, whole.byteOffset, whole.byteLength)
  const body: Body = { bytes, boundary, lineEnd: lineEndOf(bytes, boundary) }
  const breakBytes = body.lineEnd.length
  const parts: FormPart[] = []
  let delimiter = firstDelimiter(body)
  while (!delimiter.isLast) {
    if (parts.length === multipartLimits.parts) throw broken(`it has more than ${multipartLimits.parts} parts`)
    const headersEnd = bytes.indexOf(body.lineEnd.repeat(2), delimiter.endsAt)
    if (headersEnd < 0 || headersEnd - delimiter.endsAt > multipartLimits.headerBytes)
      throw broken('a part has no end of its headers')
    const next = nextDelimiter(body, headersEnd + breakBytes)
    const headersStart = delimiter.endsAt + breakBytes
    const contentStart = headersEnd + 2 * breakBytes
    const labels = labelsOf(bytes.subarray(headersStart, Math.max(headersEnd, headersStart)))
    parts.push({ ...labels, bytes: bytes.subarray(contentStart, Math.max(next.startsAt, contentStart)) })
    delimiter = next
  }
  return parts
}

/** What the first boundary ends with holds for the whole form. */
function lineEndOf(bytes: Buffer, boundary: string): Body['lineEnd'] {
  const at = bytes.indexOf(`--${boundary}`)
  return at >= 0 && bytes[afterSpaces(bytes, at + 2 + boundary.length)] === 0x0a ? '\n' : '\r\n'
}

interface Delimiter {
  /** Where its line break begins; that break belongs to it, not to the part. */
  readonly startsAt: number
  /** The line break behind it. */
  readonly endsAt: number
  readonly isLast: boolean
}

/** What stands before the first one is a note to people and is left out. */
function firstDelimiter(body: Body): Delimiter {
  const mark = Buffer.from(`--${body.boundary}`)
  const found = body.bytes.subarray(0, mark.length).equals(mark) ? delimiterAt(body, 0, mark.length) : null
  return found ?? nextDelimiter(body, 0)
}

function nextDelimiter(body: Body, from: number): Delimiter {
  const { bytes, boundary, lineEnd } = body
  const mark = `${lineEnd}--${boundary}`
  for (let at = bytes.indexOf(mark, from); at >= 0; at = bytes.indexOf(mark, at + lineEnd.length)) {
    const found = delimiterAt(body, at, at + mark.length)
    if (found) return found
  }
  throw broken('it ends before its last boundary')
}

/** Null where a longer word only begins like the boundary. */
function delimiterAt({ bytes, lineEnd }: Body, startsAt: number, markEnd: number): Delimiter | null {
  if (bytes[markEnd] === 0x2d && bytes[markEnd + 1] === 0x2d) return { startsAt, endsAt: markEnd + 2, isLast: true }
  const endsAt = afterSpaces(bytes, markEnd)
  const isBreak = bytes.subarray(endsAt, endsAt + lineEnd.length).equals(Buffer.from(lineEnd))
  return isBreak ? { startsAt, endsAt, isLast: false } : null
}

function afterSpaces(bytes: Buffer, from: number): number {
  let at = from
  while (bytes[at] === 0x20 || bytes[at] === 0x09) at += 1
  return at
}

function labelsOf(headers: Uint8Array): PartLabels {
  const read = readPartLabels(headers)
  if (typeof read === 'string') throw broken(read)
  return { ...read, fileName: read.fileName?.slice(-multipartLimits.fileNameChars) ?? null }
}

function broken(what: string): ServiceError {
  return new ServiceError('invalid_request', `The form cannot be read: ${what}.`)
}
