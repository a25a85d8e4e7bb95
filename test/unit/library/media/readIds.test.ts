import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { idsInName, idsInNfo, readIds } from '../../../../electron/library/media/readIds.ts'
import { scanFolder } from '../../../../electron/library/scan/scanFolder.ts'
import { systemClock } from '../../../../node/clock.ts'

let root: string
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'ids-'))
})
afterEach(() => rm(root, { recursive: true }))

async function write(name: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(root, name)), { recursive: true })
  await writeFile(path.join(root, name), text)
}

const idsOf = async (video: string) => (await readIds({ path: path.join(root, video), root })).ids
const movieNfo =
  '<movie><uniqueid type="imdb" default="true">tt0133093</uniqueid><uniqueid type="tmdb">603</uniqueid></movie>'

test.each([
  ['Movie (2000) [tmdbid-123]', null, 123],
  ['Movie (2000) {tmdb-123}', null, 123],
  ['Movie (2000) {imdb-tt0123456}', 'tt0123456', null],
  ['Movie (2000) [imdbid=tt0123456]', 'tt0123456', null],
  ['Movie (2000) [imdbid-TT0123456] {tmdb-7}', 'tt0123456', 7],
  ['Movie tmdb 123 (2000) [1080p]', null, null],
])('%s', (name, filmdbId, moviedbId) => {
  expect(idsInName(name)).toEqual({ filmdbId, moviedbId })
})

test('the .nfo beside the video tells both ids', async () => {
  await write('Movie/Movie.nfo', movieNfo)
  expect(await idsOf('Movie/Movie.mkv')).toEqual({ filmdbId: 'tt0133093', moviedbId: 603 })
})

test('movie.nfo and the name of the folder count as well', async () => {
  await write('A/movie.nfo', movieNfo)
  expect(await idsOf('A/x.mkv')).toEqual({ filmdbId: 'tt0133093', moviedbId: 603 })
  expect(await idsOf('B {tmdb-9}/x.mkv')).toEqual({ filmdbId: null, moviedbId: 9 })
})

test('an episode has the ids of its show, not its own', async () => {
  await write('Show/tvshow.nfo', '<tvshow><uniqueid type="tmdb">1396</uniqueid><imdbid>tt0903747</imdbid></tvshow>')
  await write('Show/Season 1/E1.nfo', '<episodedetails><uniqueid type="imdb">tt0959621</uniqueid></episodedetails>')
  expect(await idsOf('Show/Season 1/E1.mkv')).toEqual({ filmdbId: 'tt0903747', moviedbId: 1396 })
})

test('ids of two titles are never mixed', async () => {
  await write('Show {tmdb-5}/movie.nfo', '<movie><id>tt0133093</id></movie>')
  await write('Show {tmdb-5}/Film/Film.nfo', '<movie><id>tt0000111</id></movie>')
  expect(await idsOf('Show {tmdb-5}/Film/Film.mkv')).toEqual({ filmdbId: 'tt0000111', moviedbId: null })
})

test('addresses in plain text count, the ids of actors do not', () => {
  expect(idsInNfo('see https://www.imdb.com/title/tt0133093/ and https://www.themoviedb.org/movie/603-x')).toEqual({
    filmdbId: 'tt0133093',
    moviedbId: 603,
  })
  expect(idsInNfo('<movie><actor><tmdbid>6384</tmdbid></actor><tmdbid>603</tmdbid></movie>').moviedbId).toBe(603)
})

test('a folder named like an .nfo, an absent one and a huge one do no harm', async () => {
  await mkdir(path.join(root, 'Movie.nfo'))
  expect(await idsOf('Movie.mkv')).toEqual({ filmdbId: null, moviedbId: null })
  await write('Big.nfo', `${'<actor>'.repeat(100_000)}<uniqueid type="imdb">tt0133093</uniqueid>`)
  expect(await idsOf('Big.mkv')).toEqual({ filmdbId: null, moviedbId: null })
})

test('folders above the root are not searched', async () => {
  await write('tvshow.nfo', '<tvshow><tmdbid>1</tmdbid></tvshow>')
  const { ids } = await readIds({ path: path.join(root, 'sub/x.mkv'), root: path.join(root, 'sub') })
  expect(ids).toEqual({ filmdbId: null, moviedbId: null })
})

test('with what a scan has seen the same ids are found, and only what it has seen is opened', async () => {
  const episode = 'Show/Season 1/Show.S01E01.mkv'
  const movie = 'Movie (1999)/Movie.1999.mkv'
  for (const video of [episode, movie, 'Alone.mkv']) await write(video, 'video')
  await write('Show/tvshow.nfo', '<tvshow><tmdbid>1</tmdbid></tvshow>')
  await write('Movie (1999)/MOVIE.nfo', movieNfo)
  await write('Alone.txt', movieNfo)

  const found = new Map<string, unknown>()
  const far = { minimumBytes: 0, clock: { ...systemClock, nowMs: () => Date.now() + 3_600_000 } }
  for await (const finding of scanFolder(root, far)) {
    if (finding.kind !== 'video') continue
    const { infoFiles } = finding.file
    expect(infoFiles).toBeDefined()
    found.set(path.relative(root, finding.file.path), [infoFiles?.length, (await readIds(finding.file)).ids.moviedbId])
  }

  expect(found.get(episode)).toEqual([1, 1])
  expect(found.get(movie)).toEqual([1, 603])
  expect(found.get('Alone.mkv')).toEqual([0, null])
  await write('Alone.nfo', movieNfo)
  expect((await readIds({ path: path.join(root, 'Alone.mkv'), root, infoFiles: [] })).ids.moviedbId).toBeNull()
  expect((await idsOf('Alone.mkv')).moviedbId).toBe(603)
})

test.skipIf(process.platform === 'win32')(
  'an .nfo file that cannot be read leaves the rest to be found, and is told of',
  async () => {
    await write('Movie {tmdb-9}/Movie.nfo', movieNfo)
    await write('Movie {tmdb-9}/Movie.mkv', 'video')
    const video = path.join(root, 'Movie {tmdb-9}/Movie.mkv')
    expect((await readIds({ path: video, root })).areAllRead).toBe(true)
    // A name longer than the system takes: no right of root's helps there.
    const tooLong = { path: path.join(root, `Movie {tmdb-9}/${'M'.repeat(300)}.mkv`), root }
    expect(await readIds(tooLong)).toEqual({ ids: { filmdbId: null, moviedbId: 9 }, areAllRead: false })
  },
)
