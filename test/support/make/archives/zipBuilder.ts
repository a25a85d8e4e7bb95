/** Writes ZIP archives whose every field can be made to lie; for tests of the reader that must notice. */
import { deflateRawSync } from 'node:zlib'
import { crc32 } from 'node:zlib'

export interface BuiltEntry {
  readonly name: string | Uint8Array
  readonly text?: string | Uint8Array
  readonly method?: number
  readonly flags?: number
  readonly attributes?: number
  readonly crc?: number
  readonly unpackedBytes?: number
  readonly localName?: string
  readonly extra?: Uint8Array
  /** Uses the local header of the entry at this place in the list. */
  readonly sharesDataWith?: number
  /** Has no record in the directory. */
  readonly isHidden?: boolean
  readonly hasDescriptor?: boolean
}

export interface BuiltArchive {
  readonly count?: number
  readonly prefix?: string
  readonly suffix?: string
  readonly comment?: Uint8Array
  readonly disk?: number
}

export const subtitleText = '1\n00:00:01,000 --> 00:00:03,000\nGood evening.\n'

const u16 = (value: number) => Buffer.from([value & 0xff, (value >>> 8) & 0xff])
const u32 = (value: number) => Buffer.concat([u16(value & 0xffff), u16(value >>> 16)])

export function buildZip(entries: readonly BuiltEntry[], archive: BuiltArchive = {}): Uint8Array {
  const offsets: number[] = []
  const records: Buffer[] = []
  let data: Buffer = Buffer.from(archive.prefix ?? '')
  for (const [index, entry] of entries.entries()) {
    offsets[index] = entry.sharesDataWith === undefined ? data.length : (offsets[entry.sharesDataWith] ?? 0)
    if (entry.sharesDataWith === undefined) data = Buffer.concat([data, localPart(entry)])
    if (!entry.isHidden) records.push(centralRecord(entry, offsets[index]))
  }
  const directory = Buffer.concat(records)
  const end = endRecord({ ...archive, count: archive.count ?? records.length }, directory.length, data.length)
  return Uint8Array.from(Buffer.concat([data, directory, end, Buffer.from(archive.suffix ?? '')]))
}

function packed(entry: BuiltEntry): { readonly content: Buffer; readonly data: Buffer; readonly method: number } {
  const content = Buffer.from(entry.text ?? subtitleText)
  const method = entry.method ?? 8
  return { content, method, data: method === 8 ? deflateRawSync(content) : content }
}

function numbers(entry: BuiltEntry): Buffer {
  const { content, data } = packed(entry)
  const unpackedBytes = entry.unpackedBytes ?? content.length
  return Buffer.concat([u32(entry.crc ?? crc32(content)), u32(data.length), u32(unpackedBytes)])
}

function flagsOf(entry: BuiltEntry): number {
  return (entry.flags ?? 0) | (entry.hasDescriptor ? 8 : 0)
}

function localPart(entry: BuiltEntry): Buffer {
  const name = Buffer.from(entry.localName ?? entry.name)
  const { data, method } = packed(entry)
  const extra = entry.extra ?? Buffer.alloc(0)
  return Buffer.concat([
    ...[u32(0x04034b50), u16(20), u16(flagsOf(entry)), u16(method), u32(0)],
    entry.hasDescriptor ? Buffer.alloc(12) : numbers(entry),
    ...[u16(name.length), u16(extra.length), name, extra, data],
    ...(entry.hasDescriptor ? [u32(0x08074b50), numbers(entry)] : []),
  ])
}

function centralRecord(entry: BuiltEntry, offset: number): Buffer {
  const name = Buffer.from(entry.name)
  const { method } = packed(entry)
  const extra = entry.extra ?? Buffer.alloc(0)
  return Buffer.concat([
    ...[u32(0x02014b50), u16(0x031e), u16(20), u16(flagsOf(entry)), u16(method), u32(0), numbers(entry)],
    ...[u16(name.length), u16(extra.length), u16(0), u16(0), u16(0)],
    ...[u32(entry.attributes ?? 0x81a40000), u32(offset), name, extra],
  ])
}

function endRecord(archive: BuiltArchive, directoryBytes: number, offset: number): Buffer {
  const comment = Buffer.from(archive.comment ?? '')
  const count = archive.count ?? 0
  return Buffer.concat([
    ...[u32(0x06054b50), u16(archive.disk ?? 0), u16(0), u16(count), u16(count), u32(directoryBytes), u32(offset)],
    ...[u16(comment.length), comment],
  ])
}
