// @vitest-environment jsdom
/** What the library offers to upload: only what adding would take, and the keyboard stays at a line whose work is done. */
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createClient } from '../../../renderer/api/client.ts'
import { SourcePanel } from '../../../renderer/features/upload/SourcePanel.tsx'
import { createUploadStores } from '../../../renderer/features/upload/uploadStores.ts'
import { UploadContext } from '../../../renderer/features/upload/useUploadStore.ts'
import type { UploadSource } from '../../../shared/contract/upload.ts'
import { createFakeHost } from '../../support/fakes/fakeHost.ts'
import { createFakeUploads } from '../../support/fakes/fakeUploads.ts'
import { drawScreen } from './drawScreen.tsx'
import { fakeDependencies } from './fakeDependencies.ts'

afterEach(cleanup)

const season = { id: 's1', title: 'Copper Valley', season: 1, language: 'fr', files: 8, listed: 0, sent: 0 }

/** The panel with this season; adding lists what is left of it. */
async function panelOf(standing: Partial<UploadSource>) {
  let source: UploadSource = { ...season, ...standing }
  const handlers = {
    ...createFakeUploads([]),
    'upload.sources': async () => ({ rows: [source], total: 1, revision: 1 }),
    'upload.addSource': async () => {
      const added = source.files - source.listed - source.sent
      source = { ...source, listed: source.listed + added }
      return { added }
    },
  }
  const { dependencies } = await fakeDependencies(createClient(createFakeHost({ handlers })))
  const stores = createUploadStores(dependencies)
  await drawScreen(dependencies, () => (
    <UploadContext value={stores}>
      <SourcePanel />
    </UploadContext>
  ))
  await act(async () => stores.view.getState().showSources())
  const line = await screen.findByRole('listitem')
  const offered = screen
    .getAllByRole('button')
    .slice(1)
    .map((button) => button.textContent)
  return { stores, line, offered }
}

test('a season that was sent says so and offers nothing', async () => {
  const { line, offered } = await panelOf({ sent: 8 })
  expect([line.textContent, offered]).toEqual(['Copper Valley · S018 filesfr8 sent', []])
})

test('what is left of a season stands on its button; one file is no pack', async () => {
  const { line, offered } = await panelOf({ listed: 2, sent: 5 })
  expect(line.textContent).toContain('8 files · 2 in the list · 5 sent')
  expect(offered).toEqual(['1 file'])
  cleanup()
  expect((await panelOf({ sent: 5 })).offered).toEqual(['As one pack', '3 files'])
  cleanup()
  expect((await panelOf({})).offered).toEqual(['As one pack', ''])
})

test('once all of it is in the list, the keyboard is at the line', async () => {
  const { stores, line } = await panelOf({})
  const add = screen.getByRole('button', { name: 'Add from the library: Copper Valley' })
  add.focus()
  await act(async () => fireEvent.click(add))
  await act(async () => stores.sources.getState().refresh())
  await expect.poll(() => line.textContent).toContain('in the list')
  expect(document.activeElement).toBe(line)
})
