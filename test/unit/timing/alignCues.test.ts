/** Whether cues are in step with a reference, and what mends them; what is of another film is never moved. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { alignCues } from '../../../shared/timing/alignCues.ts'
import { overlapCurve } from '../../../shared/timing/overlapCurve.ts'
import { referencesOfSound } from '../../../shared/timing/referencesOfSound.ts'
import { retimed, shiftBy, type Retiming } from '../../../shared/timing/retiming.ts'
import { commonMs, joined, referenceOfCues, totalMs, type Reference, type Span } from '../../../shared/timing/span.ts'
import { speeds } from '../../../shared/timing/speeds.ts'
import { humanCues } from '../../support/make/films/humanCues.ts'
import { loudnessOf } from '../../support/make/films/loudnessOf.ts'
import { heard, madeTalk, moved, otherCues, randomOf } from '../../support/make/films/madeTalk.ts'

const seeds = fc.integer({ min: 1, max: 1e9 })
const rounds = { numRuns: 7 }

function heardReference(random: () => number, talk: readonly Span[], minutes: number): Reference {
  const domain = { startMs: 0, endMs: minutes * 60_000 }
  return { kind: 'speech', spans: joined(heard(random, talk, minutes)), domain }
}

/** The furthest that a cue lies from where it belongs, in seconds. */
function furthest(cues: readonly Span[], retiming: Retiming, truth: Retiming): number {
  const apart = cues.map((cue) => Math.abs(retimed(cue, retiming).startMs - retimed(cue, truth).startMs))
  return Math.max(...apart) / 1000
}

test('a subtitle in another language tells the offset and the speed', () => {
  fc.assert(
    fc.property(seeds, fc.integer({ min: -300, max: 300 }), fc.constantFrom(...speeds), (seed, seconds, speed) => {
      const random = randomOf(seed)
      const talk = madeTalk(random, 45)
      const cues = moved(otherCues(random, talk), (-seconds * 1_000) / speed, 1 / speed)
      const found = alignCues(cues, referenceOfCues(otherCues(random, talk)))
      if (Math.abs(seconds) < 1 && speed === 1) return
      expect(found.kind).toBe('mendable')
      expect(furthest(cues, found.retiming, shiftBy(seconds * 1_000, speed))).toBeLessThan(0.25)
      expect(found.after).toBeGreaterThan(found.before)
    }),
    rounds,
  )
})

test('speech tells them too, though some is not heard and some is music', () => {
  fc.assert(
    fc.property(seeds, fc.integer({ min: -120, max: 120 }), (seed, seconds) => {
      const random = randomOf(seed)
      const talk = madeTalk(random, 45)
      const cues = moved(otherCues(random, talk), -seconds * 1_000)
      const found = alignCues(cues, heardReference(random, talk, 45))
      if (Math.abs(seconds) < 2) return
      expect(found.kind).toBe('mendable')
      expect(furthest(cues, found.retiming, shiftBy(seconds * 1_000))).toBeLessThan(0.4)
    }),
    rounds,
  )
})

test('what is in step is left as it is', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const random = randomOf(seed)
      const talk = madeTalk(random, 45)
      expect(alignCues(otherCues(random, talk), referenceOfCues(otherCues(random, talk))).kind).toBe('fits')
    }),
    rounds,
  )
})

test.each([5, 6, 8])('of films of %i minutes nothing in step is called off, though little tells', (minutes) => {
  const kinds = Array.from({ length: 80 }, (_, seed) => {
    const random = randomOf(seed * 113 + minutes)
    const talk = madeTalk(random, minutes)
    return alignCues(otherCues(random, talk), referenceOfCues(otherCues(random, talk))).kind
  })
  expect(kinds.filter((kind) => kind !== 'fits' && kind !== 'unclear')).toEqual([])
})

