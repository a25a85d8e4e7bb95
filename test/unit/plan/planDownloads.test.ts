import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rankCandidates } from '../../../electron/matching/choose/rankCandidates.ts'
import type { GapToTranslate, OrderedJobs, RankedGap, Plan, PlanRequest } from '../../../electron/plan/plan.ts'
import { planDownloads } from '../../../electron/plan/planDownloads.ts'
import { restrictPlan } from '../../../electron/plan/restrictPlan.ts'
import type { ListedSubtitle } from '../../../electron/serviceClient/listing.ts'
import { listed, packed, videoAt, wantFor } from '../../support/make/subjects.ts'

function choiceFor(
  fileName: string,
  candidates: readonly ListedSubtitle[],
  rest: { readonly wish?: string; readonly modifiedMs?: number; readonly status?: RankedGap['status'] } = {},
): RankedGap {
  const path = `/lib/${fileName}`
  const gap = wantFor(path, rest.wish ?? 'en', videoAt(path, { modifiedMs: rest.modifiedMs ?? 0 }))
  const request = { release: gap.release, fps: null, wish: gap.wish, title: null } as const
  const ranking = rankCandidates({ ...request, hearingImpaired: 'any', forced: 'never' }, candidates)
  return { gap, status: rest.status ?? 'sure', ranking }
}

function planOf(choices: readonly RankedGap[], rest: Partial<PlanRequest> = {}): Plan {
  const limits = { remainingDownloads: null, remainingAi: null, limitDownloads: null, cachedIds: new Set<string>() }
  return planDownloads({ rankedGaps: choices, allowance: 'sure', ...limits, ...rest })
}

function told(archives: Plan['archives']): string[] {
  return archives.map(
    ({ subtitle, serves, cost }) =>
      `${subtitle.id}(${cost}): ${serves.map(({ gap }) => gap.release.episodes.join('+')).join(' ')}`,
  )
}

const episodeName = (episode: number, tail = '720p.BluRay.x264-REWARD') =>
  `Breaking.Bad.S01E${String(episode).padStart(2, '0')}.${tail}`
const single = (id: string, episode: number, tail?: string) =>
  listed(id, episodeName(episode, tail), { season: 1, episodeFrom: episode, episodeEnd: episode })
const pack = (id: string, tail = '720p.BluRay.x264-REWARD', rest: Partial<ListedSubtitle> = {}) =>
  listed(id, `Breaking.Bad.S01.${tail}`, { season: 1, isFullSeason: true, ...rest })

test('a season pack serves its episodes for one download, though each has a single of its own', () => {
  const offered = [pack('p'), single('a', 1), single('b', 2), single('c', 3)]
  const plan = planOf([1, 2, 3].map((episode) => choiceFor(`${episodeName(episode)}.mkv`, offered)))
  expect(told(plan.archives)).toEqual(['p(1): 1 2 3'])
  expect(plan.downloads).toBe(1)
})

test('for one episode the single is taken before a pack whose content is not listed', () => {
  const plan = planOf([choiceFor(`${episodeName(1)}.mkv`, [pack('a'), single('b', 1)])])
  expect(told(plan.archives)).toEqual(['b(1): 1'])
})

test('an archive in the cache costs nothing and goes first', () => {
  const offered = [single('a', 1), single('b', 2), pack('p', '720p.BluRay.x264-OTHER')]
  const choices = [1, 2].map((episode) => choiceFor(`${episodeName(episode)}.mkv`, offered))
  const plan = planOf(choices, { cachedIds: new Set(['p']), remainingDownloads: 0 })
  expect(told(plan.archives)).toEqual(['p(0): 1 2'])
  expect(plan.downloads).toBe(0)
})

test('a pack of another source never replaces singles of the right one', () => {
  const offered = [pack('p', '720p.HDTV.x264-LOL'), single('a', 1), single('b', 2)]
  const choices = [1, 2].map((episode) => choiceFor(`${episodeName(episode)}.mkv`, offered))
  for (const allowance of ['sure', 'all'] as const)
    expect(told(planOf(choices, { allowance }).archives)).toEqual(['a(1): 1', 'b(1): 2'])
})

test('a machine translation does not save a download where a person wrote one', () => {
  const offered = [pack('p', '720p.BluRay.x264-REWARD', { isMachineMade: true }), single('a', 1), single('b', 2)]
  const choices = [1, 2].map((episode) => choiceFor(`${episodeName(episode)}.mkv`, offered))
  expect(told(planOf(choices).archives)).toEqual(['a(1): 1', 'b(1): 2'])
})

