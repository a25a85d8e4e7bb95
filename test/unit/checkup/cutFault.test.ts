/** A subtitle is called cut off by another one only where that one is itself in no doubt. */
import { expect, test } from 'vitest'
import type { ReadFile } from '../../../electron/checkup/checkedFile.ts'
import { cutFault } from '../../../electron/checkup/kinds/cutFault.ts'

const facts = { state: 'read', cues: 40, isTorn: false, letters: { kind: 'right' }, wrongLanguage: null, stated: null }
const video = { media: null, file: { path: '/films/Film.mkv', sizeBytes: 1, modifiedMs: 1 } }
const of = { video, release: { season: 1, episodes: [2] } }

const endingAt = (lastMs: number, doubts: object = {}, isRePaired = false) =>
  ({
    ...{ path: `/films/Film.${lastMs}.srt`, sha256: '', language: 'en', isForced: false, isRePaired, of },
    facts: { ...facts, lastMs, ...doubts },
  }) as unknown as ReadFile

const short = endingAt(97_000)

test('where another goes on long after its end, it is cut off', () => {
  const evidence = { code: 'ends-early', endMs: 97_000, ofMs: 184_000 }
  expect(cutFault(short, [endingAt(184_000)])).toMatchObject({ kind: 'cut', evidence, mend: 'next' })
  expect(cutFault(short, [endingAt(100_000)])).toBeNull()
})

test.each([
  ['is in another language than its name says', endingAt(184_000, { wrongLanguage: 'de' })],
  ['has damaged letters', endingAt(184_000, { letters: { kind: 'lost' } })],
  ['says that it is of another episode', endingAt(184_000, { stated: { season: 1, episode: 7, atMs: 1_000 } })],
  ['is named after another video', endingAt(184_000, {}, true)],
])('one that %s is no measure: the next one is', (_, doubtful) => {
  expect(cutFault(short, [doubtful])).toBeNull()
  const sound = endingAt(150_000)
  expect(cutFault(short, [doubtful, sound])).toMatchObject({ evidence: { ofMs: 150_000 } })
})

test.each([
  [3, 100, null],
  [3, 55, 'cut'],
  [30, 1_000, 'cut'],
  [30, 1_100, null],
])('of a film of %i minutes one that ends after %i seconds is called: %s', (minutes, endS, kind) => {
  const media = { durationMs: minutes * 60_000 }
  const file = { ...endingAt(endS * 1_000), of: { ...of, video: { ...video, media } } } as unknown as ReadFile
  expect(cutFault(file, [])?.kind ?? null).toBe(kind)
})
