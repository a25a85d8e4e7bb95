// @vitest-environment jsdom
/** Keys that are held on the desk, and keys and presses on a line of its text. */
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import { createClient } from '../../../../renderer/api/client.ts'
import { createDeskStores } from '../../../../renderer/features/desk/deskStores.ts'
import { CueRow } from '../../../../renderer/features/desk/text/CueRow.tsx'
import { useLines } from '../../../../renderer/features/desk/text/useLines.ts'
import { useDeskKeys } from '../../../../renderer/features/desk/useDeskKeys.ts'
import { DeskContext } from '../../../../renderer/features/desk/DeskContext.tsx'
import { useDeskStore } from '../../../../renderer/features/desk/useDeskStore.ts'
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

/** A desk with two lines; the second one is current. */
async function twoLines() {
  const two = { ...text, cues: [...text.cues, { startMs: 13_000, endMs: 15_000, text: 'It is me.' }] }
  const host = createFakeHost({ handlers: { 'desk.text': async () => two } })
  const { dependencies } = await fakeDependencies(createClient(host))
  const stores = createDeskStores(dependencies)
  const { desk } = stores
  await desk.getState().open({ file: { kind: 'beside', videoId: 'v0', sidecarId: 'sidecar-0' }, from: 'library' })
  desk.getState().choose(1)
  const Lines = () => {
    const { lines } = useLines()
    const chosen = useDeskStore('desk', (state) => state.chosen)
    const handedOnRef = useRef(false)
    return lines.map((line) => (
      <CueRow key={line.index} {...{ line, handedOnRef }} isChosen={line.index === chosen} beside={null} />
    ))
  }
  await drawScreen(dependencies, () => (
    <DeskContext value={stores}>
      <Keys />
      <Lines />
    </DeskContext>
  ))
  const lineOf = (words: string) => screen.getByRole('button', { name: words })
  return { lineOf, desk: () => desk.getState() }
}

test('while something lies over the desk its keys are not the desk’s, wherever the focus is', async () => {
  const { offsetMs } = await keptAndMoved()
  const before = offsetMs()
  const over = document.body.appendChild(document.createElement('dialog'))
  over.open = true
  for (const target of [over, document.body]) fireEvent.keyDown(target, { key: 'ArrowRight' })
  expect(offsetMs()).toBe(before)
  over.remove()
  fireEvent.keyDown(document.body, { key: 'ArrowRight' })
  expect(offsetMs()).toBe(before + 100)
})

test('a line that has the focus plays at Space; at Enter it is edited where it is current, and made current where not', async () => {
  const { lineOf, desk } = await twoLines()
  const other = lineOf('Who is there?')
  other.focus()
  expect(fireEvent.keyDown(other, { key: ' ' })).toBe(false)
  expect(fireEvent.keyUp(other, { key: ' ' })).toBe(false)
  expect(desk().chosen).toBe(1)
  // Its own press makes it current: the browser's, which jsdom does not make of a key.
  expect(fireEvent.keyDown(other, { key: 'Enter' })).toBe(true)
  expect(desk().editing).toBeNull()
  const current = lineOf('It is me.')
  current.focus()
  expect(fireEvent.keyDown(current, { key: 'Enter' })).toBe(false)
  expect(desk().editing).not.toBeNull()
})

test('the focus of the current line goes on with the hand, and no other focus does', async () => {
  const { lineOf, desk } = await twoLines()
  lineOf('It is me.').focus()
  act(() => desk().choose(0))
  expect(document.activeElement).toBe(lineOf('Who is there?'))
  expect(fireEvent.keyDown(lineOf('Who is there?'), { key: 'Enter' })).toBe(false)
  expect(desk().editing?.text).toBe('Who is there?')
  act(() => desk().edit(null))
  lineOf('Who is there?').blur()
  act(() => desk().choose(1))
  expect(document.activeElement).toBe(document.body)
})

test('two presses anywhere in a row bring the hand to its line and edit it', async () => {
  const { lineOf, desk } = await twoLines()
  const row = lineOf('Who is there?').closest('[role=listitem]')
  fireEvent.doubleClick(row?.querySelector('.cue-time') ?? document.body)
  expect([desk().chosen, desk().editing?.text]).toEqual([0, 'Who is there?'])
})

test('the current line is joined, split and deleted outside of its editor, once for each press', async () => {
  const { desk } = await twoLines()
  const words = () => desk().cues.map((cue) => cue.text)
  const press = (key: string, held: { readonly repeat?: boolean; readonly shiftKey?: boolean } = {}) =>
    fireEvent.keyDown(document.body, { key, ctrlKey: true, ...held })
  expect(press('Delete')).toBe(false)
  press('Delete', { repeat: true })
  expect(words()).toEqual(['Who is there?'])
  press('z')
  act(() => desk().choose(0))
  press('j')
  expect(words()).toEqual(['Who is there?\nIt is me.'])
  press('Enter', { shiftKey: true })
  expect(words()).toHaveLength(2)
})

test('Ctrl+Z that is held takes back every edit and stops there; pressed anew it takes back what was kept', async () => {
  const { undone, offsetMs } = await keptAndMoved()
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })
  for (let times = 0; times < 5; times++) fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true, repeat: true })
  expect([offsetMs(), undone()]).toEqual([0, 0])
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })
  expect(undone()).toBe(1)
})
