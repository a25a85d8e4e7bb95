/** What is said of the time that work takes still follows the pace of now. */
import { expect, test } from 'vitest'
import { leftMs, noPace, paceWith, type WorkPace } from '../../../electron/runs/workPace.ts'

/** One mark a second, each with so much more done. */
function going(pace: WorkPace, steps: readonly number[]): WorkPace {
  return steps.reduce((now, step) => {
    const last = now.at(-1) ?? { atMs: -1_000, done: 0 }
    return paceWith(now, { atMs: last.atMs + 1_000, done: last.done + step })
  }, pace)
}

test('nothing is foretold before three seconds, of no work done, or of work that does not go on', () => {
  expect(leftMs(noPace, 10)).toBeNull()
  expect(leftMs(going(noPace, [0, 5, 5]), 100)).toBeNull()
  expect(leftMs(going(noPace, [0, 0, 0, 0, 0]), 100)).toBeNull()
})

test('what is left takes as long at the pace so far', () => {
  expect(leftMs(going(noPace, [0, 5, 5, 5, 5]), 100)).toBe(16_000)
  expect(leftMs(going(noPace, [0, 5, 5, 5, 5]), 20)).toBe(0)
})

test('what went fast over a minute ago says nothing of what is slow now', () => {
  const known = going(noPace, [0, 500, 500])
  const slow = going(known, new Array<number>(70).fill(1))
  expect(leftMs(slow, 1_070 + 60)).toBe(60_000)
})

test('a thousand steps in a second are one mark, so that a long work keeps few', () => {
  let pace = noPace
  for (let done = 0; done < 100_000; done += 1) pace = paceWith(pace, { atMs: done, done })
  expect(pace.length).toBeLessThan(70)
  expect(leftMs(pace, 200_000)).toBeCloseTo(100_000, -3)
})

test('steps that take longer than a minute each have a pace too', () => {
  const slow = [0, 90_000, 180_000].reduce((pace, atMs, done) => paceWith(pace, { atMs, done }), noPace)
  expect(leftMs(slow, 5)).toBe(270_000)
})
