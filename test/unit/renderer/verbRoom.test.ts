import { expect, test } from 'vitest'
import { verbRoom } from '../../../renderer/features/library/titles/verbs/verbRoom.ts'

const place = { roomPx: 200, wordsPx: 60, isSecond: false, verbPx: 60 }
const formOf = (change: Partial<typeof place>) => verbRoom({ ...place, ...change }).form

test('beside the only line of a row its verbs stand in words, as signs, as the menu or not at all: the name stays whole', () => {
  expect([60, 120, 150, 180].map((wordsPx) => formOf({ wordsPx }))).toEqual(['words', 'sign', 'menu', 'none'])
  for (let wordsPx = 0; wordsPx <= place.roomPx; wordsPx += 1)
    expect(wordsPx + verbRoom({ ...place, wordsPx }).takenPx).toBeLessThanOrEqual(place.roomPx)
})

test('beside a second line the verb stays in reach, and that line gives way', () => {
  expect([60, 120, 150, 300].map((wordsPx) => formOf({ wordsPx, isSecond: true }))).toEqual([
    'words',
    'sign',
    'sign',
    'sign',
  ])
})

test('where there is only the menu, it takes no more than its sign', () => {
  expect(verbRoom({ ...place, verbPx: null })).toEqual({ form: 'menu', takenPx: 32 })
  expect(verbRoom({ ...place, verbPx: null, isSecond: true, wordsPx: 300 }).form).toBe('menu')
})
