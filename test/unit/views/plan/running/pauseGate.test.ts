import { expect, test } from 'vitest'
import { createPauseGate } from '../../../../../electron/views/plan/running/pauseGate.ts'

test('turns pass while nothing is paused, wait during a pause, and go on after it', async () => {
  const gate = createPauseGate()
  const { signal } = new AbortController()
  await gate.turn(signal)
  gate.pause()
  const order: string[] = []
  const waiting = gate.turn(signal).then(() => order.push('turn'))
  await Promise.resolve()
  order.push('resumed')
  gate.resume()
  await waiting
  expect(order).toEqual(['resumed', 'turn'])
})

test('a cancelled run does not wait for the end of its pause', async () => {
  const gate = createPauseGate()
  const stop = new AbortController()
  gate.pause()
  const waiting = gate.turn(stop.signal)
  stop.abort()
  await expect(waiting).resolves.toBeUndefined()
})
