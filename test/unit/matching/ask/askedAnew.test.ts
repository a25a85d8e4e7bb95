import { expect, test } from 'vitest'
import { openDatabase } from '../../../../electron/database/database.ts'
import { createMatcher } from '../../../../electron/matching/ask/matchBatch.ts'
import { createTitleMemory } from '../../../../electron/matching/titleMemory.ts'
import { createQuotaLedger } from '../../../../electron/quota/quotaLedger.ts'
import { AppError } from '../../../../shared/errors.ts'
import { wantFor } from '../../../support/make/subjects.ts'

const films = ['/lib/Salt Road (2019).mkv', '/lib/Tide Tables (2020).mkv', '/lib/Copper and Rain (2021).mkv']

/** Films for which nothing is there; each run has a time of its own. */
function askingAnew() {
  let nowMs = 1
  const db = openDatabase(':memory:')
  const asked: string[] = []
  const matcher = createMatcher({
    client: {
      async searchFiles(names) {
        asked.push(...names)
        return names.map((fileName) => ({ fileName, match: null, alternates: [], subtitles: [] }))
      },
      searchSubtitles: () => Promise.reject(new AppError('service.notFound', 'Nothing.')),
    },
    memory: createTitleMemory(db, { nowMs: () => nowMs }),
    ledger: createQuotaLedger(db, { nowMs: () => nowMs }),
    serviceAddress: 'http://service.test',
  })
  return async (isAnew: boolean, mostSearches: number | null) => {
    asked.length = 0
    nowMs += 1_000
    const sinceMs = nowMs
    await matcher.matchAll(
      films.map((path) => wantFor(path, 'en')),
      {
        ...{ batchId: 'b1', signal: new AbortController().signal, mostSearches },
        ...(isAnew && { answersSinceMs: () => sinceMs }),
      },
    )
    return [...asked]
  }
}

test('runs that ask anew and may ask for one each get to all of them, in turn: none is paid for twice before the others', async () => {
  const run = askingAnew()
  expect(await run(false, null)).toHaveLength(3)
  const anew = [await run(true, 1), await run(true, 1), await run(true, 1)]
  expect(new Set(anew.flat()).size).toBe(3)
  expect(await run(true, 1)).toEqual(anew[0])
})

test('what was never answered is asked for before what was', async () => {
  const run = askingAnew()
  const first = await run(false, 1)
  expect((await run(true, 2)).some((name) => first.includes(name))).toBe(false)
})
