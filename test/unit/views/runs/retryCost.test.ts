import { expect, test } from 'vitest'
import { videoIdOf } from '../../../../electron/views/ids.ts'
import { createRunsSession, type RunsSessionParts } from '../../../../electron/views/runs/runsSession.ts'

const wish = (videoPath: string) => ({ videoPath, jobId: null, state: 'failed' })

/** A run in which these failed, over a library in which some of them are left. */
function sessionOver(failed: readonly string[], left: readonly string[], backMs: number | null = null, away = '') {
  const asked: string[][] = []
  const retried: unknown[] = []
  let isRead = true
  const { promise: read, resolve } = Promise.withResolvers<undefined>()
  const parts = {
    runs: { get: () => ({ kind: 'plan' }) },
    pages: { totals: () => ({ causes: [] }), outcomes: () => ({ rows: failed.map(wish), total: failed.length }) },
    library: {
      isAway: (id: string) => id === videoIdOf(away),
      lookAtFolders: async () => undefined,
      has: (id: string) => isRead && left.some((path) => videoIdOf(path) === id),
      loaded: async () => (isRead ? undefined : read),
    },
    plan: {
      retryOutlook: async (wishes: readonly unknown[]) => ({ downloads: wishes.length, hopeful: wishes }),
      downloadsBackMs: () => backMs,
      downloadsLeft: () => 2,
      retry: (order: unknown) => void retried.push(order),
    },
    estimates: {
      async estimate({ ids }: { readonly ids: string[] }) {
        asked.push(ids)
        return { searches: ids.length, mostSearches: 2 * ids.length, ai: 0 }
      },
    },
  }
  const reading = {
    begin: () => (isRead = false),
    end() {
      isRead = true
      resolve(undefined)
    },
  }
  const topics = { changed: () => undefined }
  return { asked, retried, reading, session: createRunsSession({ ...parts, topics } as unknown as RunsSessionParts) }
}

test('trying again counts the wishes of videos that are still in the library, and no others', async () => {
  const [one, other, gone] = ['/m/One.mkv', '/m/Other.mkv', '/m/Gone.mkv']
  const { signal } = new AbortController()
  const some = sessionOver([one, one, other, gone, gone], [one, other])
  expect(await some.session.retryCost('run', null, signal)).toEqual({
    subtitles: 3,
    searches: 2,
    mostSearches: 4,
    downloads: 3,
    downloadsLeft: 2,
    ai: 0,
    untilMs: null,
  })
  expect(some.asked).toEqual([[videoIdOf(one), videoIdOf(other)]])
  const none = sessionOver([gone], [one])
  expect(await none.session.retryCost('run', null, signal)).toEqual({
    subtitles: 0,
    searches: 0,
    mostSearches: 0,
    downloads: 0,
    downloadsLeft: null,
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

test('while the library is still being read nothing has a price yet: no video of it seems to be gone', async () => {
  const { signal } = new AbortController()
  const { session, reading } = sessionOver(['/m/One.mkv'], ['/m/One.mkv'])
  reading.begin()
  const cost = session.retryCost('run', null, signal)
  await new Promise((done) => setTimeout(done, 20))
  reading.end()
  expect(await cost).toMatchObject({ subtitles: 1, downloads: 1, searches: 1 })
})

test('no more is spent than was said where it was ordered', async () => {
  const { signal } = new AbortController()
  const { session, retried } = sessionOver(['/m/One.mkv', '/m/Other.mkv'], ['/m/One.mkv', '/m/Other.mkv'])
  const told = await session.retryCost('run', null, signal)
  for (const less of [{ downloads: 1 }, { searches: 0, mostSearches: 0 }])
    await expect(session.retry('run', { causeId: null, told: { ...told, ...less } }, signal)).rejects.toMatchObject({
      code: 'input.invalid',
      message: expect.stringContaining('more than was said') as string,
    })
  expect(retried).toEqual([])
  await session.retry('run', { causeId: null, told }, signal)
  await session.retry('run', { causeId: null, told: { ...told, downloads: 9 } }, signal)
  expect(retried).toHaveLength(2)
})

test('what is away costs nothing and is not tried again; where it is all, that is said', async () => {
  const [one, away] = ['/m/One.mkv', '/drive/Away.mkv']
  const { signal } = new AbortController()
  const some = sessionOver([one, away], [one, away], null, away)
  expect(await some.session.retryCost('run', null, signal)).toMatchObject({ subtitles: 1, searches: 1, downloads: 1 })
  await some.session.retry('run', { causeId: null }, signal)
  expect(some.retried).toMatchObject([{ wishes: [{ videoPath: one }] }])
  const none = sessionOver([away], [away], null, away)
  await expect(none.session.retry('run', { causeId: null }, signal)).rejects.toThrow(
    '1 video is in a folder that is away: connect its drive to include it.',
  )
  expect(none.retried).toEqual([])
})
