/** What else is on offer: the list follows what stands there now, and an answer of before does not come after a later one. */
import { expect, test } from 'vitest'
import { createOthersStore } from '../../../renderer/app/others/othersStore.ts'
import { settled, slowHost } from './slowHost.ts'

const ours = { videoId: 'v0', language: 'en' }
const offered = (release: string) => ({ candidates: [{ id: release, release, isCached: true }], isAsked: true })

function openStore() {
  const { client, answer, asked } = slowHost('video.others')
  const store = createOthersStore(client)
  store.getState().of(ours)
  return {
    store,
    answer,
    asked,
    calls: () => asked.length,
    shown: () => store.getState().others.map(({ release }) => release),
  }
}

test('what nobody has listed is asked for by no change', async () => {
  const { store, calls } = openStore()
  store.getState().of(ours)
  await settled()
  expect(calls()).toBe(0)
})

test('a list follows each change, one question at a time, without its buttons being busy', async () => {
  const { store, answer, calls, shown } = openStore()
  void store.getState().list()
  await settled()
  await answer(0, offered('B'))
  for (let change = 0; change < 3; change += 1) store.getState().of(ours)
  await settled()
  expect(calls()).toBe(2)
  expect([shown(), store.getState().isBusy]).toEqual([['B'], false])
  await answer(1, offered('A'))
  expect(shown()).toEqual(['A'])
  await answer(2, offered('B'))
  expect([shown(), calls()]).toEqual([['B'], 3])
})

test('a change while the service is asked keeps its answer, and lists once more after it', async () => {
  const { store, answer, calls, shown } = openStore()
  void store.getState().list()
  await settled()
  await answer(0, { candidates: [], isAsked: false })
  void store.getState().ask()
  store.getState().of(ours)
  await settled()
  expect([calls(), store.getState().isBusy]).toEqual([2, true])
  await answer(1, offered('B'))
  expect([shown(), calls(), store.getState().isBusy]).toEqual([['B'], 3, false])
  await answer(2, offered('C'))
  expect(shown()).toEqual(['C'])
})

test('a search that was pressed for one subtitle is never spent on the one that is meant by then', async () => {
  const { store, answer, asked } = openStore()
  void store.getState().list()
  await settled()
  await answer(0, { candidates: [], isAsked: false })
  store.getState().of(ours)
  await settled()
  void store.getState().ask()
  store.getState().of({ videoId: 'v1', language: 'en' })
  await answer(1, { candidates: [], isAsked: false })
  expect(asked.map(({ input }) => input)).toEqual([
    { ...ours, mayAsk: false },
    { ...ours, mayAsk: false },
  ])
})
