import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rankCandidates } from '../../../../electron/matching/choose/rankCandidates.ts'
import type { HandChoice } from '../../../../electron/plan/handChoices.ts'
import { emptyBoard, nextBoard } from '../../../../electron/views/plan/board/planBoardState.ts'
import type { Placement } from '../../../../electron/views/plan/board/planItem.ts'
import { alsoMeant, planDecisions } from '../../../../electron/views/review/reviewAnswers.ts'
import { questionsOf, type Question } from '../../../../electron/views/review/reviewList.ts'
import type { WatchAsk } from '../../../../electron/views/watch/watchQuestions.ts'
import { parseRelease } from '../../../../shared/release/parseRelease.ts'
import { listed, wantFor } from '../../../support/make/subjects.ts'

const paths = [
  ...[1, 2, 3].map((episode) => `/lib/Show/Show.S01E0${episode}.720p.HDTV.x264-CCC.mkv`),
  '/lib/Show/Show.S02E01.720p.HDTV.x264-CCC.mkv',
  '/lib/Film.2019.1080p.WEB-DL.x264-GRP.mkv',
]

/** Each is offered two subtitles of other groups; the third episode lacks one of them. */
const choices = paths.map((path) => {
  const gap = wantFor(path)
  const { release, wish } = gap
  const groups = path.includes('S01E03') ? ['AAA'] : ['AAA', 'BBB']
  const rest = {
    season: release.season,
    episodeFrom: release.episodes[0] ?? null,
    episodeEnd: release.episodes[0] ?? null,
  }
  const offered = groups.map((group) => listed(`${group} ${path}`, `${nameOf(path)}.1080p.WEB.x264-${group}`, rest))
  const request = { release, fps: null, wish, hearingImpaired: 'any', forced: 'never', title: null } as const
  return { gap, status: 'sure' as const, ranking: rankCandidates(request, offered) }
})

function nameOf(path: string): string {
  return path.includes('Film') ? 'Film.2019' : (/Show\.S\d+E\d+/.exec(path)?.[0] ?? '')
}

const board = nextBoard(emptyBoard, {
  kind: 'planned',
  answered: { rankedGaps: choices, matched: [], coverage: { gaps: [], covered: [], ignored: [], forced: [] } },
})
const asks: Placement = { answer: 'ask', pick: null, archive: null, question: 'tier' }
const chosen: Placement = { ...asks, answer: 'chosen', question: null }

interface Scene {
  readonly decisions?: ReadonlyMap<string, HandChoice>
  readonly asked?: readonly WatchAsk[]
  readonly met?: ReadonlySet<string>
  readonly inPlan?: readonly number[]
}

function listOf({
  decisions = new Map(),
  asked = [],
  met = new Set(),
  inPlan = [0, 1, 2, 3, 4],
}: Scene): readonly Question[] {
  return questionsOf({
    items: inPlan.map((index) => board.items[index]!),
    placeOf: ({ id }) => (decisions.has(id) ? chosen : asks),
    decisionOf: (id) => decisions.get(id) ?? null,
    asked,
    isMet: ({ id }) => met.has(id),
    entryOf: (videoId) => {
      const path = board.items.find((item) => item.videoId === videoId)?.choice.gap.video.file.path
      if (path === undefined) return null
      const { title, type, season } = parseRelease(path)
      return { title, type, season, path }
    },
  })
}

function askOf(index: number, kind: WatchAsk['kind'] = 'ask'): WatchAsk {
  const { id, videoId, choice, wish } = board.items[index]!
  return { id, videoId, videoPath: choice.gap.video.file.path, wish, language: 'en', kind, message: '' }
}

