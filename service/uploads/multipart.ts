/**
 * Reads a multipart/form-data body (RFC 7578) that was read whole within its limit. Written by hand: the limit is some
 * 5 MiB, so that a pure function over bytes is enough, and it refuses what streaming parsers forgive (a body without
 * its end, parts without a name, encodings nobody sends). Names are labels, never paths.
 */
import { ServiceError } from '../http/serviceError.ts'

export interface FormPart {
  readonly name: string
  /** The last part of the sent name, without what no file name needs; null for a plain field. */
  readonly fileName: string | null
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

/** In the order of the body. Throws `invalid_request` for a body that is not whole or not well formed. */
export function readMultipart(body: Uint8Array, boundary: string): readonly FormPart[] {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength)
  const parts: FormPart[] = []
  let delimiter = firstDelimiter(bytes, boundary)
  while (!delimiter.isLast) {
    if (parts.length === multipartLimits.parts) throw broken(`it has more than ${multipartLimits.parts} parts`)
    const headersEnd = bytes.indexOf('\r\n\r\n', delimiter.endsAt)
    if (headersEnd < 0 || headersEnd - delimiter.endsAt > multipartLimits.headerBytes)
      throw broken('a part has no end of its headers')
    const next = nextDelimiter(bytes, boundary, headersEnd + 2)
    const headers = bytes.toString('utf8', delimiter.endsAt + 2, Math.max(headersEnd, delimiter.endsAt + 2))
    parts.push({ ...labelsOf(headers), bytes: bytes.subarray(headersEnd + 4, Math.max(next.startsAt, headersEnd + 4)) })
    delimiter = next
  }
  return parts
}

interface Delimiter {
  /** Where its line break begins; that break belongs to it, not to the part. */
  readonly startsAt: number
  /** The line break behind it. */
  readonly endsAt: number
  readonly isLast: boolean
}

/** What stands before the first one is a note to people and is left out. */
function firstDelimiter(bytes: Buffer, boundary: string): Delimiter {
  const atStart = bytes.subarray(0, boundary.length + 2).equals(Buffer.from(`--${boundary}`))
  const found = atStart ? delimiterAt(bytes, 0, boundary.length + 2) : null
  return found ?? nextDelimiter(bytes, boundary, 0)
}

function nextDelimiter(bytes: Buffer, boundary: string, from: number): Delimiter {
  const mark = `\r\n--${boundary}`
  for (let at = bytes.indexOf(mark, from); at >= 0; at = bytes.indexOf(mark, at + 2)) {
    const found = delimiterAt(bytes, at, at + mark.length)
    if (found) return found
  }
  throw broken('it ends before its last boundary')
}

/** Null where a longer word only begins like the boundary. */
function delimiterAt(bytes: Buffer, startsAt: number, markEnd: number): Delimiter | null {
  if (bytes[markEnd] === 0x2d && bytes[markEnd + 1] === 0x2d) return { startsAt, endsAt: markEnd + 2, isLast: true }
  let endsAt = markEnd
  while (bytes[endsAt] === 0x20 || bytes[endsAt] === 0x09) endsAt += 1
  return bytes[endsAt] === 0x0d && bytes[endsAt + 1] === 0x0a ? { startsAt, endsAt, isLast: false } : null
}

function labelsOf(headers: string): Pick<FormPart, 'name' | 'fileName'> {
  const lines = headers.split('\r\n')
  const encoding = valueOf(lines, 'content-transfer-encoding')
  if (encoding !== null && !/^(?:7bit|8bit|binary)$/i.test(encoding))
    throw broken('a part is encoded; send its bytes as they are')
  const disposition = valueOf(lines, 'content-disposition') ?? ''
  const name = parameterOf(disposition, 'name')
  if (!/^form-data\s*;/i.test(disposition) || name === null) throw broken('a part has no name')
  const fileName = extendedParameterOf(disposition, 'filename') ?? parameterOf(disposition, 'filename')
  return { name, fileName: fileName === null ? null : labelOf(fileName) }
}

function valueOf(lines: readonly string[], header: string): string | null {
  const line = lines.find((text) => text.toLowerCase().startsWith(`${header}:`))
  return line === undefined ? null : line.slice(header.length + 1).trim()
}

/** Browsers write '%22' for a quote and leave backslashes alone; others write '\"'. */
function parameterOf(disposition: string, name: string): string | null {
  const [, quoted, bare] = new RegExp(`;\\s*${name}=(?:"((?:\\\\"|[^"])*)"|([^\\s;"]+))`, 'i').exec(disposition) ?? []
  const text = quoted ?? bare
  if (text === undefined) return null
  return text.replaceAll('\\"', '"').replace(/%(22|0d|0a)/gi, (code) => decodeURIComponent(code))
}

/** RFC 5987: filename*=UTF-8''%e2%82%ac.srt */
function extendedParameterOf(disposition: string, name: string): string | null {
  const [, text] = new RegExp(`;\\s*${name}\\*=utf-8'[^']*'([^\\s;]+)`, 'i').exec(disposition) ?? []
  try {
    return text === undefined ? null : decodeURIComponent(text)
  } catch {
    return null
  }
}

/** Without folders, control and direction characters; cut from the front, so that the extension stays. */
function labelOf(fileName: string): string {
  const name = fileName.split(/[/\\]/).at(-1) ?? ''
  return name
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .trim()
    .slice(-multipartLimits.fileNameChars)
}

function broken(what: string): ServiceError {
  return new ServiceError('invalid_request', `The form cannot be read: ${what}.`)
}
