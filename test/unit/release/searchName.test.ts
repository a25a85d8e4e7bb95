/** The name to ask the service with: the file's own where it speaks for itself. */
import { expect, test } from 'vitest'
import { parseRelease } from '../../../shared/release/parseRelease.ts'
import { searchNameOf } from '../../../shared/release/searchName.ts'

function searchName(path: string) {
  return searchNameOf(parseRelease(path), path.slice(path.lastIndexOf('/') + 1))
}

test('a name with its own title is asked as it stands', () => {
  const name = 'Salt.Garden.2019.1080p.BluRay.x264-HOLLOW.mkv'
  expect(searchName(`Movies/${name}`)).toBe(name)
})

test('a title from a folder composes a name', () => {
  expect(searchName('TV/Salt Harbor/Season 2/E05.mkv')).toBe('Salt.Harbor.S02E05.mkv')
})

test('a hashed file in a good folder is asked under the folder’s release', () => {
  const path = 'Movies/Salt.Garden.2019.1080p.BluRay.x264-HOLLOW/0f3a9c27d1b84e6590aa.mkv'
  expect(searchName(path)).toBe('Salt.Garden.2019.1080p.BluRay.x264-HOLLOW.mkv')
})

test('nothing is composed without a title', () => {
  expect(searchName('0f3a9c27d1b84e6590aa.mkv')).toBe('0f3a9c27d1b84e6590aa.mkv')
})
