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

export type WaitForRoom = (sizeBytes: number) => Promise<void>

export interface BodyLimits {
  readonly maxBytes: number
  readonly onBytes: () => void
  /** How large one that begins like this may be; `maxBytes` unless told. */
  readonly mostOf?: ((start: Uint8Array) => number) | undefined
  /** Asked once by what turns out to be no small answer, before memory is taken for it. */
  readonly waitForRoom?: WaitForRoom | undefined
}

/** Most answers and most archives. */
const smallBytes = 262_144
/** From so many pieces on they must hold this much on average: each costs some microseconds, be it a single byte. */
const mostCrumbs = 20_000
const leastMeanBytes = 16

/** Throws `ConnectionFailure` (`tooLarge`, `unreadable`) or what the streams throw when the answer is cut. */
export async function readBody(answer: IncomingMessage, limits: BodyLimits): Promise<Body> {
  const { maxBytes, onBytes } = limits
  if (Number(answer.headers['content-length'] ?? 0) > maxBytes) throw new ConnectionFailure('tooLarge')
  const decoder = decoderFor(answer.headers['content-encoding'])
  const stages = [answer, meter(maxBytes, onBytes), ...(decoder ? [decoder] : [])]
  // Errors reach the reader of the last stage; the callback only keeps them from being thrown twice.
  const whole = pipeline(stages, () => undefined) as unknown as Readable
  const bytes = await collect(whole, { ...limits, announcedBytes: decoder === null ? announcedBytes(answer) : null })
  // Node already throws when an answer is cut; this holds it to that, whatever the version.
  if (!answer.complete) throw new ConnectionFailure('cut')
  // Every encoding marks its own end.
  return { bytes, isLengthProven: decoder !== null || isFramed(answer) }
}

function announcedBytes(answer: IncomingMessage): number | null {
  const header = answer.headers['content-length']
  return header === undefined ? null : Number(header)
}

type Collecting = BodyLimits & { readonly announcedBytes: number | null }

/**
 * Into one buffer: kept for itself, a piece may be a byte and weigh a hundred, and joining many at the end takes the room twice.
 * What is not small gets a buffer of the size it announced, else of the most that it may be; the system gives its pages only as
 * they are written.
 */
async function collect(stream: Readable, limits: Collecting): Promise<Uint8Array> {
  const { maxBytes, announcedBytes } = limits
  let kept = Buffer.alloc(Math.min(announcedBytes ?? smallBytes, smallBytes, maxBytes))
  let sizeBytes = 0
  for await (const piece of stream as AsyncIterable<Uint8Array>) {
    const from = sizeBytes
    sizeBytes += piece.length
    if (sizeBytes > maxBytes) throw new ConnectionFailure('tooLarge')
    if (sizeBytes > kept.length) kept = inLarger(kept, await roomFor(from === 0 ? piece : kept, sizeBytes, limits))
    kept.set(piece, from)
  }
  return kept.subarray(0, sizeBytes)
}

/** How large its buffer may be, once there is room for it. */
async function roomFor(start: Uint8Array, sizeBytes: number, limits: Collecting): Promise<number> {
  const { maxBytes, mostOf, waitForRoom, announcedBytes } = limits
  const mostBytes = Math.min(maxBytes, mostOf?.(start) ?? maxBytes)
  const wantedBytes = announcedBytes ?? mostBytes
  if (Math.max(wantedBytes, sizeBytes) > mostBytes) throw new ConnectionFailure('tooLarge')
  await waitForRoom?.(wantedBytes)
  return wantedBytes
}

function inLarger(bytes: Buffer, sizeBytes: number): Buffer<ArrayBuffer> {
  const larger = Buffer.alloc(sizeBytes)
  larger.set(bytes)
  return larger
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
