/** Makes a screenshot a third of its size: a window has few colours, and 256 of them are enough to judge its look. */
import { crc32, deflateSync, inflateSync } from 'node:zlib'

const signature = Buffer.from('89504e470d0a1a0a', 'hex')
const mostColours = 256
/** The upper bits of each channel. */
const kindOf = 0xf0f0f0

/** @param png as the browser writes it: 8 bits a channel, not interlaced */
export function smallPng(png: Buffer): Buffer {
  const { width, height, channels, data } = read(png)
  const pixels = unfiltered(data, width * channels, channels)
  const { palette, indexOf } = chooseColours(pixels, channels)
  const lines = Buffer.alloc(height * (width + 1))
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      lines[y * (width + 1) + 1 + x] = indexOf(colourAt(pixels, (y * width + x) * channels))
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 3], 8)
  const colours = Buffer.from(palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]))
  const parts = [chunk('IHDR', head), chunk('PLTE', colours), chunk('IDAT', deflateSync(lines, { level: 9 }))]
  return Buffer.concat([signature, ...parts, chunk('IEND', Buffer.alloc(0))])
}

function read(png: Buffer) {
  const parts: Buffer[] = []
  for (let at = signature.length; at < png.length;) {
    const length = png.readUInt32BE(at)
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(png.subarray(at + 8, at + 8 + length))
    at += length + 12
  }
  const channels = png[25] === 6 ? 4 : 3
  return {
    width: png.readUInt32BE(16),
    height: png.readUInt32BE(20),
    channels,
    data: inflateSync(Buffer.concat(parts)),
  }
}

/** PNG section 9: each line says how it was told from its left and upper neighbours. */
function unfiltered(data: Buffer, lineBytes: number, step: number): Buffer {
  const lines = data.length / (lineBytes + 1)
  const pixels = Buffer.alloc(lines * lineBytes)
  for (let y = 0; y < lines; y += 1) {
    const filter = data[y * (lineBytes + 1)] ?? 0
    for (let x = 0; x < lineBytes; x += 1) {
      const at = y * lineBytes + x
      const left = x < step ? 0 : (pixels[at - step] ?? 0)
      const up = y === 0 ? 0 : (pixels[at - lineBytes] ?? 0)
      const corner = x < step || y === 0 ? 0 : (pixels[at - lineBytes - step] ?? 0)
      pixels[at] = (data[y * (lineBytes + 1) + 1 + x] ?? 0) + predicted(filter, left, up, corner)
    }
  }
  return pixels
}

function predicted(filter: number, left: number, up: number, corner: number): number {
  if (filter === 1) return left
  if (filter === 2) return up
  if (filter === 3) return (left + up) >> 1
  if (filter !== 4) return 0
  const [byLeft, byUp, byCorner] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)]
  if (byLeft <= byUp && byLeft <= byCorner) return left
  return byUp <= byCorner ? up : corner
}

const colourAt = (pixels: Buffer, at: number) => pixels.readUIntBE(at, 3)

/** One of each kind of colour, so that a rare green stays green, then the most frequent; any other becomes the nearest. */
function chooseColours(pixels: Buffer, channels: number) {
  const counts = new Map<number, number>()
  for (let at = 0; at < pixels.length; at += channels) {
    const colour = colourAt(pixels, at)
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  const frequent = [...counts].sort((a, b) => b[1] - a[1]).map(([colour]) => colour)
  const kinds = new Map<number, number>()
  for (const colour of frequent) if (!kinds.has(colour & kindOf)) kinds.set(colour & kindOf, colour)
  const palette = [...new Set([...kinds.values(), ...frequent])].slice(0, mostColours)
  const places = new Map(palette.map((colour, place) => [colour, place]))
  const indexOf = (colour: number): number => {
    const known = places.get(colour)
    if (known !== undefined) return known
    const place = nearest(palette, colour)
    places.set(colour, place)
    return place
  }
  return { palette, indexOf }
}

function nearest(palette: readonly number[], colour: number): number {
  let best = 0
  let least = Number.POSITIVE_INFINITY
  for (const [place, each] of palette.entries()) {
    const distance = [16, 8, 0].reduce(
      (sum, shift) => sum + (((each >> shift) & 255) - ((colour >> shift) & 255)) ** 2,
      0,
    )
    if (distance < least) [best, least] = [place, distance]
  }
  return best
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}
