/** Writes small RAR 5 archives (technical note "RAR 5.0 archive format"), stored or with made-up packed bytes. */
import { crc32 } from 'node:zlib'

export interface RarFile {
  readonly name: string
  readonly text?: string
  /** What the header says, where that is not the truth. */
  readonly announcedBytes?: number
  /** Packed bytes of the method "normal", with a dictionary of 128 KiB << `dictionary`. */
  readonly packed?: Uint8Array
  readonly dictionary?: number
}

const signature = Buffer.from('526172211a070100', 'hex')

export function buildRar(files: readonly RarFile[]): Uint8Array {
  const blocks = files.map(fileBlock)
  return Uint8Array.from(Buffer.concat([signature, block(1, 0, [vint(0)]), ...blocks, block(5, 0, [vint(0)])]))
}

function fileBlock(file: RarFile): Buffer {
  const content = Buffer.from(file.text ?? '')
  const name = Buffer.from(file.name)
  const compression = file.packed ? (3 << 7) | ((file.dictionary ?? 0) << 10) : 0
  const fields = [vint(4), vint(file.announcedBytes ?? content.length), vint(0o100644), u32(crc32(content))]
  return block(2, 2, [...fields, vint(compression), vint(1), vint(name.length), name], file.packed ?? content)
}

function block(type: number, flags: number, fields: readonly Buffer[], data?: Uint8Array): Buffer {
  const body = Buffer.concat([vint(type), vint(flags), ...(data ? [vint(data.length)] : []), ...fields])
  const sized = Buffer.concat([vint(body.length), body])
  return Buffer.concat([u32(crc32(sized)), sized, data ?? Buffer.alloc(0)])
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

function vint(value: number): Buffer {
  const bytes: number[] = []
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return Buffer.from([...bytes, rest])
    bytes.push((rest % 128) | 0x80)
  }
}
