/**
 * Do the parts of a ZIP file agree? Local headers must say what the directory says, and the files must lie one behind
 * the other without overlap or gap: what two readers would read differently is refused.
 */
import { ArchiveError } from './archiveError.ts'
import { readExtraFields, viewOf, wideNumbers, type CentralRecord, type Directory } from './zipRecords.ts'

const localSignature = 0x04034b50
const localBytes = 30
const descriptorSignature = 0x08074b50
const wide32 = 0xffffffff
const hasDescriptorFlag = 0x0008
// Encryption (bits 0, 6, 13) and descriptor: flags that change what the bytes mean.
const decisiveFlags = 0x2049

/** Where a file's packed bytes lie. */
interface Extent {
  readonly record: CentralRecord
  readonly start: number
  readonly dataStart: number
  readonly dataEnd: number
}

/** The packed bytes of each record, in the order of the directory. */
export function packedData(bytes: Uint8Array, directory: Directory): ReadonlyMap<CentralRecord, Uint8Array> {
  const extents = directory.records.map((record) => extentOf(bytes, record, directory.offset))
  checkTiling(bytes, extents, directory.offset)
  return new Map(extents.map(({ record, dataStart, dataEnd }) => [record, bytes.subarray(dataStart, dataEnd)]))
}

function extentOf(bytes: Uint8Array, record: CentralRecord, dataLimit: number): Extent {
  const view = viewOf(bytes)
  const start = record.localOffset
  if (start + localBytes > dataLimit) throw new ArchiveError('ZIP_TRUNCATED')
  if (view.getUint32(start, true) !== localSignature) throw new ArchiveError('ZIP_TRUNCATED')
  const nameEnd = start + localBytes + view.getUint16(start + 26, true)
  const dataStart = nameEnd + view.getUint16(start + 28, true)
  const dataEnd = dataStart + record.packedBytes
  if (dataStart > dataLimit) throw new ArchiveError('ZIP_TRUNCATED')
  if (!isLocalHeaderFaithful(bytes.subarray(start, dataStart), record)) throw new ArchiveError('ZIP_HEADER_MISMATCH')
  if (dataEnd > dataLimit) throw new ArchiveError('ZIP_TRUNCATED')
  return { record, start, dataStart, dataEnd }
}

function isLocalHeaderFaithful(header: Uint8Array, record: CentralRecord): boolean {
  const view = viewOf(header)
  const nameEnd = localBytes + view.getUint16(26, true)
  const flags = view.getUint16(6, true)
  if ((flags & decisiveFlags) !== (record.flags & decisiveFlags) || view.getUint16(8, true) !== record.method)
    return false
  if (!isSame(header.subarray(localBytes, nameEnd), record.rawName)) return false
  return areLocalNumbersFaithful(header, record)
}

/** With a descriptor the local numbers may be left empty: they follow behind the data. */
function areLocalNumbersFaithful(header: Uint8Array, record: CentralRecord): boolean {
  const view = viewOf(header)
  const nameEnd = localBytes + view.getUint16(26, true)
  const wide = wideNumbers(readExtraFields(header.subarray(nameEnd)))
  const widened = (value: number) => (value === wide32 ? (wide.next().value ?? value) : value)
  const unpackedBytes = widened(view.getUint32(22, true))
  const packedBytes = widened(view.getUint32(18, true))
  const crc = view.getUint32(14, true)
  const mayBeEmpty = (record.flags & hasDescriptorFlag) !== 0
  const agrees = (local: number, central: number) =>
    local === central || (mayBeEmpty && (local === 0 || local === wide32))
  return (
    agrees(crc, record.crc) && agrees(packedBytes, record.packedBytes) && agrees(unpackedBytes, record.unpackedBytes)
  )
}

function checkTiling(bytes: Uint8Array, extents: readonly Extent[], dataLimit: number): void {
  const ordered = [...extents].sort((a, b) => a.start - b.start)
  if ((ordered[0]?.start ?? dataLimit) !== 0) throw new ArchiveError('ZIP_AMBIGUOUS')
  for (const [index, extent] of ordered.entries()) {
    const nextStart = ordered[index + 1]?.start ?? dataLimit
    if (nextStart < extent.dataEnd) throw new ArchiveError('ZIP_OVERLAP')
    if (nextStart > extent.dataEnd) checkDescriptor(bytes.subarray(extent.dataEnd, nextStart), extent.record)
  }
}

/** Between two files only a data descriptor may lie: with or without signature, with 4- or 8-byte sizes. */
function checkDescriptor(gap: Uint8Array, record: CentralRecord): void {
  if ((record.flags & hasDescriptorFlag) === 0) throw new ArchiveError('ZIP_AMBIGUOUS')
  const isSigned = gap.length === 16 || gap.length === 24
  if (!isSigned && gap.length !== 12 && gap.length !== 20) throw new ArchiveError('ZIP_AMBIGUOUS')
  const view = viewOf(gap)
  const at = isSigned ? 4 : 0
  const isWide = gap.length > 16
  const sizeAt = (index: number) =>
    isWide ? Number(view.getBigUint64(at + 4 + 8 * index, true)) : view.getUint32(at + 4 + 4 * index, true)
  if (isSigned && view.getUint32(0, true) !== descriptorSignature) throw new ArchiveError('ZIP_AMBIGUOUS')
  const isFaithful =
    view.getUint32(at, true) === record.crc && sizeAt(0) === record.packedBytes && sizeAt(1) === record.unpackedBytes
  if (!isFaithful) throw new ArchiveError('ZIP_HEADER_MISMATCH')
}

function isSame(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, index) => byte === b[index])
}
