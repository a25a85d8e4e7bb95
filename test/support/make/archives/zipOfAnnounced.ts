/** A small archive whose directory announces very much: whoever trusts it counts the room before anything is unpacked. */
import { randomBytes } from 'node:crypto'
import { buildZip } from './zipBuilder.ts'

/** Of what is packed, as large as a member of 10 MiB must be at least: more than 200 to one is refused by itself. */
const packedBytes = 64 * 1_024

export function zipOfAnnounced(mebibytes: number): Uint8Array {
  const text = randomBytes(packedBytes)
  const names = Array.from({ length: mebibytes / 10 }, (_, at) => `${at}.srt`)
  return buildZip(names.map((name) => ({ name, text, unpackedBytes: 10 * 2 ** 20 })))
}