test('the fewest archives are found where taking the largest first is not the best', () => {
  const range = (id: string, episodes: readonly number[]) =>
    listed(id, 'Breaking.Bad.S01.720p.BluRay.x264-REWARD', {
      season: 1,
      isFullSeason: true,
      files: episodes.map((episode) => packed(`${id}${episode}`, `${episodeName(episode)}.srt`)),
    })
  const offered = [range('big', [2, 3, 4, 5]), range('left', [1, 2, 3]), range('right', [4, 5, 6])]
  const plan = planOf([1, 2, 3, 4, 5, 6].map((episode) => choiceFor(`${episodeName(episode)}.mkv`, offered)))
  expect(told(plan.archives)).toEqual(['left(1): 1 2 3', 'right(1): 4 5 6'])
})

test('"sure" asks about tiers 2 to 4, "all" takes the best', () => {
  const choice = choiceFor('Dune.2021.1080p.BluRay.x264-SPARKS.mkv', [listed('a', 'Dune.2021.WEB-DL.x264-NTb')])
  expect(planOf([choice])).toMatchObject({ archives: [], ask: [{ why: 'tier' }] })
  expect(told(planOf([choice], { allowance: 'all' }).archives)).toEqual(['a(1): '])
})

test('a title that is not sure is asked about, whatever is allowed', () => {
  const choice = choiceFor(`${episodeName(1)}.mkv`, [single('a', 1)], { status: 'ask' })
  expect(planOf([choice], { allowance: 'all' })).toMatchObject({ archives: [], ask: [{ why: 'title' }] })
})

test('what was not matched, not found or without a candidate is told apart', () => {
  const plan = planOf([
    choiceFor(`${episodeName(1)}.mkv`, [], { status: 'waiting' }),
    choiceFor(`${episodeName(2)}.mkv`, [], { status: 'failed' }),
    choiceFor(`${episodeName(3)}.mkv`, [], { status: 'none' }),
    choiceFor(`${episodeName(4)}.mkv`, []),
  ])
  expect(plan.unmatched.map(({ release }) => release.episodes[0])).toEqual([1, 2])
  expect(plan.none.map(({ release }) => release.episodes[0])).toEqual([3, 4])
})

test('translating comes only where no text in the language is on offer', () => {
  const english = single('e', 1)
  const portuguese = { ...single('p', 1, 'HDTV.x264-LOL'), language: 'pt' }
  const wish = 'pt>translate:en'
  expect(planOf([choiceFor(`${episodeName(1)}.mkv`, [english], { wish })])).toMatchObject({
    archives: [],
    translate: [{ source: { subtitle: { id: 'e' }, language: 'en' } }],
  })
  expect(planOf([choiceFor(`${episodeName(1)}.mkv`, [english, portuguese], { wish })])).toMatchObject({
    translate: [],
    ask: [{ why: 'tier' }],
  })
})

test('beyond the budget archives wait: most wants first, recent first, movies and series by turns', () => {
  const movie = (id: string, modifiedMs: number) =>
    choiceFor(
      `Film.${id}.2020.1080p.BluRay.x264-SPARKS.mkv`,
      [listed(id, `Film.${id}.2020.1080p.BluRay.x264-SPARKS`)],
      {
        modifiedMs,
      },
    )
  const season = [1, 2].map((episode) => choiceFor(`${episodeName(episode)}.mkv`, [pack('p')]))
  const other = choiceFor('Lost.S02E01.HDTV.x264-LOL.mkv', [
    listed('l', 'Lost.S02E01.HDTV.x264-LOL', { season: 2, episodeFrom: 1, episodeEnd: 1 }),
  ])
  const choices = [movie('old', 1), movie('new', 2), other, ...season]
  const order = (plan: Plan) => [plan.archives, plan.waiting].map((list) => list.map(({ subtitle }) => subtitle.id))
  expect(order(planOf(choices, { remainingDownloads: 2 }))).toEqual([
    ['p', 'new'],
    ['l', 'old'],
  ])
  expect(order(planOf(choices, { remainingDownloads: 50, limitDownloads: 1 }))).toEqual([['p'], ['new', 'l', 'old']])
  expect(order(planOf(choices, { remainingDownloads: 0 }))[0]).toEqual([])
})

