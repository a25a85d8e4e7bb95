import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineUp } from '../../../../shared/subtitle/compare/lineUp.ts'
import type { Span } from '../../../../shared/timing/span.ts'

const spans = (...starts: readonly number[]): readonly Span[] =>
  starts.map((start) => ({ startMs: start * 1000, endMs: start * 1000 + 2_000 }))

test('lines that are shown together stand beside each other, also a little moved', () => {
  expect(lineUp(spans(0, 5, 10), spans(0.4, 5.4, 10.4))).toEqual([
    { a: 0, b: 0 },
    { a: 1, b: 1 },
    { a: 2, b: 2 },
  ])
})

test('however long two subtitles are, lining them up takes no time', () => {
  const many = Array.from({ length: 50_000 }, (_, at) => ({ startMs: at, endMs: at + 1 }))
  const began = process.cpuUsage().user
  expect(lineUp(many, many)).toHaveLength(50_000)
  expect(process.cpuUsage().user - began).toBeLessThan(2_000_000)
})

test('what only one says stands alone, in its place', () => {
  expect(lineUp(spans(0, 5, 10), spans(0, 7.5, 10))).toEqual([
    { a: 0, b: 0 },
    { a: 1, b: null },
    { a: null, b: 1 },
    { a: 2, b: 2 },
  ])
})

test('of two short lines over a long one, the one that fits better stands beside it', () => {
  const long = [{ startMs: 1_000, endMs: 5_000 }]
  const short = [
    { startMs: 500, endMs: 2_400 },
    { startMs: 2_500, endMs: 5_000 },
  ]
  expect(lineUp(long, short)).toEqual([
    { a: null, b: 0 },
    { a: 0, b: 1 },
  ])
})

test('every line of both stands once, in its order', () => {
  const line = fc
    .tuple(fc.nat(60_000), fc.nat(8_000))
    .map(([startMs, length]) => ({ startMs, endMs: startMs + length }))
  const subtitle = fc.array(line, { maxLength: 40 }).map((all) => all.toSorted((a, b) => a.startMs - b.startMs))
  fc.assert(
    fc.property(subtitle, subtitle, (a, b) => {
      const pairs = lineUp(a, b)
      expect(pairs.flatMap(({ a: at }) => at ?? [])).toEqual([...a.keys()])
      expect(pairs.flatMap(({ b: at }) => at ?? [])).toEqual([...b.keys()])
    }),
  )
})
