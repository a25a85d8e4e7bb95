import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eachInSlices } from '../../../electron/library/eachInSlices.ts'
import { yieldToEventLoop } from '../../../electron/library/yieldToEventLoop.ts'
import { waitPast } from '../../support/waitPast.ts'

let nowMs = 0

/** A pause has just been made. */
beforeEach(async () => {
  nowMs = performance.now() + 10
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs)
  await yieldToEventLoop()
})

afterEach(async () => {
  vi.restoreAllMocks()
  await waitPast(nowMs)
})

/** Of 32 items, after which it looks at the clock once. */
function walkOf(ms: number): Promise<void> {
  return eachInSlices(Array.from({ length: 32 }), () => {
    nowMs += ms / 32
  })
}

/** Whether anything else ran before the work was done. */
async function letsOthersRun(work: () => Promise<void>): Promise<boolean> {
  let hasRun = false
  const other = setImmediate(() => {
    hasRun = true
  })
  await work()
  clearImmediate(other)
  return hasRun
}

test('a walk that ends within ten milliseconds does not wait for anything', async () => {
  expect(await letsOthersRun(() => walkOf(6))).toBe(false)
})

test('walks that follow each other share one slice: together they do not hold up the loop for longer', async () => {
  const both = async () => {
    await walkOf(6)
    await walkOf(6)
  }
  expect(await letsOthersRun(both)).toBe(true)
})
