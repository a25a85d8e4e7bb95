import { expect, test } from 'vitest'
import type { PlanFilter } from '../../../../../shared/contract/plan.ts'
import { createPlanFilter } from '../../../../../electron/views/plan/board/planFilter.ts'
import {
  skippedPlacement,
  yoursPlacement,
  type PlanItem,
  type WishEnd,
} from '../../../../../electron/views/plan/board/planItem.ts'
import type { PlanVideo } from '../../../../../electron/views/plan/board/planVideos.ts'
import { wantFor } from '../../../../support/make/subjects.ts'

const everything: PlanFilter = { answer: null, source: null, group: null, search: '' }
const choice = { gap: wantFor('/lib/Café/Show.S01E01.mkv') } as PlanItem['choice']
const item = { choice, group: 'The Show S01', heading: '' } as PlanItem
const video: PlanVideo = { videoId: 'v', heading: '', first: item, items: [item], ended: [], covered: [] }

function shows(filter: Partial<PlanFilter>, placement = skippedPlacement): boolean {
  return createPlanFilter({ ...everything, ...filter }, () => placement)(video)
}

test('every word of a filter holds, and without any a row is shown', () => {
  expect(shows({})).toBe(true)
  expect([shows({ answer: 'skipped' }), shows({ answer: 'sure' })]).toEqual([true, false])
  expect(shows({ answer: 'yours' }, yoursPlacement)).toBe(true)
  // What a run does not write comes from nowhere.
  expect(shows({ source: 'download' })).toBe(false)
  expect([shows({ group: '' }), shows({ group: 'The Show S01' })]).toEqual([true, false])
})

test('what a run has ended is found by what became of it, and by nothing else', () => {
  const over = (end: WishEnd): PlanVideo => ({ ...video, items: [], ended: [{ item, end }] })
  const answers = ['written', 'told', 'covered', 'ask', null] as const
  const found = (end: WishEnd) =>
    answers.map((answer) => createPlanFilter({ ...everything, answer }, () => skippedPlacement)(over(end)))
  expect(found('written')).toEqual([true, false, false, false, true])
  expect(found('told')).toEqual([false, true, false, false, true])
  expect(found('sidecar')).toEqual([false, false, true, false, true])
})

test('the path and the group are searched, without accents, case or dots', () => {
  expect([shows({ search: 'cafe' }), shows({ search: 'show s01e01' }), shows({ search: 'THE SHOW' })]).toEqual([
    true,
    true,
    true,
  ])
  expect(shows({ search: 'other' })).toBe(false)
})
