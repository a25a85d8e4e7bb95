import { expect, test } from 'vitest'
import { downloadLimitReached } from '../../../../electron/batch/gaps/openGaps.ts'
import { notAskedYet } from '../../../../electron/matching/ask/calls/limitSearches.ts'
import {
  heldByWatch,
  noMoreDownloads,
  noMoreSearches,
  spentLimits,
} from '../../../../electron/watch/rounds/watchLimits.ts'

const held = (message: string) => ({ kind: 'skipped' as const, reason: 'quota' as const, code: null, message })
const limits = { limitSearches: 5, limitDownloads: 2 }
const none = { limitSearches: null, limitDownloads: null }

test('what a limit of the watch holds back says so, and nothing else does', () => {
  expect(heldByWatch(held(notAskedYet), limits)?.message).toBe(noMoreSearches)
  expect(heldByWatch(held(downloadLimitReached), limits)?.message).toBe(noMoreDownloads)
  expect(heldByWatch(held('The service is busy.'), limits)).toBeNull()
  for (const message of [notAskedYet, downloadLimitReached]) expect(heldByWatch(held(message), none)).toBeNull()
})

test('each limit is told once, by the round that spends it, and one of nothing at once', () => {
  const told = spentLimits(limits)
  expect(told({ search: 4, downloads: 0 })).toEqual([])
  expect(told({ search: 1, downloads: 1 })).toEqual([expect.stringContaining('5 searches (--max-searches)')])
  expect(told({ search: 0, downloads: 1 })).toEqual([expect.stringContaining('2 downloads (--limit-downloads)')])
  expect(told({ search: 9, downloads: 9 })).toEqual([])
  expect(spentLimits({ ...none, limitDownloads: 0 })({ search: 0, downloads: 0 })).toHaveLength(1)
  expect(spentLimits(none)({ search: 9, downloads: 9 })).toEqual([])
})
