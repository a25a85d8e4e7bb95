/** Titles asked by hand, app and service together: the paid v1 search where the plan has it, one unit a question. */
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../electron/database/database.ts'
import { paidTitles } from '../../electron/quota/paidTitles.ts'
import { createQuotaLedger } from '../../electron/quota/quotaLedger.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'
import { runHere } from '../support/programs/runHere.ts'
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

async function startSearching(plan: 'free' | 'pro') {
  const service = await startTestService({ plan })
  onTestFinished(() => service.close())
  const home = tempFolder()
  const run = (...args: readonly string[]) =>
    runHere(['search', ...args, '--titles', '--home', home, '--service', service.url], {
      env: { UNDERTITLE_API_KEY: service.key },
    })
  const spent = () => service.ledgerRows().map((row) => [row.route, row.units])
  return { run, spent }
}

test.each([
  ['free', '/api/v2/movies/search'],
  ['pro', '/api/v1/search'],
] as const)('the command with --titles on a %s account asks %s, one unit a question', async (plan, route) => {
  const { run, spent } = await startSearching(plan)
  const found = await run('copper', 'valley', '--json')
  expect(found.lines.map(({ event, titleId, name, year }) => [event, titleId, name, year]).sort()).toEqual([
    ['title', 1300002, 'Copper Valley', 2021],
    ['title', 1300003, 'Copper Valley', 1998],
  ])
  const movies = await run('copper valley', '--type', 'movie')
  expect([movies.code, movies.stdout]).toEqual([
    0,
    expect.stringMatching(/^Copper Valley \(1998\) {2}movie.*\n$/) as string,
  ])
  const none = await run('copper valley', '--year', '1900')
  expect([none.code, none.stdout, none.stderr]).toEqual([1, '', 'The service knows no such title.\n'])
  expect(spent()).toEqual([
    [route, 1],
    [route, 1],
    [route, 1],
  ])
})

test.each([['--season', '1'], ['--languages', 'en'], ['--get', '1'], ['--full-season']])(
  '--titles beside %s is refused with a sentence, and costs nothing',
  async (...other) => {
    const { run, spent } = await startSearching('pro')
    const refused = await run('copper valley', ...other)
    expect([refused.code, refused.stdout, refused.stderr]).toEqual([2, '', expect.stringContaining(other[0]) as string])
    expect(spent()).toEqual([])
  },
)