test('another episode is no reference, of whichever length', () => {
  fc.assert(
    fc.property(
      seeds,
      fc.integer({ min: 1, max: 45 }),
      fc.constantFrom('cues', 'speech', 'sound'),
      (seed, minutes, by) => {
        const random = randomOf(seed)
        const cues = otherCues(random, madeTalk(random, minutes))
        const other = madeTalk(random, minutes)
        const references = {
          cues: () => [referenceOfCues(otherCues(random, other))],
          speech: () => [heardReference(random, other, minutes)],
          sound: () => referencesOfSound(loudnessOf(random, other, 0.1)).slice(0, 1),
        }
        for (const reference of references[by]()) {
          const { kind, retiming } = alignCues(cues, reference)
          expect({ kind, retiming }).toEqual({ kind: 'unclear', retiming: shiftBy(0) })
        }
      },
    ),
    { numRuns: 24 },
  )
})

/** Stretches of it lie well by chance, each elsewhere: of this film and that subtitle three did. */
test('of another film’s subtitle nobody says that it is another cut', () => {
  const random = randomOf(84)
  const cues = humanCues(random, madeTalk(random, 24))
  const references = referencesOfSound(loudnessOf(random, madeTalk(random, 24), 0.1))
  expect(references.map((reference) => alignCues(cues, reference).kind)).toEqual(['unclear', 'unclear', 'unclear'])
})

/** Parts of it lie well by chance, two of them near to each other: only what is sure for itself speaks for a cut. */
test('what is not sure itself does not make another cut of two parts that lie by luck', () => {
  const random = randomOf(4)
  const cues = humanCues(random, madeTalk(random, 24))
  const rises = Float32Array.from({ length: (24 * 60_000) / 20 }, () => random() - 0.5)
  const lucky = [315_000, -262_000, -291_000, 40_000]
  for (const [at, { startMs }] of cues.entries()) {
    const step = Math.round((startMs + (lucky[Math.floor((at * 4) / cues.length)] ?? 0)) / 20)
    if (random() < 0.33 && step < rises.length) rises[step] = (rises[step] ?? 0) + 0.5
  }
  const domain = { startMs: 0, endMs: 24 * 60_000 }
  const found = alignCues(cues, { kind: 'speech', spans: cues, domain, rises })
  expect(found.confidence).toBeGreaterThan(10)
  expect(found.kind).toBe('unclear')
})

test('a break in the film moves what comes after it, and only that', () => {
  fc.assert(
    fc.property(seeds, fc.integer({ min: 3, max: 90 }), (seed, seconds) => {
      const random = randomOf(seed)
      const talk = madeTalk(random, 60)
      const cutMs = 30 * 60_000
      const truth = {
        speed: 1,
        pieces: [
          { fromMs: 0, offsetMs: 0 },
          { fromMs: cutMs, offsetMs: seconds * 1_000 },
        ],
      }
      const cues = otherCues(random, talk)
      const found = alignCues(
        cues,
        referenceOfCues(
          otherCues(
            random,
            talk.map((span) => retimed(span, truth)),
          ),
        ),
      )
      expect(found.kind).toBe('mendable')
      const wrong = cues.filter(
        (cue) => Math.abs(retimed(cue, found.retiming).startMs - retimed(cue, truth).startMs) > 400,
      )
      expect(wrong.length / cues.length).toBeLessThan(0.03)
    }),
    { numRuns: 4 },
  )
})

test('too few cues say nothing', () => {
  const cues = Array.from({ length: 8 }, (_, at) => ({ startMs: at * at * 2_000, endMs: at * at * 2_000 + 1_500 }))
  expect(alignCues(cues, referenceOfCues(cues)).kind).toBe('unclear')
  expect(alignCues([], referenceOfCues([]))).toMatchObject({ kind: 'unclear', before: 0, after: 0 })
})

test('one sound that never pauses says nothing', () => {
  const cues = otherCues(randomOf(1), madeTalk(randomOf(1), 45))
  const domain = { startMs: 0, endMs: 45 * 60_000 }
  expect(alignCues(cues, { kind: 'speech', spans: [domain], domain }).kind).toBe('unclear')
})

