/** A run, or a cause of its failures, is taken up only once it is known what that would spend, or that nobody can tell. */
import { expect, test } from 'vitest'
import { isPriced } from '../../../renderer/features/activity/run/openRunStores.ts'
import type { RunCause, RunDetails } from '../../../shared/contract/runs/runs.ts'
import { fakeRun } from '../../support/fakes/fakeRuns.ts'

const cause: RunCause = {
  ...{ id: 'c1', group: 'failed', reason: 'error', code: 'file.notWritable', count: 14 },
  ...{ isRefused: false, message: '', videoId: null, names: [], folder: '' },
}

function detailsOf(toRetry: number, endedMs: number | null): RunDetails {
  const { verbs, ...row } = fakeRun({ endedMs })
  return { row: { ...row, verbs: { ...verbs, toRetry } }, videos: 14, languages: ['en'], causes: [cause] }
}

const cost = { subtitles: 14, searches: 0, mostSearches: 0, downloads: 12, downloadsLeft: null, ai: 0, untilMs: null }

test('a run that ends while its page is open waits for its price, whatever was known of it under way', () => {
  const underWay = { details: detailsOf(0, null), retryCosts: new Map() }
  expect([isPriced(underWay, null), isPriced(underWay, 'c1')]).toEqual([true, true])
  const ended = { details: detailsOf(14, 2), retryCosts: new Map() }
  expect([isPriced(ended, null), isPriced(ended, 'c1')]).toEqual([false, false])
  const whole = { ...ended, retryCosts: new Map([['', cost]]) }
  expect([isPriced(whole, null), isPriced(whole, 'c1')]).toEqual([true, false])
})

test('what nobody can price can be pressed all the same, and nothing before the run is shown', () => {
  const refused = { details: detailsOf(14, 2), retryCosts: new Map([['', null]]) }
  expect(isPriced(refused, null)).toBe(true)
  expect(isPriced({ details: null, retryCosts: new Map() }, null)).toBe(false)
})
