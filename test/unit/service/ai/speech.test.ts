/** Sound cut at pauses, WAV files, cues of speech, and media that must not be fetched. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openAudioFile } from '../../../../service/ai/speech/audioFile.ts'
import { fetchMedia } from '../../../../service/ai/speech/fetchMedia.ts'
import { cutAtPauses, stepMs } from '../../../../service/ai/speech/pauses.ts'
import { speechCues } from '../../../../service/ai/speech/speechCues.ts'
import { readWavForm, monoSamplesOf, wavOf } from '../../../../service/ai/speech/wav.ts'
import { createWhisper, type Transformers } from '../../../../service/ai/speech/whisper.ts'
import { startMediaPeer, toneWav } from '../../../support/engines/speechPeer.ts'
import { tempFolder } from '../../../support/tempFolder.ts'

const noAbort = new AbortController().signal

test('pieces are cut in the pauses, follow each other and are never too long', () => {
  // A pause of a second before every tenth one.
  const envelope = Float64Array.from({ length: 60 * 50 }, (_, step) => (Math.floor(step / 50) % 10 === 9 ? 0 : 100))
  const pieces = cutAtPauses(envelope, 28_000)
  expect(pieces[0]?.from).toBe(0)
  expect(pieces.at(-1)?.to).toBe(envelope.length)
  for (const [index, { from, to }] of pieces.entries()) {
    expect((to - from) * stepMs).toBeLessThanOrEqual(28_000)
    if (index > 0) expect([pieces[index - 1]?.to, envelope[from]]).toEqual([from, 0])
  }
})

test('sound without a pause is cut all the same, and short sound is one piece', () => {
  const loud = new Float64Array(5_000).fill(1)
  expect(cutAtPauses(loud, 28_000).every(({ from, to }) => to > from && (to - from) * stepMs <= 28_000)).toBe(true)
  expect(cutAtPauses(new Float64Array(10), 28_000)).toEqual([{ from: 0, to: 10 }])
  expect(cutAtPauses(new Float64Array(0), 28_000)).toEqual([])
})

test('a WAV file is read piece by piece; the pieces together are the whole', async () => {
  const path = join(tempFolder(), 'a.wav')
  const whole = toneWav(70, (second) => second % 10 < 9)
  writeFileSync(path, whole)
  const audio = await openAudioFile(path)
  const pieces = (await audio?.pieces(28_000)) ?? []
  const bytes = await Promise.all(pieces.map(async (piece) => (await piece.read()).subarray(44)))
  await audio?.close()
  expect(audio?.durationMs).toBe(70_000)
  expect(pieces.length).toBeGreaterThan(2)
  expect(Buffer.concat(bytes).equals(whole.subarray(44))).toBe(true)
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
