/** The grammar under Matroska (RFC 8794): elements of an id, a size and a payload. Knows nothing of video. */
import { DamagedHeader } from './headerBytes.ts'

export interface ElementHead {
  readonly id: number
  /** null where the writer did not know it (live streams). */
  readonly sizeBytes: number | null
  readonly headBytes: number
}

/** An id takes at most 4 bytes and a size at most 8. */
export const longestHeadBytes = 12
const mostElements = 4_000

export function readElementHead(bytes: Buffer, at: number): ElementHead {
  const idBytes = lengthOf(bytes, at, 4)
  const sizeAt = at + idBytes
  const sizeLength = lengthOf(bytes, sizeAt, 8)
  if (sizeAt + sizeLength > bytes.length) throw new DamagedHeader('An element ends inside its head.')
  return {
    id: bytes.readUIntBE(at, idBytes),
    sizeBytes: sizeOf(bytes, sizeAt, sizeLength),
    headBytes: idBytes + sizeLength,
  }
}

/** The children of a payload, by id; the order of children with one id is kept. */
export function childrenOf(payload: Buffer): ReadonlyMap<number, readonly Buffer[]> {
  const children = new Map<number, Buffer[]>()
  let count = 0
  for (let at = 0; at < payload.length;) {
    const { id, sizeBytes, headBytes } = readElementHead(payload, at)
    const start = at + headBytes
    if (sizeBytes === null || start + sizeBytes > payload.length || ++count > mostElements) {
      throw new DamagedHeader('An element is larger than the one around it.')
    }
    const known = children.get(id)
    const child = payload.subarray(start, start + sizeBytes)
    if (known) known.push(child)
    else children.set(id, [child])
    at = start + sizeBytes
  }
  return children
}

export function unsignedOf(payload: Buffer | undefined): number | null {
  if (!payload || payload.length > 8) return null
  return payload.reduce((sum, byte) => sum * 256 + byte, 0)
}

export function floatOf(payload: Buffer | undefined): number | null {
  if (payload?.length === 4) return payload.readFloatBE(0)
  return payload?.length === 8 ? payload.readDoubleBE(0) : null
}

/** Text may be padded with zeros. */
export function textOf(payload: Buffer | undefined): string | null {
  return payload ? payload.toString('utf8').replace(/\0.*$/s, '') : null
}

/** The count of leading zero bits says how many bytes a number takes. */
function lengthOf(bytes: Buffer, at: number, most: number): number {
  const first = bytes[at]
  const length = first === undefined ? Infinity : Math.clz32(first) - 23
  if (length > most || at + length > bytes.length) throw new DamagedHeader('A number of an element is malformed.')
  return length
}

function sizeOf(bytes: Buffer, at: number, length: number): number | null {
  let size = (bytes[at] ?? 0) & ((1 << (8 - length)) - 1)
  let areAllOnes = size === (1 << (8 - length)) - 1
  for (let index = 1; index < length; index++) {
    const byte = bytes[at + index] ?? 0
    areAllOnes = areAllOnes && byte === 255
    size = size * 256 + byte
  }
  return areAllOnes ? null : size
}
