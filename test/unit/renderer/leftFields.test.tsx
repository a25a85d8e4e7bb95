// @vitest-environment jsdom
/** A key that takes a field away keeps what was typed in it, as leaving it by hand does; on a Mac the field has Option's signs. */
import { useRef } from 'react'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useStore } from 'zustand'
import { createClient } from '../../../renderer/api/client.ts'
import { screenAtKey } from '../../../renderer/app/keys/screenAtKey.ts'
import { useKeptFocus } from '../../../renderer/app/keys/useKeptFocus.ts'
import { useScreenKeys } from '../../../renderer/app/keys/useScreenKeys.ts'
import type { FrameStore } from '../../../renderer/app/frame/frameStore.ts'
import { DraftField } from '../../../renderer/components/field/DraftField.tsx'
import { UploadScreen } from '../../../renderer/features/upload/UploadScreen.tsx'
import { createUploadStores } from '../../../renderer/features/upload/uploadStores.ts'
import { UploadContext } from '../../../renderer/features/upload/useUploadStore.ts'
import { createFakeHost } from '../../support/fakes/fakeHost.ts'
import { createFakeUploads, fakeUpload } from '../../support/fakes/fakeUploads.ts'
import { drawScreen } from './drawScreen.tsx'
import { fakeDependencies } from './fakeDependencies.ts'
import './withoutLayout.ts'

afterEach(cleanup)

const altTwo = { code: 'Digit2', key: '2', altKey: true } as const

/** A window that shows a field in its settings alone. */
function Window({ frame, onKeep }: { readonly frame: FrameStore; readonly onKeep: (value: string) => void }) {
  const sheet = useRef<HTMLElement>(null)
  const open = useStore(frame, (state) => state.screen)
  useScreenKeys(useStore(frame, (state) => state.openScreen))
  useKeptFocus(sheet, frame, open)
  return (
    <main ref={sheet} tabIndex={-1}>
      {open === 'settings' && <DraftField label="Address" value="" onKeep={onKeep} />}
    </main>
  )
}

test('what is typed in a field is kept when a key leads to another screen', async () => {
  const { frame } = await fakeDependencies(createClient(createFakeHost()))
  frame.getState().openScreen('settings')
  const kept: string[] = []
  render(<Window frame={frame} onKeep={(value) => kept.push(value)} />)
  const field = screen.getByRole('textbox', { name: 'Address' })
  act(() => field.focus())
  fireEvent.change(field, { target: { value: 'https://subtitles.example' } })
  fireEvent.keyDown(field, altTwo)
  expect(frame.getState().screen).not.toBe('settings')
  await expect.poll(() => screen.queryByRole('textbox')).toBeNull()
  expect(kept).toEqual(['https://subtitles.example'])
})

test('Escape that closes an upload keeps what is typed in its field', async () => {
  const row = fakeUpload(8)
  const host = createFakeHost({ handlers: createFakeUploads([row]) })
  const { dependencies } = await fakeDependencies(createClient(host))
  const stores = createUploadStores(dependencies)
  await drawScreen(dependencies, () => (
    <UploadContext value={stores}>
      <UploadScreen />
    </UploadContext>
  ))
  act(() => stores.view.getState().open(row.id))
  const comment = await screen.findByRole('textbox', { name: 'Comment' })
  act(() => comment.focus())
  fireEvent.change(comment, { target: { value: 'Timed for the restored cut.' } })
  fireEvent.keyDown(comment, { key: 'Escape' })
  await expect.poll(() => screen.queryByRole('textbox', { name: 'Comment' })).toBeNull()
  const edits = host.calls.filter(({ name }) => name === 'upload.edit').map(({ input }) => input)
  expect(edits).toEqual([{ rowIds: [row.id], change: { comment: 'Timed for the restored cut.' } }])
})

test('on a Mac Option and a digit type a sign in a field, and lead to a screen from everywhere else', () => {
  const pressedIn = (target: HTMLElement) => ({ ...altTwo, ctrlKey: false, metaKey: false, shiftKey: false, target })
  const field = document.createElement('input')
  const choice = document.createElement('input')
  choice.type = 'radio'
  const leads = (target: HTMLElement, isMac: boolean) => screenAtKey(pressedIn(target), isMac)
  const second = leads(document.body, false)
  expect(second).not.toBeNull()
  expect(leads(field, true)).toBeNull()
  expect(leads(document.createElement('textarea'), true)).toBeNull()
  expect([leads(choice, true), leads(document.body, true), leads(field, false)]).toEqual([second, second, second])
})
