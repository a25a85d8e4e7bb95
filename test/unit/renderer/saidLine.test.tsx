// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createClient } from '../../../renderer/api/client.ts'
import { SaidLine } from '../../../renderer/app/acts/SaidLine.tsx'
import { createActsStore } from '../../../renderer/app/acts/actsStore.ts'
import { AppError } from '../../../shared/errors.ts'
import { createFakeHost } from '../../support/fakes/fakeHost.ts'
import { drawScreen } from './drawScreen.tsx'
import { fakeDependencies } from './fakeDependencies.ts'

afterEach(cleanup)

test('what is over for good stands without a way back: it would undo the act before it', async () => {
  const acts = createActsStore()
  const { dependencies } = await fakeDependencies(createClient(createFakeHost()))
  await drawScreen(dependencies, () => <SaidLine acts={acts} />)
  act(() => {
    acts.getState().say({ text: () => 'Written.', undo: async () => undefined })
    acts.getState().say({
      text: () => 'Titled.',
      undo: () => Promise.reject(new AppError('input.invalid', 'This can no longer be undone.')),
    })
  })
  await act(async () => screen.getByRole('button', { name: 'Undo' }).click())
  screen.getByText(/^Could not undo:/)
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  expect(acts.getState().undoable).toHaveLength(1)
})
