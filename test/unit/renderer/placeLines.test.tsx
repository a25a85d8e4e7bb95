// @vitest-environment jsdom
/** Where a collection is chosen, a folder full of subtitles is not called empty. */
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createClient } from '../../../renderer/api/client.ts'
import { PlaceBrowser } from '../../../renderer/app/places/PlaceBrowser.tsx'
import { createPlaceBrowserStore } from '../../../renderer/app/places/placeBrowserStore.ts'
import { createFakeHost } from '../../support/fakes/fakeHost.ts'
import { drawScreen } from './drawScreen.tsx'
import { fakeDependencies } from './fakeDependencies.ts'

afterEach(cleanup)

test.each([
  ['collection', 316, '316 subtitles lie here: reading this folder takes them all in.'],
  ['collection', 0, 'There are no folders, archives, manifests or subtitles in here.'],
  ['none', 0, 'There are no folders in here.'],
] as const)('%s, %i subtitles: %s', async (files, subtitles, said) => {
  const here = { id: 'here', name: 'here' }
  const place = { here, path: '/here', parent: null, children: [], files: [], subtitles }
  const client = createClient(createFakeHost({ handlers: { 'folders.browse': async () => place } }))
  const { dependencies } = await fakeDependencies(client)
  const store = createPlaceBrowserStore(client, async () => undefined, { files })
  await store.getState().open()
  await drawScreen(dependencies, () => <PlaceBrowser store={store} verb="Read this folder" />)
  expect(screen.getByText(said)).toBeTruthy()
})
