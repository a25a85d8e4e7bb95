import { expect, test } from 'vitest'
import { portableName } from '../../../shared/naming/portableName.ts'

test.each([
  ['Copper.and.Rain.S02E03', 'Copper.and.Rain.S02E03'],
  ['a/b\\c:d*e?"f<g>h|i', 'a b c d e f g h i'],
  ['..\u202e.hidden. ', 'hidden'],
  ['CON', 'CON_'],
  ['nul.en', 'nul_.en'],
  ['\u0000\u200b', ''],
])('%j becomes %j', (name, plain) => {
  expect(portableName(name)).toBe(plain)
})

test('a name is cut between signs, with room for a number and an ending', () => {
  const name = portableName('🎬'.repeat(200))
  expect(Buffer.byteLength(name)).toBeLessThanOrEqual(180)
  expect(name.isWellFormed()).toBe(true)
})
