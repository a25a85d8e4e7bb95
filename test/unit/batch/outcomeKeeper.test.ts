import { expect, test } from 'vitest'
import { createOutcomeKeeper } from '../../../electron/batch/outcomeKeeper.ts'
import type { Outcome } from '../../../electron/runs/run.ts'

function outcome(videoPath: string, state: Outcome['state']): Outcome {
  const nothing = { reason: null, code: null, message: '', path: null, writtenId: null }
  return { videoPath, wish: 'en', language: 'en', state, ...nothing }
}

function createKeeper(write: (states: readonly string[]) => void) {
  const timers: (() => void)[] = []
  const later = (_ms: number, work: () => void) => {
    timers.push(work)
    return () => timers.splice(timers.indexOf(work), 1)
  }
  const told = (outcomes: readonly Outcome[]) => {
    write(outcomes.map(({ videoPath, state }) => `${videoPath} ${state}`))
  }
  return { timers, keeper: createOutcomeKeeper(told, { later }) }
}

test('what lasts is written at once, and what passed before it never', () => {
  const written: (readonly string[])[] = []
  const { timers, keeper } = createKeeper((states) => written.push(states))
  keeper.keep([outcome('a', 'downloading'), outcome('b', 'downloading')])
  keeper.keep([outcome('a', 'checking'), outcome('c', 'missing')])
  keeper.keep([outcome('a', 'written')])
  expect(written).toEqual([['c missing'], ['a written']])
  timers[0]?.()
  keeper.flush()
  expect(written).toEqual([['c missing'], ['a written'], ['b downloading']])
})

test('what passes is written by itself a moment later, and nothing is written twice', () => {
  const written: (readonly string[])[] = []
  const { timers, keeper } = createKeeper((states) => written.push(states))
  keeper.keep([outcome('a', 'downloading')])
  keeper.keep([outcome('b', 'checking')])
  expect(timers).toHaveLength(1)
  timers[0]?.()
  keeper.flush()
  expect(written).toEqual([['a downloading', 'b checking']])
})

test('what could not be written is told by the next that lasts, and is not lost', () => {
  const written: (readonly string[])[] = []
  let isFull = true
  const { timers, keeper } = createKeeper((states) => {
    if (isFull) throw new Error('disk full')
    written.push(states)
  })
  keeper.keep([outcome('a', 'downloading')])
  timers[0]?.()
  keeper.tryFlush()
  expect(() => {
    keeper.keep([outcome('b', 'written')])
  }).toThrow('disk full')
  isFull = false
  keeper.flush()
  expect(written).toEqual([['a downloading']])
})

test('what is written waits where the history tells it of a run that dies: beside an open row, in the language of the wish', () => {
  const written: (readonly string[])[] = []
  const { timers, keeper } = createKeeper((states) => written.push(states))
  const forced = { ...outcome('f', 'written'), wish: 'en forced' }
  keeper.keep([outcome('a', 'queued'), outcome('b', 'queued'), { ...forced, state: 'queued' }])
  keeper.keep([outcome('a', 'written')])
  keeper.keep([outcome('b', 'written')])
  keeper.keep([outcome('c', 'written')])
  keeper.keep([forced])
  expect(written).toEqual([['a queued', 'b queued', 'f queued'], ['c written'], ['f written']])
  timers[0]?.()
  expect(written.slice(3)).toEqual([['a written', 'b written']])
  keeper.keep([outcome('a', 'written')])
  expect(written.slice(4)).toEqual([['a written']])
})
