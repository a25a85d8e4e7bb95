import { expect, test } from 'vitest'
import type { Plan } from '../../../../electron/plan/plan.ts'
import { sumsOf } from '../../../../electron/views/plan/board/planSums.ts'
import {
  mustBeIdle,
  mustBePaused,
  mustBeRunning,
  mustNotBeInRun,
  nextWork,
  noWork,
  planStateOf,
  type PlanWork,
  type PlanWorkEvent,
} from '../../../../electron/views/plan/planWork.ts'
import { AppError } from '../../../../shared/errors.ts'
import { listed, wantFor } from '../../../support/make/subjects.ts'

const gap = wantFor('/lib/Film.2019.mkv')
const pick = {} as Plan['archives'][number]['serves'][number]['pick']
const archive = {
  subtitle: listed('7', 'Film'),
  isCached: false,
  cost: 1 as const,
  serves: [{ gap, pick, next: [] }],
}
const plan: Plan = {
  ...{ archives: [archive], downloads: 1, isHeldByLimit: false },
  ...{
    waiting: [],
    unmatched: [],
    ask: [],
    translate: [],
    inside: [],
    none: [],
    tooLong: [],
    sourceIds: [],
    translatedNow: 0,
    untranslatable: [],
  },
}
const result = { written: 1, skipped: 0, failed: 0, search: 1, downloads: 1 }
const after = (...events: readonly PlanWorkEvent[]) => events.reduce(nextWork, noWork)
const made = [{ kind: 'begun' }, { kind: 'making', isScanning: true }, { kind: 'planned' }, { kind: 'ended' }] as const

test('a plan is scanned for, matched, and ready; each phase counts its progress anew', () => {
  const matching = [
    { kind: 'making', isScanning: true },
    { kind: 'progress', done: 3, total: 3 },
    { kind: 'phase.reached', phase: 'matching' },
  ] as const
  expect(after({ kind: 'making', isScanning: true }).phase).toBe('scanning')
  expect(after(...matching)).toMatchObject({ phase: 'matching', progress: { done: 0, total: 0 } })
  expect(after(...matching, { kind: 'planned' }).phase).toBe('ready')
})

test('a run takes up its wishes until it ends, whatever became of it', () => {
  const running = after(...made, { kind: 'begun' }, { kind: 'running', plan, runId: 'r1' })
  expect(running).toMatchObject({ phase: 'running', progress: { done: 0, total: 1 }, result: null, isBusy: true })
  expect(() => mustNotBeInRun(running, gap)).toThrow('being run already')
  const ended = nextWork(nextWork(running, { kind: 'ran', result }), { kind: 'ended' })
  expect(ended).toMatchObject({ phase: 'done', result, isBusy: false })
  expect(() => mustNotBeInRun(ended, gap)).not.toThrow()
})

test('videos that are taken into the plan make one where there was none, and leave what a run has done', () => {
  expect(after({ kind: 'rows.added' }).phase).toBe('ready')
  expect(after({ kind: 'ran', result }, { kind: 'rows.added' })).toMatchObject({ phase: 'done', result })
  expect(after({ kind: 'running', plan, runId: 'r1' }, { kind: 'rows.added' }).phase).toBe('running')
})

test('what is decided after a run keeps its result and its run, and a new plan forgets them', () => {
  const ran = after(
    { kind: 'batch.opened', batchId: 'b1' },
    { kind: 'running', plan, runId: 'b1' },
    { kind: 'ran', result },
    { kind: 'rows.added' },
  )
  expect(ran).toMatchObject({ phase: 'done', runId: 'b1', result, nextId: null })
  const again = [
    { kind: 'batch.opened', batchId: 'b2' },
    { kind: 'plan.begun', order: { scope: { search: '', ids: null, language: null }, newest: null } },
  ] as const satisfies readonly PlanWorkEvent[]
  expect(again.reduce<PlanWork>(nextWork, ran)).toMatchObject({ runId: null, batchId: 'b2', nextId: 'b2' })
})

test('what was cancelled leaves no problem, and a failure is told until the next work', () => {
  const cancelled = { kind: 'failed', error: new AppError('cancelled', 'Cancelled.') } as const
  expect(after(...made, { ...cancelled, hasRows: true })).toMatchObject({ phase: 'ready', problem: null })
  expect(after(...made, { ...cancelled, hasRows: false })).toMatchObject({ phase: 'empty', problem: null })
  const failed = { kind: 'failed', error: new AppError('quota.exhausted', 'None left.'), hasRows: false } as const
  expect(after(failed)).toMatchObject({ phase: 'failed', problem: { code: 'quota.exhausted', message: 'None left.' } })
  expect(after(failed, { kind: 'making', isScanning: false }).problem).toBeNull()
})

const order = { scope: { search: 'in:big', ids: null, language: null }, newest: null }
const begins = [
  { kind: 'begun' },
  { kind: 'batch.opened', batchId: 'b2' },
  { kind: 'plan.begun', order },
  { kind: 'making', isScanning: false },
] as const satisfies readonly PlanWorkEvent[]
const fails = [
  { kind: 'failed', error: new AppError('service.unreachable', 'Away.'), hasRows: true },
  { kind: 'ended' },
] as const satisfies readonly PlanWorkEvent[]
const ran = [
  { kind: 'batch.opened', batchId: 'b1' },
  { kind: 'running', plan, runId: 'b1' },
  { kind: 'ran', result },
] as const satisfies readonly PlanWorkEvent[]

