/** What of a sound is heard, and when; every sample of it once, whatever pieces it comes in. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSoundHearer } from '../../../../node/ear/hearSound.ts'
import {
  chunkFrames,
  contextSamples,
  frameSamples,
  heardMs,
  isChunkHeard,
  isChunkKnown,
  isHeard,
  leadFrames,
  packedVoice,
  stretchesOfVoice,
  unpackedVoice,
  type Hearing,
} from '../../../../shared/sound/voice.ts'

const { signal } = new AbortController()
const leadSamples = leadFrames * frameSamples + contextSamples
const chunkSamples = chunkFrames * frameSamples

/** Its samples count the frames of the sound, from 1. */
function countedSound(frames: number): Uint8Array {
  const samples = Int16Array.from({ length: frames * frameSamples }, (_, at) => 1 + Math.floor(at / frameSamples))
  return new Uint8Array(samples.buffer)
}

/** Is as sure as the first sample of a frame says; remembers what it was asked to hear. */
function countingEar() {
  const firsts: number[] = []
  return {
    firsts,
    async hear(bytes: Uint8Array, count: number) {
      const samples = new Int16Array(bytes.buffer, bytes.byteOffset, bytes.byteLength >> 1)
      const told = new Float32Array(count * chunkFrames)
      for (let chunk = 0; chunk < count; chunk += 1) {
        const from = chunk * (leadSamples + chunkSamples) + leadSamples
        firsts.push(samples[from] ?? 0)
        for (let frame = 0; frame < chunkFrames; frame += 1)
          told[chunk * chunkFrames + frame] = (samples[from + frame * frameSamples] ?? 0) / 32_768
      }
      return told
    },
  }
}

async function hear(sound: Uint8Array, hearing: Hearing, pieceBytes = 100_000, before?: Float32Array<ArrayBuffer>) {
  const ear = countingEar()
  const hearer = createSoundHearer({ ear, hearing, before: before ?? null, signal })
  for (let at = 0; at < sound.length; at += pieceBytes) await hearer.add(sound.subarray(at, at + pieceBytes))
  return { voice: await hearer.end(), firsts: ear.firsts }
}

test('each frame is heard at its place, in pieces of any length', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 4 * chunkFrames }),
      fc.integer({ min: 1, max: 2e6 }),
      async (n, bytes) => {
        const { voice } = await hear(countedSound(n), 'all', bytes)
        expect([...voice].map((sure) => Math.round(sure * 32_768))).toEqual(
          Array.from({ length: n }, (_, at) => at + 1),
        )
      },
    ),
    { numRuns: 12 },
  )
})

test('some of it lies all over it, and what was heard is not heard again', async () => {
  const sound = countedSound(chunkFrames * 11 + 40)
  const some = await hear(sound, 'some')
  const ofChunk = (chunk: number) => chunk * chunkFrames + 1
  expect(some.firsts).toEqual([1, 4, 7, 10].map(ofChunk))
  expect(some.voice.map((sure) => (Number.isNaN(sure) ? 0 : 1)).reduce((sum, one) => sum + one)).toBe(4 * chunkFrames)
  expect([isHeard(some.voice, 'some'), isHeard(some.voice, 'all')]).toEqual([true, false])
  expect(heardMs(some.voice)).toBe(80_000)
  const all = await hear(sound, 'all', 100_000, some.voice)
  expect(all.firsts).toEqual([0, 2, 3, 5, 6, 8, 9, 11].map(ofChunk))
  expect(isHeard(all.voice, 'all')).toBe(true)
  expect(Array.from({ length: 12 }, (_, chunk) => isChunkKnown(some.voice, chunk))).toEqual(
    Array.from({ length: 12 }, (_, chunk) => isChunkHeard(chunk, 'some')),
  )
})

test('what was heard is kept as it was, nearly', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.float({ min: 0, max: 1, noNaN: true }), fc.constant(NaN))), (list) => {
      const kept = unpackedVoice(packedVoice(Float32Array.from(list)))
      for (const [at, sure] of list.entries()) {
        if (Number.isNaN(sure)) expect(kept[at]).toBeNaN()
        else expect(Math.abs((kept[at] ?? NaN) - sure)).toBeLessThan(0.003)
      }
    }),
  )
})

test('stretches of a voice are in order and apart, whatever was heard', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(0, 0.1, 0.3, 0.6, 1, NaN), { maxLength: 400 }), (list) => {
      const steps = Math.ceil((list.length * 32) / 20)
      const pieces = stretchesOfVoice(Float32Array.from(list), steps)
      for (const [at, { from, to }] of pieces.entries()) {
        expect(to).toBeGreaterThan(from)
        expect(from).toBeGreaterThanOrEqual(pieces[at - 1]?.to ?? 0)
        expect(to).toBeLessThanOrEqual(steps)
      }
    }),
  )
})

test('what is stopped keeps what was heard, is never taken for all of it, and goes on from there', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 7 }),
      fc.integer({ min: 1, max: chunkFrames - 1 }),
      fc.constantFrom<Hearing>('some', 'all'),
      async (chunks, more, hearing) => {
        const ear = countingEar()
        const hearer = createSoundHearer({ ear, hearing, signal })
        const sound = countedSound(9 * chunkFrames + 5)
        await hearer.add(sound.subarray(0, (chunks * chunkFrames + more) * frameSamples * 2))
        const stopped = await hearer.stop()
        const places = Array.from({ length: 10 }, (_, chunk) => chunk)
        const taken = places.filter((chunk) => chunk < chunks && isChunkHeard(chunk, hearing))
        // A chunk that had only begun is not known: its end was never heard.
        expect(places.filter((chunk) => isChunkKnown(stopped, chunk))).toEqual(taken)
        expect([isHeard(stopped, 'some'), isHeard(stopped, 'all')]).toEqual([false, false])
        const { voice, firsts } = await hear(sound, 'all', 100_000, stopped)
        expect(firsts).toHaveLength(10 - taken.length)
        expect(voice).toEqual((await hear(sound, 'all')).voice)
      },
    ),
    { numRuns: 6 },
  )
})
