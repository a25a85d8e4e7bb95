// @vitest-environment jsdom
/** The hand goes wherever the film goes: an empty place of the strip, the next gap, and on while it plays; never from who types. */
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createClient } from '../../../../renderer/api/client.ts'
import type { ComparedLine } from '../../../../renderer/app/desk/compare/compareSubtitles.ts'
import { useNextDifference } from '../../../../renderer/app/desk/compare/useDifference.ts'
import { createSmallDesk } from '../../../../renderer/app/desk/small/smallDesk.ts'
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

/** Begin at 0, 10, 20 … 90 seconds; the last two begin together. */
const starts = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 90.05]
const cues = starts.map((second, at) => ({
  startMs: second * 1_000,
  endMs: second * 1_000 + 2_000,
  text: `Said as number ${at}`,
}))

const text: DeskText = {
  ...{ name: 'The Amber Field.en.srt', videoId: 'v0', sidecarId: 'sidecar-0', language: 'en', format: 'srt' },
  ...{ isOurs: true, adoptedMs: null, isMachineMade: false, rowId: null, version: 'kept', measured: null },
  ...{ draft: null, draftRevision: 0, isDraftOfOther: false, canEditWords: true, cues },
}
const file = { kind: 'beside', videoId: 'v0', sidecarId: 'sidecar-0' } as const

async function openFilm() {
  const host = createFakeHost({
    handlers: { 'desk.text': async () => text, 'media.picture': async () => ({ name: 'still', type: 'image/webp' }) },
  })
  const client = createClient(host)
  const { dependencies } = await fakeDependencies(client)
  return { client, dependencies }
}

async function drawDesk() {
  const { dependencies } = await openFilm()
  const stores = createDeskStores(dependencies)
  const { desk, player } = stores
  await desk.getState().open({ file, from: 'library' })
  desk.getState().choose(1)
  player.setState({ atMs: 10_100 })
  await drawScreen(dependencies, () => (
    <DeskContext value={stores}>
      <PlaceSteps places={[{ startMs: 65_000, endMs: 68_000 }]} look="spoken" />
      <StripPart unmatched={{ spoken: [], written: [] }} marks={[]} />
      <PlayBar />
    </DeskContext>
  ))
  const setDetails = (details: ReturnType<typeof desk.getState>['details']) => desk.setState({ details })
  return { desk: () => desk.getState(), player, setDetails }
}

const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }))

test('a step to the next place takes the hand along, and the next line is stepped to from there', async () => {
  const { desk, player } = await drawDesk()
  fireEvent.click(screen.getByText(/1/, { selector: '.strip-places' }))
  expect([player.getState().atMs, desk().chosen]).toEqual([65_000, 6])
  press(/next/i)
  expect(desk().chosen).toBe(7)
})

test('places beyond the end of the film are stepped to one by one and round to the first, at a moment that has a picture', async () => {
  const { dependencies } = await openFilm()
  const stores = createDeskStores(dependencies)
  const { desk, player } = stores
  await desk.getState().open({ file, from: 'library' })
  const { details } = desk.getState()
  desk.setState({ details: details && { ...details, durationMs: 66_000 } })
  const places = [20_000, 70_000, 80_000].map((startMs) => ({ startMs, endMs: startMs + 2_000 }))
  await drawScreen(dependencies, () => (
    <DeskContext value={stores}>
      <PlaceSteps places={places} look="spoken" />
    </DeskContext>
  ))
  const stepped = ['', '', '', ''].map(() => {
    fireEvent.click(screen.getByText(/3/, { selector: '.strip-places' }))
    return [player.getState().atMs, desk.getState().chosen]
  })
  expect(stepped).toEqual([
    [20_000, 2],
    [65_000, 7],
    [65_000, 8],
    [20_000, 2],
  ])
  // Whoever has gone elsewhere steps on from there.
  act(() => player.getState().go(10_000))
  fireEvent.click(screen.getByText(/3/, { selector: '.strip-places' }))
  expect(player.getState().atMs).toBe(20_000)
})

