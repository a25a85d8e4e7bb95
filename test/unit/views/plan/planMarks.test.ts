import { expect, test } from 'vitest'
import type { PlanItem } from '../../../../electron/views/plan/planItem.ts'
import { marksOf } from '../../../../electron/views/plan/planMarks.ts'

const item = (videoId: string, wish: string) => ({ videoId, wish }) as PlanItem

test('answers that meet no wish are marks, over what waits since an earlier run', () => {
  const parked = new Map([['v1', new Map([['de', 'waiting'] as const])]])
  const marks = marksOf(parked, [
    [item('v1', 'en'), 'ask'],
    [item('v1', 'de'), 'none'],
    [item('v2', 'en'), 'sure'],
    [item('v3', 'en'), 'waiting'],
  ])
  expect([...marks].map(([videoId, wishes]) => [videoId, [...wishes]])).toEqual([
    [
      'v1',
      [
        ['de', 'none'],
        ['en', 'ask'],
      ],
    ],
    ['v3', [['en', 'waiting']]],
  ])
  expect([...parked.get('v1')!]).toEqual([['de', 'waiting']])
})
