/** How loud films are, 50 numbers a second: listened to once for each content of a file, then read. */
import { writeFile } from 'node:fs/promises'
import { readKept, type MediaCache } from './mediaCache.ts'
import type { listen } from './readMedia.ts'

export interface SoundBook {
  /** As `listen`; what is known already is not listened to again. */
  readonly listen: typeof listen
  /** null where nobody has listened yet. */
  known(mediaPath: string, sound: number): Promise<Float32Array<ArrayBuffer> | null>
}

export interface SoundBookParts {
  readonly cache: MediaCache
  /** The same for the same content under any name; null where it cannot be read. */
  readonly keyOf: (mediaPath: string) => Promise<string | null>
  readonly listen: typeof listen
}

const finest = 65_535
/** Another word where the same sound would now be heard otherwise. */
const heardAs = 'centre'

export function createSoundBook({ cache, keyOf, listen }: SoundBookParts): SoundBook {
  const nameOf = async (mediaPath: string, sound: number) => {
    const key = await keyOf(mediaPath)
    return key === null ? null : `${key}-${sound}-${heardAs}.loud`
  }

  /** Where it cannot be kept, on a full disk, it is listened to again when it is next asked for; what was heard now holds. */
  async function keep(name: string, loudness: Float32Array): Promise<void> {
    await cache.make(name, (path) => writeFile(path, packed(loudness), { mode: 0o600 })).catch(() => undefined)
  }

  return {
    async known(mediaPath, sound) {
      const name = await nameOf(mediaPath, sound)
      return name === null ? null : readKept(cache, name, unpacked)
    },
    async listen(mediaPath, options) {
      const name = await nameOf(mediaPath, options.sound ?? 0)
      const kept = name === null ? null : await readKept(cache, name, unpacked)
      if (kept) return kept
      const loudness = await listen(mediaPath, options)
      if (name !== null) await keep(name, loudness)
      return loudness
    },
  }
}

/** Two bytes a number: finer than any sound is quiet. */
export function packed(loudness: Float32Array): Uint8Array {
  const bytes = new Uint8Array(loudness.length * 2)
  const view = new DataView(bytes.buffer)
  for (const [index, value] of loudness.entries()) {
    view.setUint16(index * 2, Math.round(Math.min(1, Math.max(0, value)) * finest), true)
  }
  return bytes
}

export function unpacked(bytes: Uint8Array): Float32Array<ArrayBuffer> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const loudness = new Float32Array(Math.floor(bytes.length / 2))
  for (let at = 0; at < loudness.length; at += 1) loudness[at] = view.getUint16(at * 2, true) / finest
  return loudness
}
