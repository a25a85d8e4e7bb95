/** Titles asked by hand, app and service together: the paid v1 search where the plan has it, one unit a question. */
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../electron/database/database.ts'
import { paidTitles } from '../../electron/quota/paidTitles.ts'
import { createQuotaLedger } from '../../electron/quota/quotaLedger.ts'
import { startTestService } from '../support/services/startService.ts'
import { anySignal, testClient } from '../support/services/testClient.ts'

test.each([
  ['free', '/api/v2/movies/search'],
  ['plus', '/api/v1/search'],
  ['pro', '/api/v1/search'],
] as const)('a %s account asks %s, and finds the same titles', async (plan, route) => {
  const service = await startTestService({ plan })
  onTestFinished(() => service.close())
  const db = openDatabase(':memory:')
  onTestFinished(() => db.close())
  const spending = {
    ledger: createQuotaLedger(db, { nowMs: () => 0 }),
    ...{ service: service.url, account: 'a', batchId: 'b' },
  }
  const client = testClient({ url: service.url, apiKey: service.key })
  const connection = { client, learnUsage: (signal: AbortSignal) => client.usage(signal) }
  const ask = (text: string) =>
    paidTitles(spending, connection, { text, most: 30, reason: 'search by hand', signal: anySignal })
  const titles = await ask('copper valley')
  expect(titles.map(({ titleId, name, type, year }) => [titleId, name, type, year]).sort()).toEqual([
    [1300002, 'Copper Valley', 'tv', 2021],
    [1300003, 'Copper Valley', 'movie', 1998],
  ])
  expect(await ask('nothing of the kind')).toEqual([])
  expect(service.ledgerRows().map((row) => [row.route, row.units])).toEqual([
    [route, 1],
    [route, 1],
  ])
})
