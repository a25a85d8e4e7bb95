/** Which of two files with one text lies beside the wrong video. */
import { expect, test } from 'vitest'
import type { CheckedFile } from '../../../electron/checkup/checkedFile.ts'
import { duplicateFault } from '../../../electron/checkup/kinds/duplicateFault.ts'
import { isRead } from '../../../electron/checkup/checkedFile.ts'
import { sameWordsFaults } from '../../../electron/checkup/sameWords.ts'
import type { TextFacts } from '../../../electron/verify/textFacts.ts'
import { parseRelease } from '../../../shared/release/parseRelease.ts'
import { lineSketch } from '../../../shared/subtitle/checkup/lineSketch.ts'
import { shiftBy } from '../../../shared/timing/retiming.ts'

const sketchOf = (word: string) => lineSketch(Array.from({ length: 60 }, (_, index) => `${word} says line ${index}`))

function file(video: string, change: Partial<CheckedFile> = {}, words = 'same'): CheckedFile {
  const facts: TextFacts = {
    state: 'read',
    format: 'srt',
    cues: 400,
    lastMs: 2_000_000,
    fingerprint: words,
    sketch: sketchOf(words),
    wrongLanguage: null,
    letters: { kind: 'right' },
    sounds: { share: 0, count: 0, example: '' },
    adverts: { count: 0, atMs: [], example: '' },
    readability: { overlaps: { count: 0, atMs: 0 }, fast: { count: 0, atMs: 0, speed: 0 } },
    stated: null,
    isTorn: false,
  }
  const path = `/videos/${video}.mkv`
  const media = { durationMs: 2_100_000, fps: 25, height: 1080, tracks: [] }
  const library = {
    file: { path, root: '/videos', sizeBytes: 1, modifiedMs: 1, sidecars: [] },
    media,
    ids: { filmdbId: null, moviedbId: null },
  }
  return {
    ...{ path: `/videos/${video}.en.srt`, sha256: video, language: 'en', isForced: false, isRePaired: false, facts },
    ...{ of: { video: library, release: parseRelease(path) }, owner: null, timing: null, avoidsSounds: false },
    ...change,
  }
}

const wrongOf = (...files: readonly CheckedFile[]) => {
  const faults = sameWordsFaults(files)
  return files.map((each) => faults.get(each)?.evidence)
}
const timing = (kind: 'fits' | 'unclear') =>
  ({ kind, retiming: shiftBy(0), against: 'own', named: '', before: 0, after: 0 }) as const

test('with nothing to tell them apart both are told of, and that it is one of the two', () => {
  const found = wrongOf(file('Show.S01E01'), file('Show.S01E02'))
  expect(found).toMatchObject([{ isEitherWrong: true }, { isEitherWrong: true }])
})

test('the one that is not in step with what lies beside it is the wrong one', () => {
  const [one, two] = wrongOf(
    file('Show.S01E01', { timing: timing('fits') }),
    file('Show.S01E02', { timing: timing('unclear') }),
  )
  expect(one).toBeUndefined()
  expect(two).toMatchObject({ code: 'same-words', other: 'Show.S01E01.en.srt', isEitherWrong: false })
})

test.for([
  ['Show.S01E01.1080p', 'Show.S01E01.720p'],
  ['Show.S01E01E02', 'Show.S01E02'],
  ['Film.2011.1080p', 'Film.720p'],
] as const)('%s and %s may share a text', ([one, two]) => {
  expect(wrongOf(file(one), file(two))).toEqual([undefined, undefined])
})

test('other words are no fault', () => {
  expect(wrongOf(file('Show.S01E01', {}, 'one'), file('Show.S01E02', {}, 'two'))).toEqual([undefined, undefined])
})

test('of two equal files beside one video the user’s stays, and never both are told of', () => {
  const own = file('Film.2011')
  const ours = file('Film.2011', { path: '/videos/Film.2011.en.sdh.srt', owner: {} as CheckedFile['owner'] })
  expect(isRead(ours) && duplicateFault(ours, [own])).toMatchObject({ kind: 'duplicate' })
  expect(isRead(own) && duplicateFault(own, [ours])).toBeNull()
})
