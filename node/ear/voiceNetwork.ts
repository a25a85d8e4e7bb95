/** The network that tells voices, on its runtime: several chunks of a sound at once, because most of a call is its beginning. */
import * as runtime from 'onnxruntime-web/wasm'
import { chunkFrames, contextSamples, frameSamples, leadFrames } from '../../shared/sound/voice.ts'
import { networkFile, readEarFile, runtimeFile } from './earFiles.ts'

/** How sure each frame of each chunk is to hold a voice, chunk by chunk. */
export type TellVoices = (chunks: Int16Array, count: number) => Promise<Float32Array<ArrayBuffer>>

/** Of one chunk, with what is heard before it. */
export const chunkSamples = (leadFrames + chunkFrames) * frameSamples + contextSamples

const stateSize = 128
const inputSamples = contextSamples + frameSamples

/** @throws as `readEarFile` does */
export async function openVoiceNetwork(folder: string): Promise<TellVoices> {
  const { wasm } = runtime.env
  // More threads would be threads of this thread; the person's own work needs the other processors.
  wasm.numThreads = 1
  wasm.wasmBinary = readEarFile(folder, runtimeFile)
  const session = await runtime.InferenceSession.create(readEarFile(folder, networkFile), {
    executionProviders: ['wasm'],
  })
  const rate = new runtime.Tensor('int64', BigInt64Array.of(16_000n), [])
  return async (chunks, count) => {
    const told = new Float32Array(count * chunkFrames)
    let state = new runtime.Tensor('float32', new Float32Array(2 * count * stateSize), [2, count, stateSize])
    for (let frame = 0; frame < leadFrames + chunkFrames; frame += 1) {
      const input = new runtime.Tensor('float32', inputOf(chunks, count, frame), [count, inputSamples])
      const { output, stateN } = await session.run({ input, state, sr: rate })
      state = stateN as typeof state
      if (frame >= leadFrames) note(told, output?.data as Float32Array, frame - leadFrames)
    }
    return told
  }
}

/** The frame of each chunk, with the end of the one before it. */
function inputOf(chunks: Int16Array, count: number, frame: number): Float32Array {
  const input = new Float32Array(count * inputSamples)
  for (let chunk = 0; chunk < count; chunk += 1) {
    const from = chunk * chunkSamples + frame * frameSamples
    for (let at = 0; at < inputSamples; at += 1) {
      input[chunk * inputSamples + at] = (chunks[from + at] ?? 0) / 32_768
    }
  }
  return input
}

function note(told: Float32Array, sure: Float32Array, frame: number): void {
  for (const [chunk, value] of sure.entries()) told[chunk * chunkFrames + frame] = value
}
