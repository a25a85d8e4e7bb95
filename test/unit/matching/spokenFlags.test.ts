import { expect, test } from 'vitest'
import { isForcedInComment } from '../../../electron/matching/choose/forcedOnly.ts'
import { isSameSpeed } from '../../../electron/matching/choose/frameRates.ts'
import { hearingImpairedInComment, hearingImpairedMiss } from '../../../electron/matching/choose/hearingImpaired.ts'

test.each([
  ['SDH', true],
  ['English (hearing impaired)', true],
  ['Closed captions, synced', true],
  ['From the disc, HI', true],
  ['HI removed', false],
  ['non-HI', false],
  ['Removed nothing, no SDH', false],
  ['SDH tags have been removed', false],
  ['HI-free', false],
  ['Hi all, enjoy', null],
  ['HI EVERYBODY ENJOY', null],
  ['history of this release', null],
  ['', null],
])('hearing-impaired by comment: "%s" → %s', (comment, expected) => {
  expect(hearingImpairedInComment(comment)).toBe(expected)
})

test('the wish counts what is known against it and what is not known for it', () => {
  const misses = (wish: 'prefer' | 'avoid' | 'only' | 'any' | 'exclude') =>
    [true, null, false].map((flag) => hearingImpairedMiss(flag, wish))
  expect(misses('prefer')).toEqual([0, 1, 2])
  expect(misses('avoid')).toEqual([2, 0, 0])
  expect(misses('any')).toEqual([0, 0, 0])
})

test.each([
  ['Forced / foreign parts only', true],
  ['forced', true],
  ['Only the foreign dialogue', true],
  ['Non-English parts only', true],
  ['No forced subtitles', false],
  ['Full, with forced lines', false],
  ['non-forced', false],
  ['English + forced', false],
  ['A foreign film', false],
  ['reinforced sync', false],
  ['Signs & Songs', true],
  ['Only signs', true],
  ['Full with signs and songs', false],
  ['All signs are translated', false],
])('forced by comment: "%s" → %s', (comment, expected) => {
  expect(isForcedInComment(comment)).toBe(expected)
})

test('rates of one speed are the same, unknown and odd ones are not compared', () => {
  expect(isSameSpeed(23.976, 23.98)).toBe(true)
  expect(isSameSpeed(23.976, 24)).toBe(true)
  expect(isSameSpeed(29.97, 30)).toBe(true)
  expect(isSameSpeed(25, 50)).toBe(true)
  expect(isSameSpeed(23.976, 25)).toBe(false)
  expect(isSameSpeed(25, 29.97)).toBe(false)
  expect(isSameSpeed(null, 25)).toBeNull()
  expect(isSameSpeed(12.5, 25)).toBeNull()
})

test('a comment of any length is read in time that grows with it', () => {
  for (const part of ['hi _', 'no ', 'foreign ', 'hi ______', '+ ', 'SDH a ']) {
    const comment = part.repeat(30_000)
    expect([true, false, null]).toContain(hearingImpairedInComment(comment))
    expect([true, false]).toContain(isForcedInComment(comment))
  }
})
