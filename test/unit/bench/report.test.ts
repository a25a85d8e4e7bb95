import { expect, test } from 'vitest'
import { limitRow, rowOf, tableOf } from '../../bench/report.ts'

test('a limit says on which side of the goal it is that the row above it missed', () => {
  const goal = '≤ 1.5 × find'
  const work = 'list every folder'
  const missed = rowOf({ work: 'scan', measured: '2.0 s', ratio: '2.00 ×', goal, isMet: false })
  const above = limitRow({ work, measured: '1.6 s', ratio: '1.60 ×', goal, isAboveGoal: true })
  const below = limitRow({ work, measured: '1.1 s', beside: 'find 1.0 s', ratio: '1.10 ×', goal, isAboveGoal: false })
  expect(tableOf([missed, above, below]).split('\n').slice(2)).toEqual([
    '| scan | 2.0 s |  | 2.00 × | ≤ 1.5 × find | missed |',
    '| limit of that: list every folder | 1.6 s |  | 1.60 × | ≤ 1.5 × find | above the goal |',
    '| limit of that: list every folder | 1.1 s | find 1.0 s | 1.10 × | ≤ 1.5 × find | below the goal |',
  ])
})
