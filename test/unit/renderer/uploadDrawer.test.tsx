// @vitest-environment jsdom
/** The details of one upload say what holds now, and offer nothing that costs where nothing can be changed. */
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createClient } from '../../../renderer/api/client.ts'
import { UploadDrawer } from '../../../renderer/features/upload/UploadDrawer.tsx'
import { createUploadStores } from '../../../renderer/features/upload/uploadStores.ts'
import { UploadContext } from '../../../renderer/features/upload/useUploadStore.ts'
import type { UploadRow } from '../../../shared/contract/upload.ts'
import { createFakeHost } from '../../support/fakes/fakeHost.ts'
import { createFakeUploads, fakeUpload } from '../../support/fakes/fakeUploads.ts'
import { drawScreen } from './drawScreen.tsx'
import { fakeDependencies } from './fakeDependencies.ts'

afterEach(cleanup)

async function drawerOf(change: Partial<UploadRow>) {
  const row = fakeUpload(1, change)
  const { dependencies } = await fakeDependencies(createClient(createFakeHost({ handlers: createFakeUploads([row]) })))
  const stores = createUploadStores(dependencies)
  await drawScreen(dependencies, () => (
    <UploadContext value={stores}>
      <UploadDrawer />
    </UploadContext>
  ))
  await act(async () => stores.rows.getState().refresh())
  await act(async () => stores.view.getState().open(row.id))
  await screen.findByRole('complementary')
  const says = (text: string) => screen.queryByText(text) !== null
  return {
    thanks: says('Thank you.'),
    isAlone: says('Nothing similar is there yet.'),
    isRefused: says('Lines too long.'),
    offersSearch: screen.queryByRole('button', { name: 'Find (1 search)' }) !== null,
  }
}

const sent: Partial<UploadRow> = { step: 'sent', nId: '9', message: 'Thank you.', duplicates: [] }

test('what was rejected says why, and nothing that was said before; no search is offered for it', async () => {
  const drawn = await drawerOf({ ...sent, review: 'rejected', reason: 'Lines too long.' })
  expect(drawn).toEqual({ thanks: false, isAlone: false, isRefused: true, offersSearch: false })
})

test('what waits for its review says what was said when it was sent, and what is not sent is searched for', async () => {
  const waiting = await drawerOf({ ...sent, review: 'pending' })
  expect(waiting).toEqual({ thanks: true, isAlone: true, isRefused: false, offersSearch: false })
  cleanup()
  expect(await drawerOf({ duplicates: [] })).toMatchObject({ thanks: false, isAlone: true, offersSearch: true })
})
