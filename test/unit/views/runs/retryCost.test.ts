import { expect, test } from 'vitest'
import { videoIdOf } from '../../../../electron/views/ids.ts'
import { createRunsSession, type RunsSessionParts } from '../../../../electron/views/runs/runsSession.ts'

const wish = (videoPath: string) => ({ videoPath, jobId: null, state: 'failed' })

/** A run in which these failed, over a library in which some of them are left. */
function sessionOver(failed: readonly string[], left: readonly string[], backMs: number | null = null) {
  const asked: string[][] = []
  const parts = {
    runs: { get: () => ({ kind: 'plan' }) },
    pages: { totals: () => ({ causes: [] }), outcomes: () => ({ rows: failed.map(wish), total: failed.length }) },
    library: { has: (id: string) => left.some((path) => videoIdOf(path) === id) },
    plan: { retryDownloads: async (wishes: readonly unknown[]) => wishes.length, downloadsBackMs: () => backMs },
    estimates: {
      async estimate({ ids }: { readonly ids: string[] }) {
        asked.push(ids)
        return { searches: ids.length, mostSearches: 2 * ids.length, ai: 0 }
      },
    },
  }
  return { asked, session: createRunsSession(parts as unknown as RunsSessionParts) }
}

test('trying again counts the wishes of videos that are still in the library, and no others', async () => {
  const [one, other, gone] = ['/m/One.mkv', '/m/Other.mkv', '/m/Gone.mkv']
  const { signal } = new AbortController()
  const some = sessionOver([one, one, other, gone, gone], [one, other])
  expect(await some.session.retryCost('run', null, signal)).toEqual({
    searches: 2,
    mostSearches: 4,
    downloads: 3,
    ai: 0,
    untilMs: null,
  })
  expect(some.asked).toEqual([[videoIdOf(one), videoIdOf(other)]])
  const none = sessionOver([gone], [one])
  expect(await none.session.retryCost('run', null, signal)).toEqual({
    searches: 0,
    mostSearches: 0,
    downloads: 0,
    ai: 0,
    untilMs: null,
  })
  expect(none.asked).toEqual([])
})

test('what cannot be paid today says when it can', async () => {
  const { signal } = new AbortController()
  const { session } = sessionOver(['/m/One.mkv'], ['/m/One.mkv'], 9_000)
  expect(await session.retryCost('run', null, signal)).toMatchObject({ downloads: 1, untilMs: 9_000 })
})

test('what was ordered and has no job yet is ordered again, once a language: no plan by the rules would do it', async () => {
  const failed = [
    { videoPath: '/m/One.mkv', language: 'de', jobId: null, state: 'failed' },
    { videoPath: '/m/Two.mkv', language: 'de', jobId: null, state: 'failed' },
    { videoPath: '/m/One.mkv', language: 'fr', jobId: null, state: 'failed' },
    { videoPath: '/m/Gone.mkv', language: 'fr', jobId: null, state: 'failed' },
    { videoPath: '/m/Two.mkv', language: 'fr', jobId: 7, state: 'failed' },
  ]
  const [ordered, retried]: [unknown[], unknown[]] = [[], []]
  const parts = {
    runs: { get: () => ({ id: 'run', kind: 'translate' }) },
    pages: { totals: () => ({ causes: [] }), outcomes: () => ({ rows: failed, total: failed.length }) },
    library: { has: (id: string) => id !== videoIdOf('/m/Gone.mkv') },
    queue: { retry: (ids: unknown) => void retried.push(ids) },
    ai: {
      cost: async ({ scope }: { scope: { ids: readonly string[] } }) => ({
        searches: scope.ids.length,
        downloads: 1,
        ai: 2,
      }),
      translate: async ({ to, scope }: { to: string; scope: { ids: readonly string[] } }) =>
        void ordered.push([to, ...scope.ids]),
    },
    topics: { changed: () => undefined },
  }
  const session = createRunsSession(parts as unknown as RunsSessionParts)
  const { signal } = new AbortController()
  expect(await session.retryCost('run', null, signal)).toMatchObject({ searches: 3, downloads: 2, ai: 5 })
  await session.retry('run', null)
  const [one, two] = [videoIdOf('/m/One.mkv'), videoIdOf('/m/Two.mkv')]
  expect([ordered, retried]).toEqual([
    [
      ['de', one, two],
      ['fr', one],
    ],
    [[7]],
  ])
})
