// @vitest-environment jsdom
/** What is chosen in the library is what was pressed, in that order, however late the answers come. */
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createClient } from '../../../renderer/api/client.ts'
import { LibraryScreen } from '../../../renderer/features/library/LibraryScreen.tsx'
import { createLibraryStores } from '../../../renderer/features/library/libraryStores.ts'
import { LibraryContext } from '../../../renderer/features/library/useLibraryStore.ts'
import type { Handlers, OutputOf } from '../../../shared/contract/index.ts'
import { AppError } from '../../../shared/errors.ts'
import { createFakeHost } from '../../support/fakes/fakeHost.ts'
import { drawScreen } from './drawScreen.tsx'
import { fakeDependencies } from './fakeDependencies.ts'
import './withoutLayout.ts'

afterEach(cleanup)

/** A library of which the host names rows when it is told to. */
async function openLibrary(rowIds?: Handlers['library.rowIds']) {
  const waiting: (() => void)[] = []
  const told = createFakeHost()
  const host = createFakeHost({
    handlers: {
      'library.rowIds':
        rowIds ??
        (async (asked) => {
          await new Promise<void>((resolve) => waiting.push(resolve))
          const reply = await told.call('library.rowIds', asked)
          return (reply as { readonly value: OutputOf<'library.rowIds'> }).value
        }),
    },
  })
  const { dependencies } = await fakeDependencies(createClient(host))
  const stores = createLibraryStores(dependencies)
  const { rows, selection, view } = stores
  view.getState().setKind('files')
  await expect.poll(() => rows.getState().total).toBe(200)
  const idAt = (index: number) => rows.getState().rowAt(index)?.id ?? ''
  const chosen = () => [...selection.getState().ids]
  /** The one that was asked last answers first, where several were. */
  async function answerAll(): Promise<void> {
    for (let quiet = 0; quiet < 3; quiet = waiting.length === 0 ? quiet + 1 : 0) {
      waiting.pop()?.()
      await new Promise((resolve) => setTimeout(resolve, 0))
    }
  }
  return { dependencies, stores, selection, view, idAt, chosen, answerAll, asked: () => waiting.length }
}

test('two rows that are left out of all, one right after the other, are both left out', async () => {
  const { selection, idAt, chosen, answerAll } = await openLibrary()
  selection.getState().selectAll()
  const both = [selection.getState().toggle(3), selection.getState().toggle(4)]
  await answerAll()
  await Promise.all(both)
  expect(chosen()).toHaveLength(198)
  expect(chosen().filter((id) => [idAt(3), idAt(4)].includes(id))).toEqual([])
})

test('a range that was asked for before another search chooses nothing in that one', async () => {
  const { selection, view, chosen, answerAll } = await openLibrary()
  selection.getState().setAnchor(2)
  const range = selection.getState().extendTo(6)
  view.getState().setSearch('harbour')
  await answerAll()
  await range
  expect([chosen(), selection.getState().isAll]).toEqual([[], false])
})

test('what is chosen after a range that is slow stays chosen', async () => {
  const { selection, idAt, chosen, answerAll } = await openLibrary()
  const range = selection.getState().extendTo(6)
  selection.getState().selectOnly(idAt(9))
  await answerAll()
  await range
  expect(chosen()).toEqual([idAt(9)])
})

test('Shift and an arrow that is held chooses as far as it came, and asks for no step between', async () => {
  const { selection, idAt, chosen, answerAll, asked } = await openLibrary()
  selection.getState().setAnchor(0)
  const steps = [1, 2, 3, 4, 5, 6].map((index) => selection.getState().extendTo(index))
  await expect.poll(asked).toBe(1)
  await answerAll()
  await Promise.all(steps)
  expect(chosen()).toEqual([0, 1, 2, 3, 4, 5, 6].map(idAt))
})

test('one left out of more than can be named leaves all chosen and says so; one more than that can be done', async () => {
  let total = 30_000
  const { selection, idAt, chosen } = await openLibrary(async ({ from, to }) => ({
    ids: Array.from({ length: Math.min(to + 1, total) - from }, (_, at) => (at === 3 ? idAt(3) : `other-${at}`)),
    revision: 1,
  }))
  selection.getState().selectAll()
  await selection.getState().toggle(3)
  expect(selection.getState()).toMatchObject({ isAll: true, isTooMany: true })
  total = 20_001
  await selection.getState().toggle(3)
  expect(selection.getState()).toMatchObject({ isAll: false, isTooMany: false })
  expect(chosen()).toHaveLength(20_000)
})

test('why rows could not be chosen is said, until something else is chosen', async () => {
  const { dependencies, stores, selection, idAt } = await openLibrary(async () => {
    throw new AppError('internal', 'The list could not be read.')
  })
  await drawScreen(dependencies, () => (
    <LibraryContext value={stores}>
      <LibraryScreen />
    </LibraryContext>
  ))
  await act(() => selection.getState().extendTo(3))
  await screen.findByText('The list could not be read.')
  act(() => selection.getState().selectOnly(idAt(1)))
  expect(screen.queryByText('The list could not be read.')).toBeNull()
})
