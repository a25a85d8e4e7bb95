/** A film that is being listened to is shown as far as it was heard, with how long the rest takes. */
import { expect, test } from 'vitest'
import type { SoundBook } from '../../../../electron/media/soundBook.ts'
import { createDeskLanes } from '../../../../electron/views/desk/deskLanes.ts'
import { createFilmSounds } from '../../../../electron/views/desk/filmSounds.ts'
import { AppError } from '../../../../shared/errors.ts'
import { stripColumns } from '../../../../shared/sound/strip.ts'
import { videoAt } from '../../../support/make/subjects.ts'

const minuteMs = 60_000
const film = (minutes: number) => ({
  video: { ...videoAt('/m/A.mkv'), media: { durationMs: minutes * minuteMs, fps: 24, height: null, tracks: [] } },
  track: 0,
})

/** Twenty milliseconds a step: quiet, with somebody speaking for two seconds of each eight. */
function talk(seconds: number): Float32Array<ArrayBuffer> {
  return Float32Array.from({ length: seconds * 50 }, (_, at) => (at % 400 >= 100 && at % 400 < 200 ? 0.5 : 0.001))
}

function listeningTo(wholeSeconds: number) {
  let nowMs = 0
  let kept: Float32Array<ArrayBuffer> | null = null
  let report: (seconds: number) => void = () => undefined
  let end: () => void = () => undefined
  const sounds: SoundBook = {
    known: async (_, track) => (track === 0 ? kept : null),
    listen: (_, { onProgress, signal }) =>
      new Promise((resolve, reject) => {
        report = (seconds) => onProgress?.(seconds * 1_000, () => talk(seconds))
        end = () => resolve((kept = talk(wholeSeconds)))
        signal.addEventListener('abort', () => reject(signal.reason as Error))
      }),
  }
  const films = createFilmSounds({ sounds, clock: { monotonicMs: () => nowMs } })
  return {
    films,
    pass: (ms: number, seconds: number) => {
      nowMs += ms
      report(seconds)
    },
    end: () => end(),
  }
}

const until = () => ({ signal: new AbortController().signal, program: 'ffmpeg' })

test('the strip fills from the left while the film is heard, and says where somebody spoke so far', async () => {
  const { films, pass, end } = listeningTo(120)
  expect(await films.heard(film(2))).toMatchObject({ state: 'unknown', loudness: null })
  const listening = films.listen(film(2), until())
  pass(500, 60)
  const { state, share, loudness } = await films.heard(film(2))
  expect([state, share]).toEqual(['listening', 0.5])
  const columns = stripColumns(loudness ?? new Float32Array(), { fromMs: 0, toMs: 120_000, columns: 60 })
  expect([columns[1], columns.slice(30).every((loud) => loud === 0)]).toEqual([100, true])
  const [spoken] = await films.speech(film(2))
  expect(Math.abs((spoken?.startMs ?? 0) - 2_000)).toBeLessThan(300)
  end()
  await listening
  expect(await films.heard(film(2))).toMatchObject({ state: 'known', share: null, leftMs: null })
})

test('how long it takes is said before it begins, follows the pace while it goes on, and is learnt from it', async () => {
  const { films, pass, end } = listeningTo(3_600)
  const before = (await films.heard(film(60))).leftMs ?? 0
  expect(before).toBeGreaterThan(10_000)
  const listening = films.listen(film(60), until())
  // Half of it within 60 seconds: the other half takes as long.
  for (let step = 1; step <= 60; step += 1) pass(1_000, step * 30)
  expect(Math.round(((await films.heard(film(60))).leftMs ?? 0) / 1_000)).toBe(60)
  pass(60_000, 3_600)
  end()
  await listening
  // Another sound of the film, which nobody has listened to.
  expect(Math.round(((await films.heard({ ...film(60), track: 1 })).leftMs ?? 0) / 1_000)).toBe(120)
})

test('what is stopped is unknown again, and nobody listens any longer', async () => {
  const { films, pass } = listeningTo(120)
  const lanes = createDeskLanes()
  const { signal: never } = new AbortController()
  const listening = lanes.run('desk', { kind: 'listen', until: never }, (signal) =>
    films.listen(film(2), { ...until(), signal }),
  )
  pass(500, 60)
  const measuring = lanes.run('desk', { kind: 'measure', until: never }, async (signal) => signal)
  lanes.stop('desk', 'listen')
  await expect(listening).rejects.toEqual(new AppError('cancelled', 'Cancelled.'))
  expect((await measuring).aborted).toBe(false)
  expect(await films.heard(film(2))).toMatchObject({ state: 'unknown', loudness: null })
})
