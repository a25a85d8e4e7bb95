/** Bytes as a client wrote them, whatever a proper HTTP library would make of the request. */
import { once } from 'node:events'
import { connect } from 'node:net'

/** All that comes back until the connection ends. */
export async function sendRaw(url: string, bytes: string | Uint8Array): Promise<Buffer> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  const pieces: Buffer[] = []
  socket.on('data', (piece: Buffer) => pieces.push(piece))
  socket.on('error', () => undefined)
  socket.write(bytes)
  await once(socket, 'close')
  return Buffer.concat(pieces)
}

export interface RawAnswer {
  readonly status: number
  /** In lower case. */
  readonly head: string
  readonly body: Buffer
}

/** Of the last answer on the connection. */
export function readRaw(bytes: Buffer): RawAnswer {
  const text = bytes.toString('latin1')
  const startsAt = text.lastIndexOf('HTTP/1.1 ')
  const headEnd = text.indexOf('\r\n\r\n', startsAt)
  const head = text.slice(startsAt, headEnd).toLowerCase()
  return { status: Number(head.slice(9, 12)), head, body: bytes.subarray(headEnd + 4) }
}
