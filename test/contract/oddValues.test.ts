/** Values at the edge of what the document types: unknown, below, above, repeated, and how a service says that it knows none. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copperValley, quietHarbour, type ManifestLine } from '../support/make/archives/sampleManifest.ts'
import { startTestService, type TestService } from '../support/services/startService.ts'

const nowhere = { type: 'movie', name: 'Nowhere Bridge' } as const
const manifest: readonly ManifestLine[] = [
  { title: nowhere as ManifestLine['title'], language: 'EN', releases: ['Nowhere.Bridge-X'], files: ['n.srt'] },
  ...['EN', 'DE', 'FR'].map((language) => ({
    title: quietHarbour,
    language,
    releases: [`The.Quiet.Harbour.2019-${language}`],
    files: [`${language}.srt`],
  })),
  { title: copperValley, language: 'EN', releases: ['Copper.Valley.EN-X'], files: ['unknown.srt'] },
  {
    title: copperValley,
    language: 'EN',
    releases: ['Copper.Valley.S01E01-X'],
    season: 1,
    episode: 1,
    files: ['1.srt'],
  },
]

let service: TestService
beforeAll(async () => {
  service = await startTestService({ plan: 'pro', manifest })
})
afterAll(() => service.close())

interface Answer {
  readonly results: readonly Readonly<Record<string, unknown>>[]
  readonly subtitles: readonly { readonly language: string; readonly season: number }[]
  readonly error?: string
}
const searched = async (query: string) => {
  const reply = await service.get(`/api/v1/subtitles?${query}`)
  return { status: reply.status, body: (await reply.json()) as Answer }
}
const rows = async (query: string) => (await searched(query)).body.subtitles

test('ids and year of a title are of their types where nobody knows them', async () => {
  const { results } = (await searched('film_name=Nowhere+Bridge')).body
  expect(results).toMatchObject([{ name: 'Nowhere Bridge', filmdb_id: '', moviedb_id: 0, year: 0 }])
})

test.each(['sd_id=0', 'sd_id=sd0', 'sd_id=-1', 'moviedb_id=0', 'moviedb_id=-1'])(
  '%s names no title, and costs nothing',
  async (query) => {
    const before = service.ledgerRows().length
    const { status, body } = await searched(query)
    expect([status, body.error]).toEqual([400, expect.stringContaining('at least one of film_name') as string])
    expect(service.ledgerRows()).toHaveLength(before)
    expect((await searched(`${query}&film_name=Nowhere+Bridge`)).body.results).toHaveLength(1)
  },
)

test.each(['year=0', 'year=-1'])('%s is no year', async (query) => {
  expect((await searched(`film_name=The+Quiet+Harbour&${query}`)).body.results).toMatchObject([{ sd_id: 1300001 }])
})

test('a season or an episode below 0 is none: not those that nobody knows', async () => {
  const all = await rows('sd_id=1300002')
  expect(all).toHaveLength(2)
  expect(await rows('sd_id=1300002&season_number=-1&episode_number=-1')).toEqual(all)
  expect((await searched('film_name=Copper+Valley&season_number=-1')).status).toBe(200)
})

test.each([
  ['subs_per_page', '/api/v1/subtitles?sd_id=1300001&'],
  ['page', '/api/v1/subtitles?sd_id=1300001&'],
  ['episode_number', '/api/v1/subtitles?sd_id=1300002&'],
  ['moviedb_id', '/api/v1/subtitles?film_name=Nowhere+Bridge&'],
  ['year', '/api/v1/subtitles?sd_id=1300001&'],
  ['limit', '/api/v2/movies/search?q=quiet&'],
  ['page', '/api/v2/ai/translations?'],
])('%s of twenty digits is a number like others', async (name, path) => {
  expect((await service.get(`${path}${name}=99999999999999999999`)).status).toBe(200)
})

test.each(['"99999999999"', '99999999999', '1e20'])(
  'subs_per_page %s of a filename search means the most',
  async (number) => {
    const body = `{"filenames":["The.Quiet.Harbour.2019.mkv"],"subs_per_page":${number}}`
    const headers = { 'x-api-key': service.key }
    const reply = await fetch(`${service.url}/api/v2/files/search`, { method: 'POST', headers, body })
    expect([reply.status, await reply.json()]).toMatchObject([200, { files: [{ subtitles: [{}, {}, {}] }] }])
  },
)

test('a filename search by GET takes the first of several that is not empty, and languages together', async () => {
  const ask = async (query: string) => {
    const reply = await service.get(`/api/v2/files/search?filename=The.Quiet.Harbour.2019.mkv&${query}`)
    const { files } = (await reply.json()) as { files: readonly Answer[] }
    return files.flatMap(({ subtitles }) => subtitles.map(({ language }) => language)).sort()
  }
  expect(await ask('languages=fr&languages=de')).toEqual(['DE', 'FR'])
  expect(await ask('subs_per_page=&subs_per_page=1&subs_per_page=2')).toHaveLength(1)
  expect(await ask('engine=&engine=local&engine=nonsense&episode_scope=&episode_scope=title')).toHaveLength(3)
})

test.each(['02000001', '2000001.0', '+2000001', '99999999999999999999'])(
  '%s is the number of no subtitle',
  async (nId) => {
    for (const path of [
      `/api/v2/subtitles/${nId}/download`,
      `/subtitle/${nId}-2000001.zip`,
      `/subtitle/${nId}/5000001`,
    ])
      expect([path, (await service.get(path)).status]).toEqual([path, 404])
  },
)
