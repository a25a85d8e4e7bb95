// @vitest-environment jsdom
/** A finding is mended on the desk: whoever has gone on meanwhile is not called back, and what they edit is not lost. */
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createClient } from '../../../../renderer/api/client.ts'
import { createDeskStores } from '../../../../renderer/features/desk/deskStores.ts'
import { DeskContext } from '../../../../renderer/features/desk/DeskContext.tsx'
import { FixFaults } from '../../../../renderer/features/desk/fix/FixFaults.tsx'
import type { OutputOf } from '../../../../shared/contract/index.ts'
import type { FileFinding } from '../../../../shared/contract/videos/checkup.ts'
import type { DeskText } from '../../../../shared/contract/videos/desk.ts'
import { createFakeHost } from '../../../support/fakes/fakeHost.ts'
import { drawScreen } from '../drawScreen.tsx'
import { fakeDependencies } from '../fakeDependencies.ts'

// jsdom plays nothing.
HTMLMediaElement.prototype.canPlayType = () => ''

afterEach(cleanup)

const text: DeskText = {
  ...{ name: 'The Amber Field.en.srt', videoId: 'v0', sidecarId: 'sidecar-0', language: 'en', format: 'srt' },
  ...{ isOurs: true, adoptedMs: null, isMachineMade: false, rowId: null, version: 'kept', measured: null },
  ...{ draft: null, draftRevision: 0, isDraftOfOther: false, canEditWords: true },
  cues: [{ startMs: 10_000, endMs: 12_000, text: 'Who is there?' }],
}
const advert: FileFinding = {
  ...{ id: 'f1', kind: 'advert', severity: 'low', mend: 'clean', isOurs: true, problem: null },
  evidence: { code: 'adverts', count: 1, atMs: [820_500], example: 'kestrel' },
}
const besideOf = (number: number) => {
  return { kind: 'beside', videoId: `v${number}`, sidecarId: `sidecar-${number}` } as const
}

/** A desk whose finding is being mended: it is, once `end` is called. */
async function mending() {
  const mended = Promise.withResolvers<OutputOf<'checkup.mendOne'>>()
  let version = 'kept'
  const host = createFakeHost({
    handlers: {
      'desk.text': async ({ file }) =>
        file.kind === 'beside' && file.videoId !== 'v0'
          ? { ...text, ...file, name: 'Another.en.srt', version: 'another' }
          : { ...text, version },
      'checkup.ofFile': async ({ sidecarId }) => ({
        findings: sidecarId === 'sidecar-0' && version === 'kept' ? [advert] : [],
      }),
      'checkup.mendOne': () => mended.promise,
    },
  })
  const { dependencies } = await fakeDependencies(createClient(host))
  const stores = createDeskStores(dependencies)
  const { desk, faults } = stores
  await desk.getState().open({ file: besideOf(0), from: 'library' })
  await drawScreen(dependencies, () => (
    <DeskContext value={stores}>
      <FixFaults />
    </DeskContext>
  ))
  fireEvent.click(await screen.findByRole('button', { name: /clean|remove/i }))
  const end = async () => {
    version = 'mended'
    await act(async () => mended.resolve({ batchId: 'b1', sidecarId: 'sidecar-0' }))
    await expect.poll(() => faults.getState().mendingId).toBeNull()
    await expect.poll(() => dependencies.acts.getState().said).not.toBeNull()
  }
  return { desk, end }
}

test('what stands there then is on the desk', async () => {
  const { desk, end } = await mending()
  await end()
  await expect.poll(() => desk.getState().text?.version).toBe('mended')
})

test('whoever has opened another film meanwhile stays there', async () => {
  const { desk, end } = await mending()
  await act(() => desk.getState().open({ file: besideOf(1), from: 'library' }))
  await end()
  expect(desk.getState()).toMatchObject({ subject: { videoId: 'v1' }, text: { version: 'another' } })
})

test('what is edited meanwhile stays, and it is told that another version stands there by now', async () => {
  const { desk, end } = await mending()
  act(() => desk.getState().act({ kind: 'nudge', byMs: -500 }))
  await end()
  await expect.poll(() => desk.getState().hasNewer).toBe(true)
  expect(desk.getState()).toMatchObject({ edits: { now: { offsetMs: -500 } }, text: { version: 'kept' } })
})
