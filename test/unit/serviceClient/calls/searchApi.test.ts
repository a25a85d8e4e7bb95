import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AppError } from '../../../../shared/errors.ts'
import { createSearchApi } from '../../../../electron/serviceClient/calls/searchApi.ts'
import { answering, answeringJson, startFaultPeer, type Behaviour } from '../../../support/peers/faultPeer.ts'
import { anySignal, rejection, testClient } from '../../../support/services/testClient.ts'

async function clientOf(behave: Behaviour) {
  const peer = await startFaultPeer(behave)
  return { peer, client: testClient({ url: peer.url }) }
}

const queryOf = (path: string) => Object.fromEntries(new URL(path, 'http://x').searchParams)

test('file names go out in one charged call, languages as the service writes them', async () => {
  const { peer, client } = await clientOf(
    answeringJson({
      status: true,
      engine: 'local',
      files: [{ file_name: 'a.mkv', match: null }, { file_name: 'b.mkv' }],
    }),
  )
  const answers = await client.searchFiles(
    ['a.mkv', 'b.mkv'],
    { languages: ['pt', 'zh-Hant', 'pt'], perPage: 99, engine: 'local', scope: 'title' },
    anySignal,
  )
  expect(answers.map((answer) => [answer.fileName, answer.match, answer.subtitles])).toEqual([
    ['a.mkv', null, []],
    ['b.mkv', null, []],
  ])
  expect(peer.requests.map(({ method, path, body }) => [method, path, JSON.parse(body) as unknown])).toEqual([
    [
      'POST',
      '/api/v2/files/search',
      {
        filenames: ['a.mkv', 'b.mkv'],
        engine: 'local',
        episode_scope: 'title',
        languages: 'PT,ZH_BG',
        subs_per_page: 30,
      },
    ],
  ])
})

test.each([0, 51, 200])('%s names are refused before any connection', async (count) => {
  const { peer, client } = await clientOf(answeringJson({}))
  const names = Array.from({ length: count }, (_, index) => `${index}.mkv`)
  expect((await rejection(client.searchFiles(names, { languages: [] }, anySignal))).code).toBe('input.invalid')
  expect(peer.connections()).toBe(0)
})

test('folders never leave the machine, and the answer still finds its file', async () => {
  const { peer, client } = await clientOf(answeringJson({ status: true, files: [{ file_name: 'a.mkv' }] }))
  for (const name of ['/home/Secret Name/a.mkv', 'Secret/a.mkv', 'C:\\Secret\\a.mkv']) {
    const answers = await client.searchFiles([name], { languages: [] }, anySignal)
    expect(answers.map((answer) => answer.fileName)).toEqual([name])
    await client.searchSubtitles({ fileName: name, languages: [] }, anySignal).catch(() => undefined)
  }
  expect(JSON.stringify(peer.requests)).not.toContain('Secret')
})

test('whatever the batch, 51 names never leave in one call', async () => {
  const sent: number[] = []
  const api = createSearchApi({
    request: async (call) => {
      sent.push((call.json as { filenames: string[] }).filenames.length)
      throw new AppError('service.unreachable', 'Nobody there.')
    },
    asker: () => ({ apiKey: 'key', nowMs: 0 }),
  })
  const batches = fc.array(fc.string({ unit: 'binary' }), { maxLength: 200, size: 'max' })
  await fc.assert(
    fc.asyncProperty(batches, async (names) => {
      const { code } = await rejection(api.searchFiles(names, { languages: [] }, anySignal))
      expect(code).toBe(names.length >= 1 && names.length <= 50 ? 'service.unreachable' : 'input.invalid')
    }),
    { numRuns: 300 },
  )
  expect(Math.max(...sent)).toBeLessThanOrEqual(50)
})

test('languages that the service has not are refused rather than dropped to "all"', async () => {
  const { client } = await clientOf(answeringJson({}))
  const error = await rejection(client.searchFiles(['a.mkv'], { languages: ['eu'] }, anySignal))
  expect(error.code).toBe('input.unknownLanguage')
})

test('a subtitle search sends the documented parameters and cleans the title', async () => {
  const { peer, client } = await clientOf(answeringJson({ status: true, results: [], subtitles: [] }))
  await client.searchSubtitles(
    {
      filmName: `<The> "It's" [2019] {x}`,
      filmdbId: 'tt0000001',
      type: 'tv',
      season: 1,
      episode: 2,
      year: 2019,
      languages: ['pt-BR', 'en'],
      page: 2,
      wantsFullSeason: true,
    },
    anySignal,
  )
  expect(queryOf(peer.requests[0]!.path)).toEqual({
    api_key: 'key-Sentinel-42',
    film_name: 'The It s 2019 x',
    filmdb_id: 'tt0000001',
    type: 'tv',
    season_number: '1',
    episode_number: '2',
    year: '2019',
    languages: 'BR_PT,EN',
    subs_per_page: '30',
    page: '2',
    full_season: '1',
    unpack: '1',
    comment: '1',
    releases: '1',
    hi: '1',
    client: 'custom_integration',
  })
})