function DifferenceStep({ lines }: { readonly lines: readonly ComparedLine[] }) {
  const go = useNextDifference(lines)
  return (
    <button type="button" onClick={go}>
      Differs
    </button>
  )
}

test('a line beyond the end of the film is led to at a moment that has a picture, and stepped on from', async () => {
  const { desk, player, setDetails } = await drawDesk()
  const stepTo = (index: number) => {
    act(() => desk().choose(index - 1))
    press(/next/i)
    return [desk().chosen, player.getState().atMs]
  }
  expect(stepTo(8)).toEqual([8, 80_100])
  const { details } = desk()
  act(() => setDetails(details && { ...details, durationMs: 66_000 }))
  expect([stepTo(6), stepTo(7), stepTo(8)]).toEqual([
    [6, 60_100],
    [7, 65_000],
    [8, 65_000],
  ])
})

test('so are lines that only the other subtitle has, beyond the end or at one moment', async () => {
  const { dependencies } = await openFilm()
  const stores = createDeskStores(dependencies)
  const { desk, player } = stores
  await desk.getState().open({ file, from: 'library' })
  const { details } = desk.getState()
  desk.setState({ details: details && { ...details, durationMs: 66_000 } })
  const lines = [20_000, 20_050, 70_000, 80_000].map((startMs, index): ComparedLine => {
    return { a: null, b: { index, count: 1, startMs, words: '' }, offsetMs: null, isDifferent: true }
  })
  await drawScreen(dependencies, () => (
    <DeskContext value={stores}>
      <DifferenceStep lines={lines} />
    </DeskContext>
  ))
  const stepped = lines.concat(lines.slice(0, 1)).map(() => {
    press(/differs/i)
    return [player.getState().atMs, desk.getState().chosen]
  })
  expect(stepped).toEqual([
    [20_100, 2],
    [20_150, 2],
    [65_000, 7],
    [65_000, 8],
    [20_100, 2],
  ])
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

test('while it plays the hand is on the line that is said, and J and K step on from there', async () => {
  const { desk, player } = await drawDesk()
  act(() => player.setState({ isPlaying: true }))
  act(() => player.getState().follow(19_990))
  expect(desk().chosen).toBe(1)
  act(() => player.getState().follow(20_010))
  expect(desk().chosen).toBe(2)
  press(/next/i)
  expect(desk().chosen).toBe(3)
  act(() => player.getState().follow(30_200))
  expect(desk().chosen).toBe(3)
  press(/before/i)
  expect(desk().chosen).toBe(2)
  // At rest the film's place is no reason to take the hand from a line.
  act(() => player.setState({ isPlaying: false }))
  act(() => player.getState().follow(40_200))
  expect(desk().chosen).toBe(2)
})

test('of two lines that begin together each is stepped to while it plays', async () => {
  const { desk, player } = await drawDesk()
  act(() => player.setState({ isPlaying: true }))
  act(() => desk().choose(10))
  press(/before/i)
  expect(desk().chosen).toBe(9)
  act(() => player.getState().follow(90_120))
  expect(desk().chosen).toBe(9)
  press(/before/i)
  expect(desk().chosen).toBe(8)
})

test('whoever types keeps their line while the film plays on, and is taken along again once they are done', async () => {
  const { desk, player } = await drawDesk()
  act(() => player.setState({ isPlaying: true }))
  act(() => desk().edit({ from: 1, part: 0 }))
  act(() => player.getState().follow(30_100))
  expect(desk().chosen).toBe(1)
  act(() => desk().edit(null))
  expect(desk().chosen).toBe(1)
  act(() => player.getState().follow(40_100))
  expect(desk().chosen).toBe(4)
})

test('in small, in drawers, Review, Search and History, it goes along as well', async () => {
  const { client } = await openFilm()
  const { seen, player, show } = createSmallDesk({ client, place: 'drawer', clipsAt: 'play' })
  await show(file)
  player.setState({ isPlaying: true, atMs: 29_000 })
  player.getState().follow(30_100)
  expect(seen.getState().chosen).toBe(3)
})
