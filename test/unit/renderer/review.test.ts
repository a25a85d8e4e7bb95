import { expect, test } from 'vitest'
import { createClient } from '../../../renderer/api/client.ts'
import { fitOf, speedOf } from '../../../renderer/features/review/candidates/fitWords.ts'
import {
  nextOpen,
  questionLines,
  rowBy,
  withDecision,
} from '../../../renderer/features/review/questions/questionRows.ts'
import { decidedWords, groupWords, questionName } from '../../../renderer/features/review/questions/questionWords.ts'
import { createReviewStores } from '../../../renderer/features/review/reviewStores.ts'
import { comparingCommandOf, reviewCommandOf } from '../../../renderer/features/review/reviewKeys.ts'
import { loadTexts } from '../../../renderer/texts/loadTexts.ts'
import type { ReviewRow } from '../../../shared/contract/runs/review.ts'
import { createFakeHost } from '../../support/fakes/fakeHost.ts'
import { createFakeReview } from '../../support/fakes/fakeReview.ts'
import { fakeDependencies } from './fakeDependencies.ts'

const row = (id: string, rest: Partial<ReviewRow> = {}): ReviewRow => ({
  id,
  videoId: id,
  words: { title: 'Electric Engine', detected: '', year: null, code: 'S01E03', part: '', name: '', release: '' },
  group: 'Electric Engine S01',
  season: 1,
  language: 'es',
  kind: 'tier',
  isWatched: false,
  decision: null,
  ...rest,
})

test('a question says which video, which episode and which language it is about', async () => {
  const texts = await loadTexts('en')
  expect(questionName(texts, row('a'))).toBe('Electric Engine · S01E03 · Spanish')
  const film = { title: '1x01.mkv', detected: '', year: 2021, code: '', part: '', name: '', release: '' }
  expect(questionName(texts, row('a', { words: film, language: 'pt-BR' }))).toBe(
    '1x01.mkv (2021) · Brazilian Portuguese',
  )
  expect(questionName(texts, row('a', { words: { ...film, title: 'Salt Road', part: 'CD2' } }))).toBe(
    'Salt Road (2021) · CD2 · Spanish',
  )
  expect(groupWords(texts, row('a'))).toBe('Electric Engine · S01')
  expect(groupWords(texts, row('a', { group: '' }))).toBe('Films')
})

test('what was decided begins with what it is of: a question or their number', async () => {
  const texts = await loadTexts('en')
  const decided = { row: row('a'), decision: 'chosen' } as const
  expect(decidedWords(texts, { ...decided, count: 1 })).toBe('Electric Engine · S01E03 · Spanish: chosen')
  expect(decidedWords(texts, { ...decided, count: 4 })).toBe('4 questions: chosen')
})

test('a candidate that was looked into is here: the desk, the choice and the best for all cost less', async () => {
  let isCached = false
  const made = createFakeReview()
  const host = createFakeHost({
    handlers: {
      ...made,
      'review.question': async (order) => {
        const question = await made['review.question']!(order)
        return { ...question, candidates: question.candidates.map((each) => ({ ...each, isCached })) }
      },
      'review.meaning': async () => ({ questions: 1, codes: [], downloads: isCached ? 0 : 1, cached: 0, ai: 0 }),
      'review.best': async () => {
        const meaning = { questions: 2, codes: [], downloads: isCached ? 1 : 2, cached: 0, ai: 0 }
        return { show: meaning, all: meaning }
      },
      'plan.preview': async (order) => {
        isCached = true
        return made['plan.preview']!(order)
      },
    },
  })
  const { dependencies } = await fakeDependencies(createClient(host))
  const { review, previews } = createReviewStores(dependencies)
  await review.getState().open(null)
  expect(review.getState().meanings?.one.downloads).toBe(1)
  await previews.getState().lookAtShown()
  await expect.poll(() => review.getState().meanings?.one.downloads).toBe(0)
  await expect.poll(() => review.getState().best?.all.downloads).toBe(1)
  expect(review.getState().question?.candidates.every((each) => each.isCached)).toBe(true)
})

test('Enter leads to the next open question, round and round, and never to the same one', () => {
  const rows = withDecision([row('a'), row('b'), row('c')], new Set(['b']), 'chosen')
  expect([nextOpen(rows, 'a')?.id, nextOpen(rows, 'c')?.id]).toEqual(['c', 'a'])
  expect(nextOpen(withDecision(rows, new Set(['a']), 'skipped'), 'c')).toBeNull()
  expect([rowBy(rows, 'a', -1)?.id, rowBy(rows, 'a', 1)?.id, rowBy([], 'a', 1)]).toEqual(['a', 'b', null])
})

test('a heading counts the open questions below it', () => {
  const rows = [row('a', { decision: 'chosen' }), row('b'), row('c', { group: '' })]
  const told = questionLines(rows).map((line) => (line.kind === 'row' ? line.row.id : `${line.group} ${line.open}`))
  expect(told).toEqual(['Electric Engine S01 1', 'a', 'b', ' 1', 'c'])
})

