/** What was asked about one upload never stands under another one, however late it is answered. */
import { expect, test } from 'vitest'
import { createClient } from '../../../renderer/api/client.ts'
import { createUploadStores } from '../../../renderer/features/upload/uploadStores.ts'
import type { UploadPreview, UploadTitle } from '../../../shared/contract/upload.ts'
import { createFakeHost } from '../../support/fakes/fakeHost.ts'
import { createFakeUploads, fakeUpload } from '../../support/fakes/fakeUploads.ts'
import { fakeDependencies } from './fakeDependencies.ts'

const previewOf = (name: string): UploadPreview => ({ host: '', files: [], fields: [{ name: 'name', value: name }] })
const titleOf = (name: string): UploadTitle => ({ id: name, name, type: 'tv', year: null })

/** Two uploads, of which the first is open; answers come by what they are of, when they are let go. */
async function openUploads() {
  const gates = new Map<string, () => void>()
  const pass = (name: string) => new Promise<void>((resolve) => gates.set(name, resolve))
  const host = createFakeHost({
    handlers: {
      ...createFakeUploads([fakeUpload(1), fakeUpload(2)]),
      'upload.preview': async ({ rowId }) => pass(rowId).then(() => previewOf(rowId)),
      'upload.titles': async ({ text }) => pass(text).then(() => [titleOf(text)]),
      'upload.setTitle': async () => pass('setTitle').then(() => ({})),
    },
  })
  const { dependencies } = await fakeDependencies(createClient(host))
  const { view } = createUploadStores(dependencies)
  view.getState().open('u1')
  const answer = async (name: string) => {
    await expect.poll(() => gates.has(name)).toBe(true)
    gates.get(name)?.()
  }
  return { view, answer }
}

test('the preview of a row that was left is not shown under the next one', async () => {
  const { view, answer } = await openUploads()
  const first = view.getState().showPreview('u1')
  view.getState().open('u2')
  const second = view.getState().showPreview('u2')
  await answer('u2')
  await second
  await answer('u1')
  await first
  expect(view.getState().preview).toEqual(previewOf('u2'))
})

test('a preview from before an edit is not shown after it', async () => {
  const { view, answer } = await openUploads()
  const shown = view.getState().showPreview('u1')
  await view.getState().edit(['u1'], { comment: 'Timed anew.' })
  await answer('u1')
  await shown
  expect(view.getState().preview).toBeNull()
})

test('titles that were found for a row that was left, or by words before, do not stand under the next', async () => {
  const { view, answer } = await openUploads()
  const first = view.getState().findTitles('Copper')
  view.getState().open('u2')
  const second = view.getState().findTitles('Northern')
  const third = view.getState().findTitles('Northern Line')
  for (const name of ['Northern Line', 'Northern', 'Copper']) await answer(name)
  await Promise.all([first, second, third])
  expect(view.getState().titles).toEqual([titleOf('Northern Line')])
})

test('a title that is set for a row that was left takes nothing from the next one', async () => {
  const { view, answer } = await openUploads()
  const set = view.getState().setTitle(['u1'], 't1')
  view.getState().open('u2')
  const found = view.getState().findTitles('Northern')
  await answer('Northern')
  await found
  await answer('setTitle')
  await set
  expect(view.getState().titles).toEqual([titleOf('Northern')])
})
