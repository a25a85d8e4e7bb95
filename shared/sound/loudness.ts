/** How loud sound is, step by step: all that is needed to find speech, in a thousandth of the room. Pure. */

/** Length of one step. */
export const stepMs = 20

/** Steps of a sound; the end is not included. */
export interface SoundPiece {
  readonly from: number
  readonly to: number
}

/** The mean of the absolute 16-bit samples of all channels, 0..1. */
export function loudnessOf(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let sum = 0
  for (let at = 0; at + 1 < bytes.byteLength; at += 2) sum += Math.abs(view.getInt16(at, true))
  return sum / (bytes.byteLength / 2) / 32_768
}

/** Takes sound as it comes, in pieces of any length, and keeps its loudness alone. */
export interface LoudnessMeter {
  add(bytes: Uint8Array): void
  readonly steps: number
  readonly loudness: () => Float32Array<ArrayBuffer>
}

/** For 16-bit samples of one channel. */
export function createLoudnessMeter(samplesPerSecond: number): LoudnessMeter {
  const bytesOfStep = Math.round((samplesPerSecond * stepMs) / 1000) * 2
  const step = new Uint8Array(bytesOfStep)
  let filled = 0
  let values = new Float32Array(4_096)
  let steps = 0

  function close(): void {
    if (steps === values.length) {
      const longer = new Float32Array(values.length * 2)
      longer.set(values)
      values = longer
    }
    values[steps] = loudnessOf(step)
    steps += 1
    filled = 0
  }

  return {
    add(bytes) {
      for (let at = 0; at < bytes.length;) {
        const taken = Math.min(bytesOfStep - filled, bytes.length - at)
        step.set(bytes.subarray(at, at + taken), filled)
        filled += taken
        at += taken
        if (filled === bytesOfStep) close()
      }
    },
    get steps() {
      return steps
    },
    loudness: () => values.slice(0, steps),
  }
}
