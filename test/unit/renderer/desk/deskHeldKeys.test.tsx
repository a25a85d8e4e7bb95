// @vitest-environment jsdom
/** Keys that are held on the desk. */
import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createClient } from '../../../../renderer/api/client.ts'
import { createDeskStores } from '../../../../renderer/features/desk/deskStores.ts'
import { useDeskKeys } from '../../../../renderer/features/desk/useDeskKeys.ts'
import { DeskContext } from '../../../../renderer/features/desk/useDeskStore.ts'
import type { DeskText } from '../../../../shared/contract/videos/desk.ts'
import { createFakeHost } from '../../../support/fakes/fakeHost.ts'
import { drawScreen } from '../drawScreen.tsx'
import { fakeDependencies } from '../fakeDependencies.ts'

// jsdom plays nothing.
HTMLMediaElement.prototype.canPlayType = () => ''

afterEach(cleanup)

const text: DeskText = {
  ...{ name: 'The Amber Field.en.srt', videoId: 'v0', sidecarId: 'sidecar-0', language: 'en', format: 'srt' },
  ...{
    isOurs: true,
    adoptedMs: null,
    isMachineMade: false,
    rowId: null,
    version: 'kept',
    measured: null,
    draft: null,
    draftRevision: 0,
    isDraftOfOther: false,
    canEditWords: true,
  },
  cues: [{ startMs: 10_000, endMs: 12_000, text: 'Who is there?' }],
}

/** A subtitle that was kept once, and moved again since. */
async function keptAndMoved() {
  const host = createFakeHost({
    handlers: { 'desk.text': async () => text, 'desk.save': async () => ({ batchId: 'kept-batch', text }) },
  })
  const { dependencies } = await fakeDependencies(createClient(host))
  const stores = createDeskStores(dependencies)
  const { desk } = stores
  const file = { kind: 'beside', videoId: 'v0', sidecarId: 'sidecar-0' } as const
  await desk.getState().open({ file, from: 'library' })
  const nudge = () => desk.getState().act({ kind: 'nudge', byMs: 100 })
  nudge()
  await desk.getState().keep()
  nudge()
  nudge()
  await drawScreen(dependencies, () => (
    <DeskContext value={stores}>
      <Keys />
    </DeskContext>
  ))
  const undone = () => host.calls.filter(({ name }) => name === 'history.undo').length
  return { undone, offsetMs: () => desk.getState().edits.now.offsetMs }
}

function Keys() {
  useDeskKeys()
  return null
}

test('Ctrl+Z that is held takes back every edit and stops there; pressed anew it takes back what was kept', async () => {
  const { undone, offsetMs } = await keptAndMoved()
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })
  for (let times = 0; times < 5; times++) fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true, repeat: true })
  expect([offsetMs(), undone()]).toEqual([0, 0])
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })
  expect(undone()).toBe(1)
})
