/** Voice activity on a real voice: silence, the noise of a room, and where it says that somebody speaks. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openAudioFile } from '../../../../service/ai/speech/audioFile.ts'
import { monoSamplesOf, wavOf } from '../../../../service/ai/speech/wav.ts'
import { hasSpeech, ifSpeech, speak } from '../../../support/engines/realEngines.ts'
import { createRandom } from '../../../support/make/worlds/makeWorld.ts'
import { tempFolder } from '../../../support/disks/tempFolder.ts'

const rate = 16_000

/** What is spoken, at its second, in a sound of this length with so much noise (0..1). */
function mixed(spoken: readonly (readonly [second: number, words: string])[], seconds: number, noise: number) {
  const pick = createRandom(7)
  const samples = Int16Array.from({ length: seconds * rate }, () => (pick(2_001) / 1_000 - 1) * noise * 32_767)
  const times = spoken.map(([second, words]) => {
    const voice = monoSamplesOf(readFileSync(speak(words)), rate)
    voice.forEach((value, at) => (samples[second * rate + at]! += value * 32_767))
    return { fromMs: second * 1_000, toMs: second * 1_000 + (voice.length / rate) * 1_000 }
  })
  const path = join(tempFolder(), 'mixed.wav')
  writeFileSync(path, wavOf(new Uint8Array(samples.buffer), { sampleRate: rate, channels: 1 }))
  return { path, times }
}

test.skipIf(!hasSpeech).each([0, 0.01])(
  `a voice in a room with noise %s is found, each word of it, and the silence around it is left out${ifSpeech}`,
  async (noise) => {
    const first = 'Where were you when the train left the station last night'
    const { path, times } = mixed(
      [
        [3, first],
        [20, 'I was at home, reading a book about the sea'],
      ],
      40,
      noise,
    )
    const audio = await openAudioFile(path)
    const pieces = (await audio?.pieces(28_000)) ?? []
    await audio?.close()
    expect(pieces).toHaveLength(2)
    for (const [index, { startMs, durationMs }] of pieces.entries()) {
      const { fromMs, toMs } = times[index]!
      // A voice begins and ends with a little silence of its own.
      expect(startMs).toBeGreaterThan(fromMs - 300)
      expect(startMs).toBeLessThan(fromMs + 400)
      expect(startMs + durationMs).toBeGreaterThan(toMs - 500)
      expect(startMs + durationMs).toBeLessThan(toMs + 300)
    }
  },
)
