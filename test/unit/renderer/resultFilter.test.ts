import { expect, test } from 'vitest'
import type { Judgement, SubtitleRow } from '../../../shared/contract/search.ts'
import { everyResult, isShown, shownResults } from '../../../renderer/features/search/results/resultFilter.ts'

function row(id: string, change: Partial<SubtitleRow> = {}): SubtitleRow {
  return {
    ...{ id, release: id, releases: [id], language: 'en', season: 2, episodeFrom: 3, episodeEnd: 3 },
    ...{ isFullSeason: false, isHearingImpaired: false, isMachineMade: false, isCached: false },
    ...{ fps: null, author: null, comment: null, files: null },
    ...change,
  }
}

function judged(
  subtitleId: string,
  tier: number | null,
  change: Partial<Judgement> = {},
): readonly [string, Judgement] {
  const about = { id: 'v', name: 'v.mkv', title: 'V', season: 2, episodes: [3], isMissing: true }
  const video = { ...about, bearing: 'exact' as const }
  const against = tier === null ? 'episode' : null
  return [
    subtitleId,
    { subtitleId, video, tier, reasons: [], against, ties: null, ours: null, release: '', isCached: false, ...change },
  ]
}

test('the best fit comes first, what is for another episode last, and equals by name', () => {
  const rows = ['other', 'b', 'a', 'best', 'unjudged'].map((id) => row(id))
  const judgements = new Map([judged('other', null), judged('b', 2), judged('a', 2), judged('best', 0)])
  const order = shownResults({ rows, judgements }, everyResult, 'fit').map(({ id }) => id)
  expect(order).toEqual(['best', 'a', 'b', 'unjudged', 'other'])
})

test('other orders fall back on the fit', () => {
  const rows = [row('a', { language: 'es' }), row('b'), row('c')]
  const judgements = new Map([judged('b', 3), judged('c', 1)])
  expect(shownResults({ rows, judgements }, everyResult, 'language').map(({ id }) => id)).toEqual(['c', 'b', 'a'])
})

test('every part of a filter must hold, and a pack holds each of its episodes', () => {
  const pack = row('p', { isFullSeason: true, episodeFrom: null, episodeEnd: null })
  const range = row('r', { episodeFrom: 1, episodeEnd: 5 })
  const filter = { ...everyResult, season: 2, episode: 4 }
  expect([pack, range, row('single')].map((each) => isShown(each, filter))).toEqual([true, true, false])
  expect(isShown(pack, { ...filter, kinds: ['pack', 'hi'] })).toBe(false)
  expect(isShown(row('s', { isHearingImpaired: true }), { ...everyResult, kinds: ['hi', 'human'] })).toBe(true)
  expect(isShown(row('s'), { ...everyResult, language: 'es' })).toBe(false)
})
