import { expect, test } from 'vitest'
import type { Phase } from '../../../../electron/batch/batchEvents.ts'
import { pacedProgress } from '../../../../electron/cli/print/progressPace.ts'

function paced() {
  const clock = { nowMs: 0, timers: [] as (() => void)[] }
  const later = (_ms: number, work: () => void) => {
    clock.timers.push(work)
    return () => void clock.timers.splice(clock.timers.indexOf(work), 1)
  }
  const told: string[] = []
  const emit = pacedProgress(
    (event) => told.push(event.kind === 'progress' ? `${event.phase} ${event.done}` : event.kind),
    { monotonicMs: () => clock.nowMs, later },
  )
  const step = (phase: Phase, done: number) => emit({ kind: 'progress', phase, done, total: 0 })
  return { clock, told, emit, step }
}

const spent = { search: 0, downloads: 0, ai: 0 }
const done = { kind: 'done', written: 0, skipped: 0, failed: 0, spent, batchId: 'b', seconds: 1 } as const

test('of 2,000 steps in a second ten of each phase are told, the first and the last among them', () => {
  const { clock, told, emit, step } = paced()
  for (let at = 1; at <= 2_000; at += 1) {
    clock.nowMs = at / 2
    step('verify', at)
    step('write', at)
  }
  emit(done)
  for (const phase of ['verify', 'write']) {
    const steps = told.filter((line) => line.startsWith(phase))
    expect(steps).toHaveLength(11)
    expect([steps[0], steps.at(-1)]).toEqual([`${phase} 1`, `${phase} 2000`])
  }
  expect(told.at(-1)).toBe('done')
})

test('what is no progress is told at once and in its order', () => {
  const { told, emit, step } = paced()
  step('download', 1)
  step('download', 2)
  emit({ kind: 'ignored', path: '/a', reason: 'sample', message: '' })
  expect(told).toEqual(['download 1', 'ignored'])
  emit(done)
  expect(told).toEqual(['download 1', 'ignored', 'download 2', 'done'])
})

test('where it stands still, the newest step is told a moment later', () => {
  const { clock, told, step } = paced()
  for (let at = 1; at <= 8; at += 1) step('download', at)
  expect(clock.timers).toHaveLength(1)
  clock.timers[0]?.()
  expect(told).toEqual(['download 1', 'download 8'])
  expect(clock.timers).toHaveLength(0)
})
