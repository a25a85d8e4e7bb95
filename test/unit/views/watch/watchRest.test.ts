import { expect, test } from 'vitest'
import { isPaused, isResting, notePaused } from '../../../../electron/views/watch/watchRest.ts'
import { settingsWith } from '../../../support/make/settingsWith.ts'

function notes() {
  const kept = new Map<string, string>()
  return {
    get: (name: string) => kept.get(name) ?? null,
    set: (name: string, value: string) => void kept.set(name, value),
  }
}

const midnightMs = new Date(2026, 4, 3, 0, 30).getTime()
const noonMs = new Date(2026, 4, 3, 12, 0).getTime()
const on = settingsWith({ 'watch.isOn': true, 'watch.quietHours': '22:30-07:00' })

test('it rests while a person has paused it, and in its quiet hours', () => {
  const kept = notes()
  expect([isResting(on, kept, noonMs), isResting(on, kept, midnightMs)]).toEqual([false, true])
  notePaused(kept, true)
  expect([isPaused(kept), isResting(on, kept, noonMs)]).toEqual([true, true])
  notePaused(kept, false)
  expect([isPaused(kept), isResting(on, kept, noonMs)]).toEqual([false, false])
})

test('turned off it holds nothing back', () => {
  const kept = notes()
  notePaused(kept, true)
  expect(isResting({ ...on, 'watch.isOn': false }, kept, midnightMs)).toBe(false)
})
