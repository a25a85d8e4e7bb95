import { expect, test } from 'vitest'
import { builderArguments } from '../../../scripts/package.mjs'

test('without an address packages are made that ask nobody for updates, and nothing is published', () => {
  expect(builderArguments(['--linux'], {})).toEqual(['--publish', 'never', '--linux'])
})

test('with an address packages know where newer ones lie', () => {
  const address = 'https://downloads.example/undertitle'
  expect(builderArguments(['--win'], { UNDERTITLE_UPDATE_URL: address })).toEqual([
    '--publish',
    'never',
    '-c.publish.provider=generic',
    `-c.publish.url=${address}`,
    '--win',
  ])
})

test.each(['http://downloads.example', 'downloads.example', 'file:///updates'])(
  '%s is no place for updates',
  (address) => {
    expect(() => builderArguments([], { UNDERTITLE_UPDATE_URL: address })).toThrow('https')
  },
)

test('a signed release fails rather than to come without a signature', () => {
  expect(builderArguments([], { UNDERTITLE_SIGNED: '1' })).toContain('-c.forceCodeSigning=true')
})
