import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rankCandidates } from '../../../electron/matching/choose/rankCandidates.ts'
import { certainArchives, isBudgetEnough } from '../../../electron/plan/certainArchives.ts'
import type { PlannedArchive, RankedGap } from '../../../electron/plan/plan.ts'
import { planDownloads } from '../../../electron/plan/planDownloads.ts'
import type { ListedSubtitle } from '../../../electron/serviceClient/listing.ts'
import { listed, packed, wantFor } from '../../support/make/subjects.ts'

const nameOf = (episode: number, tail = '720p.BluRay.x264-REWARD') => `Breaking.Bad.S01E0${episode}.${tail}`
const single = (id: string, episode: number) =>
  listed(id, nameOf(episode), { season: 1, episodeFrom: episode, episodeEnd: episode })
const pack = (id: string, episodes: readonly number[]) =>
  listed(id, 'Breaking.Bad.S01.720p.BluRay.x264-REWARD', {
    season: 1,
    isFullSeason: true,
    files: episodes.map((episode) => packed(`${id}${episode}`, `${nameOf(episode)}.srt`)),
  })

function choiceFor(path: string, offered: readonly ListedSubtitle[], status: RankedGap['status'] = 'sure'): RankedGap {
  const gap = wantFor(path)
  const request = { release: gap.release, fps: null, wish: gap.wish, title: null } as const
  return {
    gap,
    status,
    ranking: rankCandidates({ ...request, hearingImpaired: 'any', forced: 'never' }, offered),
  }
}

const planOf = (rankedGaps: readonly RankedGap[], begunIds = new Set<string>(), remainingDownloads = 1_000) =>
  planDownloads({
    rankedGaps,
    remainingDownloads,
    remainingAi: null,
    limitDownloads: null,
    cachedIds: new Set(),
    allowance: 'sure',
    begunIds,
  })

const told = (archives: readonly PlannedArchive[]) =>
  archives.map(
    ({ subtitle, serves }) => `${subtitle.id}: ${serves.map(({ gap }) => gap.release.episodes[0]).join(' ')}`,
  )

test('what alone can serve a gap is certain, with the gaps that it is the best for', () => {
  const offered = [single('a', 1), single('b', 1)]
  const either = choiceFor(`/lib/${nameOf(1)}.mkv`, offered)
  const [best, next] = either.ranking.candidates.map(({ subtitle }) => subtitle)
  expect(certainArchives([either], 'sure')).toEqual([])
  const onlyBest = choiceFor(`/other/${nameOf(1)}.mkv`, [best!])
  expect(told(certainArchives([either, onlyBest], 'sure'))).toEqual([`${best!.id}: 1 1`])
  const onlyNext = choiceFor(`/other/${nameOf(1)}.mkv`, [next!])
  expect(told(certainArchives([either, onlyNext], 'sure'))).toEqual([`${next!.id}: 1`])
})

test('what a person must look at, what waits and what is not found is never certain', () => {
  const offered = [single('a', 1)]
  for (const status of ['ask', 'none', 'waiting', 'failed'] as const)
    expect(certainArchives([choiceFor(`/lib/${nameOf(1)}.mkv`, offered, status)], 'sure')).toEqual([])
  const doubtful = [listed('h', nameOf(1, 'HDTV.x264-LOL'), { season: 1, episodeFrom: 1, episodeEnd: 1 })]
  expect(certainArchives([choiceFor(`/lib/${nameOf(1)}.mkv`, doubtful)], 'sure')).toEqual([])
})

test('whatever is answered later, the plan holds what was certain, serves those gaps with it, and is as it would have been', () => {
  const arbitraryWant = fc.record({
    episode: fc.integer({ min: 1, max: 8 }),
    status: fc.constantFrom<RankedGap['status']>('sure', 'sure', 'sure', 'sure', 'ask', 'waiting'),
    offers: fc.subarray(['all', 'left', 'right', 'own', 'other']),
  })
  fc.assert(
    fc.property(fc.array(arbitraryWant, { maxLength: 12 }), fc.array(fc.nat(11)), (wants, answeredFirst) => {
      const choices = wants.map(({ episode, status, offers }, index) => {
        const known: Readonly<Record<string, ListedSubtitle>> = {
          all: pack('all', [1, 2, 3, 4, 5, 6, 7, 8]),
          left: pack('left', [1, 2, 3, 4, 5]),
          right: pack('right', [4, 5, 6, 7, 8]),
          own: single(`own${episode}`, episode),
          other: single(`other${episode}`, episode),
        }
        return choiceFor(
          `/lib/${index}/${nameOf(episode)}.mkv`,
          offers.map((offer) => known[offer]!),
          status,
        )
      })
      const early = certainArchives(
        choices.filter((_, index) => answeredFirst.includes(index)),
        'sure',
      )
      const usual = planOf(choices)
      const servedBy = new Map(usual.archives.flatMap(({ serves }) => serves.map((served) => [served.gap, served])))
      for (const { serves } of early) for (const served of serves) expect(servedBy.get(served.gap)).toEqual(served)
      expect(planOf(choices, new Set(early.map(({ subtitle }) => subtitle.id)))).toEqual(usual)
    }),
    { numRuns: 100 },
  )
})

test('what was begun never waits, even where the units are gone since', () => {
  const choices = [1, 2, 3].map((episode) => choiceFor(`/lib/${nameOf(episode)}.mkv`, [single(`s${episode}`, episode)]))
  const { archives, waiting } = planOf(choices, new Set(['s2']), 0)
  expect([told(archives), told(waiting)]).toEqual([['s2: 2'], ['s1: 1', 's3: 3']])
})

test('only a budget with a unit for each gap leaves nothing out', () => {
  expect([null, 4, 3, 2].map((budget) => isBudgetEnough(budget, 3))).toEqual([true, true, true, false])
})
