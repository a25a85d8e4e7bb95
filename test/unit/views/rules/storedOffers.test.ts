import { expect, test } from 'vitest'
import type { Matcher } from '../../../../electron/matching/ask/matcher.ts'
import { lookUpFallbacks } from '../../../../electron/views/rules/storedOffers.ts'
import { bookOf } from '../../../support/make/bookOf.ts'
import { videoAt } from '../../../support/make/subjects.ts'

/** Nobody was asked for anything but what was not found. */
const matcher = {
  matchAll: async (gaps: readonly { readonly video: object; readonly release: object }[]) =>
    gaps.map((gap) => ({ ...gap, status: 'waiting', title: null, listed: [] })),
} as unknown as Matcher

test('a file of two languages is no fallback for one of them: it needs what was not found', async () => {
  const looked = { videos: [videoAt('/lib/Film.2019.mkv')], wish: 'en', language: 'en' } as const
  const parts = { matcher, book: bookOf('en'), memory: { rejectedIds: () => new Set<string>() } }
  const offered = await lookUpFallbacks(parts, looked)
  expect(offered.map(({ language }) => language)).not.toContain('en+de')
})
