/** What Sonarr and Radarr send is read; of anything else nothing is, however it is built. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readHookEvent } from '../../../../electron/watch/hooks/hookEvent.ts'
import '../../../support/seedProperties.ts'

const series = { id: 1, title: 'Tin Comet', path: '/tv/Tin Comet', tvdbId: 5 }
const movie = { id: 2, title: 'A', year: 1999, folderPath: '/films/A (1999)' }
const pathsOf = (body: unknown) => readHookEvent(body)?.paths

test('an import names its file, by itself or below its series, and what it replaced', () => {
  const episodeFile = { id: 3, relativePath: 'Season 1/a.mkv', path: '/tv/Tin Comet/Season 1/a.mkv', quality: 'x' }
  expect(readHookEvent({ eventType: 'Download', series, episodes: [], episodeFile, isUpgrade: false })).toEqual({
    ...{ kind: 'files', name: 'Download', paths: ['/tv/Tin Comet/Season 1/a.mkv'] },
  })
  expect(pathsOf({ eventType: 'Download', series, episodeFile: { relativePath: 'Season 1/b.mkv' } })).toEqual([
    '/tv/Tin Comet/Season 1/b.mkv',
  ])
  const deletedFiles = [{ path: '/tv/Tin Comet/Season 1/old.mkv' }]
  expect(pathsOf({ eventType: 'Download', series, episodeFile, deletedFiles })).toHaveLength(2)
  expect(pathsOf({ eventType: 'Download', series, episodeFiles: [episodeFile], destinationPath: '/tv' })).toHaveLength(
    1,
  )
  expect(pathsOf({ eventType: 'Download', movie, movieFile: { path: '/films/A (1999)/a.mkv' } })).toEqual([
    '/films/A (1999)/a.mkv',
  ])
})

test('a rename names both places, a deletion what is gone, and a series its folder', () => {
  const renamed = { previousPath: '/tv/Tin Comet/x.mkv', path: '/tv/Tin Comet/y.mkv' }
  expect(pathsOf({ eventType: 'Rename', series, renamedEpisodeFiles: [renamed] })).toEqual([
    renamed.path,
    renamed.previousPath,
  ])
  expect(pathsOf({ eventType: 'Rename', movie, renamedMovieFiles: [renamed] })).toHaveLength(2)
  expect(pathsOf({ eventType: 'EpisodeFileDelete', series, episodeFile: { path: '/tv/z.mkv' } })).toEqual(['/tv/z.mkv'])
  expect(pathsOf({ eventType: 'MovieFileDelete', movie, movieFile: { relativePath: 'a.mkv' } })).toEqual([
    '/films/A (1999)/a.mkv',
  ])
  expect(pathsOf({ eventType: 'SeriesDelete', series, deletedFiles: true })).toEqual(['/tv/Tin Comet'])
  expect(pathsOf({ eventType: 'MovieDelete', movie })).toEqual(['/films/A (1999)'])
})

test('a path of Windows is joined as Windows does', () => {
  const home = { path: 'D:\\TV\\Tin Comet\\' }
  expect(pathsOf({ eventType: 'Download', series: home, episodeFile: { relativePath: 'S1\\a.mkv' } })).toEqual([
    'D:\\TV\\Tin Comet\\S1\\a.mkv',
  ])
})

test('the test of both programs is one, and what is only grabbed leads to nothing', () => {
  const test = { eventType: 'Test', series: { id: 1, path: 'C:\\testpath' }, episodes: [{ id: 123 }] }
  expect(readHookEvent(test)).toEqual({ kind: 'test', name: 'Test', paths: [] })
  expect(readHookEvent({ eventType: 'Grab', series })).toEqual({ kind: 'other', name: 'Grab', paths: [] })
  expect(readHookEvent({ eventType: 'Health', message: '/etc/passwd' })?.paths).toEqual([])
})

test('fields of another kind are as if they were not there', () => {
  const odd = {
    eventType: 'Download',
    series: 7,
    episodeFile: { path: 9 },
    episodeFiles: {},
    deletedFiles: ['/etc/passwd', { path: null }],
  }
  expect(readHookEvent(odd)).toEqual({ kind: 'files', name: 'Download', paths: [] })
  expect(pathsOf({ eventType: 'Download', episodeFile: { path: 'x'.repeat(5_000) } })).toEqual([])
  expect(pathsOf({ eventType: 'Rename', renamedEpisodeFiles: Array(2_001).fill({ path: '/a' }) })).toEqual([])
})

test('no body makes it throw, and nothing but whole texts comes out', () => {
  const keys = [
    'eventType',
    'series',
    'movie',
    'path',
    'episodeFile',
    'episodeFiles',
    'deletedFiles',
    'folderPath',
    '__proto__',
    'relativePath',
  ]
  const value = fc.letrec((tie) => ({
    any: fc.oneof(
      fc.constantFrom('Download', 'Rename', 'Test', '/a', '', '\0'),
      fc.integer(),
      fc.constant(null),
      tie('object'),
      tie('list'),
    ),
    list: fc.array(tie('any'), { maxLength: 3 }),
    object: fc
      .array(fc.tuple(fc.constantFrom(...keys), tie('any')), { maxLength: 5 })
      .map((entries) => Object.fromEntries(entries)),
  })).any
  fc.assert(
    fc.property(fc.oneof(value, fc.anything()), (body) => {
      const event = readHookEvent(body)
      expect(event === null || event.paths.every((path) => typeof path === 'string' && path !== '')).toBe(true)
    }),
    { numRuns: 500 },
  )
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
})

test.each([
  null,
  7,
  'Download',
  [],
  {},
  { eventType: '' },
  { eventType: 'a'.repeat(61) },
  { eventType: '<b>' },
  { eventType: 'A\u202eB' },
])('%j is nothing such a program sends', (body) => expect(readHookEvent(body)).toBeNull())
