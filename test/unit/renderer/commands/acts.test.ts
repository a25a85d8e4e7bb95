import { expect, test } from 'vitest'
import { AppError } from '../../../../shared/errors.ts'
import { createActsStore, type Act } from '../../../../renderer/app/acts/actsStore.ts'

const act = (name: string, undo?: () => Promise<unknown>): Act => ({ text: () => name, ...(undo && { undo }) })

test('the last act is taken back first, then the one before it', async () => {
  const undone: string[] = []
  const store = createActsStore()
  for (const name of ['one', 'two']) store.getState().say(act(name, async () => undone.push(name)))
  expect(store.getState().said?.kind).toBe('done')
  await store.getState().undo()
  expect(store.getState().said).toMatchObject({ kind: 'undone', act: { text: expect.any(Function) as unknown } })
  await store.getState().undo()
  await store.getState().undo()
  expect(undone).toEqual(['two', 'one'])
  expect(store.getState().undoable).toEqual([])
})

test('an act that says no way back does not hide the one before it', async () => {
  let isUndone = false
  const store = createActsStore()
  store.getState().say(
    act('written', async () => {
      isUndone = true
    }),
  )
  store.getState().say(act('copied'))
  await store.getState().undo()
  expect(isUndone).toBe(true)
})

test('what could not be taken back stays on offer, and says why', async () => {
  let isAway = true
  const store = createActsStore()
  store.getState().say(
    act('written', async () => {
      if (isAway) throw new AppError('file.missing', 'The drive is not connected.')
    }),
  )
  await store.getState().undo()
  expect(store.getState().said).toMatchObject({ kind: 'failed', problem: { code: 'file.missing' } })
  isAway = false
  await store.getState().undo()
  expect(store.getState().said?.kind).toBe('undone')
  expect(store.getState().undoable).toEqual([])
})

test('what is over for good does not bar the way back of the act before it', async () => {
  let isUndone = false
  const store = createActsStore()
  store.getState().say(
    act('written', async () => {
      isUndone = true
    }),
  )
  store.getState().say(
    act('titled', async () => {
      throw new AppError('input.invalid', 'This cannot be taken back any more.')
    }),
  )
  await store.getState().undo()
  expect(store.getState().said).toMatchObject({ kind: 'failed', problem: { code: 'input.invalid' } })
  await store.getState().undo()
  expect(isUndone).toBe(true)
})

test('pressed twice it is taken back once', async () => {
  let times = 0
  let finish: () => void = () => undefined
  const store = createActsStore()
  store.getState().say(
    act('written', () => {
      times += 1
      return new Promise<void>((resolve) => (finish = resolve))
    }),
  )
  const both = [store.getState().undo(), store.getState().undo()]
  await Promise.resolve()
  finish()
  await Promise.all(both)
  expect(times).toBe(1)
})

test('hiding the line keeps the way back; only so many are kept', () => {
  const store = createActsStore()
  for (let index = 0; index < 30; index += 1) store.getState().say(act(String(index), async () => undefined))
  store.getState().hide()
  expect(store.getState().said).toBe(null)
  expect(store.getState().undoable).toHaveLength(20)
})
