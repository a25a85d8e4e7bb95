// @vitest-environment jsdom
import { Profiler } from 'react'
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createClient } from '../../../renderer/api/client.ts'
import { createLibraryScreen } from '../../../renderer/features/library/createLibraryScreen.tsx'
import type { LibraryState } from '../../../shared/contract/library.ts'
import { createFakeHost } from '../../support/fakes/fakeHost.ts'
import { drawScreen } from './drawScreen.tsx'
import { fakeDependencies } from './fakeDependencies.ts'
import './withoutLayout.ts'

afterEach(cleanup)

async function opened() {
  const host = createFakeHost()
  const client = createClient(host)
  const { dependencies } = await fakeDependencies(client)
  const draw = createLibraryScreen(dependencies)
  let drawn = 0
  await drawScreen(dependencies, () => (
    <Profiler id="library" onRender={() => (drawn += 1)}>
      {draw()}
    </Profiler>
  ))
  await screen.findByRole('treegrid')
  const state = await client.call('library.state', {})
  /** Until what it made the screen ask is answered too. */
  const settle = () => act(() => new Promise<void>((resolve) => void setTimeout(resolve, 20)))
  await settle()
  const tell = async (next: LibraryState): Promise<number> => {
    const before = drawn
    act(() => host.emit({ name: 'library.changed', payload: structuredClone(next) }))
    await settle()
    return drawn - before
  }
  // What a search would cost is asked anew with the first change.
  await tell(state)
  return { state, tell }
}

test('a change of which the library shows nothing draws nothing', async () => {
  const { state, tell } = await opened()
  expect(await tell({ ...state, revision: state.revision + 1 })).toBe(0)
})

test('a change of a number is drawn once', async () => {
  const { state, tell } = await opened()
  const [first, ...others] = state.counts.byLanguage
  if (first === undefined) throw new Error('The library wants no language.')
  const byLanguage = [{ ...first, covered: first.covered + 1 }, ...others]
  expect(await tell({ ...state, revision: state.revision + 1, counts: { ...state.counts, byLanguage } })).toBe(1)
  expect(screen.getByText(`${first.covered + 1}/${first.total}`)).not.toBeNull()
})
