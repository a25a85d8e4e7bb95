import { expect, test } from 'vitest'
import { rankCandidates } from '../../../../../electron/matching/choose/rankCandidates.ts'
import type { RankedGap } from '../../../../../electron/plan/plan.ts'
import type { Sidecar } from '../../../../../electron/library/mediaFile.ts'
import type { ListedSubtitle } from '../../../../../electron/serviceClient/listing.ts'
import {
  candidateIdOf,
  candidateOf,
  emptyBoard,
  itemOf,
  nextBoard,
  type BoardEvent,
} from '../../../../../electron/views/plan/board/planBoardState.ts'
import { decidedChoices, decisionsOf } from '../../../../../electron/views/plan/running/handDecisions.ts'
import type { Wish } from '../../../../../electron/wanted/wish.ts'
import { listed, wantFor } from '../../../../support/make/subjects.ts'

function choiceFor(path: string, candidates: readonly ListedSubtitle[]): RankedGap {
  const gap = wantFor(path)
  const { release, wish } = gap
  const request = { release, fps: null, wish, hearingImpaired: 'any', forced: 'never', title: null } as const
  const videoName = path.slice(path.lastIndexOf('/') + 1)
  return { gap, status: 'sure', ranking: rankCandidates({ ...request, videoName }, candidates) }
}

const film = choiceFor('/lib/Film.2019.1080p.WEB-DL.x264-GRP.mkv', [listed('7', 'Film.2019.720p.BluRay.x264-OTHER')])
const episodes = [1, 2, 3].map((number) => {
  const names = number === 3 ? ['AAA'] : ['AAA', 'BBB']
  const rest = { season: 1, episodeFrom: number, episodeEnd: number }
  const offered = names.map((group) => listed(`${group}${number}`, `Show.S01E0${number}.720p.HDTV.x264-${group}`, rest))
  return choiceFor(`/lib/Show/Show.S01E0${number}.720p.HDTV.x264-CCC.mkv`, offered)
})
const coverage = { gaps: [], covered: [], ignored: [], forced: [] } as const
const planned = (...choices: readonly RankedGap[]): BoardEvent => ({
  kind: 'planned',
  answered: { rankedGaps: choices, matched: [], coverage },
})
const after = (...events: readonly BoardEvent[]) => events.reduce(nextBoard, emptyBoard)

function candidateNamed(board: typeof emptyBoard, rowId: string, ending: string): string {
  const item = itemOf(board, rowId)
  return candidateIdOf(
    item,
    item.choice.ranking.candidates.findIndex(({ releaseName }) => releaseName.endsWith(ending)),
  )
}

test('rows stand in the order of people and keep their ids, and candidates of another answer are refused', () => {
  const first = after(planned(film, ...episodes))
  expect(first.items.map(({ group, heading }) => [group, heading])).toEqual([
    ...Array<string[]>(3).fill(['Show S01', 'Show S01']),
    ['Film (2019)', ''],
  ])
  const again = nextBoard(first, planned(film))
  expect(() => itemOf(again, first.items[0]!.id)).toThrow('no longer in the plan')
  const row = itemOf(again, first.items[3]!.id)
  expect(() => candidateOf(again, row.id, candidateIdOf(itemOf(first, first.items[3]!.id), 0))).toThrow('on offer')
})

test('a choice for the season decides for the episodes that have something alike, and for no movie', () => {
  const board = after(planned(film, ...episodes))
  const [one, two, three, movie] = board.items
  const candidateId = candidateNamed(board, one!.id, 'BBB')
  const season = decisionsOf(board, { rowId: one!.id, candidateId, isForSeason: true })
  expect([...season].map(([{ id }, decision]) => [id, decision])).toEqual([
    [one!.id, { kind: 'subtitle', subtitleId: 'BBB1' }],
    [two!.id, { kind: 'subtitle', subtitleId: 'BBB2' }],
  ])
  const skipped = decisionsOf(board, { rowId: three!.id, candidateId: null, isForSeason: true })
  expect([...skipped.values()]).toEqual(Array(3).fill({ kind: 'skip' }))
  expect(decisionsOf(board, { rowId: movie!.id, candidateId: null, isForSeason: true }).size).toBe(1)
})

test('a plan is made from what was decided, and decisions outlive a new plan of the same wishes', () => {
  const board = after(planned(film, ...episodes))
  const [one, two] = board.items
  const decisions = new Map([
    [one!.id, { kind: 'skip' } as const],
    [two!.id, { kind: 'subtitle', subtitleId: 'BBB2' } as const],
  ])
  const decided = nextBoard(board, { kind: 'decided', decisions })
  const chosen = (some: typeof decided) => decidedChoices(some).map((choice) => choice.picked?.subtitle.id ?? null)
  expect(chosen(decided)).toEqual(['BBB2', null, null])
  expect(chosen(nextBoard(decided, planned(...episodes)))).toEqual(['BBB2', null])
  expect(chosen(nextBoard(nextBoard(decided, { kind: 'cleared' }), planned(...episodes)))).toEqual([null, null, null])
})

