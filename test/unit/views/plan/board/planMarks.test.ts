import { expect, test } from 'vitest'
import type { PlanItem } from '../../../../../electron/views/plan/board/planItem.ts'
import { wantFor } from '../../../../support/make/subjects.ts'
import { marksOf, withQuestions } from '../../../../../electron/views/plan/board/planMarks.ts'

const item = (videoId: string, wish: string) => ({ videoId, wish, choice: { gap: wantFor('/lib/A.mkv') } }) as PlanItem

test('answers that meet no wish are marks, over what waits since an earlier run', () => {
  const waits = { state: 'waiting', untilMs: 9_000, candidates: null, atMs: null } as const
  const parked = new Map([['v1', new Map([['de', waits]])]])
  const marks = marksOf({ parked, notFound: new Map() }, [
    [item('v1', 'en'), 'ask', 3],
    [item('v1', 'de'), 'none', 0],
    [item('v2', 'en'), 'sure', 1],
    [item('v3', 'en'), 'waiting', 0],
    [item('v1', 'fr'), 'waiting', 0],
  ])
  expect([...marks].map(([videoId, wishes]) => [videoId, [...wishes]])).toEqual([
    [
      'v1',
      [
        ['de', { state: 'none', untilMs: null, candidates: null, atMs: null }],
        ['en', { state: 'ask', untilMs: null, candidates: 3, atMs: null }],
        ['fr', { state: 'waiting', untilMs: null, candidates: null, atMs: null }],
      ],
    ],
    ['v3', [['en', { state: 'waiting', untilMs: null, candidates: null, atMs: null }]]],
  ])
  expect([...parked.get('v1')!]).toEqual([['de', waits]])
})

test('what watch mode asks is to be looked at, whatever else is known of the video', () => {
  const none = { state: 'none', untilMs: null, candidates: null, atMs: null } as const
  const ask = { state: 'ask', untilMs: null, candidates: null, atMs: null } as const
  const marks = new Map([['v1', new Map([['de', none]])]])
  const asked = withQuestions(marks, [
    { videoId: 'v1', wish: 'en' },
    { videoId: 'v2', wish: 'en' },
  ])
  expect([...asked].map(([videoId, wishes]) => [videoId, Object.fromEntries(wishes)])).toEqual([
    ['v1', { de: none, en: ask }],
    ['v2', { en: ask }],
  ])
  expect(marks.get('v1')!.size).toBe(1)
})

test('what an earlier run did not find stands below what waits and what is planned now', () => {
  const none = { state: 'none', untilMs: null, candidates: null, atMs: 7 } as const
  const waits = { state: 'waiting', untilMs: 9_000, candidates: null, atMs: null } as const
  const wishes = new Map([
    ['en', none],
    ['de', none],
    ['fr', none],
    ['es', none],
  ])
  const notFound = new Map([
    ['v1', wishes],
    ['v2', new Map([['en', none]])],
  ])
  const marks = marksOf({ notFound, parked: new Map([['v1', new Map([['de', waits]])]]) }, [
    [item('v1', 'en'), 'none', 0],
    [item('v1', 'fr'), 'sure', 2],
    [item('v1', 'es'), 'ask', 2],
  ])
  expect(Object.fromEntries(marks.get('v1')!)).toEqual({
    en: none,
    de: waits,
    es: { state: 'ask', untilMs: null, candidates: 2, atMs: null },
  })
  expect(marks.get('v2')).toBe(notFound.get('v2'))
  expect(wishes.size).toBe(4)
})
