/**
 * Joins the pieces of a body as they come. Kept for itself, a piece may be a single byte and weigh a hundred: a body of a
 * mebibyte in such crumbs takes the room of four hundred.
 */

export interface ByteCollector {
  /** False from the piece on with which there are more than may be: then nothing is kept any more. */
  add(piece: Uint8Array): boolean
  /** What was kept. */
  bytes(): Uint8Array
}

const firstBytes = 4_096

export function collectBytes(mostBytes: number): ByteCollector {
  let kept = new Uint8Array(Math.min(firstBytes, mostBytes))
  let size = 0
  let isOver = false
  return {
    add(piece) {
      isOver ||= size + piece.length > mostBytes
      if (isOver) {
        kept = new Uint8Array(0)
        size = 0
        return false
      }
      if (size + piece.length > kept.length) kept = larger(kept, Math.min(2 * (size + piece.length), mostBytes))
      kept.set(piece, size)
      size += piece.length
      return true
    },
    bytes: () => kept.subarray(0, size),
  }
}

function larger(bytes: Uint8Array, size: number): Uint8Array<ArrayBuffer> {
  const grown = new Uint8Array(size)
  grown.set(bytes)
  return grown
}