test('videos that are asked for again keep their rows and forget what was decided; the others keep both', () => {
  const board = after(planned(film, ...episodes))
  const decisions = new Map(board.items.map(({ id }) => [id, { kind: 'skip' } as const]))
  const answered = { rankedGaps: episodes.slice(0, 1), matched: [], coverage }
  const again = nextBoard(nextBoard(board, { kind: 'decided', decisions }), { kind: 'asked.again', answered })
  expect(again.items.map(({ id }) => id)).toEqual(board.items.map(({ id }) => id))
  expect(again.items[1]).toBe(board.items[1])
  expect(decidedChoices(again).map(({ gap }) => gap)).toEqual([episodes[0]!.gap])
})

test('wishes that a run has taken up leave the rows of the plan, which goes on saying what became of them', () => {
  const [first] = episodes
  const ends = new Map([
    [film.gap, 'told'],
    [first!.gap, 'written'],
  ] as const)
  const board = after(planned(film, ...episodes), { kind: 'wishes.ended', ends })
  expect(board.items.map(({ group }) => group)).toEqual(Array(2).fill('Show S01'))
  const said = board.all.flatMap(({ id, choice }) => (board.ends.has(id) ? [[choice.gap, board.ends.get(id)]] : []))
  expect(said).toEqual(expect.arrayContaining([...ends]))
  expect(said).toHaveLength(2)
  expect(board.all).toHaveLength(4)
  // A new plan begins anew.
  expect(nextBoard(board, { kind: 'taken.away' }).ends.size).toBe(0)
})

test('what the library says of a wish goes before what was thought of it, and a plan that is made again keeps what became of it', () => {
  const board = after(planned(film, ...episodes))
  const [one, two, three, movie] = board.items.map(({ id }) => id)
  const read = (of: typeof board, ...met: readonly (readonly [string, 'ours' | 'sidecar' | null])[]) =>
    nextBoard(of, { kind: 'library.read', met: new Map(met) })
  const met = read(board, [one!, 'ours'], [two!, 'sidecar'], [three!, null])
  expect([met.items.map(({ id }) => id), [...met.ends]]).toEqual([
    [three, movie],
    [
      [one, 'written'],
      [two, 'sidecar'],
    ],
  ])
  expect(read(met, [one!, 'ours'])).toBe(met)
  // Its file is gone again: it is as open as before.
  expect(read(met, [one!, null]).items.map(({ id }) => id)).toEqual([one, three, movie])
  // A run has told what became of it; that holds until a file is there.
  const told = nextBoard(board, { kind: 'wishes.ended', ends: new Map([[film.gap, 'told']]) })
  expect(read(told, [movie!, null])).toBe(told)
  expect(read(told, [movie!, 'ours']).ends.get(movie!)).toBe('written')

  const again = nextBoard(met, {
    kind: 'planned',
    answered: { rankedGaps: [film], matched: [], coverage },
    anew: new Set(),
  })
  expect(again.all.map(({ id }) => id)).toEqual([one, two, movie])
  expect(again.items.map(({ id }) => id)).toEqual([movie])
})

test('what was there already, and what a run has told of other wishes, stays when some are planned again', () => {
  const [one, two, three] = episodes.map(({ gap }) => gap)
  const sidecar: Sidecar = {
    ...{ path: '/lib/Show/yours.de.srt', language: 'de', extension: '.srt', isForced: false, isHearingImpaired: false },
  }
  const german: Wish = { alternatives: [{ kind: 'language', language: 'de' }] }
  const covered = [one!, two!].map(({ video }) => ({ video, wish: german, by: { kind: 'sidecar', sidecar } as const }))
  const first: BoardEvent = {
    kind: 'planned',
    answered: { rankedGaps: episodes, matched: [], coverage: { ...coverage, gaps: [one!, two!, three!], covered } },
  }
  const told = after(first, { kind: 'wishes.ended', ends: new Map([one!, two!, three!].map((gap) => [gap, 'told'])) })
  const [firstRow, , lastRow] = told.all
  const again = nextBoard(told, {
    kind: 'planned',
    answered: {
      rankedGaps: [episodes[0]!, episodes[2]!],
      matched: [],
      coverage: { ...coverage, gaps: [one!, three!], covered: covered.slice(0, 1) },
    },
    anew: new Set([lastRow!.id]),
  })
  expect([...again.covered.values()].flat()).toHaveLength(2)
  expect(again.all.map(({ id }) => id)).toEqual(told.all.map(({ id }) => id))
  expect(again.items.map(({ id }) => id)).toEqual([lastRow!.id])
  expect(again.ends.get(firstRow!.id)).toBe('told')
})