test('fit is told by what differs, and speed by which of the two is through sooner', () => {
  expect(fitOf({ tier: 1, reasons: ['source', '!group'] })).toBe('otherGroup')
  expect(fitOf({ tier: 1, reasons: ['source'] })).toBe('sameSource')
  expect(fitOf({ tier: 1, reasons: ['name', '?source', '?own-source'] })).toBe('sameName')
  expect([fitOf({ tier: 3, reasons: [] }), fitOf({ tier: 3, reasons: ['!source'] })]).toEqual(['part', 'otherSource'])
  expect([fitOf({ tier: 4, reasons: ['!fps'] }), fitOf({ tier: 4, reasons: ['!edition', '!fps'] })]).toEqual([
    'otherSpeed',
    'otherCut',
  ])
  // A name that tells no source: whose it is.
  const silent = (...reasons: string[]) => fitOf({ tier: 2, reasons })
  expect([silent('?source'), silent('?own-source'), silent('?source', '?own-source')]).toEqual([
    'subtitleUnnamed',
    'fileUnnamed',
    'neitherNamed',
  ])
  expect([fitOf({ tier: 0, reasons: [] }), fitOf({ tier: 2, reasons: [] }), fitOf({ tier: 9, reasons: [] })]).toEqual([
    'same',
    'unknown',
    'unknown',
  ])
  expect([
    speedOf(25, 23.976),
    speedOf(23.976, 25),
    speedOf(23.976, 23.9760239),
    speedOf(null, 25),
    speedOf(0, 25),
  ]).toEqual(['faster', 'slower', null, null, null])
})

test('keys mean what the bar says; with Ctrl only taking back', () => {
  const press = (key: string, rest = {}) =>
    reviewCommandOf({ key, ctrlKey: false, metaKey: false, altKey: false, ...rest })
  expect([press('1'), press('9'), press('0')]).toEqual([
    { kind: 'choose', place: 0 },
    { kind: 'choose', place: 8 },
    null,
  ])
  expect([press('b'), press('B', { shiftKey: true })]).toEqual([
    { kind: 'best', isOfAll: false },
    { kind: 'best', isOfAll: true },
  ])
  expect(['S', 'x', 't', 'a', 'o', 'Enter', 'Escape'].map((key) => press(key)?.kind)).toEqual([
    'skip',
    'ignore',
    'translate',
    'season',
    'title',
    'next',
    'back',
  ])
  expect([
    press('z', { ctrlKey: true })?.kind,
    press('Z', { metaKey: true, shiftKey: true }),
    press('s', { ctrlKey: true }),
  ]).toEqual(['takeBack', null, null])
  expect(press('constructor')).toBeNull()
})

test('the film at the side has keys of its own; while two are compared no key answers', () => {
  const plain = { ctrlKey: false, metaKey: false, altKey: false }
  expect([' ', 'j', 'K', 'c'].map((key) => reviewCommandOf({ ...plain, key }))).toEqual([
    { kind: 'play' },
    { kind: 'line', by: -1 },
    { kind: 'line', by: 1 },
    { kind: 'compare' },
  ])
  expect([' ', 'j', 'a', 'B', 'd', 'c', 'Escape'].map((key) => comparingCommandOf({ ...plain, key }))).toEqual([
    { kind: 'play' },
    { kind: 'line', by: -1 },
    { kind: 'press', name: 'A' },
    { kind: 'press', name: 'B' },
    { kind: 'press', name: 'D' },
    { kind: 'compare' },
    { kind: 'compare' },
  ])
  const answers = ['1', '9', 's', 'x', 't', 'o', 'p', 'Enter', 'ArrowDown', 'constructor']
  expect(answers.filter((key) => comparingCommandOf({ ...plain, key }) !== null)).toEqual([])
  expect(comparingCommandOf({ ...plain, ctrlKey: true, key: 'a' })).toBeNull()
})

test('an answer leads to the next open question, and whom it was for is wanted there too', async () => {
  const made = createFakeReview()
  const reaches: string[] = []
  const host = createFakeHost({
    handlers: {
      ...made,
      'review.answer': async ({ questionId, reach }) => {
        reaches.push(reach)
        return { ids: [questionId], undoId: 'u1' }
      },
    },
  })
  const { dependencies } = await fakeDependencies(createClient(host))
  const { review } = createReviewStores(dependencies)
  await review.getState().open(null)
  const [first, second] = review.getState().rows!
  expect(review.getState().currentId).toBe(first!.id)
  await review.getState().turnSeason()
  await review.getState().enter()
  expect(review.getState().currentId).toBe(second!.id)
  await review.getState().showBy(1)
  expect(review.getState().shownId).toBe(review.getState().question!.candidates[1]!.id)
  await review.getState().enter()
  expect(reaches).toEqual(['season', 'season'])
})
