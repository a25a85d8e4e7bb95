/** What is put together in one file and plainly out of step is said; translations that split lines otherwise are not. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { standApart } from '../../../../shared/subtitle/pair/standApart.ts'
import type { Span } from '../../../../shared/timing/span.ts'

/** A talk of some 200 lines with breaks as films have them. */
const talk = fc
  .array(fc.record({ breakMs: fc.integer({ min: 80, max: 9_000 }), lengthMs: fc.integer({ min: 900, max: 5_000 }) }), {
    minLength: 180,
    maxLength: 240,
  })
  .map((lines) => {
    let atMs = 20_000
    return lines.map(({ breakMs, lengthMs }): Span => {
      const startMs = atMs + breakMs
      atMs = startMs + lengthMs
      return { startMs, endMs: atMs }
    })
  })

/** As another translator would set it: some lines in two, some joined, ends a little otherwise. */
function translated(cues: readonly Span[]): readonly Span[] {
  return cues.flatMap((cue, at) => {
    const { startMs, endMs } = cue
    if (at % 7 === 3) return []
    if (at % 7 === 2) return [{ startMs, endMs: cues[at + 1]?.endMs ?? endMs }]
    if (at % 5 === 1 && endMs - startMs > 2_500) {
      const middleMs = Math.round((startMs + endMs) / 2)
      return [
        { startMs, endMs: middleMs - 40 },
        { startMs: middleMs, endMs },
      ]
    }
    return [{ startMs: startMs + (at % 3) * 60, endMs: endMs - (at % 4) * 90 }]
  })
}

const moved = (cues: readonly Span[], change: (ms: number) => number) =>
  cues.map(({ startMs, endMs }) => ({ startMs: change(startMs), endMs: change(endMs) }))

test('two translations of one talk stand together', () => {
  fc.assert(
    fc.property(talk, (cues) => !standApart(cues, translated(cues))),
    { numRuns: 40 },
  )
})

test('one that is seconds late, or at another speed, stands apart', () => {
  const late = fc.integer({ min: 1_500, max: 90_000 })
  fc.assert(
    fc.property(talk, late, (cues, byMs) =>
      standApart(
        translated(cues),
        moved(cues, (ms) => ms + byMs),
      ),
    ),
    { numRuns: 25 },
  )
  fc.assert(
    fc.property(talk, (cues) =>
      standApart(
        translated(cues),
        moved(cues, (ms) => Math.round((ms * 25) / 23.976)),
      ),
    ),
    { numRuns: 15 },
  )
})

test('too little to compare says nothing', () => {
  const few = Array.from({ length: 6 }, (_, at) => ({ startMs: at * 5_000, endMs: at * 5_000 + 2_000 }))
  expect(
    standApart(
      few,
      moved(few, (ms) => ms + 30_000),
    ),
  ).toBe(false)
})