test('the curve is the overlap that moving the cues really gives', () => {
  const span = fc
    .tuple(fc.integer({ min: 0, max: 60_000 }), fc.integer({ min: 1, max: 5_000 }))
    .map(([startMs, length]) => {
      return { startMs, endMs: startMs + length }
    })
  fc.assert(
    fc.property(
      fc.array(span, { minLength: 1, maxLength: 12 }),
      fc.array(span, { minLength: 1, maxLength: 12 }),
      (some, others) => {
        const [cues, reference] = [joined(some), referenceOfCues(others)]
        const range = { fromMs: -30_000, stepMs: 250, steps: 241 }
        const share = totalMs(reference.spans) / (reference.domain.endMs - reference.domain.startMs)
        const curve = overlapCurve(cues, reference, range)
        for (let step = 0; step < range.steps; step += 16) {
          const there = cues.map((cue) => retimed(cue, shiftBy(range.fromMs + step * range.stepMs)))
          const expected = commonMs(there, reference.spans) - share * commonMs(there, [reference.domain])
          expect(curve[step]).toBeCloseTo(expected, 3)
        }
      },
    ),
    { numRuns: 40 },
  )
})

test('talk is found over music that never ends, and in a film without any', () => {
  const random = randomOf(3)
  const talk = madeTalk(random, 45)
  const cues = moved(otherCues(random, talk), -7_000)
  for (const music of [0, 0.1]) {
    const found = referencesOfSound(loudnessOf(random, talk, music)).map((reference) => alignCues(cues, reference))
    const best = found.toSorted((a, b) => b.confidence - a.confidence)[0]
    expect(best?.kind, `music ${music}`).toBe('mendable')
    expect(furthest(cues, best?.retiming ?? shiftBy(0), shiftBy(7_000)), `music ${music}`).toBeLessThan(0.4)
  }
})

test('what sound mends lies where people set cues, above music and below it', () => {
  fc.assert(
    fc.property(
      seeds,
      fc.constantFrom(0, 0.03, 0.1, 0.2),
      fc.integer({ min: -40, max: 40 }),
      (seed, music, seconds) => {
        const random = randomOf(seed)
        const talk = madeTalk(random, 25)
        const truth = humanCues(random, talk)
        const [reference] = referencesOfSound(loudnessOf(random, talk, music))
        const found = alignCues(moved(truth, seconds * 1_000 + 700), reference ?? referenceOfCues([]))
        expect(found.kind).toBe('mendable')
        expect(Math.abs((found.retiming.pieces[0]?.offsetMs ?? 0) + seconds * 1_000 + 700)).toBeLessThanOrEqual(40)
        const kept = alignCues(truth, reference ?? referenceOfCues([]))
        expect(kept.kind).toBe('fits')
      },
    ),
    { numRuns: 5 },
  )
})

test('a sound finds the cues between which the film was cut', () => {
  fc.assert(
    fc.property(seeds, fc.constantFrom(0, 0.1), fc.integer({ min: 4, max: 60 }), (seed, music, seconds) => {
      const random = randomOf(seed)
      const talk = madeTalk(random, 25)
      const truth = humanCues(random, talk)
      const [reference] = referencesOfSound(loudnessOf(random, talk, music))
      const cutMs = 11 * 60_000
      const late = (cue: Span) => (cue.startMs < cutMs ? cue : (moved([cue], seconds * 1_000)[0] ?? cue))
      const { kind, retiming } = alignCues(truth.map(late), reference ?? referenceOfCues([]))
      expect(kind).toBe('mendable')
      const wrong = truth.filter((cue) => Math.abs(retimed(late(cue), retiming).startMs - cue.startMs) > 100)
      expect(wrong.length).toBeLessThanOrEqual(10)
    }),
    { numRuns: 5 },
  )
})

test('a few foreign lines never judge a whole subtitle', () => {
  fc.assert(
    fc.property(seeds, fc.integer({ min: 12, max: 60 }), (seed, count) => {
      const random = randomOf(seed)
      const talk = madeTalk(random, 45)
      const step = Math.floor(talk.length / count)
      const forced = otherCues(random, talk).filter((_, at) => at % Math.max(4, step) === 0)
      const whole = otherCues(random, talk)
      expect(alignCues(whole, referenceOfCues(forced)).kind).toBe('unclear')
      expect(alignCues(moved(whole, 3_000), referenceOfCues(forced))).toMatchObject({ kind: 'unclear', confidence: 0 })
    }),
    { numRuns: 20 },
  )
})
