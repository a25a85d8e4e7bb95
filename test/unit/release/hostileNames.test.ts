/** Names are hostile until read: whatever comes in, the parser answers, and long names cost no more than their length. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseRelease } from '../../../shared/release/parseRelease.ts'

const pieces = [
  'S01E02', '1x02', '[5.134]', '2019', '1080p', '[', ']', '(', ')', '{', '}', '-', '.', ' ', '_', '/', '\\', '|', 'E', 'Ep', 'Season', '第', '話', '07v2',
  'x264', 'AKA', 'www.', '.com', '\0', '\u200f', '漢', '😀', '\ud800', '~', '+', '&', '10', '01-', 'Part', 'CD1', 'tt1234567', "'", 'É',
] // prettier-ignore

test('any text is answered', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
      expect(['movie', 'tv']).toContain(parseRelease(name).type)
    }),
    { numRuns: 300 },
  )
})

test('any mixture of the pieces of names is answered, and numbers are numbers', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 60 }), (parts) => {
      const { year, season, episodes } = parseRelease(parts.join(''))
      const numbers = [year ?? 0, season ?? 0, ...episodes]
      expect(numbers.every((number) => Number.isFinite(number) && number >= 0)).toBe(true)
    }),
    { numRuns: 500 },
  )
})

/** Where a pattern tried every split of a run, doubling the length would cost four times or more; a fixed budget of length stays small. */
test.each(pieces)('5,000 characters of %j are answered', (piece) => {
  const name = piece.repeat(Math.ceil(5000 / piece.length)).slice(0, 5000)
  expect(parseRelease(name).reasons.length).toBeLessThan(5000)
  expect(parseRelease(`[${name}`).reasons.length).toBeLessThan(5000)
  expect(parseRelease(`Title ${name}mkv`).reasons.length).toBeLessThan(5000)
})
