/** Several who follow at the same time, as watch mode and the window do: one after the other, and each file is made once. */
import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { PairMaking } from '../../../../electron/batch/pairs/keepPairs.ts'
import { createPairFollower } from '../../../../electron/batch/pairs/pairFollower.ts'
import type { Written } from '../../../../electron/sidecar/history/history.ts'
import type { KeptPair } from '../../../../electron/timing/pair/pairKeeper.ts'
import { AppError } from '../../../../shared/errors.ts'
import { notedRuns } from '../../../support/fakes/notedRuns.ts'
import { bookOf } from '../../../support/make/bookOf.ts'
import { videoAt } from '../../../support/make/subjects.ts'

const path = '/lib/Film.mkv'
const signal = new AbortController().signal

/** What is made takes until `finish`. */
function following() {
  const { runs, log } = notedRuns()
  const there = new Set<string>()
  const slow = Promise.withResolvers<undefined>()
  let atOnce = 0
  let mostAtOnce = 0
  const written = { id: 1, videoPath: path, path: '/lib/Film.eng.srt', language: 'en+de', details: {} } as Written
  const making = {
    names: () => ({}),
    keeper: {
      async keep({ video, runId }: Parameters<PairMaking['keeper']['keep']>[0]): Promise<KeptPair> {
        if (there.has(video.file.path)) return { kind: 'current' }
        runId()
        mostAtOnce = Math.max(mostAtOnce, ++atOnce)
        await slow.promise
        atOnce -= 1
        there.add(video.file.path)
        return { kind: 'written', written, sources: { first: { path: 'a' }, second: { path: 'b' } } } as KeptPair
      },
    },
  } as unknown as PairMaking
  const follower = createPairFollower({
    disk: { stat: async () => null },
    history: { list: () => [], outdatedPairs: () => [] },
    rules: { book: () => bookOf('en+de') },
    findVideo: (of) => videoAt(of),
    withMaking: (work) => work(making),
    clock: { nowMs: () => 1 },
    runs,
  })
  return { follower, log, finish: () => slow.resolve(undefined), mostAtOnce: () => mostAtOnce }
}

test('two who follow at once make each file once, as one run without a clash', async () => {
  const { follower, log, finish, mostAtOnce } = following()
  const both = Promise.all([follower.follow([path], signal), follower.follow([path], signal)])
  await turn()
  finish()
  const made = await both
  expect(made.map((pairs) => pairs.length)).toEqual([1, 0])
  expect(mostAtOnce()).toBe(1)
  expect(log).toEqual(['open pair pair: follow', 'written r1', 'done r1'])
})

test('one that is stopped does not wait for the other, and a third still does', async () => {
  const { follower, finish, mostAtOnce } = following()
  const first = follower.follow([path], signal)
  await turn()
  const stop = new AbortController()
  const second = follower.follow([path], stop.signal)
  stop.abort(new AppError('cancelled', 'Watch mode was ended.'))
  await expect(second).rejects.toMatchObject({ code: 'cancelled' })
  const third = follower.follow([path], signal)
  await turn()
  finish()
  expect([(await first).length, (await third).length, mostAtOnce()]).toEqual([1, 0, 1])
})
