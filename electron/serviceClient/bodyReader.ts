/** Reads the body of one answer: decoded as a stream, counted after decoding, and never taken as whole when it was cut. */
import type { IncomingMessage } from 'node:http'
import { pipeline, Transform, type Readable } from 'node:stream'
import { createBrotliDecompress, createUnzip } from 'node:zlib'
import { ConnectionFailure } from './connectionFailure.ts'

export interface Body {
  readonly bytes: Uint8Array
  /** False when only the closing of the connection marked the end: a cut looks the same. */
  readonly isLengthProven: boolean
}

export interface BodyLimits {
  readonly maxBytes: number
  readonly onBytes: () => void
}

const blockBytes = 65_536
/** From so many pieces on they must hold this much on average: each costs some microseconds, be it a single byte. */
const mostCrumbs = 20_000
const leastMeanBytes = 16

/** Throws `ConnectionFailure` (`tooLarge`, `unreadable`) or what the streams throw when the answer is cut. */
export async function readBody(answer: IncomingMessage, { maxBytes, onBytes }: BodyLimits): Promise<Body> {
  if (Number(answer.headers['content-length'] ?? 0) > maxBytes) throw new ConnectionFailure('tooLarge')
  const decoder = decoderFor(answer.headers['content-encoding'])
  const stages = [answer, meter(maxBytes, onBytes), ...(decoder ? [decoder] : [])]
  // Errors reach the reader of the last stage; the callback only keeps them from being thrown twice.
  const bytes = await collect(pipeline(stages, () => undefined) as unknown as Readable, maxBytes)
  // Node already throws when an answer is cut; this holds it to that, whatever the version.
  if (!answer.complete) throw new ConnectionFailure('cut')
  // Every encoding marks its own end.
  return { bytes, isLengthProven: decoder !== null || isFramed(answer) }
}

/** Pieces are joined as they come: kept for itself, a piece may be a byte and weigh a hundred. */
async function collect(stream: Readable, maxBytes: number): Promise<Uint8Array> {
  const blocks: Uint8Array[] = []
  let pieces: Uint8Array[] = []
  let sizeBytes = 0
  let joinedBytes = 0
  for await (const piece of stream as AsyncIterable<Uint8Array>) {
    sizeBytes += piece.length
    if (sizeBytes > maxBytes) throw new ConnectionFailure('tooLarge')
    pieces.push(piece)
    if (sizeBytes - joinedBytes < blockBytes) continue
    blocks.push(Buffer.concat(pieces))
    pieces = []
    joinedBytes = sizeBytes
  }
  return Buffer.concat([...blocks, ...pieces], sizeBytes)
}

/** Counts what comes off the wire too: compressed bytes may decode to nothing for ever, and pieces may be as good as empty. */
function meter(maxBytes: number, onBytes: () => void): Transform {
  let sizeBytes = 0
  let pieces = 0
  return new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      onBytes()
      sizeBytes += chunk.length
      pieces += 1
      const isCrumbled = pieces > mostCrumbs && sizeBytes < pieces * leastMeanBytes
      if (sizeBytes > maxBytes) done(new ConnectionFailure('tooLarge'))
      else if (isCrumbled) done(new ConnectionFailure('unreadable', 'crumbled'))
      else done(null, chunk)
    },
  })
}

/** One encoding at most: layers have no honest use and multiply a bomb. */
function decoderFor(header: string | undefined): Transform | null {
  const encodings = (header ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '' && name !== 'identity')
  const [encoding] = encodings
  if (encoding === undefined) return null
  if (encodings.length > 1) throw new ConnectionFailure('unreadable', 'layered encodings')
  if (['gzip', 'x-gzip', 'deflate'].includes(encoding)) return createUnzip()
  if (encoding === 'br') return createBrotliDecompress()
  throw new ConnectionFailure('unreadable', 'unknown encoding')
}

function isFramed(answer: IncomingMessage): boolean {
  return (
    answer.headers['content-length'] !== undefined || /\bchunked\b/i.test(answer.headers['transfer-encoding'] ?? '')
  )
}