test('a plan that could not be made leaves the one before as it stood, to be run, and says what was tried', () => {
  const failed = after(...ran, ...begins, ...fails)
  expect(failed).toMatchObject({ phase: 'done', runId: 'b1', batchId: 'b1', result, isBusy: false })
  expect(failed).toMatchObject({
    attempt: { scope: order.scope, newest: order.newest, begins: null },
    problem: { code: 'service.unreachable' },
  })
  expect(after(...made, ...begins, ...fails)).toMatchObject({ phase: 'ready', runId: null })
  // Whoever decides something about the plan that stands goes on with it.
  expect(nextWork(failed, { kind: 'gone.on' })).toMatchObject({ phase: 'done', attempt: null, problem: null })
  expect(nextWork(failed, { kind: 'begun' })).toMatchObject({ attempt: null, problem: null })
  const cancelled = { ...fails[0], error: new AppError('cancelled', 'Cancelled.') }
  expect(after(...ran, ...begins, cancelled)).toMatchObject({
    phase: 'done',
    runId: 'b1',
    attempt: null,
    problem: null,
  })
})

test('a failure after the rows of the new plan stand is told beside it', () => {
  expect(after(...ran, ...begins, { kind: 'rows.loaded' }, ...fails)).toMatchObject({
    ...{ phase: 'ready', runId: null, batchId: 'b2', attempt: null },
    problem: { code: 'service.unreachable' },
  })
})

test('asking again that fails leaves the phase as it was', () => {
  expect(after({ kind: 'ran', result }, { kind: 'asking' }).phase).toBe('matching')
  expect(after({ kind: 'ran', result }, { kind: 'asking' }, { kind: 'ask.failed', phase: 'done' })).toMatchObject({
    phase: 'done',
    result,
  })
})

test('another service empties the plan, and what still goes on is waited for', () => {
  const reset = after({ kind: 'batch.opened', batchId: 'b1' }, ...made, { kind: 'begun' }, { kind: 'reset' })
  expect(reset).toMatchObject({ phase: 'empty', batchId: null, isBusy: true })
})

test('each command has its moment', () => {
  const busy = after({ kind: 'begun' })
  const running = after({ kind: 'running', plan, runId: 'r1' })
  const paused = after({ kind: 'running', plan, runId: 'r1' }, { kind: 'paused' })
  expect(() => mustBeIdle(busy)).toThrow('cancel it first')
  expect(() => mustBeIdle(after(...made))).not.toThrow()
  expect(() => mustBeRunning(paused)).toThrow(AppError)
  expect(() => mustBePaused(running)).toThrow(AppError)
  expect(nextWork(paused, { kind: 'resumed' }).phase).toBe('running')
})

const around = {
  revision: 4,
  downloadsLeft: 0,
  aiLeft: null,
  aiResumesAtMs: null,
  resumesAtMs: 9_000,
  isServiceBusy: false,
  sums: sumsOf(null, [], { searchUnits: 0, videos: 0, covered: 0, written: 0, told: 0 }),
  languages: [],
  decided: 0,
  retryAtMs: null,
  former: null,
  again: null,
}

test('the moment of the reset is told where something waits for it, and what is parked is not asked for during a run', () => {
  const waits = { ...around, hasParked: () => true, aboutMs: () => null, countUnheld: () => 0 }
  expect(planStateOf(noWork, { ...waits, hasParked: () => false }).resumesAtMs).toBeNull()
  expect(planStateOf(noWork, waits)).toMatchObject({ revision: 4, phase: 'empty', resumesAtMs: 9_000 })
  expect(planStateOf(after({ kind: 'running', plan, runId: 'r1' }), waits).resumesAtMs).toBeNull()
  expect(planStateOf(noWork, { ...waits, hasParked: () => false, sums: { ...around.sums, waiting: 1 } })).toMatchObject(
    { resumesAtMs: 9_000 },
  )
  const translations = { ...around.sums, waiting: 2, waitingAi: 2 }
  const forAi = {
    ...waits,
    hasParked: () => false,
    aiResumesAtMs: 70_000,
    countUnheld: () => 2,
    sums: translations,
  }
  expect(planStateOf(after(...made), forAi)).toMatchObject({ resumesAtMs: null, aiResumesAtMs: 70_000, toHold: 2 })
  expect(planStateOf(after(...made), { ...forAi, sums: around.sums }).aiResumesAtMs).toBeNull()
})

test('how long a run takes is asked for and said only before it begins', () => {
  const told = { ...around, hasParked: () => false, countUnheld: () => 0, aboutMs: () => 90_000 }
  const begun = after({ kind: 'running', plan, runId: 'r1' })
  expect([after(...made), begun].map((work) => planStateOf(work, told).aboutMs)).toEqual([90_000, null])
})
