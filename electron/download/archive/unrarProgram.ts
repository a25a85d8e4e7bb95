/**
 * The unpacker's WebAssembly program with a lower ceiling for its memory. As shipped it may take 2 GiB, and a RAR
 * header of 50 bytes that asks for a 1 GiB dictionary gets it.
 */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { AppError } from '../../../shared/errors.ts'

// 144 MiB in pages of 64 KiB: room for dictionaries of 64 MiB, twice what RAR takes by default.
const maxPages = 2_304
const headerBytes = 8
const memorySection = 5
const hasMaximum = 1

export async function boundedUnrar(): Promise<ArrayBuffer> {
  const file = createRequire(import.meta.url).resolve('node-unrar-js/dist/js/unrar.wasm')
  const program = new Uint8Array(await readFile(file))
  lowerMemoryCeiling(program, maxPages)
  return program.buffer
}

/** Rewrites the maximum in the memory section in place (WebAssembly core specification 5.5.8 and 5.4.9). */
function lowerMemoryCeiling(program: Uint8Array, pages: number): void {
  const section = findMemorySection(program)
  const minimum = section === null ? null : readNumber(program, section + 2)
  if (section === null || minimum === null || program[section + 1] !== hasMaximum) throw unknownProgram()
  writeNumber(program.subarray(minimum.end, readNumber(program, minimum.end).end), pages)
}

/** Where the content of the memory section starts: the count of memories, then flags, minimum, maximum. */
function findMemorySection(program: Uint8Array): number | null {
  let at = headerBytes
  while (at < program.length) {
    const size = readNumber(program, at + 1)
    if (program[at] === memorySection) return size.end
    at = size.end + size.value
  }
  return null
}

interface ReadNumber {
  readonly value: number
  readonly end: number
}

/** LEB128: seven bits a byte, the lowest first, the top bit set on all but the last. */
function readNumber(bytes: Uint8Array, start: number): ReadNumber {
  let value = 0
  let at = start
  for (let shift = 0; ; shift += 7) {
    const byte = bytes[at] ?? 0
    value += (byte & 0x7f) * 2 ** shift
    at += 1
    if ((byte & 0x80) === 0) return { value, end: at }
  }
}

/** Fills all of `place`, so that nothing behind it moves. */
function writeNumber(place: Uint8Array, value: number): void {
  for (let index = 0; index < place.length; index += 1) {
    const isLast = index === place.length - 1
    place[index] = ((value >>> (7 * index)) & 0x7f) | (isLast ? 0 : 0x80)
  }
}

function unknownProgram(): AppError {
  return new AppError('internal', 'RAR archives cannot be opened by this installation. Install the app again.')
}
