import { afterEach, expect, test, vi } from 'vitest'
import {
  connectMs,
  createLink,
  newLinkEnds,
  type Answered,
  type Query,
} from '../../../../../../service/store/postgres/link/link.ts'

afterEach(() => void vi.restoreAllMocks())

const query: Query = { text: 'SELECT 1', values: [], name: null, goesOn: true, limitMs: 40_000 }

/** The thread of the socket takes so long for each, one after the other; whoever waits less hears nothing. */
function slowLink(tookMs: number) {
  const { asking, answering } = newLinkEnds()
  let nowMs = 0
  let answered = 0
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs)
  vi.spyOn(Atomics, 'wait').mockImplementation((...given: readonly unknown[]) => {
    const mostMs = Number(given[3])
    nowMs += Math.min(mostMs, tookMs)
    if (mostMs < tookMs) return 'timed-out'
    answered += 1
    const reply = { columns: [], rows: [], count: answered }
    answering.port.postMessage({ id: answered, reply } satisfies Answered)
    return 'ok'
  })
  return createLink(asking)
}

test('of several that are on their way at once each has its time, as they are answered one after the other', () => {
  const link = slowLink(query.limitMs)
  expect(
    link
      .post([query, query, query])()
      .map(({ count }) => count),
  ).toEqual([1, 2, 3])
  link.close()
})

test('an answer that is later than it may be counts as a lost connection', () => {
  const link = slowLink(query.limitMs + 2 * connectMs)
  expect(() => link.post([query, query])()).toThrow(/no answer/)
  link.close()
})
