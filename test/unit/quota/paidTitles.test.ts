import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../../electron/database/database.ts'
import { paidTitles } from '../../../electron/quota/paidTitles.ts'
import { createQuotaLedger } from '../../../electron/quota/quotaLedger.ts'
import type { SubtitleQuery } from '../../../electron/serviceClient/listing.ts'
import { AppError, type ErrorCode } from '../../../shared/errors.ts'
import { titled } from '../../support/make/subjects.ts'

const question = { text: 'Film', most: 10, reason: 'search by hand', signal: new AbortController().signal }

function world(v2: ErrorCode | null) {
  const db = openDatabase(':memory:')
  onTestFinished(() => db.close())
  const ledger = createQuotaLedger(db, { nowMs: () => 0 })
  const asked: (string | SubtitleQuery)[] = []
  const client = {
    searchTitles: async (text: string) => {
      asked.push(text)
      if (v2) throw new AppError(v2, 'Not so.')
      return [titled('Film of v2')]
    },
    searchSubtitles: async (query: SubtitleQuery) => {
      asked.push(query)
      return { titles: [titled('Film of v1')], subtitles: [], totalPages: 1 }
    },
  }
  const spending = { ledger, service: 's', account: 'a', batchId: 'b' }
  return { asked, ask: () => paidTitles(spending, client, question) }
}

test('the title search of v2 is asked where there is one', async () => {
  const { ask, asked } = world(null)
  expect(await ask()).toMatchObject([{ name: 'Film of v2' }])
  expect(asked).toEqual(['Film'])
})

test.each(['service.notFound', 'service.badAnswer'] as const)(
  'where it answers %s, v1 is asked by film_name, and from then on at once',
  async (code) => {
    const { ask, asked } = world(code)
    expect(await ask()).toMatchObject([{ name: 'Film of v1' }])
    expect(await ask()).toMatchObject([{ name: 'Film of v1' }])
    expect(asked).toMatchObject(['Film', { filmName: 'Film' }, { filmName: 'Film' }])
  },
)

test('what has nothing to do with the search is not asked twice', async () => {
  const { ask, asked } = world('key.refused')
  await expect(ask()).rejects.toMatchObject({ code: 'key.refused' })
  expect(asked).toEqual(['Film'])
})
