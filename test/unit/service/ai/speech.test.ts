/** Sound cut at pauses, WAV files, cues of speech, and media that must not be fetched. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openAudioFile } from '../../../../service/ai/speech/audioFile.ts'
import { fetchMedia } from '../../../../service/ai/speech/fetchMedia.ts'
import { findSpeech } from '../../../../shared/sound/findSpeech.ts'
import { stepMs, type SoundPiece } from '../../../../shared/sound/loudness.ts'
import type { CloseEar } from '../../../../service/ai/speech/closeEar.ts'
import { cutAtPauses } from '../../../../service/ai/speech/pauses.ts'
import { speechCues } from '../../../../service/ai/speech/speechCues.ts'
import { readWavForm, monoSamplesOf, wavOf } from '../../../../service/ai/speech/wav.ts'
import { createWhisper, findTransformers, type Transformers } from '../../../../service/ai/speech/whisper.ts'
import { startMediaPeer, toneWav } from '../../../support/engines/speechPeer.ts'
import { tempFolder } from '../../../support/disks/tempFolder.ts'

const noAbort = new AbortController().signal

/** Loudness of each step, from `[seconds, loudness]` one after the other. */
const envelopeOf = (...parts: readonly (readonly [seconds: number, loudness: number])[]) =>
  Float64Array.from(parts.flatMap(([seconds, loudness]) => new Array<number>(Math.round(seconds * 50)).fill(loudness)))
const secondsOf = ({ from, to }: SoundPiece) => [from / 50, to / 50]

test('speech is what stands out from the noise of the room, with a margin for soft beginnings and ends', () => {
  const quietRoom = envelopeOf([2, 0], [1, 0.1], [1, 0], [2, 0.1], [3, 0])
  expect(findSpeech(quietRoom).map(secondsOf)).toEqual([
    [1.8, 3.2],
    [3.8, 6.2],
  ])
  const noisyRoom = envelopeOf([2, 0.008], [1, 0.2], [2, 0.01])
  expect(findSpeech(noisyRoom).map(secondsOf)).toEqual([[1.8, 3.2]])
})

test('a click is no speech, a short gap no pause, and silence holds nothing', () => {
  const click = envelopeOf([2, 0], [0.04, 0.3], [2, 0])
  expect(findSpeech(click)).toEqual([])
  const gap = envelopeOf([1, 0], [1, 0.1], [0.2, 0], [1, 0.1], [1, 0])
  expect(findSpeech(gap).map(secondsOf)).toEqual([[0.8, 3.4]])
  expect(findSpeech(new Float64Array(500))).toEqual([])
  expect(findSpeech(new Float64Array(0))).toEqual([])
})

test('where noise and speech cannot be told apart everything counts as speech', () => {
  const even = envelopeOf([10, 0.1])
  expect(findSpeech(even)).toEqual([{ from: 0, to: 500 }])
  const loudRoom = envelopeOf([3, 0.06], [1, 0.2], [3, 0.06])
  expect(findSpeech(loudRoom)).toEqual([{ from: 0, to: 350 }])
})

test('pieces are cut in the pauses and are never too long', () => {
  const speech = [0, 10, 20, 30, 40].map((second) => ({ from: second * 50, to: (second + 9) * 50 }))
  const pieces = cutAtPauses(speech, { envelope: new Float64Array(3_000), voice: null }, 28_000)
  expect(pieces.map(secondsOf)).toEqual([
    [0, 19],
    [20, 39],
    [40, 49],
  ])
})

test('a long pause is left out', () => {
  const speech = [
    { from: 50, to: 100 },
    { from: 200, to: 250 },
    { from: 600, to: 650 },
  ]
  expect(cutAtPauses(speech, { envelope: new Float64Array(700), voice: null }, 28_000).map(secondsOf)).toEqual([
    [1, 5],
    [12, 13],
  ])
})

test('speech without a pause is cut where it is quietest, and nothing of it is lost', () => {
  const envelope = envelopeOf([24, 0.5], [0.4, 0.1], [75.6, 0.5])
  const pieces = cutAtPauses([{ from: 0, to: envelope.length }], { envelope, voice: null }, 28_000)
  expect(pieces[0]?.to).toBeGreaterThan(24 * 50)
  expect(pieces[0]?.to).toBeLessThan(24.4 * 50)
  expect(pieces.every(({ from, to }) => to > from && (to - from) * stepMs <= 28_000)).toBe(true)
  expect(pieces.map(({ from }) => from)).toEqual([0, ...pieces.slice(0, -1).map(({ to }) => to)])
  expect(pieces.at(-1)?.to).toBe(envelope.length)
})

