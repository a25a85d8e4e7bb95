import { expect, test } from 'vitest'
import { shiftBy } from '../../../shared/timing/retiming.ts'
import { measuredWords, offerWords, resultWords } from '../../../electron/timing/timingWords.ts'

test('what --closely would do is said once for all that loudness could not tell', () => {
  expect(offerWords([30_000])).toBe(
    'Loudness cannot tell it. With --closely, voices are heard in loud music too. That takes about 30 s, and longer where a film has breaks.',
  )
  expect(offerWords([60_000, 90_000])).toMatch(/^Loudness cannot tell 2 of them\..* about 3 min, /)
  expect(offerWords([60_000, null])).not.toContain('takes about')
})

test('the words say what was measured: speech, or the lines of another file', () => {
  const off = { kind: 'mendable', retiming: shiftBy(3_700), confidence: 20, before: 0.46, after: 1 } as const
  const own = { kind: 'own', named: 'Film.en.srt' } as const
  expect(resultWords(off, own)).toBe(
    'move 3.70 s later, measured against your file Film.en.srt: 46 % of its time lies on the lines of your file Film.en.srt now, 100 % then',
  )
  expect(resultWords(off, { kind: 'speech', named: '' })).toContain('46 % of its time lies on speech now')
  const measured = measuredWords({ result: 'mendable', retiming: shiftBy(3_700), evidence: own })
  expect(measured).toMatch(/^not in step with your file Film\.en\.srt, .*; one of the two is off/)
})

test('agreement with another of ours is said as that, and not as being in step', () => {
  const alike = { kind: 'fits', retiming: shiftBy(0), confidence: 20, before: 1, after: 1 } as const
  const ours = { kind: 'ours', named: 'Film.de.srt' } as const
  const words = 'agrees with Film.de.srt, which Undertitle wrote; not compared with the film'
  expect(resultWords(alike, ours)).toBe(words)
  expect(measuredWords({ result: 'fits', retiming: shiftBy(0), evidence: ours })).toBe(words)
  expect(resultWords(alike, { kind: 'own', named: 'Film.de.srt' })).toBe('in step with your file Film.de.srt')
})
