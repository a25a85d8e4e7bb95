import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  isInside,
  readFolderPairs,
  toOurs,
  toTheirs,
  withPair,
  writeFolderPairs,
} from '../../../shared/players/folderPairs.ts'
import '../../support/seedProperties.ts'

const pairs = [
  { ours: '/srv/tv', theirs: '/media/tv' },
  { ours: '/srv', theirs: '/all' },
  { ours: '/home/ann/films', theirs: 'D:\\Films' },
]

test('a path is led over by the pair that names most of it, and by whole names alone', () => {
  expect(toTheirs('/srv/tv/Show/S01', pairs)).toBe('/media/tv/Show/S01')
  expect(toTheirs('/srv/tv', pairs)).toBe('/media/tv')
  expect(toTheirs('/srv/tv2/Show', pairs)).toBe('/all/tv2/Show')
  expect(toTheirs('/srv2/Show', pairs)).toBe('/srv2/Show')
  expect(toTheirs('/home/ann/films/A (1999)', pairs)).toBe('D:\\Films\\A (1999)')
})

test('the way back knows the paths of Windows in either letters and either slash', () => {
  expect(toOurs('d:\\films\\A\\a.mkv', pairs)).toBe('/home/ann/films/A/a.mkv')
  expect(toOurs('D:/Films/A/a.mkv', pairs)).toBe('/home/ann/films/A/a.mkv')
  expect(toOurs('/media/TV/Show', pairs)).toBe('/media/TV/Show')
  expect(toOurs('\\\\nas\\films\\A', [{ ours: '/mnt/films', theirs: '\\\\NAS\\films\\' }])).toBe('/mnt/films/A')
})

test('the root and a slash at the end are folders as any other', () => {
  expect(toTheirs('/a/b', [{ ours: '/', theirs: '/host' }])).toBe('/host/a/b')
  expect(toOurs('/host/a', [{ ours: '/', theirs: '/host/' }])).toBe('/a')
  expect(isInside('/media/films', '/media/films/')).toBe(true)
  expect(isInside('/media/films2', '/media/films')).toBe(false)
})

const name = fc.string({ minLength: 1, maxLength: 8 }).filter((text) => !/[\\/]/.test(text))
const below = fc.array(name, { maxLength: 4 })

test('there and back is the same path, whatever its names', () => {
  fc.assert(
    fc.property(below, (names) => {
      const path = ['/srv/tv', ...names].join('/')
      expect(toOurs(toTheirs(path, pairs), pairs)).toBe(path)
    }),
  )
})

test('pairs are kept as text, and nothing is taken of what is none', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ ours: name, theirs: name })), (some) => {
      expect(readFolderPairs(writeFolderPairs(some))).toEqual(some)
    }),
  )
  for (const text of ['', 'null', '{}', '[1]', '[["/a"]]', '[["/a",1]]', '[["","/b"]]', '[["/a","/b","/c"]]', '[['])
    expect(readFolderPairs(text)).toEqual([])
})

test('another name for a folder replaces the former one, and an empty one forgets it', () => {
  const named = withPair(pairs, { ours: '/srv', theirs: '/other' })
  expect(toTheirs('/srv/x', named)).toBe('/other/x')
  expect(toTheirs('/srv/x', withPair(named, { ours: '/srv', theirs: '' }))).toBe('/srv/x')
})
