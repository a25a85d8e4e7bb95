/** The lists of the page of whoever runs a service: what stays chosen, what is approved, and how much is read again. */
import { expect, test } from 'vitest'
import { createAccountsStore } from '../../../renderer/operator/accounts/accountsStore.ts'
import type { OperatorClient } from '../../../renderer/operator/operatorClient.ts'
import { wishOf } from '../../../renderer/operator/uploads/listKeys.ts'
import { createUploadsStore } from '../../../renderer/operator/uploads/uploadsStore.ts'
import { AppError } from '../../../shared/errors.ts'
import type { OperatorCommand } from '../../../shared/contract/operator.ts'

interface Window {
  readonly offset: number
  readonly limit: number
}

type Call = readonly [name: OperatorCommand, input: unknown]

/** Answers lists out of `items`, everything else out of `answer`; and notes what it was asked. */
function fakeOperator(items: () => readonly object[], answer: (call: Call) => unknown = () => ({})) {
  const calls: Call[] = []
  const call = (name: OperatorCommand, input: unknown) => {
    calls.push([name, input])
    if (name !== 'uploads.waiting' && name !== 'accounts.list')
      return Promise.resolve().then(() => answer([name, input]))
    const { offset, limit } = input as Window
    if (limit > 200) return Promise.reject(new AppError('input.invalid', 'A call answers 200 rows at most.'))
    return Promise.resolve({ rows: items().slice(offset, offset + limit), total: items().length })
  }
  // Its calls are answered with what the stores read of them, which is less than a whole row.
  return { calls, client: { call } as unknown as OperatorClient }
}

const rowsOf = (key: string, count: number) => Array.from({ length: count }, (_, at) => ({ [key]: String(at + 1) }))

async function openUploads(count: number, answer?: (call: Call) => unknown) {
  let waiting = rowsOf('nId', count)
  const { calls, client } = fakeOperator(() => waiting, answer)
  const store = createUploadsStore(client)
  await store.getState().readAgain()
  return {
    store,
    sent: () => calls.filter(([name]) => name !== 'uploads.waiting'),
    calls,
    /** Somebody else decided it. */
    decideElsewhere: (nId: string) => (waiting = waiting.filter((row) => row['nId'] !== nId)),
    chosen: () => store.getState().chosen?.nId ?? null,
  }
}

test('nothing is approved before its text was read, and then what was read first', async () => {
  const { store, sent } = await openUploads(2)
  await store.getState().approve()
  store.getState().sawTexts('2', 'of another one')
  await store.getState().approve()
  expect(sent()).toEqual([])
  store.getState().sawTexts('1', 'first')
  store.getState().sawTexts('1', 'replaced since')
  await store.getState().approve()
  expect(sent()).toEqual([['uploads.approve', { nId: '1', revision: 'first' }]])
  expect(store.getState()).toMatchObject({ chosen: { nId: '2' }, revision: null })
})

test('what was refused has to be read again before it is approved', async () => {
  const refusal = new AppError('input.invalid', 'A file was replaced meanwhile. Look at the upload again.')
  const { store, sent } = await openUploads(1, () => Promise.reject(refusal))
  store.getState().sawTexts('1', 'first')
  const { look } = store.getState()
  await store.getState().approve()
  expect(store.getState()).toMatchObject({ refusal: { message: refusal.message }, revision: null, look: look + 1 })
  await store.getState().approve()
  expect(sent()).toHaveLength(1)
  store.getState().sawTexts('1', 'second')
  await store.getState().approve()
  expect(sent().at(-1)).toEqual(['uploads.approve', { nId: '1', revision: 'second' }])
})

test('what somebody else decided is chosen no more, and nothing takes its place by itself', async () => {
  const { store, chosen, decideElsewhere, sent } = await openUploads(3)
  expect(chosen()).toBe('1')
  store.getState().sawTexts('1', 'first')
  store.getState().askReason(true)
  decideElsewhere('1')
  await store.getState().readAgain()
  expect(store.getState()).toMatchObject({ chosen: null, isRejecting: false, revision: null })
  await store.getState().approve()
  await store.getState().reject('Wrong film.')
  expect(sent()).toEqual([])
  await store.getState().readAgain()
  expect(chosen()).toBe(null)
})

