// @vitest-environment jsdom
/** The desk by keyboard: which episode it is about, and leaving it with something unkept. */
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createClient } from '../../../../renderer/api/client.ts'
import { DeskHead } from '../../../../renderer/features/desk/DeskHead.tsx'
import { createDeskStores } from '../../../../renderer/features/desk/deskStores.ts'
import { KeepLine } from '../../../../renderer/features/desk/keep/KeepLine.tsx'
import { useDeskKeys } from '../../../../renderer/features/desk/useDeskKeys.ts'
import { DeskContext } from '../../../../renderer/features/desk/DeskContext.tsx'
import type { DeskText } from '../../../../shared/contract/videos/desk.ts'
import { fakeDetails } from '../../../support/fakes/fakeDetails.ts'
import { createFakeHost } from '../../../support/fakes/fakeHost.ts'
import { drawScreen } from '../drawScreen.tsx'
import { fakeDependencies } from '../fakeDependencies.ts'
import '../withoutLayout.ts'

// jsdom plays nothing.
HTMLMediaElement.prototype.canPlayType = () => ''

afterEach(cleanup)

const text: DeskText = {
  ...{ name: 'Tide.Tables.S03E02.en.srt', videoId: 'v0', sidecarId: 'sidecar-0', language: 'en', format: 'srt' },
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

const row = {
  ...{ id: 'v0', name: 'Tide.Tables.S03E02.mkv', folder: 'Series', title: 'Tide Tables', type: 'tv' as const },
  ...{ year: 2018, season: 3, episodes: [2], sizeBytes: 1, modifiedMs: 1, wishes: [] },
}

async function opened() {
  const host = createFakeHost({
    handlers: { 'desk.text': async () => text, 'library.video': async () => ({ ...fakeDetails, row }) },
  })
  const { dependencies } = await fakeDependencies(createClient(host))
  const stores = createDeskStores(dependencies)
  const file = { kind: 'beside', videoId: 'v0', sidecarId: 'sidecar-0' } as const
  await stores.desk.getState().open({ file, from: 'library' })
  await drawScreen(dependencies, () => (
    <DeskContext value={stores}>
      <DeskHead />
      <KeepLine />
      <Keys />
    </DeskContext>
  ))
  return stores.desk
}

function Keys() {
  useDeskKeys()
  return null
}

test('the head of the desk says which episode it is', async () => {
  await opened()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Tide TablesS03E02')
})

test('Escape with something unkept asks, and the focus is on what changes nothing; Escape again stays and gives it back', async () => {
  const desk = await opened()
  desk.getState().act({ kind: 'nudge', byMs: 400 })
  const back = screen.getByRole('button', { name: /^Back to/ })
  back.focus()
  fireEvent.keyDown(back, { key: 'Escape' })
  const stay = await screen.findByRole('button', { name: 'Stay here' })
  expect(document.activeElement).toBe(stay)
  fireEvent.keyDown(stay, { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Stay here' })).toBeNull())
  expect([document.activeElement, desk.getState().edits.now.offsetMs]).toEqual([back, 400])
})
