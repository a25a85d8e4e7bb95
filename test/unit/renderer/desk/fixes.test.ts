/** Which way to mend the evidence speaks for, and what is left once a line was moved. */
import { expect, test } from 'vitest'
import {
  fixNames,
  lackOf,
  moveOf,
  rateOf,
  recommendedFix,
  saidFaults,
} from '../../../../renderer/features/desk/fix/fixes.ts'
import { offsetLeft } from '../../../../renderer/app/desk/stage/marks.ts'
import type { FileFinding } from '../../../../shared/contract/videos/checkup.ts'
import type { DeskMeasure } from '../../../../shared/contract/videos/desk.ts'

interface Found {
  readonly kind?: DeskMeasure['kind']
  readonly offsetMs?: number
  readonly speed?: number
  readonly pieces?: number
}

function found({ kind = 'mendable', offsetMs = 0, speed = 1, pieces = 1 }: Found): DeskMeasure {
  const change = { offsetMs, speed, pieces, against: 'speech', named: '', before: 0.4, after: 0.9 } as const
  return { kind, change, marks: [], notes: [] }
}

test('the same difference everywhere is moved, a growing one is another rate, and neither is offered for the other', () => {
  const offset = found({ offsetMs: -1_700.4 })
  expect([moveOf(offset), rateOf(offset), recommendedFix(offset, [])]).toEqual([-1_700, null, 'move'])
  const rate = found({ offsetMs: 170, speed: 0.959 })
  expect([moveOf(rate), rateOf(rate), recommendedFix(rate, [])]).toEqual([0, { speed: 0.959, offsetMs: 170 }, 'rate'])
})

test('nothing is moved by what could not tell, by a part of another cut, or where it fits already', () => {
  const measures = [
    null,
    found({ kind: 'unclear', offsetMs: 800 }),
    found({ kind: 'unclear', offsetMs: 800, speed: 0.959 }),
    found({ kind: 'other-cut', offsetMs: 800 }),
    found({ kind: 'fits', offsetMs: 40 }),
    found({ offsetMs: 800, pieces: 3 }),
  ]
  expect(measures.map((measure) => [moveOf(measure), rateOf(measure)])).toEqual(measures.map(() => [0, null]))
})

test('a place says how far its line is off where it is shown now', () => {
  const mark = { index: 4, atMs: 21_100 }
  expect(offsetLeft(-1_700, mark, { startMs: 21_100 })).toBe(-1_700)
  expect(offsetLeft(-1_700, mark, { startMs: 19_800 })).toBe(-400)
  expect(offsetLeft(-1_700, mark, { startMs: 19_400 })).toBe(0)
  // Nothing was measured there, or its line was deleted.
  expect(offsetLeft(null, mark, { startMs: 19_400 })).toBeNull()
  expect(offsetLeft(-1_700, mark, undefined)).toBeNull()
})

test('without sound, by a service elsewhere or without ffmpeg nothing is transcribed, and each is said', () => {
  const grounds = { measure: null, isSilent: false, isWithoutFfmpeg: false, isUnheard: false, isNoneLeft: false }
  const lacks = (of: Partial<typeof grounds>) => fixNames.map((name) => lackOf(name, { ...grounds, ...of }))
  const open = ['notMeasured', 'notMeasured', null, null, null] as const
  expect(lacks({})).toEqual([...open, null])
  expect(lacks({ isWithoutFfmpeg: true })).toEqual([...open, 'noFfmpeg'])
  expect(lacks({ isUnheard: true, isWithoutFfmpeg: true })).toEqual([...open, 'unheard'])
  expect(lacks({ isSilent: true, isUnheard: true, isWithoutFfmpeg: true })).toEqual([...open, 'silent'])
  // No other one is on offer either.
  expect(lacks({ isNoneLeft: true })[2]).toBe('noneLeft')
})

const fault = (of: Pick<FileFinding, 'kind' | 'evidence'>): FileFinding => ({
  ...{ id: `found-${of.kind}`, severity: 'high', mend: null, isOurs: true, problem: null },
  ...of,
})

test('a text of another film is replaced, not moved, whatever was measured of it', () => {
  const offset = found({ offsetMs: -1_700 })
  const wrong = [
    fault({ kind: 'other-episode', evidence: { code: 'says-other', says: 'S01E02', atMs: 4_000 } }),
    fault({ kind: 'language', evidence: { code: 'other-language', found: 'es', stated: 'en' } }),
    fault({ kind: 'cut', evidence: { code: 'torn' } }),
    fault({ kind: 'encoding', evidence: { code: 'lost-letters', count: 80, example: '?' } }),
    fault({ kind: 'timing', evidence: { code: 'other-cut', against: 'track', named: '' } }),
  ]
  expect(wrong.map((each) => recommendedFix(offset, [each]))).toEqual(wrong.map(() => 'next'))
  expect(recommendedFix(null, wrong)).toBe('next')
  expect(recommendedFix(found({ kind: 'fits' }), wrong)).toBe('next')
})

test('where the check-up offers to name a file after the language of its text, no other text is recommended', () => {
  const misnamed = {
    ...fault({ kind: 'language', evidence: { code: 'other-language', found: 'es', stated: 'en' } }),
    renamesTo: 'The Amber Field.es.srt',
  }
  expect(recommendedFix(null, [misnamed])).toBeNull()
  expect(recommendedFix(found({ offsetMs: -1_700 }), [misnamed])).toBe('move')
})

test('what is mended without another text leaves the measurement its word, and what it tells is not said twice', () => {
  const advert = fault({ kind: 'advert', evidence: { code: 'adverts', count: 1, atMs: [900], example: 'kestrel' } })
  const wrongLetters = fault({ kind: 'encoding', evidence: { code: 'wrong-letters', before: 'Ã©', after: 'é' } })
  const against = { against: 'track', named: '' } as const
  const timing = fault({
    kind: 'timing',
    evidence: { code: 'out-of-step', offsetMs: 400, speed: 1, pieces: 1, ...against },
  })
  expect(recommendedFix(found({ offsetMs: -1_700 }), [advert, wrongLetters, timing])).toBe('move')
  expect(recommendedFix(null, [advert])).toBeNull()
  expect(saidFaults([timing, advert], true)).toEqual([advert])
  expect(saidFaults([timing, advert], false)).toEqual([timing, advert])
})
