import { expect, test } from 'vitest'
import { footCounts } from '../../../renderer/features/checkup/footCounts.ts'

const none = { retime: 0, clean: 0, decode: 0, next: 0 }

test('what another subtitle can replace is not left to be corrected by hand', () => {
  expect(footCounts({ ours: 1, mends: { ...none, next: 1 } })).toEqual({ safely: 0, byHand: 0 })
  expect(footCounts({ ours: 3, mends: { ...none, next: 1 } })).toEqual({ safely: 0, byHand: 2 })
  expect(footCounts({ ours: 5, mends: { retime: 1, clean: 1, decode: 1, next: 1 } })).toEqual({ safely: 3, byHand: 1 })
})
