/** Damages bytes the way disks, networks and attackers do; the same seed gives the same damage. */

/** 0 (included) to 1 (excluded). */
export type Random = () => number

/** A small generator with a seed (mulberry32), because Math.random cannot be repeated. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

type Damage = (bytes: Uint8Array, random: Random) => Uint8Array

const telling = [0, 1, 0x7f, 0x80, 0xff]
const tokens = ['../', '..\\', '\0', 'PK\x01\x02', 'PK\x03\x04', 'PK\x05\x06', 'Rar!\x1a\x07', '-->', '\r\n', '\ufeff']

const damages: readonly Damage[] = [
  (bytes, random) => withByte(bytes, random, (byte) => byte ^ (1 << below(random, 8))),
  (bytes, random) => withByte(bytes, random, () => below(random, 256)),
  (bytes, random) => withByte(bytes, random, () => telling[below(random, telling.length)] ?? 0),
  (bytes, random) => bytes.slice(0, below(random, bytes.length + 1)),
  (bytes, random) => {
    const at = below(random, bytes.length)
    return joined(bytes.subarray(0, at), bytes.subarray(at + below(random, 64)))
  },
  (bytes, random) => {
    const [from, to] = [below(random, bytes.length), below(random, bytes.length)]
    return joined(bytes.subarray(0, to), bytes.subarray(from, from + 64), bytes.subarray(to))
  },
  (bytes, random) => {
    const at = below(random, bytes.length)
    return joined(bytes.subarray(0, at), Buffer.from(tokens[below(random, tokens.length)] ?? ''), bytes.subarray(at))
  },
]

/** One to five damages, one after the other. */
export function mutate(original: Uint8Array, random: Random): Uint8Array {
  let bytes: Uint8Array = Uint8Array.from(original)
  for (let left = 1 + below(random, 5); left > 0; left -= 1) {
    bytes = damages[below(random, damages.length)]?.(bytes, random) ?? bytes
  }
  return bytes
}

function below(random: Random, limit: number): number {
  return Math.floor(random() * limit)
}

function withByte(bytes: Uint8Array, random: Random, change: (byte: number) => number): Uint8Array {
  const at = below(random, bytes.length)
  return bytes.map((byte, index) => (index === at ? change(byte) : byte))
}

function joined(...parts: readonly Uint8Array[]): Uint8Array {
  return Uint8Array.from(Buffer.concat(parts))
}
