// @vitest-environment jsdom
/** A page whose program is gone: one bar tells it, says after a while how to open it again, and nothing is shown as running. */
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createClient } from '../../../renderer/api/client.ts'
import type { Connection } from '../../../renderer/api/transport.ts'
import { ConnectionContext } from '../../../renderer/app/frame/connectionContext.ts'
import { ConnectionNotice } from '../../../renderer/app/frame/ConnectionNotice.tsx'
import { NavigationStatus } from '../../../renderer/app/frame/NavigationStatus.tsx'
import { ProblemNotice } from '../../../renderer/app/problem/ProblemNotice.tsx'
import { createAppStores } from '../../../renderer/app/stores/appStores.ts'
import { AppError } from '../../../shared/errors.ts'
import { createFakeHost } from '../../support/fakes/fakeHost.ts'
import { drawScreen } from './drawScreen.tsx'
import { fakeDependencies } from './fakeDependencies.ts'

const unreachable = new AppError('app.unreachable', 'Undertitle does not answer. Check that it still runs.')

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

async function draw(connection: Connection) {
  const client = createClient(createFakeHost())
  const { dependencies } = await fakeDependencies(client)
  const { running, questions } = createAppStores(client)
  running.setState({ value: { revision: 1, now: { done: 3, total: 9 }, needsHelp: 0 } as never })
  return drawScreen(dependencies, () => (
    <ConnectionContext value={connection}>
      <NavigationStatus screen="activity" running={running} questions={questions} />
      <ProblemNotice problem={unreachable} />
      <ConnectionNotice />
    </ConnectionContext>
  ))
}

test('one bar tells that the program does not answer, then that it has ended and how to open it again', async () => {
  await draw('lost')
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
    'The app is not responding. Trying to reach it again…',
  ])
  expect(screen.queryByRole('alert')).toBeNull()
  await act(async () => vi.advanceTimersByTime(16_000))
  expect(screen.getByRole('alert').textContent).toMatch(/^Undertitle has ended.*Start it again/)
  expect(screen.queryByRole('status')).toBeNull()
})

test('a run is shown as running only while the program is there', async () => {
  const drawn = await draw('connected')
  screen.getByText('3 of 9')
  expect(screen.getByRole('alert').textContent).toContain('Undertitle does not answer')
  drawn.unmount()
  await draw('lost')
  expect(screen.queryByText('3 of 9')).toBeNull()
})
