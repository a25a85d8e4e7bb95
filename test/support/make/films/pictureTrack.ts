/** A subtitle track of pictures (PGS), as discs have them: a white box for each cue, with times as wanted. */
import type { Span } from '../../../../shared/timing/span.ts'

const [width, height] = [64, 8]

/** The bytes of a .sup file, which ffmpeg takes as an input. */
export function pictureTrack(cues: readonly Span[]): Buffer {
  return Buffer.concat(
    cues.flatMap(({ startMs, endMs }, index) => [shown(startMs, index * 2), cleared(endMs, index * 2 + 1)]),
  )
}

function shown(atMs: number, count: number): Buffer {
  const palette = Buffer.from([0, 0, 1, 235, 128, 128, 255])
  const line = Buffer.from([0x00, 0x80 | (width - 1), 1, 1, 0x00, 0x00])
  const picture = Buffer.concat(Array.from({ length: height }, () => line))
  const size = Buffer.alloc(4)
  size.writeUInt16BE(width, 0)
  size.writeUInt16BE(height, 2)
  const length = Buffer.alloc(3)
  length.writeUIntBE(picture.length + size.length, 0, 3)
  const object = Buffer.concat([Buffer.from([0, 0, 0, 0xc0]), length, size, picture])
  const place = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0])
  return set(atMs, [
    [0x16, Buffer.concat([composition(count, 0x80), Buffer.from([1]), place])],
    [0x17, window()],
    [0x14, palette],
    [0x15, object],
  ])
}

function cleared(atMs: number, count: number): Buffer {
  return set(atMs, [
    [0x16, Buffer.concat([composition(count, 0), Buffer.from([0])])],
    [0x17, window()],
  ])
}

function composition(count: number, state: number): Buffer {
  const bytes = Buffer.alloc(10)
  bytes.writeUInt16BE(640, 0)
  bytes.writeUInt16BE(480, 2)
  bytes[4] = 0x10
  bytes.writeUInt16BE(count, 5)
  bytes[7] = state
  return bytes
}

function window(): Buffer {
  const bytes = Buffer.alloc(10)
  bytes[0] = 1
  bytes.writeUInt16BE(width, 6)
  bytes.writeUInt16BE(height, 8)
  return bytes
}

function set(atMs: number, segments: readonly (readonly [type: number, content: Buffer])[]): Buffer {
  return Buffer.concat(
    [...segments, [0x80, Buffer.alloc(0)] as const].map(([type, content]) => segment(atMs, type, content)),
  )
}

function segment(atMs: number, type: number, content: Buffer): Buffer {
  const head = Buffer.alloc(13)
  head.write('PG', 0, 'latin1')
  head.writeUInt32BE(Math.round(atMs * 90), 2)
  head[10] = type
  head.writeUInt16BE(content.length, 11)
  return Buffer.concat([head, content])
}
