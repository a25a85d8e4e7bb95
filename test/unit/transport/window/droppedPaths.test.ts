import { expect, test } from 'vitest'
import { readDroppedPaths } from '../../../../electron/transport/window/droppedPaths.ts'

test('paths of this disk pass in their order', () => {
  expect(readDroppedPaths(['/videos/b', '/videos/a'])).toEqual(['/videos/b', '/videos/a'])
})

test('a file that a script made has no path and is left out', () => {
  expect(readDroppedPaths(['', '/videos'])).toEqual(['/videos'])
  expect(() => readDroppedPaths([''])).toThrow('not a file or folder of this disk')
})

test.each([[[]], [['videos']], [['../videos']], [['/a\0b']], ['/videos'], [null], [[1]], [[['/a']]], [{ length: 1 }]])(
  '%j is refused',
  (told) => {
    expect(() => readDroppedPaths(told)).toThrow(expect.objectContaining({ code: 'input.invalid' }))
  },
)

test('more than a thousand paths at once are refused', () => {
  expect(() => readDroppedPaths(Array.from({ length: 1_001 }, () => '/a'))).toThrow('at most 1000')
})
