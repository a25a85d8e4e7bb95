/** The main button of the library says the same number as the chip above the list, also while a scan goes on. */
import { expect, test } from 'vitest'
import { findCount } from '../../../renderer/features/library/findCount.ts'
import type { ScopeFacts } from '../../../shared/contract/scope.ts'

const facts = (count: number) => ({ verbs: { find: { count, why: null } } }) as unknown as ScopeFacts

test.each([
  ['', facts(12), 40, 40],
  ['', null, 40, 40],
  ['is:missing', facts(12), 40, 12],
  ['is:missing', null, 40, null],
])('of the search “%s” the button counts %#', (search, known, missing, expected) => {
  expect(findCount({ search }, { facts: known, missing })).toBe(expected)
})
