/**
 * The records of a ZIP file: end record, central directory, local headers (APPNOTE.TXT 6.3.10, section 4.3).
 * Reads what they say and where; whether they agree is judged in `zipLayout`, what the files hold in `readZip`.
 */
import { ArchiveError } from './archiveError.ts'
import type { ArchiveLimits } from './archiveLimits.ts'

const endSignature = 0x06054b50
const endBytes = 22
const locatorSignature = 0x07064b50
const locatorBytes = 20
const wideEndSignature = 0x06064b50
const centralSignature = 0x02014b50
const centralBytes = 46
const zip64Field = 0x0001
const wide16 = 0xffff
const wide32 = 0xffffffff

export interface CentralRecord {
  readonly rawName: Uint8Array
  readonly extraFields: ReadonlyMap<number, Uint8Array>
  readonly flags: number
  readonly method: number
  readonly crc: number
  readonly packedBytes: number
  readonly unpackedBytes: number
  readonly madeBySystem: number
  readonly attributes: number
  readonly localOffset: number
}

export interface Directory {
  readonly records: readonly CentralRecord[]
  /** Where the central directory starts, and with it the last byte of file data ends. */
  readonly offset: number
}

interface DirectoryPlace {
  readonly count: number
  readonly size: number
  readonly offset: number
  /** Where the record behind the directory starts. */
  readonly end: number
}

export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

export function readDirectory(bytes: Uint8Array, limits: ArchiveLimits): Directory {
  const view = viewOf(bytes)
  const place = placeOfDirectory(view)
  if (place.count > limits.entries) throw new ArchiveError('ZIP_TOO_MANY')
  if (place.offset + place.size > place.end) throw new ArchiveError('ZIP_TRUNCATED')
  if (place.offset + place.size < place.end) throw new ArchiveError('ZIP_AMBIGUOUS')
  const directory = bytes.subarray(place.offset, place.end)
  const records: CentralRecord[] = []
  let at = 0
  for (let index = 0; index < place.count; index += 1) {
    const record = readCentralRecord(directory, at)
    records.push(record.record)
    at = record.next
  }
  if (at !== directory.length) throw new ArchiveError('ZIP_AMBIGUOUS')
  return { records, offset: place.offset }
}

function placeOfDirectory(view: DataView): DirectoryPlace {
  const end = findEnd(view)
  const wide = placeOfWideDirectory(view, end)
  const [disk, directoryDisk, countHere] = [
    view.getUint16(end + 4, true),
    view.getUint16(end + 6, true),
    view.getUint16(end + 8, true),
  ]
  const narrow = {
    count: view.getUint16(end + 10, true),
    size: view.getUint32(end + 12, true),
    offset: view.getUint32(end + 16, true),
  }
  if (isOtherDisk(disk) || isOtherDisk(directoryDisk)) throw new ArchiveError('ZIP_MULTIDISK')
  if (countHere !== narrow.count) throw new ArchiveError('ZIP_AMBIGUOUS')
  if (!wide) return { ...narrow, end }
  return {
    count: agreed(narrow.count, wide16, wide.count),
    size: agreed(narrow.size, wide32, wide.size),
    offset: agreed(narrow.offset, wide32, wide.offset),
    end: wide.end,
  }
}

function isOtherDisk(disk: number): boolean {
  return disk !== 0 && disk !== wide16
}

function agreed(narrow: number, placeholder: number, wide: number): number {
  if (narrow !== placeholder && narrow !== wide) throw new ArchiveError('ZIP_AMBIGUOUS')
  return wide
}

/** The one end record whose comment ends with the file. Two of them mean that readers would see two archives. */
function findEnd(view: DataView): number {
  const found = endsOf(view)
  const [end] = found
  if (end === undefined) throw new ArchiveError(startsLikeZip(view) ? 'ZIP_TRUNCATED' : 'ZIP_NOT_A_ZIP')
  if (found.length > 1) throw new ArchiveError('ZIP_AMBIGUOUS')
  return end
}

function endsOf(view: DataView): readonly number[] {
  const found: number[] = []
  const first = Math.max(0, view.byteLength - endBytes - wide16)
  for (let at = view.byteLength - endBytes; at >= first; at -= 1) {
    if (view.getUint32(at, true) !== endSignature) continue
    if (at + endBytes + view.getUint16(at + 20, true) === view.byteLength) found.push(at)
  }
  return found
}

