/** Reads a value through a decoder as if it had come over the network. */
import { readSmallJson } from '../../../electron/serviceClient/answers/jsonReader.ts'
import { unreadable, type Decoder, type Read } from '../../../shared/json/decoder.ts'

/** `undefined` stands for a member that did not come. */
export function readWire<Value>(decoder: Decoder<Value>, value: unknown): Read<Value> {
  return value === undefined ? decoder.plain(undefined) : readSmallJson(Buffer.from(JSON.stringify(value)), decoder)
}

/** The same; fails the test where it cannot be read. */
export function mustRead<Value>(decoder: Decoder<Value>, value: unknown): Value {
  const read = readWire(decoder, value)
  if (read === unreadable) throw new Error(`unreadable: ${JSON.stringify(value)}`)
  return read
}
