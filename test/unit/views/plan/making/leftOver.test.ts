import { expect, test } from 'vitest'
import { orderOfNext } from '../../../../../electron/views/plan/making/leftOver.ts'

const whole = { search: 'in:Films', ids: null, language: 'es' }
const told = { videos: 4, searches: 3, next: { videos: 2, searches: 2 } }

test('the next plan is of what was asked and of what comes next, without what is met by now, and remembers the whole', () => {
  const leftOver = { told, whole, taken: ['a', 'b'], more: ['c', 'd'], answersSinceMs: 7 }
  const order = orderOfNext(leftOver, new Set(['b', 'c', 'd', 'e']))
  expect(order).toEqual({
    scope: { search: '', ids: ['b', 'c', 'd'], language: 'es' },
    newest: null,
    begins: whole,
    answersSinceMs: 7,
  })
})
