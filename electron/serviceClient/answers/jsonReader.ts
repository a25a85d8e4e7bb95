/** The one reader of JSON that came over the network: strict UTF-8, only what a decoder names, and nobody waits for it long. */
import { isUtf8 } from 'node:buffer'
import { setImmediate as turn } from 'node:timers/promises'
import { AppError } from '../../../shared/errors.ts'
import { DecodeFailure } from '../../../shared/json/decodeFailure.ts'
import { decodeJson } from '../../../shared/json/decodeJson.ts'
import type { Decoder, Read } from '../../../shared/json/decoder.ts'
import { sentenceOf } from './statusToError.ts'

/** The work between two turns of the event loop. */
const sliceMs = 8
/** 30 packs of 600 files each, and 50 names with 30 subtitles of 100 release names each, are more than was ever seen. */
const limits = { objects: 20_000, entries: 160_000 }

/** @throws AppError `service.badAnswer` for what is no JSON, `service.tooLarge` for one with more in it than anybody asked for */
export async function readJson<Value>(bytes: Uint8Array, decoder: Decoder<Value>): Promise<Read<Value>> {
  const slices = slicesOf(bytes, decoder)
  for (let sinceMs = performance.now(); ;) {
    const { done, value } = nextOf(slices)
    if (done) return value
    if (performance.now() - sinceMs < sliceMs) continue
    await turn()
    sinceMs = performance.now()
  }
}

/** The same at once: for what is small anyway. */
export function readSmallJson<Value>(bytes: Uint8Array, decoder: Decoder<Value>): Read<Value> {
  const slices = slicesOf(bytes, decoder)
  for (;;) {
    const { done, value } = nextOf(slices)
    if (done) return value
  }
}

type Slices<Value> = Generator<undefined, Read<Value>>

function slicesOf<Value>(bytes: Uint8Array, decoder: Decoder<Value>): Slices<Value> {
  if (!isUtf8(bytes)) throw failed(new DecodeFailure('broken'))
  return decodeJson(bytes, decoder, limits)
}

function nextOf<Value>(slices: Slices<Value>): IteratorResult<undefined, Read<Value>> {
  try {
    return slices.next()
  } catch (thrown) {
    throw thrown instanceof DecodeFailure ? failed(thrown) : thrown
  }
}

function failed(failure: DecodeFailure): AppError {
  const code = failure.reason === 'tooLarge' ? 'service.tooLarge' : 'service.badAnswer'
  return new AppError(code, sentenceOf(code), failure)
}
