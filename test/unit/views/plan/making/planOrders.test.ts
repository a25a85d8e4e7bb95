import { expect, test } from 'vitest'
import type { PlanOrder } from '../../../../../electron/views/plan/making/planScope.ts'
import { createPlanOrders } from '../../../../../electron/views/plan/making/planOrders.ts'
import { noWork, type PlanWork } from '../../../../../electron/views/plan/planWork.ts'

function ordersWith(work: Partial<PlanWork>, former: PlanOrder | null = null) {
  return createPlanOrders({
    worker: { now: () => ({ ...noWork, ...work }) },
    library: { toPlan: () => [], has: () => true },
    former: { order: () => former },
  })
}

const former = { scope: { search: '', ids: null } } as unknown as PlanOrder

test('without a former plan there is none to make again, and a person reads what to do', () => {
  expect(() => ordersWith({}).former()).toThrow('There is no former plan. Make a new one.')
  expect(ordersWith({}, former).former()).toBe(former)
})

test('where nothing is left over there is nothing to ask for next', () => {
  expect(() => ordersWith({}).next()).toThrow('Nothing is left to ask for. Make a new plan.')
})

test('a plan of videos that were only looked at is not made again', () => {
  expect(ordersWith({ phase: 'ready', batchId: null }, former).again()).toBeNull()
  expect(ordersWith({ phase: 'running', batchId: 'b' }, former).again()).toBeNull()
})
