import { expect, test } from 'vitest'
import { defaultSettings } from '../../../../shared/settings/settingTable.ts'
import { openDatabase } from '../../../../electron/database/database.ts'
import { createQuotaLedger } from '../../../../electron/quota/quotaLedger.ts'
import { bindingLimits, limitsLeft, saidOfLimit, spentLimits } from '../../../../electron/watch/rounds/watchLimits.ts'

const limits = { limitSearches: 5, limitDownloads: 2 }
const none = { limitSearches: null, limitDownloads: null }

test('what a limit of the watch holds back says so, and nothing else does', () => {
  expect(saidOfLimit('searches', limits)).toContain('--max-searches')
  expect(saidOfLimit('downloads', limits)).toContain('--limit-downloads')
  expect(saidOfLimit(null, limits)).toBeNull()
  for (const heldBy of ['searches', 'downloads'] as const) expect(saidOfLimit(heldBy, none)).toBeNull()
})

test('each limit is told once, by the round that spends it, and one of nothing at once', () => {
  const told = spentLimits(limits)
  expect(told({ searches: 4, downloads: 0 })).toEqual([])
  expect(told({ searches: 5, downloads: 1 })).toEqual([expect.stringContaining('5 searches (--max-searches)')])
  expect(told({ searches: 5, downloads: 2 })).toEqual([expect.stringContaining('2 downloads (--limit-downloads)')])
  expect(told({ searches: 9, downloads: 9 })).toEqual([])
  expect(spentLimits({ ...none, limitDownloads: 0 })({ searches: 0, downloads: 0 })).toHaveLength(1)
  expect(spentLimits(none)({ searches: 9, downloads: 9 })).toEqual([])
})

test('what is left of a limit ends at nothing', () => {
  expect(limitsLeft(limits, { searches: 3, downloads: 4 })).toEqual({ limitSearches: 2, limitDownloads: 0 })
  expect(limitsLeft(none, { searches: 3, downloads: 4 })).toEqual(none)
})

test('only a limit that ends before what watch mode may spend by itself is what holds a round', () => {
  const clock = { nowMs: () => 0 }
  const ledger = createQuotaLedger(openDatabase(':memory:'), clock)
  const settings = { ...defaultSettings, 'service.address': 'embedded', 'watch.reservePercent': 10 }
  const left = (remaining: number) => ({ used: null, limit: 100, remaining, resetsAtMs: null })
  ledger.learn('embedded', { search: left(100), download: left(12) })
  expect(bindingLimits({ limitSearches: 5, limitDownloads: 100 }, { settings, ledger })).toEqual({
    limitSearches: 5,
    limitDownloads: null,
  })
  expect(bindingLimits({ limitSearches: null, limitDownloads: 2 }, { settings, ledger })).toEqual({
    limitSearches: null,
    limitDownloads: 2,
  })
})
