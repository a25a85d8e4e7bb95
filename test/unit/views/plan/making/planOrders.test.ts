import { expect, test } from 'vitest'
import type { PlanOrder } from '../../../../../electron/views/plan/making/planScope.ts'
import { createPlanOrders } from '../../../../../electron/views/plan/making/planOrders.ts'
import { noWork, type PlanWork } from '../../../../../electron/views/plan/planWork.ts'

function ordersWith(work: Partial<PlanWork>, former: PlanOrder | null = null, isTold = false) {
  return createPlanOrders({
    worker: { now: () => ({ ...noWork, ...work }) },
    library: { toPlan: () => [], has: () => true },
    former: { order: () => former, told: () => (isTold ? { madeMs: 0, videos: 1, decided: 0 } : null) },
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

test('where what runs left open stands in its place, the plan that a restart took away is the one to make again', () => {
  const again = { scope: former.scope, begins: null }
  expect(ordersWith({ phase: 'ready', batchId: null }, former, true).again()).toEqual(again)
  expect(ordersWith({ phase: 'matching', batchId: null }, former, true).again()).toBeNull()
})