test('whoever asks, a wish is one question, and it is open until a person or the plan has decided it', () => {
  const indexes = fc.subarray([0, 1, 2, 3, 4])
  fc.assert(
    fc.property(indexes, indexes, indexes, (inPlan, watched, decided) => {
      const decisions = new Map(decided.map((index) => [board.items[index]!.id, { kind: 'skip' } as const]))
      const questions = listOf({ inPlan, asked: watched.map((index) => askOf(index)), decisions })
      const open = new Set([...inPlan, ...watched].filter((index) => !decided.includes(index)))
      expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length)
      expect(questions.filter(({ decision }) => decision === null)).toHaveLength(open.size)
      // What was decided keeps its place only where a plan holds it.
      expect(questions.length - open.size).toBe(inPlan.filter((index) => decided.includes(index)).length)
    }),
  )
})

test('they stand by show and season, then the movies, under one name whoever asks', () => {
  const questions = listOf({ inPlan: [0, 4], asked: [askOf(1), askOf(3)] })
  expect(questions.map(({ group, ask }) => [group, ask !== null])).toEqual([
    ['Show S01', false],
    ['Show S01', true],
    ['Show S02', true],
    ['', false],
  ])
})

test('what watch mode asks about a file is a question whatever a plan would do', () => {
  const decisions = new Map(board.items.map(({ id }) => [id, { kind: 'skip' } as const]))
  const questions = listOf({
    decisions,
    asked: [askOf(0, 'removed'), { ...askOf(1, 'better'), id: 'better-1', wish: '' }],
  })
  const open = questions.filter(({ decision }) => decision === null)
  expect(open.map(({ kind }) => kind).sort()).toEqual(['better', 'removed'])
})

test('an answer for the season holds for the open questions that have something alike, and for no others', () => {
  const questions = listOf({})
  const [question] = questions
  const others = alsoMeant({ question: question!, reach: 'season' }, questions)
  expect(others).toHaveLength(2)
  const candidates = question!.item!.choice.ranking.candidates
  const decisionsFor = (group: string) =>
    planDecisions(
      { question: question!, answer: { kind: 'choose', candidateId: '' }, reach: 'season' },
      others,
      candidates.find(({ releaseName }) => releaseName.endsWith(group))!,
    )
  expect([decisionsFor('AAA').size, decisionsFor('BBB').size]).toEqual([3, 2])
  const done = new Map([[questions[1]!.id, { kind: 'skip' } as const]])
  const left = listOf({ decisions: done })
  expect(alsoMeant({ question: left[0]!, reach: 'season' }, left)).toHaveLength(1)
  expect(alsoMeant({ question: questions[4]!, reach: 'season' }, questions)).toEqual([])
})

test('files that count on through all seasons are one season to an answer, whatever their subtitles are listed under', () => {
  const counted = [26, 27, 28].map((number) => {
    const gap = wantFor(`/lib/Copper Tide/[KITE] Copper Tide - ${number} [1080p].mkv`)
    const { release, wish } = gap
    // Each text is listed as the service happens to know it: under the first season, or under none.
    const place = { season: number === 26 ? 1 : null, episodeFrom: number, episodeEnd: number }
    const offered = [listed(`s${number}`, `[AAA] Copper Tide - ${number} [720p]`, place)]
    const request = { release, fps: null, wish, hearingImpaired: 'any', forced: 'never', title: null } as const
    return { gap, status: 'sure' as const, ranking: rankCandidates(request, offered) }
  })
  const { items } = nextBoard(emptyBoard, {
    kind: 'planned',
    answered: { rankedGaps: counted, matched: [], coverage: { gaps: [], covered: [], ignored: [], forced: [] } },
  })
  const questions = questionsOf({
    ...{ items, placeOf: () => asks, decisionOf: () => null, asked: [], isMet: () => false, entryOf: () => null },
  })
  const [question] = questions
  const others = alsoMeant({ question: question!, reach: 'season' }, questions)
  const [chosenOne] = question!.item!.choice.ranking.candidates
  const answering = { question: question!, answer: { kind: 'choose', candidateId: '' }, reach: 'season' } as const
  expect(planDecisions(answering, others, chosenOne!).size).toBe(3)
})
