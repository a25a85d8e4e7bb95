/** CRC-32 as ZIP, gzip and PNG use it (polynomial 0xEDB88320, reflected). */

/** `tables[k]` moves a byte on over k more bytes, so that four of them are taken in one step. */
const tables = makeTables()

function makeTables(): readonly [Int32Array, Int32Array, Int32Array, Int32Array] {
  const first = Int32Array.from({ length: 256 }, (_, byte) => {
    let crc = byte
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1
    return crc
  })
  const moved = (table: Int32Array) => table.map((crc) => (first[crc & 0xff] ?? 0) ^ (crc >>> 8))
  const second = moved(first)
  const third = moved(second)
  return [first, second, third, moved(third)]
}

export function crc32(bytes: Uint8Array): number {
  const [first, second, third, fourth] = tables
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const whole = bytes.length - (bytes.length % 4)
  let crc = -1
  for (let at = 0; at < whole; at += 4) {
    crc ^= view.getInt32(at, true)
    crc =
      (fourth[crc & 0xff] ?? 0) ^
      (third[(crc >>> 8) & 0xff] ?? 0) ^
      (second[(crc >>> 16) & 0xff] ?? 0) ^
      (first[crc >>> 24] ?? 0)
  }
  for (let at = whole; at < bytes.length; at += 1) crc = (first[(crc ^ (bytes[at] ?? 0)) & 0xff] ?? 0) ^ (crc >>> 8)
  return (crc ^ -1) >>> 0
}
