/** Listens closely to a sound as it comes: cuts it into chunks, and has several of them heard at once. */
import {
  chunkFrames,
  contextSamples,
  frameSamples,
  isChunkHeard,
  isChunkKnown,
  leadFrames,
} from '../../shared/sound/voice.ts'
import type { Hearing, Voice } from '../../shared/sound/voice.ts'
import type { Ear } from './ear.ts'

export interface HearingOrder {
  readonly ear: Pick<Ear, 'hear'>
  readonly hearing: Hearing
  /** What was heard of it before: it is not heard again. */
  readonly before?: Voice | null
  readonly signal: AbortSignal
}

/** Takes 16-bit samples of one channel, 16,000 a second, in pieces of any length. */
export interface SoundHearer {
  /** Whoever waits for it never has more than some chunks in memory. */
  add(bytes: Uint8Array): Promise<void>
  end(): Promise<Voice>
  /** What was heard, of a sound that goes on: it ends in chunks that nobody has heard, so that it is never taken for all. */
  stop(): Promise<Voice>
}

/** Most of a call is its beginning: eight at once are heard two and a half times as fast as one after the other. */
const chunksAtOnce = 8
/** Of so many chunks after each other each hearing takes one at least. */
const unheardChunks = 3
const leadBytes = (leadFrames * frameSamples + contextSamples) * 2
const ownBytes = chunkFrames * frameSamples * 2

export function createSoundHearer({ ear, hearing, before = null, signal }: HearingOrder): SoundHearer {
  /** A chunk as it fills, with its lead before it. */
  const chunk = new Uint8Array(leadBytes + ownBytes)
  const waiting: { readonly index: number; readonly bytes: Uint8Array }[] = []
  const heard = new Map<number, Float32Array>()
  let index = 0
  let filled = 0
  let soundBytes = 0

  function wants(): boolean {
    return isChunkHeard(index, hearing) && !(before && isChunkKnown(before, index))
  }

  async function close(): Promise<void> {
    chunk.fill(0, leadBytes + filled)
    if (wants()) waiting.push({ index, bytes: chunk.slice() })
    chunk.copyWithin(0, ownBytes)
    index += 1
    filled = 0
    if (waiting.length === chunksAtOnce) await hearWaiting()
  }

  async function hearWaiting(): Promise<void> {
    const batch = waiting.splice(0)
    if (batch.length === 0) return
    const bytes = new Uint8Array(batch.length * chunk.length)
    for (const [at, each] of batch.entries()) bytes.set(each.bytes, at * chunk.length)
    const told = await ear.hear(bytes, batch.length, signal)
    for (const [at, each] of batch.entries())
      heard.set(each.index, told.subarray(at * chunkFrames, (at + 1) * chunkFrames))
  }

  function voiceOf(frames: number): Voice {
    const voice = new Float32Array(frames).fill(NaN)
    if (before) voice.set(before.subarray(0, voice.length))
    for (const [at, told] of heard) {
      const from = at * chunkFrames
      voice.set(told.subarray(0, Math.min(chunkFrames, voice.length - from)), from)
    }
    return voice
  }

  return {
    async add(bytes) {
      soundBytes += bytes.length
      for (let at = 0; at < bytes.length;) {
        const taken = Math.min(ownBytes - filled, bytes.length - at)
        chunk.set(bytes.subarray(at, at + taken), leadBytes + filled)
        filled += taken
        at += taken
        if (filled === ownBytes) await close()
      }
    },
    async end() {
      if (filled > 0) await close()
      await hearWaiting()
      return voiceOf(Math.ceil(soundBytes / 2 / frameSamples))
    },
    async stop() {
      await hearWaiting()
      return voiceOf(Math.max(before?.length ?? 0, (index + unheardChunks) * chunkFrames))
    },
  }
}
