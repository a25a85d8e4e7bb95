import { expect, test } from 'vitest'
import { emptyPlan } from '../../../../../electron/plan/plan.ts'
import { restrictPlan } from '../../../../../electron/plan/restrictPlan.ts'
import { placements } from '../../../../../electron/views/plan/board/planItem.ts'
import { sumsOf } from '../../../../../electron/views/plan/board/planSums.ts'
import { wantFor } from '../../../../support/make/subjects.ts'

const gaps = ['One', 'Two', 'Three'].map((name) => wantFor(`/lib/${name}.mkv`, 'it>translate:en'))
const inside = {} as Extract<(typeof emptyPlan.translate)[number], { readonly inside: unknown }>['inside']
const plan = { ...emptyPlan, translate: gaps.map((gap) => ({ gap, inside })), translatedNow: 1 }
const around = { searchUnits: 0, videos: 3, covered: 0, written: 0, told: 0 }

test('what no unit is left for waits, and is counted as waiting for a translation', () => {
  const placed = placements(plan, () => false)
  expect(gaps.map((gap) => placed.get(gap)?.answer)).toEqual(['translate', 'waiting', 'waiting'])
  expect(sumsOf(plan, placed.values(), around)).toMatchObject({ translate: 1, waiting: 2, waitingAi: 2, unasked: 0 })
})

test('a part of the plan has the same units', () => {
  const [first] = gaps
  expect(restrictPlan(plan, (gap) => gap !== first)).toMatchObject({ translatedNow: 1 })
  expect(restrictPlan({ ...plan, translatedNow: 3 }, (gap) => gap === first)).toMatchObject({ translatedNow: 1 })
})