test('a search for nothing is refused before any connection', async () => {
  const { peer, client } = await clientOf(answeringJson({}))
  for (const query of [{ languages: [] }, { filmName: '<>', languages: [] }, { year: 2000, languages: [] }])
    expect((await rejection(client.searchSubtitles(query, anySignal))).code).toBe('input.invalid')
  expect((await rejection(client.searchTitles(' [] ', {}, anySignal))).code).toBe('input.invalid')
  expect(peer.requests).toEqual([])
})

test.each<[number, unknown]>([
  [200, { status: false, error: "can't find movie or tv", results: [], subtitles: [] }],
  [200, { status: false, error: 'No subtitles found' }],
  [200, { status: false, message: 'nothing matches, 0 results' }],
  [404, { status: false, error: 'Movie not found' }],
  [200, { status: true, results: null }],
  [200, { status: true }],
])('%s %o means that nothing was found', async (status, body) => {
  const { client } = await clientOf(answeringJson(body, status))
  const found = await client.searchSubtitles({ filmName: 'x', languages: [] }, anySignal)
  expect(found).toEqual({ titles: [], subtitles: [], totalPages: 1 })
})

test.each<[number, unknown, string]>([
  [200, { status: false, error: 'Invalid api_key' }, 'key.refused'],
  [200, { status: false, error: 'API key not found' }, 'key.refused'],
  [200, { status: false, error: 'maintenance' }, 'service.refused'],
  [200, { error: { code: 'quota_exceeded', message: 'no requests found left' } }, 'quota.exhausted'],
  [403, { status: false, error: 'bad key' }, 'key.refused'],
  [400, { status: false, error: 'no search parameter' }, 'service.refused'],
  [404, '<html>no such page</html>', 'service.notFound'],
  [200, {}, 'service.badAnswer'],
  [200, [], 'service.badAnswer'],
])('%s %o does not', async (status, body, code) => {
  const { client } = await clientOf(
    typeof body === 'string' ? answering({ status, body }) : answeringJson(body, status),
  )
  expect((await rejection(client.searchSubtitles({ filmName: 'x', languages: [] }, anySignal))).code).toBe(code)
})

test('titles come with numbers as text and without half of the fields', async () => {
  const results = [{ sd_id: 'sd123', name: 'Arrival', year: '2016', type: 'Movie' }, 7, { name: null, sd_id: -4 }]
  const { peer, client } = await clientOf(answeringJson({ status: true, results }))
  const titles = await client.searchTitles('Arrival', { type: 'movie', limit: 5 }, anySignal)
  expect(titles.map(({ titleId, name, year, type }) => [titleId, name, year, type])).toEqual([
    [123, 'Arrival', 2016, 'movie'],
    [null, '', null, null],
  ])
  expect(peer.requests[0]!.path).toBe('/api/v2/movies/search?q=Arrival&type=movie&limit=5')
})

test('the search of titles for paid plans says so where there is none, and reads what v2 reads', async () => {
  const free = await clientOf(answeringJson({ status: false, error: 'paid_api_required', message: 'Pay' }, 402))
  expect((await rejection(free.client.searchTitlesV1('Arr', {}, anySignal))).code).toBe('plan.required')
  const paid = await clientOf(answeringJson([{ name: 'Arrival', sd_id: 1 }]))
  const titles = await paid.client.searchTitlesV1('Arrival', { type: 'movie', limit: 30 }, anySignal)
  expect(titles.map((title) => title.name)).toEqual(['Arrival'])
  expect(paid.peer.requests[0]!.path).toBe('/api/v1/search?query=Arrival&type=movie&limit=30&api_key=key-Sentinel-42')
  const other = await clientOf(answeringJson({ status: true, found: [] }))
  expect((await rejection(other.client.searchTitlesV1('Arrival', {}, anySignal))).code).toBe('service.badAnswer')
})

test('completion needs a paid plan and says so', async () => {
  const free = await clientOf(answeringJson({ status: false, error: 'paid_api_required', message: 'Pay' }, 402))
  expect((await rejection(free.client.complete('Arr', {}, anySignal))).code).toBe('plan.required')
  const paid = await clientOf(answeringJson({ status: true, results: [{ name: 'Arrival', sd_id: 1 }] }))
  expect((await paid.client.complete('Arr', {}, anySignal)).map((title) => title.name)).toEqual(['Arrival'])
  expect(paid.peer.requests[0]!.path).toBe('/api/v1/auto?query=Arr&api_key=key-Sentinel-42')
})