/** An archive whose beginning is damaged still ends as one. */
export function hasZipEnd(bytes: Uint8Array): boolean {
  return endsOf(viewOf(bytes)).length > 0
}

function startsLikeZip(view: DataView): boolean {
  return view.byteLength > 4 && view.getUint32(0, true) === 0x04034b50
}

function placeOfWideDirectory(view: DataView, end: number): DirectoryPlace | null {
  const locator = end - locatorBytes
  if (locator < 0 || view.getUint32(locator, true) !== locatorSignature) return null
  const at = readUint64(view, locator + 8)
  if (at + 56 > locator || view.getUint32(at, true) !== wideEndSignature) throw new ArchiveError('ZIP_TRUNCATED')
  if (at + 12 + readUint64(view, at + 4) !== locator) throw new ArchiveError('ZIP_AMBIGUOUS')
  if (view.getUint32(at + 16, true) !== 0 || view.getUint32(at + 20, true) !== 0)
    throw new ArchiveError('ZIP_MULTIDISK')
  return {
    count: readUint64(view, at + 32),
    size: readUint64(view, at + 40),
    offset: readUint64(view, at + 48),
    end: at,
  }
}

/** Above 2^53 the last digits are lost, which is as good: every such number is refused. */
function readUint64(view: DataView, at: number): number {
  return Number(view.getBigUint64(at, true))
}

function readCentralRecord(
  directory: Uint8Array,
  at: number,
): { readonly record: CentralRecord; readonly next: number } {
  const view = viewOf(directory)
  if (at + centralBytes > directory.length) throw new ArchiveError('ZIP_TRUNCATED')
  if (view.getUint32(at, true) !== centralSignature) throw new ArchiveError('ZIP_AMBIGUOUS')
  const nameEnd = at + centralBytes + view.getUint16(at + 28, true)
  const extraEnd = nameEnd + view.getUint16(at + 30, true)
  const next = extraEnd + view.getUint16(at + 32, true)
  if (next > directory.length) throw new ArchiveError('ZIP_TRUNCATED')
  const extraFields = readExtraFields(directory.subarray(nameEnd, extraEnd))
  return {
    record: {
      ...centralFields(directory, at, extraFields),
      rawName: directory.subarray(at + centralBytes, nameEnd),
      extraFields,
    },
    next,
  }
}

function centralFields(directory: Uint8Array, at: number, extraFields: ReadonlyMap<number, Uint8Array>) {
  const view = viewOf(directory)
  const wide = wideNumbers(extraFields)
  const widened = (value: number) => (value === wide32 ? (wide.next().value ?? value) : value)
  // The order in which the zip64 field lists what it replaces.
  const unpackedBytes = widened(view.getUint32(at + 24, true))
  const packedBytes = widened(view.getUint32(at + 20, true))
  const localOffset = widened(view.getUint32(at + 42, true))
  return {
    madeBySystem: view.getUint8(at + 5),
    flags: view.getUint16(at + 8, true),
    method: view.getUint16(at + 10, true),
    crc: view.getUint32(at + 16, true),
    attributes: view.getUint32(at + 38, true),
    unpackedBytes,
    packedBytes,
    localOffset,
  }
}

/** The 64-bit numbers of the zip64 field, in their order. */
export function* wideNumbers(extraFields: ReadonlyMap<number, Uint8Array>): Generator<number, undefined> {
  const field = extraFields.get(zip64Field)
  if (!field) return undefined
  const view = viewOf(field)
  for (let at = 0; at + 8 <= field.length; at += 8) yield readUint64(view, at)
  return undefined
}

/** Stops at a field that runs past its buffer; nothing that is read from here is trusted without its own check. */
export function readExtraFields(extra: Uint8Array): ReadonlyMap<number, Uint8Array> {
  const view = viewOf(extra)
  const fields = new Map<number, Uint8Array>()
  let at = 0
  while (at + 4 <= extra.length) {
    const end = at + 4 + view.getUint16(at + 2, true)
    if (end > extra.length) break
    fields.set(view.getUint16(at, true), extra.subarray(at + 4, end))
    at = end
  }
  return fields
}
