/** A picture of one colour, as small as PNG allows: for posters whose place on the screen is told by what they show. */
import { crc32, deflateSync } from 'node:zlib'

export type Colour = readonly [red: number, green: number, blue: number]

export function solidPng(colour: Colour, width = 40, height = 60): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  // 8 bits a channel, three channels.
  head.set([8, 2], 8)
  const line = Buffer.from([0, ...Array.from({ length: width }, () => colour).flat()])
  const data = deflateSync(Buffer.concat(Array.from({ length: height }, () => line)))
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))])
}

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}
