import { expect, test } from 'vitest'
import { createChanges } from '../../../electron/views/changes.ts'
import { createHandClock } from '../../support/fakes/handClock.ts'

function changesAt() {
  const clock = createHandClock()
  const told: string[] = []
  const changes = createChanges<'plan' | 'usage'>({
    publish: (topic) => told.push(topic),
    clock,
    tellEveryMs: 50,
    firstRevision: 100,
  })
  return { clock, told, changes }
}

test('many changes within a moment are told once, with the newest revision', () => {
  const { clock, told, changes } = changesAt()
  for (let count = 0; count < 1_000; count += 1) changes.changed('plan')
  changes.changed('usage')
  expect(told).toEqual([])
  clock.pass(50)
  expect(told).toEqual(['plan', 'usage'])
  expect(changes.revision('plan')).toBe(1_100)
})

test('at most twenty records a second are told', () => {
  const { clock, told, changes } = changesAt()
  for (let ms = 0; ms < 1_000; ms += 1) {
    changes.changed('plan')
    clock.pass(1)
  }
  expect(told.length).toBeLessThanOrEqual(20)
  expect(told.length).toBeGreaterThan(15)
})

test('after closing nothing is told any more', () => {
  const { clock, told, changes } = changesAt()
  changes.changed('plan')
  changes.close()
  changes.changed('usage')
  clock.pass(1_000)
  expect(told).toEqual([])
})
