import { expect, test } from 'vitest'
import { createRowWindow, type Page, type Place } from '../../../renderer/api/rowWindow.ts'

interface Row {
  readonly id: number
}

/** A list at a host that answers when told to. */
function createHost(total: number) {
  const waiting: { readonly place: Place; readonly answer: () => void; readonly fail: () => void }[] = []
  const list = { total, shift: 0 }
  const readPage = (_query: string, place: Place) =>
    new Promise<Page<Row>>((resolve, reject) => {
      const rows = Array.from({ length: Math.max(0, Math.min(place.limit, list.total - place.offset)) }, (_, at) => ({
        id: place.offset + at + list.shift,
      }))
      waiting.push({
        place,
        answer: () => resolve({ rows, total: list.total, revision: 1 }),
        fail: () => reject(new Error('gone')),
      })
    })
  const settle = async (how: 'answer' | 'fail') => {
    const asked = waiting.splice(0)
    for (const each of asked) each[how]()
    await new Promise((resolve) => setTimeout(resolve, 0))
    return asked.map(({ place }) => place.offset)
  }
  return { list, readPage, answer: () => settle('answer'), fail: () => settle('fail'), waiting }
}

function createWindow(total = 1_000, keepPages = 1) {
  const host = createHost(total)
  const store = createRowWindow({ query: 'all', readPage: host.readPage, pageSize: 10, keepPages })
  return { ...host, store, at: (index: number) => store.getState().rowAt(index)?.id }
}

test('reads the pages that are visible and no others', async () => {
  const { store, answer, at } = createWindow()
  store.getState().show(5, 25)
  expect(await answer()).toEqual([0, 10, 20])
  expect([at(5), at(24), at(30)]).toEqual([5, 24, undefined])
  expect(store.getState().total).toBe(1_000)
})

test('asks for a page once while its answer is on the way', async () => {
  const { store, answer } = createWindow()
  store.getState().show(0, 10)
  store.getState().show(2, 10)
  expect(await answer()).toEqual([0])
})

test('keeps only pages that are near', async () => {
  const { store, answer, at } = createWindow()
  store.getState().show(0, 10)
  await answer()
  store.getState().show(500, 510)
  await answer()
  expect([at(0), at(500)]).toEqual([undefined, 500])
})

test('a refresh leaves the old rows on screen until the new ones are there', async () => {
  const { store, list, answer, at } = createWindow()
  store.getState().show(0, 10)
  await answer()
  list.shift = 7_000
  store.getState().refresh()
  expect(at(3)).toBe(3)
  await answer()
  expect(at(3)).toBe(7_003)
})

test('a row that did not change keeps its identity through a refresh', async () => {
  const { store, answer } = createWindow()
  store.getState().show(0, 10)
  await answer()
  const before = store.getState().rowAt(4)
  store.getState().refresh()
  await answer()
  expect(store.getState().rowAt(4)).toBe(before)
})

test('many changes while one answer is on its way lead to one further question', async () => {
  const { store, answer, waiting } = createWindow()
  store.getState().show(0, 10)
  await answer()
  store.getState().refresh()
  for (let change = 0; change < 20; change += 1) store.getState().refresh()
  expect(waiting).toHaveLength(1)
  await answer()
  expect(waiting).toHaveLength(1)
  await answer()
  expect(waiting).toHaveLength(0)
})

test('another question starts at the top and drops late answers to the one before', async () => {
  const { store, list, waiting, answer, at } = createWindow()
  store.getState().show(0, 10)
  await answer()
  store.getState().show(300, 310)
  const late = waiting.splice(0)
  list.shift = 5_000
  store.getState().ask('missing')
  expect(store.getState().isBehind).toBe(true)
  expect(await answer()).toEqual([0])
  for (const each of late) each.answer()
  await answer()
  expect([at(0), at(300), store.getState().isBehind]).toEqual([5_000, undefined, false])
})

test('a list that got shorter is told so', async () => {
  const { store, list, answer } = createWindow(25)
  store.getState().show(10, 25)
  await answer()
  list.total = 5
  store.getState().refresh()
  await answer()
  expect(store.getState().total).toBe(5)
})

test('what goes wrong is told, and forgotten with the next answer', async () => {
  const { store, answer, fail } = createWindow()
  store.getState().show(0, 10)
  await fail()
  expect(store.getState().problem?.code).toBe('internal')
  store.getState().refresh()
  await answer()
  expect(store.getState().problem).toBeNull()
})
