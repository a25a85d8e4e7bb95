// @vitest-environment jsdom
/** The hand goes wherever the film goes: an empty place of the strip, the next gap, and on while it plays. */
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createClient } from '../../../../renderer/api/client.ts'
import { PlayBar } from '../../../../renderer/app/desk/stage/PlayBar.tsx'
import { PlaceSteps } from '../../../../renderer/app/desk/strip/PlaceSteps.tsx'
import { StripPart } from '../../../../renderer/app/desk/strip/StripPart.tsx'
import { createDeskStores } from '../../../../renderer/features/desk/deskStores.ts'
import { DeskContext } from '../../../../renderer/features/desk/DeskContext.tsx'
import type { DeskText } from '../../../../shared/contract/videos/desk.ts'
import { createFakeHost } from '../../../support/fakes/fakeHost.ts'
import { drawScreen } from '../drawScreen.tsx'
import { fakeDependencies } from '../fakeDependencies.ts'

// jsdom plays nothing.
HTMLMediaElement.prototype.canPlayType = () => ''

afterEach(cleanup)

/** Begin at 0, 10, 20 … 90 seconds. */
const cues = Array.from({ length: 10 }, (_, at) => ({
  startMs: at * 10_000,
  endMs: at * 10_000 + 2_000,
  text: `Said as number ${at}`,
}))

const text: DeskText = {
  ...{ name: 'The Amber Field.en.srt', videoId: 'v0', sidecarId: 'sidecar-0', language: 'en', format: 'srt' },
  ...{ isOurs: true, adoptedMs: null, isMachineMade: false, rowId: null, version: 'kept', measured: null },
  ...{ draft: null, draftRevision: 0, isDraftOfOther: false, canEditWords: true, cues },
}

async function drawDesk() {
  const host = createFakeHost({
    handlers: { 'desk.text': async () => text, 'media.picture': async () => ({ name: 'still', type: 'image/webp' }) },
  })
  const { dependencies } = await fakeDependencies(createClient(host))
  const stores = createDeskStores(dependencies)
  const { desk, player } = stores
  await desk.getState().open({ file: { kind: 'beside', videoId: 'v0', sidecarId: 'sidecar-0' }, from: 'library' })
  desk.getState().choose(1)
  player.setState({ atMs: 10_100 })
  await drawScreen(dependencies, () => (
    <DeskContext value={stores}>
      <PlaceSteps places={[{ startMs: 65_000, endMs: 68_000 }]} look="spoken" />
      <StripPart unmatched={{ spoken: [], written: [] }} />
      <PlayBar />
    </DeskContext>
  ))
  return { desk: () => desk.getState(), player }
}

test('a step to the next place takes the hand along, and the next line is stepped to from there', async () => {
  const { desk, player } = await drawDesk()
  fireEvent.click(screen.getByText(/1/, { selector: '.strip-places' }))
  expect([player.getState().atMs, desk().chosen]).toEqual([65_000, 6])
  fireEvent.click(screen.getByRole('button', { name: /next/i }))
  expect(desk().chosen).toBe(7)
})

test('so does a press on an empty place of the strip', async () => {
  const { desk, player } = await drawDesk()
  const strip = document.querySelector<HTMLElement>('.strip-part')!
  strip.getBoundingClientRect = () => new DOMRect(0, 0, 100, 40)
  act(() => player.setState({ atMs: 50_000 }))
  // jsdom knows no pointer events with a place of their own.
  fireEvent(strip, new MouseEvent('pointerdown', { bubbles: true, button: 0, clientX: 50 }))
  expect([player.getState().atMs, desk().chosen]).toEqual([50_000, 5])
})

test('while it plays the hand is on the line that is said, but for one that is being typed', async () => {
  const { desk, player } = await drawDesk()
  act(() => player.setState({ atMs: 31_000 }))
  expect(desk().chosen).toBe(1)
  act(() => player.setState({ isPlaying: true, atMs: 31_000 }))
  expect(desk().chosen).toBe(3)
  act(() => player.getState().follow(40_500))
  expect(desk().chosen).toBe(4)
  act(() => desk().edit({ from: 4, part: 0 }))
  act(() => player.getState().follow(50_500))
  expect(desk().chosen).toBe(4)
  act(() => desk().edit(null))
  expect(desk().chosen).toBe(5)
})