test('the next best are kept for when the pick turns out wrong, and never one that needs a question', () => {
  const offered = [single('a', 1), single('b', 1, '720p.BluRay.x264-XYZ'), single('c', 1, 'HDTV.x264-LOL')]
  const [archive] = planOf([choiceFor(`${episodeName(1)}.mkv`, offered)]).archives
  expect(archive?.serves[0]?.pick.subtitle.id).toBe('a')
  expect(archive?.serves[0]?.next.map(({ subtitle }) => subtitle.id)).toEqual(['b'])
})

test('every want is in exactly one place, and no want is served by what it did not choose', () => {
  const arbitraryWant = fc.record({
    episode: fc.integer({ min: 1, max: 8 }),
    status: fc.constantFrom<RankedGap['status']>('sure', 'sure', 'sure', 'ask', 'none', 'waiting'),
    offers: fc.subarray(['pack', 'single', 'other', 'hdtv']),
  })
  fc.assert(
    fc.property(fc.array(arbitraryWant, { maxLength: 12 }), fc.nat(5), (wants, remainingDownloads) => {
      const choices = wants.map(({ episode, status, offers }, index) => {
        const offered = {
          pack: pack('p'),
          single: single(`s${episode}`, episode),
          other: pack('o', '1080p.BluRay-XYZ'),
        }
        const all = { ...offered, hdtv: single(`h${episode}`, episode, 'HDTV.x264-LOL') }
        const listing = offers.map((offer) => all[offer as keyof typeof all])
        return choiceFor(`${index}/${episodeName(episode)}.mkv`, listing, { status })
      })
      const plan = planOf(choices, { remainingDownloads })
      const served = [...plan.archives, ...plan.waiting].flatMap((archive) =>
        archive.serves.map(({ gap, pick }) => ({ gap, isOwn: pick.subtitle.id === archive.subtitle.id })),
      )
      const placed = [
        ...served.map(({ gap }) => gap),
        ...plan.ask.map(({ gap }) => gap),
        ...plan.translate.map(({ gap }) => gap),
        ...plan.none,
        ...plan.unmatched,
      ]
      expect(new Set(placed).size).toBe(placed.length)
      expect(placed).toHaveLength(choices.length)
      expect(served.every(({ isOwn }) => isOwn)).toBe(true)
      expect(plan.downloads).toBeLessThanOrEqual(remainingDownloads)
    }),
    { numRuns: 60 },
  )
})

test('a plan of 1,000 wants is the same whatever the order of the input', () => {
  const choices = Array.from({ length: 1_000 }, (_, index) => {
    const season = 1 + (Math.floor(index / 10) % 50)
    const episode = 1 + (index % 10)
    const show = index < 500 ? 'Alpha' : 'Beta'
    const name = `${show}.S${season}E${episode}.720p.BluRay.x264-REWARD`
    const offered = [
      listed(`${show}${season}`, `${show}.S${season}.720p.BluRay.x264-REWARD`, { season, isFullSeason: true }),
      listed(`${show}${season}e${episode}`, name, { season, episodeFrom: episode, episodeEnd: episode }),
    ]
    return choiceFor(`${name}.mkv`, episode % 3 === 0 ? offered.slice(1) : offered, { modifiedMs: index % 7 })
  })
  const first = planOf(choices, { remainingDownloads: 200 })
  expect(first.archives.length + first.waiting.length).toBe(100 + 300)
  const shuffled = fc.sample(fc.shuffledSubarray(choices, { minLength: 1_000 }), { numRuns: 2, seed: 7 })
  for (const other of shuffled) expect(planOf(other, { remainingDownloads: 200 })).toEqual(first)
})

test('what waits for the limit of the run does not wait for the quota', () => {
  const choices = [1, 2].map((episode) => choiceFor(`${episodeName(episode)}.mkv`, [single(`${episode}`, episode)]))
  const isHeld = (remainingDownloads: number | null, limitDownloads: number | null) =>
    planOf(choices, { remainingDownloads, limitDownloads }).isHeldByLimit
  expect([isHeld(5, 1), isHeld(null, 1), isHeld(1, 5), isHeld(1, null)]).toEqual([true, true, false, false])
})