test('speech under music is cut where nobody is heard for longest; where that is not known, where it is quietest', () => {
  const envelope = envelopeOf([21, 0.5], [0.4, 0.1], [38.6, 0.5])
  const voice = envelopeOf([20, 0.9], [0.3, 0.02], [3, 0.9], [1.4, 0.02], [20, 0.9], [15.3, NaN])
  const pieces = cutAtPauses([{ from: 0, to: envelope.length }], { envelope, voice }, 28_000)
  // Of two pauses the longer one, at 23.3 to 24.7 s, though 21 to 21.4 s is quieter.
  expect((pieces[0]?.to ?? 0) / 50).toBeCloseTo(24, 1)
  expect(pieces.every(({ from, to }) => to > from && (to - from) * stepMs <= 28_000)).toBe(true)
  expect(pieces.map(({ from }) => from)).toEqual([0, ...pieces.slice(0, -1).map(({ to }) => to)])
  const unheard = cutAtPauses([{ from: 0, to: envelope.length }], { envelope, voice: envelopeOf([60, NaN]) }, 28_000)
  expect((unheard[0]?.to ?? 0) / 50).toBeCloseTo(21.2, 0)
})

test('an ear is asked only where loudness finds no pause in time, and without an answer the sound is cut as before', async () => {
  const path = join(tempFolder(), 'a.wav')
  writeFileSync(
    path,
    toneWav(70, (second) => second < 40 || second > 65),
  )
  const audio = await openAudioFile(path)
  const asked: (readonly SoundPiece[])[] = []
  const deaf: CloseEar = {
    hear: async (stretches) => {
      asked.push(stretches)
      return null
    },
  }
  const without = await audio?.pieces(28_000)
  expect((await audio?.pieces(28_000, deaf))?.map(({ startMs }) => startMs)).toEqual(
    without?.map(({ startMs }) => startMs),
  )
  expect(asked.map((stretches) => stretches.map(({ from }) => from))).toEqual([[0]])
  await audio?.pieces(60_000, deaf)
  expect(asked).toHaveLength(1)
  await audio?.close()
})

test('a WAV file is read piece by piece; the pieces hold all that is loud, and say when', async () => {
  const path = join(tempFolder(), 'a.wav')
  const whole = toneWav(70, (second) => second % 10 < 9)
  writeFileSync(path, whole)
  const audio = await openAudioFile(path)
  const pieces = (await audio?.pieces(28_000)) ?? []
  const read = await Promise.all(pieces.map(async (piece) => Buffer.from((await piece.read()).subarray(44))))
  await audio?.close()
  expect(audio?.durationMs).toBe(70_000)
  expect(pieces.length).toBeGreaterThan(2)
  for (const [index, { startMs, durationMs }] of pieces.entries()) {
    const from = 44 + startMs * 32
    expect(read[index]?.equals(whole.subarray(from, from + durationMs * 32))).toBe(true)
  }
  const loud = (bytes: Uint8Array) => bytes.filter((byte) => byte !== 0).length
  expect(read.reduce((sum, bytes) => sum + loud(bytes), 0)).toBe(loud(whole.subarray(44)))
})

test('times do not drift where the rate does not divide into steps', async () => {
  const path = join(tempFolder(), 'a.wav')
  const samples = new Int16Array(11_025 * 40).fill(9_000, 11_025 * 30, 11_025 * 31)
  writeFileSync(path, wavOf(new Uint8Array(samples.buffer), { sampleRate: 11_025, channels: 1 }))
  const audio = await openAudioFile(path)
  const [piece] = (await audio?.pieces(28_000)) ?? []
  await audio?.close()
  expect(audio?.durationMs).toBe(40_000)
  expect(Math.abs((piece?.startMs ?? 0) - 29_800)).toBeLessThan(2 * stepMs)
})

test('what is no WAV file with 16-bit samples is none', () => {
  const wav = toneWav(1, () => true)
  expect(readWavForm(wav, wav.length)).toMatchObject({ sampleRate: 16_000, channels: 1, dataAt: 44, dataBytes: 32_000 })
  expect(readWavForm(new Uint8Array(100), 100)).toBe(null)
  expect(readWavForm(wav.with(34, 24), wav.length)).toBe(null)
  expect(readWavForm(wav.subarray(0, 20), 20)).toBe(null)
})

test('samples are mixed to one channel at the rate that is asked for', () => {
  const stereo = wavOf(new Uint8Array(new Int16Array([16_384, 0, 16_384, 0]).buffer), {
    sampleRate: 8_000,
    channels: 2,
  })
  expect([...monoSamplesOf(stereo, 16_000)]).toEqual([0.25, 0.25, 0.25, 0.25])
})

