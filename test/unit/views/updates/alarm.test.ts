import { expect, test } from 'vitest'
import { createAlarm } from '../../../../electron/views/updates/alarm.ts'
import { createHandClock } from '../../../support/fakes/handClock.ts'

const minute = 60_000

function alarmAt() {
  const clock = createHandClock()
  const rings: number[] = []
  const start = clock.nowMs()
  const alarm = createAlarm({ clock, ring: () => rings.push(clock.nowMs() - start) })
  return { clock, rings, start, alarm }
}

test('it rings once, when the moment has come', () => {
  const { clock, rings, start, alarm } = alarmAt()
  alarm.set(start + 10 * minute)
  clock.pass(10 * minute - 1)
  expect(rings).toEqual([])
  clock.pass(minute)
  expect(rings).toEqual([10 * minute])
})

test('a moment that has passed already rings at once', () => {
  const { clock, rings, start, alarm } = alarmAt()
  alarm.set(start - minute)
  clock.pass(0)
  expect(rings).toEqual([0])
})

test('a machine that slept until after the moment hears it within a minute', () => {
  const { clock, rings, start, alarm } = alarmAt()
  alarm.set(start + 600 * minute)
  clock.jump(601 * minute)
  clock.pass(minute)
  expect(rings).toHaveLength(1)
})

test('a clock that is set back by a day does not silence it for a day', () => {
  const { clock, rings, start, alarm } = alarmAt()
  alarm.set(start + 30 * minute)
  clock.jump(-24 * 60 * minute)
  clock.pass(minute)
  expect(rings).toHaveLength(1)
})

test('it never rings early when the clock is set back, and not at all when it was unset', () => {
  const { clock, rings, start, alarm } = alarmAt()
  alarm.set(start + 5 * minute)
  clock.jump(-10 * minute)
  clock.pass(5 * minute)
  expect(rings).toEqual([])
  alarm.set(null)
  clock.pass(60 * minute)
  expect(rings).toEqual([])
})