test('a choice made while a decision is under way stays', async () => {
  const { store, chosen } = await openUploads(3)
  store.getState().sawTexts('1', 'first')
  const approved = store.getState().approve()
  store.getState().choose(store.getState().rows![2]!)
  await approved
  expect(chosen()).toBe('3')
})

test('all that is shown is read again, however many calls it takes', async () => {
  const { store, calls, chosen } = await openUploads(430)
  for (let shown = 50; shown < 430; shown += 50) await store.getState().readMore()
  expect(store.getState().rows).toHaveLength(430)
  store.getState().choose(store.getState().rows![424]!)
  calls.length = 0
  await store.getState().readAgain()
  expect(store.getState().rows?.map(({ nId }) => nId)).toEqual(rowsOf('nId', 430).map(({ nId }) => nId))
  expect(chosen()).toBe('425')
  expect(calls.map(([, input]) => input)).toEqual([
    { offset: 0, limit: 200 },
    { offset: 200, limit: 200 },
    { offset: 400, limit: 30 },
  ])
})

test('a key that is held walks through the list, but decides nothing', () => {
  const pressed = (key: string, more: object = {}) => ({
    ...{ key, repeat: false, ctrlKey: false, metaKey: false, altKey: false },
    ...more,
  })
  const held = { repeat: true }
  expect(wishOf(pressed('a'), 0, 3)).toEqual({ kind: 'approve' })
  expect(wishOf(pressed('r'), 0, 3)).toEqual({ kind: 'askReason' })
  expect([wishOf(pressed('A'), 0, 3), wishOf(pressed('R'), 0, 3)]).toEqual([{ kind: 'approve' }, { kind: 'askReason' }])
  expect([wishOf(pressed('a', held), 0, 3), wishOf(pressed('r', held), 0, 3)]).toEqual([null, null])
  expect(wishOf(pressed('ArrowDown', held), 0, 3)).toEqual({ kind: 'choose', at: 1 })
  expect(wishOf(pressed('ArrowDown'), -1, 3)).toEqual({ kind: 'choose', at: 0 })
  expect([wishOf(pressed('ArrowDown'), 2, 3), wishOf(pressed('ArrowUp'), 0, 3)]).toEqual([null, null])
  expect(wishOf(pressed('a', { ctrlKey: true }), 0, 3)).toBe(null)
})

test('the keys of an account stay open when the list is read again without it, and follow it while it is there', async () => {
  let accounts: readonly object[] = rowsOf('id', 300)
  const { client } = fakeOperator(() => accounts)
  const store = createAccountsStore(client)
  await store.getState().readAgain()
  for (let shown = 50; shown < 300; shown += 50) await store.getState().readMore()
  store.getState().showKeys(store.getState().rows![249]!)
  accounts = rowsOf('id', 300).map((account) => ({ ...account, keys: 2 }))
  await store.getState().readAgain()
  expect(store.getState().openKeys).toEqual({ id: '250', keys: 2 })
  accounts = accounts.slice(0, 100)
  await store.getState().readAgain()
  expect(store.getState().openKeys).toEqual({ id: '250', keys: 2 })
  store.getState().showKeys(null)
  await store.getState().readAgain()
  expect(store.getState().openKeys).toBe(null)
})

test('what somebody else has decided meanwhile leaves no row out of what is read on', async () => {
  const { store, decideElsewhere } = await openUploads(120)
  for (const nId of ['1', '2', '3']) decideElsewhere(nId)
  await store.getState().readMore()
  const { rows } = store.getState()
  expect([rows?.length, rows?.[0]?.nId, rows?.[99]?.nId]).toEqual([100, '4', '103'])
})
