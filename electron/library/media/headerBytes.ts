/**
 * Reads small pieces of a file for the header readers, from few and small reads, and never more in sum than a header
 * can need: a hostile file gets an error, not the disk.
 */
import type { FileHandle } from 'node:fs/promises'

/** The file is not what its container promises, or asks for more than any honest header. */
export class DamagedHeader extends Error {}

export interface HeaderBytes {
  readonly sizeBytes: number
  /** Exactly `length` bytes from `at`, or DamagedHeader when the file ends before or the budget is spent. */
  read(at: number, length: number): Promise<Buffer>
}

const firstPieceBytes = 64 * 1024
const pieceBytes = 16 * 1024
const mostBytes = 4 * 1024 * 1024
const mostReads = 128

interface Piece {
  readonly at: number
  readonly bytes: Buffer
}

export function createHeaderBytes(file: Pick<FileHandle, 'read'>, sizeBytes: number): HeaderBytes {
  const pieces: Piece[] = []
  let bytesLeft = mostBytes
  let readsLeft = mostReads

  async function fetchPiece(at: number, length: number): Promise<Piece> {
    const wanted = Math.min(Math.max(length, at === 0 ? firstPieceBytes : pieceBytes), sizeBytes - at)
    bytesLeft -= wanted
    readsLeft -= 1
    if (bytesLeft < 0 || readsLeft < 0) throw new DamagedHeader('The header is larger than any honest one.')
    // Only what was read of it is looked at.
    const buffer = Buffer.allocUnsafe(wanted)
    const { bytesRead } = await file.read(buffer, 0, wanted, at)
    const piece = { at, bytes: buffer.subarray(0, bytesRead) }
    pieces.push(piece)
    return piece
  }

  return {
    sizeBytes,
    async read(at, length) {
      if (!Number.isSafeInteger(at) || at < 0 || length < 0 || at + length > sizeBytes) {
        throw new DamagedHeader('The header points outside the file.')
      }
      const holds = (piece: Piece) => at >= piece.at && at + length <= piece.at + piece.bytes.length
      const piece = pieces.find(holds) ?? (await fetchPiece(at, length))
      if (!holds(piece)) throw new DamagedHeader('The file ends inside its header.')
      return piece.bytes.subarray(at - piece.at, at - piece.at + length)
    },
  }
}
