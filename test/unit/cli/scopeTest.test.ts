/** What `--title` and `--season` mean: seasons and titles as they are read, never letters that happen to stand in a path. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readVideoScope } from '../../../electron/cli/scope/batchScope.ts'
import { scopeTest } from '../../../electron/cli/scope/scopeTest.ts'
import { videoAt } from '../../support/make/subjects.ts'

const nothingKnown = {
  memory: { corrections: () => [] },
  learntNames: { all: () => new Map() },
  history: { ownerOf: () => null },
}

interface Narrowed {
  readonly title?: string
  readonly season?: string
}

function meant({ title, season }: Narrowed, paths: readonly string[], root = '/lib'): readonly string[] {
  const { search } = readVideoScope({ title, season, newest: undefined })
  const isMeant = scopeTest(search, [root], nothingKnown)
  return paths.filter((path) => isMeant === null || isMeant(videoAt(path, { root })))
}

const two = (number: number) => String(number).padStart(2, '0')

test('--season takes the videos of that season and no other, whatever their folders are called', () => {
  const season = fc.integer({ min: 0, max: 120 })
  const folder = fc.constantFrom('/lib', '/lib/Shows1', '/lib/Shows2', '/lib/Classics10')
  fc.assert(
    fc.property(fc.uniqueArray(season, { minLength: 1 }), season, folder, (seasons, wanted, root) => {
      const pathOf = (each: number) => `${root}/Lake Watch/Lake.Watch.S${two(each)}E01.1080p.WEB.h264-S1S2.mkv`
      const film = `${root}/Salt.Road.2013.1080p.BluRay.x264-S1.mkv`
      const expected = seasons.includes(wanted) ? [pathOf(wanted)] : []
      expect(meant({ season: String(wanted) }, [...seasons.map(pathOf), film], root)).toEqual(expected)
    }),
  )
})

test('a video of several seasons is of each of them', () => {
  const path = '/lib/Lake.Watch.S02-S04.Complete.1080p.mkv'
  expect(['1', '2', '3', '4', '5'].map((season) => meant({ season }, [path]).length)).toEqual([0, 1, 1, 1, 0])
})

test('--title means words of titles, never letters of paths, groups and endings', () => {
  const film = '/lib/Movies/It.2017.1080p.BluRay.x264-ORBIT.mkv'
  const others = ['/lib/Movies/Kitchen.2014.1080p.mkv', '/lib/Shows/Supernatural/Supernatural.S01E01.mkv']
  const paths = [film, ...others]
  for (const title of ['mkv', 'Movies', 'orbit', 'x264', 'up', 'lib']) expect(meant({ title }, paths)).toEqual([])
  expect(meant({ title: 'it' }, paths)).toEqual([film])
  expect(meant({ title: 'supernatural', season: '1' }, paths)).toEqual([others[1]])
  expect(meant({ title: 'supernatural', season: '2' }, paths)).toEqual([])
})

test('a title is taken as it is, whatever signs are in it', () => {
  const path = '/lib/in.the.dark.S01E01.mkv'
  expect(meant({ title: 'in: "the" -dark' }, [path])).toEqual([path])
  expect(meant({ title: '-dark' }, [path])).toEqual([path])
  expect(meant({ title: 'is:missing' }, [path])).toEqual([])
})
