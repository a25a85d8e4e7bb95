/** A season that is asked by ids is read page by page: what ends between two of them is read on, and paid for once. */
import { expect, test, vi } from 'vitest'
import { openDatabase, type Database } from '../../../../electron/database/database.ts'
import { createMatcher } from '../../../../electron/matching/ask/matchBatch.ts'
import type { MatchOptions } from '../../../../electron/matching/ask/matcher.ts'
import type { SearchClient } from '../../../../electron/matching/matchedVideo.ts'
import { createTitleMemory } from '../../../../electron/matching/titleMemory.ts'
import { createQuotaLedger } from '../../../../electron/quota/quotaLedger.ts'
import type { SubtitleAnswer, SubtitleQuery } from '../../../../electron/serviceClient/listing.ts'
import { AppError } from '../../../../shared/errors.ts'
import { listed, titled, videoAt, wantFor } from '../../../support/make/subjects.ts'

const service = 'http://service.test'
const perPage = 3

/** Three episodes a page, three pages. */
function season({ page = 1 }: SubtitleQuery): SubtitleAnswer {
  const subtitles = Array.from({ length: perPage }, (_, index) => {
    const number = (page - 1) * perPage + index + 1
    return listed(`e${number}`, `Lost.S01E${number}`, { season: 1, episodeFrom: number, episodeEnd: number })
  })
  return { titles: [titled('Lost', { type: 'tv', filmdbId: 'tt1' })], subtitles, totalPages: 3 }
}

const never = () => new Promise<never>(() => undefined)

/** A run of the program over what the one before it left; a page that `said` does not answer is where it is killed. */
function start(db: Database, said: (query: SubtitleQuery) => Promise<SubtitleAnswer>) {
  const pages: number[] = []
  const ledger = createQuotaLedger(db, { nowMs: () => 0 })
  ledger.recover()
  const memory = createTitleMemory(db, { nowMs: () => 0 })
  const client: SearchClient = {
    searchFiles: () => Promise.reject(new Error('not asked by name')),
    searchSubtitles(query) {
      pages.push(query.page ?? 1)
      return said(query)
    },
  }
  const matcher = createMatcher({ client, memory, ledger, serviceAddress: service })
  const match = async (episodes: readonly number[], rest: Partial<MatchOptions> = {}) => {
    const gaps = episodes.map((number) => {
      const path = `/lib/Lost.S01E${number}.mkv`
      return wantFor(path, 'en', { ...videoAt(path), ids: { filmdbId: 'tt1', moviedbId: null } })
    })
    const found = await matcher.matchAll(gaps, { batchId: 'b', signal: new AbortController().signal, ...rest })
    return found.map(({ status, listed: rows }) => [status, ...rows.map(({ id }) => id)])
  }
  return { match, pages, ledger, memory }
}

async function killedAfter(pagesRead: number, episodes: readonly number[]): Promise<Database> {
  const db = openDatabase(':memory:')
  const killed = start(db, async (query) => ((query.page ?? 1) > pagesRead ? never() : season(query)))
  void killed.match(episodes)
  await vi.waitFor(() => expect(killed.pages).toHaveLength(pagesRead + 1))
  return db
}

const all = [1, 2, 3, 4, 5, 6, 7, 8]
const sure = (episodes: readonly number[]) => episodes.map((number) => ['sure', `e${number}`])

test.each([1, 2])(
  'a run that is killed after page %i is followed by one that reads on, and asks no page again',
  async (read) => {
    const next = start(await killedAfter(read, all), async (query) => season(query))
    expect(await next.match(all)).toEqual(sure(all))
    expect(next.pages).toEqual([2, 3].slice(read - 1))
    // The three pages, and the call that the kill cut off: nobody knows whether it was counted.
    expect(next.ledger.spentIn('b').search).toBe(4)
    expect(await next.match(all)).toEqual(sure(all))
    expect(next.pages).toHaveLength(3 - read)
  },
)

test('one or two episodes that are left of it are read on together, not asked singly', async () => {
  const next = start(await killedAfter(1, [1, 2, 4, 5]), async (query) => season(query))
  expect(await next.match([1, 2, 4, 5])).toEqual(sure([1, 2, 4, 5]))
  expect(next.pages).toEqual([2])
})

test('the standing of a question says that it was cut off, until it is whole', async () => {
  const db = await killedAfter(1, all)
  const next = start(db, async (query) => season(query))
  const standings = () => {
    const rows = db.all<{ question: string }>('SELECT question FROM match_answers ORDER BY question')
    return rows.map(({ question }) => next.memory.standings(service)(question, ['en']))
  }
  expect(standings()).toEqual([...Array<string>(3).fill('titled'), ...Array<string>(5).fill('cut')])
  await next.match(all)
  expect(standings()).toEqual(Array(8).fill('titled'))
})

test('where it cannot be read on now, an episode of the pages that are left has not been looked for in vain', async () => {
  const next = start(await killedAfter(1, all), () =>
    Promise.reject(new AppError('service.unreachable', 'The service cannot be reached.')),
  )
  const failed = all.slice(perPage).map(() => ['failed'])
  expect(await next.match(all)).toEqual([...sure([1, 2, 3]), ...failed])
})

test('while the app works offline, what was read is what there is', async () => {
  const next = start(await killedAfter(1, all), never)
  expect((await next.match(all, { isOffline: true })).slice(0, 3)).toEqual(sure([1, 2, 3]))
  expect(next.pages).toEqual([])
})

test('the ledger names the show and the season that were asked for, not their ids', async () => {
  const db = openDatabase(':memory:')
  await start(db, async (query) => season(query)).match(all)
  const subjects = db.all<{ subject: string }>('SELECT subject FROM quota_entries').map(({ subject }) => subject)
  expect(new Set(subjects)).toEqual(new Set(['Lost, season 1']))
})
