import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tailOf, tellingDepths } from '../../../../electron/cli/print/shortNames.ts'

const paths = ['/tv/Copper Almanac/Season 1/1x01.mkv', '/tv/Velvet Shore/Season 1/1x01.mkv', '/tv/Film.mkv']

test('files of one name are told by as many folders as it takes, the others by their names', () => {
  const depthOf = tellingDepths(paths)
  expect(paths.map((path) => tailOf(path, depthOf(path)))).toEqual([
    'Copper Almanac/Season 1/1x01.mkv',
    'Velvet Shore/Season 1/1x01.mkv',
    'Film.mkv',
  ])
  expect(tailOf('C:\\Films\\Film.mkv', depthOf('C:\\Films\\Film.mkv'))).toBe('Film.mkv')
})

test('no two files are told in the same words', () => {
  const part = fc.constantFrom('a', 'b', 'c')
  const path = fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => `/${parts.join('/')}/1x01.mkv`)
  fc.assert(
    fc.property(fc.uniqueArray(path, { maxLength: 20 }), (some) => {
      const depthOf = tellingDepths(some)
      expect(new Set(some.map((each) => tailOf(each, depthOf(each)))).size).toBe(some.length)
    }),
  )
})
