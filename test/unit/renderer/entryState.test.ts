/** What the list of uses says of each unit. */
import { expect, test } from 'vitest'
import { entryState } from '../../../renderer/features/usage/entryState.ts'

test('what was given back is not called spent', () => {
  expect(entryState({ state: 'settled', units: 0 })).toBe('released')
})

test('what is spent, open or unknown stays so', () => {
  expect(entryState({ state: 'settled', units: 1 })).toBe('settled')
  expect(entryState({ state: 'reserved', units: 0 })).toBe('reserved')
  expect(entryState({ state: 'unknown', units: 0 })).toBe('unknown')
})
