import { expect, test, vi } from 'vitest'
import type { Client } from '../../../../renderer/api/client.ts'
import { AppError } from '../../../../shared/errors.ts'
import { createActsStore, type Act, type HostActs } from '../../../../renderer/app/acts/actsStore.ts'
import { undoing } from '../../../../renderer/app/acts/undoing.ts'

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

test('one act is taken back where it stands, and the others stay on offer', async () => {
  const undone: string[] = []
  const store = createActsStore()
  const acts = ['one', 'two'].map((name) => act(name, async () => undone.push(name)))
  for (const each of acts) store.getState().say(each)
  await store.getState().takeBack(acts[0]!)
  expect(undone).toEqual(['one'])
  expect(store.getState()).toMatchObject({ said: { kind: 'undone' }, undoable: [acts[1]] })
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
      throw new AppError('input.invalid', 'This can no longer be undone.')
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
  await vi.waitFor(() => expect(times).toBe(1))
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

test.each(['file.missing', 'file.foreign', 'file.changed'] as const)(
  'what a file bars (%s) does not bar the act before it, and is offered again behind it',
  async (code) => {
    const tried: string[] = []
    const store = createActsStore()
    for (const name of ['one', 'two']) store.getState().say(act(name, async () => tried.push(name)))
    const barred = act('renamed', async () => {
      tried.push('renamed')
      throw new AppError(code, 'This file is gone.')
    })
    store.getState().say(barred)
    for (let times = 0; times < 4; times += 1) await store.getState().undo()
    expect(tried).toEqual(['renamed', 'two', 'one', 'renamed'])
    expect(store.getState().undoable).toEqual([barred])
  },
)

test('an undo that leaves some files where they are says how many went, and why the rest stays', async () => {
  const kept = [{ name: 'Salt Road.en.srt', code: 'file.changed', message: 'You have edited it since.' }] as const
  const client = { call: async () => ({ removed: 10, restored: 0, gone: 0, kept, rowIds: [] }) } as unknown as Client
  const store = createActsStore()
  store.getState().say({ ...act('written'), ...undoing(client, { kind: 'batch', batchId: 'r1' }) })
  await store.getState().undo()
  expect(store.getState().said).toMatchObject({
    kind: 'failed',
    taken: { removed: 10 },
    problem: { code: 'file.changed' },
  })
})

test('the host says which act is the last: one of another page is taken back first, and one of this page as this page does', async () => {
  const undone: string[] = []
  const known = ['older', 'here', 'elsewhere']
  const host: HostActs = {
    async last(except) {
      const key = known.findLast((each) => !except.includes(each) && !undone.includes(each))
      return key === undefined ? null : { key, words: { kind: 'rules' }, ageMs: 1_000 }
    },
    actOf: ({ key }) => ({ key, text: () => key, undo: async () => undone.push(key) }),
  }
  const store = createActsStore(host)
  store.getState().say({ ...act('here', async () => undone.push('here')), key: 'here' })
  for (let times = 0; times < 3; times += 1) await store.getState().undo()
  expect(undone).toEqual(['elsewhere', 'here', 'older'])
  expect(store.getState().undoable).toEqual([])
  await store.getState().undo()
  expect(undone).toHaveLength(3)
})

test('what only this page knows is taken back in its turn, before older acts of the host and after newer ones', async () => {
  const undone: string[] = []
  const known = ['older']
  const host: HostActs = {
    async last() {
      const key = known.at(-1)
      return key === undefined ? null : { key, words: { kind: 'rules' }, ageMs: 1_000 }
    },
    actOf: ({ key }) => ({ key, text: () => key, undo: async () => undone.push(known.pop() ?? '') }),
  }
  const store = createActsStore(host)
  store.getState().say(act('filter', async () => undone.push('filter')))
  await Promise.resolve()
  known.push('newer')
  for (let times = 0; times < 3; times += 1) await store.getState().undo()
  expect(undone).toEqual(['newer', 'filter', 'older'])
})

test('what a file bars lets the earlier ones through, and is offered behind them', async () => {
  const tried: string[] = []
  let known = ['one', 'barred']
  const host: HostActs = {
    async last(except) {
      const key = known.findLast((each) => !except.includes(each))
      return key === undefined ? null : { key, words: { kind: 'rules' }, ageMs: 1_000 }
    },
    actOf: ({ key }) => ({
      key,
      text: () => key,
      async undo() {
        tried.push(key)
        if (key === 'barred') throw new AppError('file.changed', 'You have edited it.')
        known = known.filter((each) => each !== key)
      },
    }),
  }
  const store = createActsStore(host)
  for (let times = 0; times < 3; times += 1) await store.getState().undo()
  expect(tried).toEqual(['barred', 'one', 'barred'])
})

test('an act of some time ago is named first, and taken back when it is asked for again while it is named', async () => {
  const undone: string[] = []
  const known = ['oldest', 'run']
  const host: HostActs = {
    async last() {
      const key = known.at(-1)
      return key === undefined ? null : { key, words: { kind: 'written', count: 253 }, ageMs: 10 * 60_000 }
    },
    actOf: ({ key }) => ({ key, text: () => key, undo: async () => undone.push(known.pop() ?? '') }),
  }
  const store = createActsStore(host)
  const { undo, hide } = store.getState()
  const said = () => [store.getState().said?.kind, store.getState().said?.act.key]
  await undo()
  expect([said(), undone]).toEqual([['named', 'run'], []])
  // Nobody said yes while it stood there.
  hide()
  await undo()
  expect([said(), undone]).toEqual([['named', 'run'], []])
  await undo()
  expect([said(), undone]).toEqual([['undone', 'run'], ['run']])
  await undo()
  expect([said(), undone]).toEqual([['named', 'oldest'], ['run']])
})

test('what another verb has taken back is on offer no more, neither in the line nor for Ctrl+Z', async () => {
  const taken: string[] = []
  const acts = createActsStore()
  const act = (key: string) => ({ key, text: () => key, undo: async () => void taken.push(key) })
  acts.getState().say(act('kept'))
  acts.getState().say(act('renamed-1'))
  acts.getState().forget(['renamed-1'])
  expect(acts.getState().said).toBeNull()
  await acts.getState().undo()
  expect(taken).toEqual(['kept'])
  acts.getState().say(act('renamed-2'))
  acts.getState().forget(['another'])
  expect(acts.getState().said?.act.key).toBe('renamed-2')
})
