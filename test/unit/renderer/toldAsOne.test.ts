/** Two changes that follow each other quickly are told as one: the first of them is not seen, and what it meant holds all the same. */
import { expect, test } from 'vitest'
import { createActsStore } from '../../../renderer/app/acts/actsStore.ts'
import { sayRuns } from '../../../renderer/app/acts/sayRuns.ts'
import { createPlanRecord } from '../../../renderer/app/stores/runningStores.ts'
import { createPlanListStores } from '../../../renderer/features/plan/table/planListStores.ts'
import type { PlanState } from '../../../shared/contract/plan.ts'
import { emptyPlan } from '../../support/fakes/fakeAnswers.ts'
import { settled, slowHost } from './slowHost.ts'

/** Tells one state of the plan after the other. */
function planTeller({ emit }: ReturnType<typeof slowHost>) {
  let revision = 1
  return (state: Partial<PlanState>) => emit('plan.changed', { ...emptyPlan, ...state, revision: (revision += 1) })
}

function saidOfRuns() {
  const host = slowHost()
  const acts = createActsStore()
  sayRuns(host.client, createPlanRecord(host.client), acts)
  return { tell: planTeller(host), count: () => acts.getState().count }
}

const done = (runId: string) => ({
  phase: 'done' as const,
  runId,
  result: { written: 3 } as unknown as PlanState['result'],
})

test('a run that was over before anything was told of its beginning says what it wrote, once', () => {
  const { tell, count } = saidOfRuns()
  tell({ phase: 'ready' })
  tell(done('r1'))
  expect(count()).toBe(1)
  tell(done('r1'))
  expect(count()).toBe(1)
  tell({ phase: 'running', runId: 'r2' })
  tell(done('r2'))
  expect(count()).toBe(2)
})

test('a run that had ended before, and one that is led back to from a plan that could not be made, are not said again', () => {
  const { tell, count } = saidOfRuns()
  tell(done('r1'))
  tell({ phase: 'matching', runId: null })
  tell(done('r1'))
  expect(count()).toBe(0)
})

test('a run that had ended before the page was there is not said where a plan that was being made then is given up', () => {
  const { tell, count } = saidOfRuns()
  tell({ phase: 'scanning', runId: null })
  tell({ phase: 'matching', runId: null })
  tell(done('r1'))
  expect(count()).toBe(0)
  tell({ phase: 'running', runId: 'r2' })
  tell(done('r2'))
  expect(count()).toBe(1)
})

test('rows of a plan are read again where others count as those before, but not with each file of a run', async () => {
  const host = slowHost('plan.page')
  const { rows } = createPlanListStores({
    ...{ client: host.client, acts: createActsStore(), searching: undefined as never, openRun: () => undefined },
  })
  const tell = planTeller(host)
  const pageOf = (word: string) => ({ rows: [{ id: word }], total: 1, revision: 1 })
  tell({ phase: 'ready' })
  await host.answer(0, pageOf('first'))
  // Chosen otherwise in the review, or made anew.
  tell({ phase: 'ready' })
  await host.answer(1, pageOf('second'))
  expect(rows.getState().rowAt(0)).toMatchObject({ id: 'second' })
  tell({ phase: 'running' })
  await host.answer(2, pageOf('running'))
  for (let file = 1; file < 10; file += 1) tell({ phase: 'running', progress: { done: file, total: 10 } })
  await settled()
  expect(host.asked).toHaveLength(3)
})
