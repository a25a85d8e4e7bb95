/** Two windows run one plan at the same moment: the slower one is led to the run of the other. */
import { expect, test } from 'vitest'
import { createClient } from '../../../renderer/api/client.ts'
import { createActsStore } from '../../../renderer/app/acts/actsStore.ts'
import { createPlanListStores } from '../../../renderer/features/plan/table/planListStores.ts'
import type { PlanState } from '../../../shared/contract/plan.ts'
import { AppError } from '../../../shared/errors.ts'
import { emptyPlan } from '../../support/fakes/fakeAnswers.ts'
import { createFakeHost } from '../../support/fakes/fakeHost.ts'

async function openBusy(first: PlanState['phase']) {
  const host = createFakeHost({
    handlers: {
      'plan.state': async () => ({ ...emptyPlan, revision: 1, phase: first, runId: 'r1' }),
      'plan.run': async () => {
        throw new AppError('app.busy', 'Something is being planned or run.')
      },
    },
  })
  const runs: (string | null)[] = []
  const { state, view } = createPlanListStores({
    ...{ client: createClient(host), acts: createActsStore(), searching: undefined as never },
    openRun: (runId) => runs.push(runId),
  })
  await state.getState().refresh()
  const reach = (phase: PlanState['phase']) =>
    host.emit({ name: 'plan.changed', payload: { ...emptyPlan, revision: 2, phase } })
  return { state, view, runs, reach }
}

test('what another window runs is shown, and nothing is called a problem', async () => {
  const { view, runs } = await openBusy('running')
  await view.getState().run()
  expect([runs, view.getState().problem]).toEqual([['r1'], null])
})

test('what stood in the way is said until it is over', async () => {
  const { view, runs, reach } = await openBusy('matching')
  await view.getState().run()
  expect([runs, view.getState().problem?.code]).toEqual([[], 'app.busy'])
  reach('ready')
  expect(view.getState().problem).toBeNull()
})
