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
  const search = (...args: readonly string[]) =>
    runHere(['search', ...args, '--home', home, '--service', service.url], {
      env: { UNDERTITLE_API_KEY: service.key },
    })
  const spent = () => service.ledgerRows().map((row) => [row.route, row.units])
  const run = (...args: readonly string[]) => search(...args, '--titles')
  return { run, search, spent }
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
  expect([none.code, none.stdout]).toEqual([1, ''])
  expect(none.stderr).toMatch(/^The service knows Copper Valley \(\d{4}\) .*, and none as --type and --year say\.\n$/)
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

test.each([
  ['tt9000002', 'Copper Valley', 2021],
  ['moviedb:900001', 'The Quiet Harbour', 2019],
  ['sd:1300003', 'Copper Valley', 1998],
  ['Copper.Valley.S01E01.720p.HDTV-ROCK.mkv', 'Copper Valley', 2021],
])(
  '--titles knows what %s is, as a search of subtitles does: by the documented search of v1',
  async (text, name, year) => {
    for (const plan of ['free', 'pro'] as const) {
      const { run, spent } = await startSearching(plan)
      const found = await run(text, '--json')
      expect(found.lines[0], found.stderr).toMatchObject({ event: 'title', name, year })
      expect(spent()).toEqual([['/api/v1/subtitles', 1]])
    }
  },
)

test('an id beside a type or year that disagrees with it is told what it is', async () => {
  const { run } = await startSearching('pro')
  const told = await run('sd:1300002', '--type', 'movie')
  expect([told.code, told.stdout]).toEqual([1, ''])
  expect(told.stderr).toMatch(/^The service knows Copper Valley \(2021\) {2}tv {2}\S+, and none as/)
  const nobody = await run('sd:1')
  expect([nobody.code, nobody.stderr]).toEqual([1, 'The service knows no such title.\n'])
})

test.each([[['--titles']], [[]]])('several ids are refused before anything is spent (%j)', async (more) => {
  const { search, spent } = await startSearching('pro')
  const refused = await search('tt9000001', 'moviedb:900002', ...more)
  expect([refused.code, refused.stdout]).toEqual([2, ''])
  expect(refused.stderr).toContain('tt9000001 and moviedb:900002 are two questions')
  expect(spent()).toEqual([])
})
