import { expect, test } from 'vitest'
import { isAway } from '../../../renderer/features/library/drawer/isAway.ts'

const folders = [
  { path: '/media/films', state: 'away' as const },
  { path: '/media/films two', state: 'there' as const },
  { path: 'E:\\', state: 'away' as const },
]

test.each([
  ['/media/films', true],
  ['/media/films/Tin Comet (2016)', true],
  ['/media/films two/Tin Comet (2016)', false],
  ['/media', false],
  ['E:\\Films', true],
  ['F:\\Films', false],
])('a video in %s: its drive is away is %s', (place, expected) => {
  expect(isAway(place, folders)).toBe(expected)
})