test('an uncertain title asks in the languages that there is something to choose in; in the others it is not found', () => {
  const offered = [single('a', 1)]
  const [english, german] = ['en', 'de'].map((wish) =>
    choiceFor(`${episodeName(1)}.mkv`, offered, { wish, status: 'ask' }),
  )
  const plan = planOf([english!, german!])
  expect([plan.ask.map(({ gap }) => gap), plan.none]).toEqual([[english!.gap], [german!.gap]])
  // Of a title that lists nothing for it the title alone is the question.
  expect(planOf([choiceFor(`${episodeName(2)}.mkv`, offered, { status: 'ask' })]).ask).toHaveLength(1)
})

test('translations are divided by the units left, as downloads are; what they are made from is fetched for those alone', () => {
  const names = [1, 2, 3].map((number) => `Film.${number}.2011.1080p.WEB-X`)
  const offered = names.map((name, index) => listed(`s${index}`, name, { language: 'en' }))
  const choices = names.map((name, index) =>
    choiceFor(`${name}.mkv`, offered.slice(index, index + 1), { wish: 'it>translate:en' }),
  )
  const divided = planOf(choices, { remainingAi: 2 })
  expect([divided.translate.length, divided.translatedNow, divided.sourceIds]).toEqual([3, 2, ['s0', 's1']])
  expect(planOf(choices, { remainingAi: 0 })).toMatchObject({ translatedNow: 0, sourceIds: [] })
  expect(planOf(choices, { remainingAi: null })).toMatchObject({ translatedNow: 3 })
})

test('what was ordered before and is not begun is promised a unit; what is paid for takes none', () => {
  const names = [1, 2, 3].map((number) => `Film.${number}.2011.1080p.WEB-X`)
  const offered = names.map((name, index) => listed(`s${index}`, name, { language: 'en' }))
  const choices = names.map((name, index) =>
    choiceFor(`${name}.mkv`, offered.slice(index, index + 1), { wish: 'it>translate:en' }),
  )
  const planned = (
    waiting: number,
    jobs: Readonly<Record<string, { readonly id: number; readonly isPaid: boolean }>>,
  ) => {
    const of: OrderedJobs['of'] = (wanted) => ('source' in wanted ? (jobs[wanted.source.subtitle.id] ?? null) : null)
    const { translate, translatedNow, sourceIds } = planOf(choices, { remainingAi: 2, orderedJobs: { waiting, of } })
    const first = translate.slice(0, translatedNow)
    return [first.flatMap((wanted) => ('source' in wanted ? [wanted.source.subtitle.id] : [])), sourceIds]
  }
  // Ordered for something else: one unit is left.
  expect(planned(1, {})).toEqual([['s0'], ['s0']])
  // Ordered for this very wish: it comes first, and its unit is its own.
  expect(planned(1, { s2: { id: 1, isPaid: false } })).toEqual([
    ['s2', 's0'],
    ['s2', 's0'],
  ])
  expect(planned(0, { s1: { id: 1, isPaid: true } })[0]).toEqual(['s1', 's0', 's2'])
  expect(planned(3, {})).toEqual([[], []])
})

test('a part of a plan names what its own translations are made from, whatever the rest would have brought', () => {
  const names = [1, 2, 3].map((number) => `Film.${number}.2011.1080p.WEB-X`)
  const offered = names.map((name, index) => listed(`s${index}`, name, { language: 'en' }))
  const [first, second, third] = names.map((name, index) =>
    choiceFor(`${name}.mkv`, offered.slice(index, index + 1), { wish: 'it>translate:en' }),
  )
  const plan = planOf([first!, second!, third!], { remainingAi: 1, cachedIds: new Set(['s2']) })
  expect(restrictPlan(plan, (gap) => gap === second!.gap)).toMatchObject({ translatedNow: 1, sourceIds: ['s1'] })
  expect(restrictPlan(plan, (gap) => gap === third!.gap)).toMatchObject({ translatedNow: 1, sourceIds: [] })
  const isPaid = (wanted: GapToTranslate) => wanted.gap === first!.gap
  const orderedJobs: OrderedJobs = { waiting: 0, of: (wanted) => (isPaid(wanted) ? { id: 1, isPaid: true } : null) }
  const withPaid = planOf([first!, second!, third!], { remainingAi: 1, orderedJobs })
  expect(withPaid.translatedNow).toBe(2)
  expect(restrictPlan(withPaid, (gap) => gap !== first!.gap)).toMatchObject({ translatedNow: 1, sourceIds: ['s1'] })
})
