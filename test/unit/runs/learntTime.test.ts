/** What a plan will take is said by what runs of its kind took. */
import { expect, test } from 'vitest'
import { aboutMs, learntMs } from '../../../electron/runs/learntTime.ts'
import { createRunTimes } from '../../../electron/runs/runTimes.ts'
import { testRuns } from '../../support/make/worlds/testRuns.ts'

test('the median tells, so that one run that waited overnight says nothing', () => {
  expect(learntMs([2_000, 3_000, 40_000_000])).toBe(3_000)
  expect(learntMs([2_000, 3_000])).toBe(2_500)
})

test('of a single run nothing follows, and what took no time at all is not believed', () => {
  expect([learntMs([]), learntMs([2_000]), learntMs([0, 0])]).toEqual([null, null, 50])
  expect(learntMs([1e12, 1e12])).toBe(3_600_000)
})

test('a plan is the sum of its kinds, and unknown where one of them is', () => {
  const [found, made] = [
    [1_000, 1_000],
    [30_000, 50_000],
  ]
  expect(
    aboutMs([
      { count: 41, taken: found },
      { count: 2, taken: made },
    ]),
  ).toBe(121_000)
  expect(
    aboutMs([
      { count: 41, taken: found },
      { count: 0, taken: [] },
    ]),
  ).toBe(41_000)
  expect(
    aboutMs([
      { count: 41, taken: found },
      { count: 2, taken: [] },
    ]),
  ).toBeNull()
  expect(aboutMs([{ count: 0, taken: found }])).toBeNull()
})

test('a finished run is learnt from by what it wrote, and one under way or with too few not', () => {
  let nowMs = 0
  const { runs, db } = testRuns(() => nowMs)
  const times = createRunTimes(db)
  function run(steps: number, stepMs: number, isEnded: boolean): void {
    const id = runs.open({ kind: 'find', command: 'get' })
    for (let step = 0; step < steps; step += 1) {
      nowMs += stepMs
      const subject = { videoPath: `/lib/${id}-${step}.mkv`, wish: 'en', language: 'en', state: 'written' } as const
      runs.record(id, [{ ...subject, reason: null, code: null, message: '', path: null, writtenId: null }])
    }
    nowMs += 1
    if (isEnded) runs.end(id, 'done')
  }
  expect(times.found()).toEqual([])
  run(5, 2_000, true)
  run(2, 9_000, true)
  run(5, 7_000, false)
  expect(times.found()).toEqual([2_000])
  run(4, 3_000, true)
  expect([...times.found()].sort()).toEqual([2_000, 3_000])
})
