import { expect, test } from 'vitest'
import type { PlanFilter } from '../../../../../shared/contract/plan.ts'
import { createPlanFilter } from '../../../../../electron/views/plan/board/planFilter.ts'
import { skippedPlacement, yoursPlacement, type PlanItem } from '../../../../../electron/views/plan/board/planItem.ts'
import type { PlanVideo } from '../../../../../electron/views/plan/board/planVideos.ts'
import { wantFor } from '../../../../support/make/subjects.ts'

const everything: PlanFilter = { answer: null, source: null, group: null, search: '' }
const choice = { gap: wantFor('/lib/Café/Show.S01E01.mkv') } as PlanItem['choice']
const item = { choice, group: 'The Show S01', heading: '' } as PlanItem
const video: PlanVideo = { videoId: 'v', heading: '', items: [item], covered: [] }

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

test('the path and the group are searched, without accents, case or dots', () => {
  expect([shows({ search: 'cafe' }), shows({ search: 'show s01e01' }), shows({ search: 'THE SHOW' })]).toEqual([
    true,
    true,
    true,
  ])
  expect(shows({ search: 'other' })).toBe(false)
})
