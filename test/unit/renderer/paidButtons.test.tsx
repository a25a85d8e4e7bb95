// @vitest-environment jsdom
/** Buttons that spend and stand outside the table of commands: each says how much of what, on itself. */
import type { ReactNode } from 'react'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createClient } from '../../../renderer/api/client.ts'
import { AskTitle } from '../../../renderer/app/titles/AskTitle.tsx'
import { createTitleChoiceStore } from '../../../renderer/api/titleChoiceStore.ts'
import { createActivityStores } from '../../../renderer/features/activity/activityStores.ts'
import { JobActions } from '../../../renderer/features/activity/jobs/JobActions.tsx'
import { ActivityContext } from '../../../renderer/features/activity/useActivityStore.ts'
import { DeskContext } from '../../../renderer/features/desk/DeskContext.tsx'
import { createDeskStores } from '../../../renderer/features/desk/deskStores.ts'
import { NextAsk } from '../../../renderer/features/desk/fix/NextAsk.tsx'
import type { ScreenDependencies } from '../../../renderer/app/address/screen.ts'
import type { AiRow } from '../../../shared/contract/ai.ts'
import { createFakeHost } from '../../support/fakes/fakeHost.ts'
import { drawScreen } from './drawScreen.tsx'
import { fakeDependencies } from './fakeDependencies.ts'

// jsdom scrolls nothing.
Element.prototype.scrollIntoView = () => undefined

afterEach(cleanup)

function jobs(dependencies: ScreenDependencies, row: Pick<AiRow, 'state' | 'mayCostAgain'>): ReactNode {
  return (
    <ActivityContext value={createActivityStores(dependencies)}>
      <JobActions row={{ id: 'row-1', ...row } as AiRow} />
    </ActivityContext>
  )
}

function next(dependencies: ScreenDependencies): ReactNode {
  const stores = createDeskStores(dependencies)
  stores.next.getState().askFor(true)
  return (
    <DeskContext value={stores}>
      <NextAsk />
    </DeskContext>
  )
}

function titles({ client }: ScreenDependencies): ReactNode {
  const store = createTitleChoiceStore(client, { take: async () => undefined, forget: async () => undefined })
  store.getState().open('v1', 'Salt Road')
  return (
    <AskTitle store={store} askedFor="v1">
      closed
    </AskTitle>
  )
}

test.each([
  [
    'a job that is begun anew',
    (it: ScreenDependencies) => jobs(it, { state: 'failed', mayCostAgain: true }),
    'Try again: 1 AI',
  ],
  [
    'a job that is followed on',
    (it: ScreenDependencies) => jobs(it, { state: 'failed', mayCostAgain: false }),
    'Try again',
  ],
  ['which title it is', titles, 'Search: 1 search'],
  ['the next candidate', next, 'Use the next one: up to 1 download, up to 1 search'],
])('%s', async (_, draw, words) => {
  const { dependencies } = await fakeDependencies(createClient(createFakeHost()))
  const drawn = draw(dependencies)
  await drawScreen(dependencies, () => drawn)
  expect(screen.getByRole('button', { name: words })).toBeTruthy()
})
