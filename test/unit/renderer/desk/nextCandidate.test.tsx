// @vitest-environment jsdom
/** The next candidate takes the place of the one on the desk: what is edited of that is kept or discarded first, and never lost. */
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createClient } from '../../../../renderer/api/client.ts'
import { createDeskStores, reopenDesk } from '../../../../renderer/features/desk/deskStores.ts'
import { DeskContext } from '../../../../renderer/features/desk/DeskContext.tsx'
import { FixWay } from '../../../../renderer/features/desk/fix/FixWay.tsx'
import { NextAsk } from '../../../../renderer/features/desk/fix/NextAsk.tsx'
import type { OutputOf } from '../../../../shared/contract/index.ts'
import type { DeskText } from '../../../../shared/contract/videos/desk.ts'
import { createFakeHost } from '../../../support/fakes/fakeHost.ts'
import { drawScreen } from '../drawScreen.tsx'
import { fakeDependencies } from '../fakeDependencies.ts'

// jsdom plays nothing, and scrolls nothing.
HTMLMediaElement.prototype.canPlayType = () => ''
Element.prototype.scrollIntoView = () => undefined

afterEach(cleanup)

const textOf = (videoId: string, version: string): DeskText => ({
  ...{ name: 'Amber.en.srt', videoId, sidecarId: `${videoId}-en`, language: 'en', format: 'srt' },
  ...{ isOurs: true, adoptedMs: null, isMachineMade: false, rowId: 1, version, measured: null },
  ...{ draft: null, draftRevision: 0, isDraftOfOther: false, canEditWords: true },
  cues: [{ startMs: 10_000, endMs: 12_000, text: 'Who is there?' }],
})
const beside = (videoId: string) => ({ kind: 'beside', videoId, sidecarId: `${videoId}-en` }) as const

/** A desk that asks whether the next one is to be taken; it is written once `end` is called. */
async function asking() {
  const taken = Promise.withResolvers<OutputOf<'video.wrongNext'>>()
  let [version, isOurs] = ['first', true]
  const host = createFakeHost({
    handlers: {
      'desk.text': async ({ file }) => ({ ...textOf('videoId' in file ? file.videoId : 'v0', version), isOurs }),
      'video.wrongNext': () => taken.promise,
    },
  })
  const { dependencies } = await fakeDependencies(createClient(host))
  const { client } = dependencies
  const known = client.call.bind(client)
  const stores = createDeskStores(dependencies)
  const { desk, next } = stores
  const details = await known('library.video', { videoId: 'v0' })
  const [sidecar] = details.sidecars
  await desk.getState().open({ file: beside('v0'), from: 'library' })
  next.getState().askFor(true)
  await drawScreen(dependencies, () => (
    <DeskContext value={stores}>
      <FixWay name="next" number={3} isFirst={false} />
      <NextAsk />
    </DeskContext>
  ))
  const use = () => screen.getByRole('button', { name: /^Use the next one/ })
  const end = async () => {
    version = 'second'
    const written = { release: 'Amber.OTHER', sidecarName: sidecar?.name ?? '', before: 'Amber.FIRST' }
    await act(async () => taken.resolve({ next: written }))
    await expect.poll(() => next.getState().isBusy).toBe(false)
  }
  const endInVain = () => act(async () => taken.resolve({ next: null }))
  const show = (now: string, isOfOurs = true) => {
    ;[version, isOurs] = [now, isOfOurs]
    return act(() => reopenDesk(stores, beside('v0')))
  }
  return { host, desk, use, end, endInVain, show, why: () => screen.queryByText(/Keep or discard the edits first/) }
}

test('it is not taken while something is edited and not kept, and says why', async () => {
  const { host, desk, use, why } = await asking()
  const isTaken = () => host.calls.some(({ name }) => name === 'video.wrongNext')
  act(() => desk.getState().act({ kind: 'nudge', byMs: 100 }))
  expect([use().getAttribute('aria-disabled'), why() === null]).toEqual(['true', false])
  fireEvent.click(use())
  expect(isTaken()).toBe(false)

  act(() => desk.getState().discard())
  expect([use().getAttribute('aria-disabled'), why() === null]).toEqual(['false', true])
  fireEvent.click(use())
  expect(isTaken()).toBe(true)
})

test('what is edited while it is being fetched stays, and it is told that another version stands there by now', async () => {
  const { desk, use, end } = await asking()
  fireEvent.click(use())
  act(() => desk.getState().act({ kind: 'nudge', byMs: -500 }))
  await end()
  await expect.poll(() => desk.getState().hasNewer).toBe(true)
  expect(desk.getState()).toMatchObject({ edits: { now: { offsetMs: -500 } }, text: { version: 'first' } })
})

test('whoever has opened another film meanwhile stays there', async () => {
  const { desk, use, end } = await asking()
  fireEvent.click(use())
  await act(() => desk.getState().open({ file: beside('v1'), from: 'library' }))
  await end()
  expect(desk.getState()).toMatchObject({ subject: { videoId: 'v1' } })
})

test('with nothing edited, what stands there then is on the desk', async () => {
  const { desk, use, end } = await asking()
  fireEvent.click(use())
  await end()
  await expect.poll(() => desk.getState().text?.version).toBe('second')
})

test('where there is no other one the way is closed, for that text alone: not for one that was brought back, nor for one of yours', async () => {
  const { use, endInVain, show } = await asking()
  const isClosed = () => screen.getByRole('button', { name: /^3/ }).getAttribute('aria-disabled')
  const isTold = () => screen.queryByText('The service has no other one. This one stays as it is.') !== null
  fireEvent.click(use())
  await endInVain()
  await expect.poll(isClosed).toBe('true')
  expect(isTold()).toBe(true)
  await show('before')
  expect([isClosed(), isTold()]).toEqual(['false', false])
  await show('first')
  expect([isClosed(), isTold()]).toEqual(['true', true])
  await show('first', false)
  expect(isClosed()).toBe('false')
})
