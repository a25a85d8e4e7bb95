// @vitest-environment jsdom
/** A subtitle that cannot be opened: why, what helps, and no keys of nothing. */
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createClient } from '../../../../renderer/api/client.ts'
import { createDeskStores } from '../../../../renderer/features/desk/deskStores.ts'
import { DeskScreen } from '../../../../renderer/features/desk/DeskScreen.tsx'
import { DeskContext } from '../../../../renderer/features/desk/DeskContext.tsx'
import { AppError } from '../../../../shared/errors.ts'
import { createFakeHost } from '../../../support/fakes/fakeHost.ts'
import { drawScreen } from '../drawScreen.tsx'
import { fakeDependencies } from '../fakeDependencies.ts'

// jsdom plays nothing.
HTMLMediaElement.prototype.canPlayType = () => ''

afterEach(cleanup)

test('where no file of the archive is clearly the one, the desk says so, leads back to where one is chosen, and lists no keys', async () => {
  const sentence = 'No file in the archive is clearly the one for this video.'
  const refused = async () => Promise.reject(new AppError('archive.noMember', sentence))
  const { dependencies } = await fakeDependencies(createClient(createFakeHost({ handlers: { 'desk.text': refused } })))
  const stores = createDeskStores(dependencies)
  const file = { kind: 'found', subtitleId: '12', videoId: 'v0', mayDownload: true } as const
  await stores.desk.getState().open({ file, from: 'search' })
  await drawScreen(dependencies, () => (
    <DeskContext value={stores}>
      <DeskScreen />
    </DeskContext>
  ))
  const said = screen.getByRole('alert').textContent
  expect(said).toContain('This subtitle cannot be opened')
  expect(said).toContain(sentence)
  expect(said).toContain('each of them can be chosen')
  expect(screen.getAllByRole('button', { name: /^Back to/ }).length).toBeGreaterThan(0)
  expect(screen.queryByRole('list')).toBeNull()
})
