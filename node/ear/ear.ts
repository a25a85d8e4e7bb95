/** The close ear: a network that tells voices from music, in a thread of its own that ends within moments when it is told. */
import { AppError } from '../../shared/errors.ts'
import { createCalledThread } from '../thread/callThread.ts'
import type { EarFiles } from './earFiles.ts'

/** What the thread can be asked. */
export interface EarApi {
  /** How sure each frame is to hold a voice, of so many chunks after each other: 16-bit samples, each with its lead. */
  hear(
    bytes: Uint8Array,
    order: { readonly count: number; readonly folder: string },
  ): Promise<Float32Array<ArrayBuffer>>
}

export interface Ear {
  /** @throws AppError 'cancelled', 'internal' where the files or the thread failed */
  hear(chunks: Uint8Array, count: number, signal: AbortSignal): Promise<Float32Array<ArrayBuffer>>
  /** Ends the thread; it starts again with the next sound. */
  close(): Promise<void>
}

/** The network is small; its runtime's own memory lies outside of this limit. */
const resourceLimits = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 8, stackSizeMb: 4 }
/** Eight chunks take two seconds, and ten times as long on a slow machine that does other things. */
const deadlineMs = 60_000

export function createEar({ worker: workerUrl, folder }: EarFiles): Ear {
  const gaveUp = (_: string, thrown: unknown) => {
    const sentence = 'Listening closely took too long or too much memory, so it was stopped.'
    return new AppError('internal', sentence, thrown)
  }
  const thread = createCalledThread<EarApi>({ workerUrl, resourceLimits, deadlineMs, gaveUp })
  return {
    hear: (chunks, count, signal) => thread.call('hear', [chunks, { count, folder }], signal),
    close: () => thread.close(),
  }
}
