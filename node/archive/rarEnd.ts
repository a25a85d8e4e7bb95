/**
 * Does a RAR archive reach its own end? A reader that only lists files cannot tell one that was cut between two of them.
 * RAR 5: technical note "RAR 5.0 archive format"; before: `technote.txt` of RAR 3. RAR 2 wrote no end at all.
 */
import { startsWith } from '../../shared/text/startsWith.ts'
import { crc32 } from 'node:zlib'
import { viewOf } from './zipRecords.ts'

interface Block {
  readonly isEnd: boolean
  /** Where the next one begins. */
  readonly next: number
}

const oldStart = [0x52, 0x61, 0x72, 0x21, 0x1a, 0x07, 0x00]
const newStart = [0x52, 0x61, 0x72, 0x21, 0x1a, 0x07, 0x01, 0x00]

/** False for what is no RAR archive. */
export function hasRarEnd(bytes: Uint8Array): boolean {
  if (startsWith(bytes, oldStart)) return reachesEnd(bytes, oldStart.length, oldBlock)
  return startsWith(bytes, newStart) && reachesEnd(bytes, newStart.length, newBlock)
}

function reachesEnd(bytes: Uint8Array, from: number, read: (bytes: Uint8Array, at: number) => Block | null): boolean {
  for (let at = from; at < bytes.length;) {
    const block = read(bytes, at)
    if (!block || block.next > bytes.length) return false
    if (block.isEnd) return true
    at = block.next
  }
  return false
}

const oldHeadBytes = 7
const oldTypes = { file: 0x74, part: 0x7a, end: 0x7b }
const hasDataFlag = 0x8000
const isLargeFlag = 0x0100

function oldBlock(bytes: Uint8Array, at: number): Block | null {
  if (at + oldHeadBytes > bytes.length) return null
  const view = viewOf(bytes)
  const type = view.getUint8(at + 2)
  const flags = view.getUint16(at + 3, true)
  const headBytes = view.getUint16(at + 5, true)
  if (headBytes < oldHeadBytes || at + headBytes > bytes.length) return null
  const dataBytes = (flags & hasDataFlag) !== 0 && headBytes >= 11 ? view.getUint32(at + 7, true) : 0
  const isLarge = (type === oldTypes.file || type === oldTypes.part) && (flags & isLargeFlag) !== 0
  const highBytes = isLarge && headBytes >= 36 ? view.getUint32(at + 32, true) * 2 ** 32 : 0
  return { isEnd: type === oldTypes.end, next: at + headBytes + dataBytes + highBytes }
}

const newEnd = 5
const hasExtraFlag = 1
const hasNewDataFlag = 2

function newBlock(bytes: Uint8Array, at: number): Block | null {
  const size = readNumber(bytes, at + 4)
  if (!size || size.next + size.value > bytes.length) return null
  const headEnd = size.next + size.value
  if (crc32(bytes.subarray(at + 4, headEnd)) !== viewOf(bytes).getUint32(at, true)) return null
  const type = readNumber(bytes, size.next)
  const flags = type && readNumber(bytes, type.next)
  if (!flags) return null
  const extra = (flags.value & hasExtraFlag) !== 0 ? readNumber(bytes, flags.next) : { value: 0, next: flags.next }
  const data = extra && (flags.value & hasNewDataFlag) !== 0 ? readNumber(bytes, extra.next) : null
  return { isEnd: type.value === newEnd, next: headEnd + (data?.value ?? 0) }
}

/** Seven bits a byte, the lowest first; null where it leaves the archive or what a number holds. */
function readNumber(bytes: Uint8Array, at: number): { readonly value: number; readonly next: number } | null {
  let value = 0
  for (let index = 0; index < 7; index += 1) {
    const byte = bytes[at + index]
    if (byte === undefined) return null
    value += (byte & 0x7f) * 2 ** (7 * index)
    if (byte < 0x80) return { value, next: at + index + 1 }
  }
  return null
}
