/** What the search shows while answers cross: judgements of old rows, new questions, and restored ones. */
import { expect, test } from 'vitest'
import { createClient } from '../../../renderer/api/client.ts'
import { createResultStore } from '../../../renderer/features/search/results/resultStore.ts'
import { everyResult } from '../../../renderer/features/search/results/resultFilter.ts'
import type { Judgement, SearchAnswer } from '../../../shared/contract/search.ts'
import { AppError } from '../../../shared/errors.ts'
import { createFakeHost } from '../../support/fakes/fakeHost.ts'

const row = {
  ...{ id: 's1', release: 's1', releases: ['s1'], language: 'en', season: null, episodeFrom: null, episodeEnd: null },
  ...{ isFullSeason: false, isHearingImpaired: false, isMachineMade: false, isCached: false },
  ...{ fps: null, author: null, comment: null, files: null },
}
const answer: SearchAnswer = { titles: [], subtitles: [row], pages: 1, season: null, episode: null, keptMs: null }
const place = { titleId: null, filter: everyResult, sort: 'fit', chosenId: null, videoId: null } as const

/** Asked once and judged; the second judgement and all that is asked after it wait. */
async function judgedAgain() {
  const judgement = Promise.withResolvers<Judgement[]>()
  const next = Promise.withResolvers<SearchAnswer>()
  let [judgements, questions] = [0, 0]
  const host = createFakeHost({
    handlers: {
      'search.ask': () => (++questions === 1 ? Promise.resolve(answer) : next.promise),
      'search.kept': () => next.promise,
      'search.judge': () => (++judgements === 2 ? judgement.promise : Promise.resolve([])),
    },
  })
  const store = createResultStore(createClient(host))
  await store.getState().ask('first')
  const judging = store.getState().judge()
  return { store, judgement, next, judging, now: () => store.getState() }
}

for (const ends of ['answered', 'refused'] as const) {
  const end = ({ judgement }: Awaited<ReturnType<typeof judgedAgain>>) =>
    ends === 'answered'
      ? judgement.resolve([])
      : judgement.reject(new AppError('input.invalid', 'This subtitle is no longer known.'))

  test(`a judgement of old rows, ${ends} while a new question is asked, says nothing of it`, async () => {
    const opened = await judgedAgain()
    const asking = opened.now().ask('second')
    end(opened)
    await opened.judging
    expect(opened.now()).toMatchObject({ rows: null, isAsking: true, problem: null })
    opened.next.resolve(answer)
    await asking
    expect(opened.now()).toMatchObject({ rows: [row], isAsking: false, problem: null })
  })

  test(`a judgement of old rows, ${ends} while another search is put together again, says nothing of it`, async () => {
    const opened = await judgedAgain()
    const restoring = opened.now().restore('second', place)
    opened.next.reject(new AppError('input.invalid', 'Nothing is kept.'))
    await restoring
    end(opened)
    await opened.judging
    expect(opened.now()).toMatchObject({ rows: null, isAsking: false, problem: null })
  })
}

test('the way back to the results judges them once, whether the address or the screen comes first', async () => {
  for (const isAddressFirst of [true, false]) {
    const host = createFakeHost({ handlers: { 'search.ask': async () => answer, 'search.judge': async () => [] } })
    const { ask, restore, judgeShown, judge } = createResultStore(createClient(host)).getState()
    const calls = () => host.calls.filter(({ name }) => name === 'search.judge').length
    await ask('first')
    const before = calls()
    const ways = [() => restore('first', place), judgeShown]
    await Promise.all((isAddressFirst ? ways : ways.toReversed()).map((go) => go()))
    expect(calls() - before).toBe(1)
    // Later, and where the library has changed meanwhile, it is judged anew.
    await judgeShown()
    await Promise.all([judge(), judge()])
    expect(calls() - before).toBe(4)
  }
})
