/** What a speech engine says of a piece of sound, where its times are of that sound and where they are not. */
import { expect, test } from 'vitest'
import { createOpenAiSpeech } from '../../../../service/ai/speech/openAiSpeech.ts'

const noAbort = new AbortController().signal
const piece = { bytes: new Uint8Array(4), fileName: 'sound.wav', durationMs: 20_000 }

function heard(segments: readonly (readonly [start: number, end: number, text: string])[]) {
  const json = { language: 'english', segments: segments.map(([start, end, text]) => ({ start, end, text })) }
  const engine = createOpenAiSpeech({ url: 'http://127.0.0.1:9', model: 'm' }, async () => ({ status: 200, json }))
  return engine.recognise(piece, null, noAbort)
}

test('times beyond the sound that was sent are no answer: the job fails with the reason, and costs nothing', async () => {
  const refused = heard([
    [1, 3, 'Good evening.'],
    [400, 402, 'Somewhere else.'],
  ])
  await expect(refused).rejects.toMatchObject({
    code: 'engine_failed',
    message: expect.stringContaining('times that lie beyond the sound') as string,
  })
})

test('what a model hears in the filled-up end of its window is cut off there', async () => {
  const { parts } = await heard([
    [1, 3, 'Good evening.'],
    [18, 30, 'And good night.'],
    [21, 24, 'Thank you for watching.'],
  ])
  expect(parts).toEqual([
    { startMs: 1_000, endMs: 3_000, text: 'Good evening.' },
    { startMs: 18_000, endMs: 20_000, text: 'And good night.' },
  ])
})