test('speech becomes cues that can be read', () => {
  const long =
    'This is a long sentence that somebody said without a break. And this is the next one, which is as long as the first.'
  const cues = speechCues([
    { startMs: 0, endMs: 100, text: ' Yes. ' },
    { startMs: 1_000, endMs: 9_000, text: long },
    { startMs: 9_000, endMs: 9_000, text: 'gone' },
    { startMs: 9_500, endMs: 9_900, text: ' ... ' },
  ])
  expect(cues[0]).toEqual({ startMs: 0, endMs: 800, text: 'Yes.' })
  expect(cues[1]).toMatchObject({
    startMs: 1_000,
    text: 'This is a long sentence that\nsomebody said without a break.',
  })
  expect(cues.at(-1)?.endMs).toBe(9_000)
  expect(cues.every(({ text }) => text.split('\n').every((line) => line.length <= 50))).toBe(true)
  expect(cues.every((cue, index) => index === 0 || cue.startMs >= cues[index - 1]!.endMs)).toBe(true)
})

test('media in a private network is not fetched for strangers, by name or by redirect', async () => {
  const media = await startMediaPeer({ '/a.wav': toneWav(1, () => true) })
  const path = join(tempFolder(), 'media')
  const fetchFor = (url: string, mayBeLocal: boolean) => fetchMedia(url, { path, mayBeLocal, signal: noAbort })
  await expect(fetchFor(`${media}/a.wav`, false)).rejects.toMatchObject({ code: 'media_unusable' })
  await expect(fetchFor(`${media.replace('127.0.0.1', 'localhost')}/a.wav`, false)).rejects.toThrow('cannot be fetched')
  await expect(fetchFor('http://[::ffff:127.0.0.1]:1/', false)).rejects.toMatchObject({ code: 'media_unusable' })
  await fetchFor(`${media}/a.wav`, true)
  expect(readFileSync(path).length).toBe(32_044)
})

test('media that is larger than allowed is not kept', async () => {
  const media = await startMediaPeer({ '/a.wav': toneWav(1, () => true) })
  const options = { path: join(tempFolder(), 'media'), mayBeLocal: true, signal: noAbort, mostBytes: 1_000 }
  await expect(fetchMedia(`${media}/a.wav`, options)).rejects.toThrow('too large')
})

test('a Whisper folder is opened from disk only, and its chunks are the parts', async () => {
  const env = { allowRemoteModels: true, localModelPath: '' }
  const asked: unknown[] = []
  const load = (): Promise<Transformers> =>
    Promise.resolve({
      env,
      pipeline: (task, model) => {
        asked.push([task, model])
        return Promise.resolve((samples, options) => {
          asked.push([samples.length, options])
          return Promise.resolve({ text: 'Hi you', chunks: [{ timestamp: [0.5, null], text: ' Hi you' }] as const })
        })
      },
    })
  const whisper = createWhisper('/models/whisper-base', load)
  const piece = { bytes: toneWav(2, () => true), fileName: 'sound.wav', durationMs: 2_000 }
  expect(await whisper.recognise(piece, 'pt-BR', noAbort)).toEqual({
    language: 'pt-BR',
    parts: [{ startMs: 500, endMs: 2_000, text: ' Hi you' }],
  })
  expect(env).toEqual({ allowRemoteModels: false, localModelPath: '/models' })
  expect(asked).toEqual([
    ['automatic-speech-recognition', 'whisper-base'],
    [32_000, { return_timestamps: true, language: 'portuguese' }],
  ])
})

test('a Whisper folder without the package that runs it says how to install it', async () => {
  const piece = { bytes: toneWav(1, () => true), fileName: 'sound.wav', durationMs: 1_000 }
  const whisper = createWhisper(tempFolder())
  await expect(whisper.recognise(piece, 'en', noAbort)).rejects.toThrow('npm install @huggingface/transformers')
})

test('the Whisper package is taken from the folder itself, never from one that it lies in', () => {
  const folder = tempFolder()
  const inside = join(folder, 'node_modules', '@huggingface', 'transformers')
  mkdirSync(inside, { recursive: true })
  writeFileSync(join(inside, 'package.json'), '{"name":"@huggingface/transformers","main":"index.js"}')
  writeFileSync(join(inside, 'index.js'), '')
  const below = join(folder, 'videos')
  mkdirSync(below)
  expect(findTransformers(folder)?.pathname).toContain('/node_modules/@huggingface/transformers/index.js')
  expect(findTransformers(below)).toBeNull()
})
