/** What the document says in passing: framerate codes, ids of two kinds, limits of a whole account, lenient spellings. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copperValley, quietHarbour, type ManifestLine } from '../support/make/archives/sampleManifest.ts'
import { startTestService, type TestService } from '../support/services/startService.ts'

const framerates: readonly (readonly [code: number, fps: string | null])[] = [
  [0, null],
  [2, '23.976'],
  [6, '23.980'],
  [5, '24.000'],
  [3, '25.000'],
  [4, '29.970'],
  [7, '30.000'],
]
const movie = { ...quietHarbour, moviedb_id: 5 }
const series = { ...copperValley, moviedb_id: 5 }
const release = (code: number) => `The.Quiet.Harbour.2019.1080p.BluRay.x264-F${code}`
const manifest: readonly ManifestLine[] = [
  ...framerates.map(([framerate]) => ({
    title: movie,
    language: 'EN',
    releases: [release(framerate)],
    framerate,
    files: [`f${framerate}.srt`],
  })),
  { title: movie, language: 'FR', releases: [release(9)], comment: 'Bonjour.', files: ['fr.srt'] },
  { title: series, language: 'ES', releases: ['Copper.Valley.S01E01-X'], season: 1, episode: 1, files: ['es.srt'] },
]

let service: TestService
beforeAll(async () => {
  service = await startTestService({ plan: 'pro', manifest })
})
afterAll(() => service.close())

interface Answer {
  readonly results: readonly { readonly sd_id: number }[]
  readonly subtitles: readonly Record<string, unknown>[]
}

async function search(query: string): Promise<Answer> {
  return (await (await service.get(`/api/v1/subtitles?${query}`)).json()) as Answer
}

test('every framerate code of upload step 3 comes back with its frames a second', async () => {
  const { subtitles } = await search(`sd_id=${movie.sd_id}&languages=EN&subs_per_page=30`)
  const pairs = subtitles.map(({ framerate, fps }) => [framerate, fps === null ? null : Number(fps)])
  expect(pairs.sort()).toEqual(framerates.map(([code, fps]) => [code, fps === null ? null : Number(fps)]).sort())
  expect(subtitles.every(({ fps }) => fps === null || typeof fps === 'string')).toBe(true)
})

test('a moviedb_id that a movie and a series share is told apart by type', async () => {
  expect((await search('moviedb_id=5&type=movie')).results[0]?.sd_id).toBe(movie.sd_id)
  expect((await search('moviedb_id=5&type=tv')).results[0]?.sd_id).toBe(series.sd_id)
})

test('languages may be repeated, and flags spelled true', async () => {
  const { subtitles } = await search(`sd_id=${movie.sd_id}&languages=FR&languages=es&comment=true&releases=TRUE`)
  expect(subtitles).toMatchObject([{ language: 'FR', comment: 'Bonjour.', releases: [release(9)] }])
})

test('languages of a filename search may be a list', async () => {
  const filenames = [`${release(0)}.mkv`]
  const answer = await service.post('/api/v2/files/search', { filenames, languages: ['FR', 'ES'] })
  const { files } = (await answer.json()) as { files: readonly Answer[] }
  expect(files[0]?.subtitles.map(({ language }) => language)).toEqual(['FR'])
})

test('searches count for the account, whichever of its keys makes them', async () => {
  const own = await startTestService({ plan: 'pro' })
  const further = own.furtherKey()
  own.spend('search', 29_999)
  const ask = (key: string) => fetch(`${own.url}/api/v1/subtitles?film_name=x&api_key=${key}`)
  expect([(await ask(further)).status, (await ask(own.key)).status, (await ask(further)).status]).toEqual([
    200, 429, 429,
  ])
  await own.close()
})

test('unpack_files come only where asked, for a single file too', async () => {
  const { subtitles } = await search(`sd_id=${series.sd_id}`)
  expect(subtitles[0]).not.toHaveProperty('unpack_files')
  expect((await search(`sd_id=${series.sd_id}&unpack=true`)).subtitles[0]).toHaveProperty('unpack_files')
})
