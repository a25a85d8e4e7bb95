import { expect, test } from 'vitest'
import { partCodeOf } from '../../../electron/views/videoTitle.ts'
import { parseRelease } from '../../../shared/release/parseRelease.ts'

test.each([
  ['Hollow Sea (1982).mkv', ''],
  ['Hollow.Sea.1982.Final.Cut.1080p.BluRay-TIDE.mkv', 'Final'],
  ['Hollow.Sea.1982.Extended.1080p.BluRay-TIDE.mkv', 'Extended'],
  ['Hollow Sea (1982) CD2.avi', 'CD2'],
  ['Hollow.Sea.S01E02.Extended.mkv', ''],
])('%s is told from the other files of its title by "%s"', (name, code) => {
  expect(partCodeOf(parseRelease(name))).toBe(code)
})
