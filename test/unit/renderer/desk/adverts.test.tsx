// @vitest-environment jsdom
/** Advertisements in the text on the desk: marked as cleaning judges them, taken out by one press, kept as any other edit. */
import { act, cleanup, fireEvent, renderHook, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import { createClient } from '../../../../renderer/api/client.ts'
import { createDeskStores } from '../../../../renderer/features/desk/deskStores.ts'
import { DeskContext } from '../../../../renderer/features/desk/DeskContext.tsx'
import { advertsIn } from '../../../../renderer/features/desk/text/adverts.ts'
import { CueRow } from '../../../../renderer/features/desk/text/CueRow.tsx'
import { DeskText } from '../../../../renderer/features/desk/text/DeskText.tsx'
import { useLines } from '../../../../renderer/features/desk/text/useLines.ts'
import { removeCredits } from '../../../../shared/subtitle/clean/creditCues.ts'
import type { DeskText as Text } from '../../../../shared/contract/videos/desk.ts'
import { createFakeHost } from '../../../support/fakes/fakeHost.ts'
import '../withoutLayout.ts'
import { drawScreen } from '../drawScreen.tsx'
import { fakeDependencies } from '../fakeDependencies.ts'

// jsdom plays nothing.
HTMLMediaElement.prototype.canPlayType = () => ''

afterEach(cleanup)

const advert = 'Advertise your product or brand here'
const credit = 'Subtitles by NightOwl'
const said = ['Good morning.', 'Where have you been?', 'Nobody knows.', 'Go on, then.', 'It is late.', 'I am coming.']
const speech = said.map((text, at) => ({ startMs: 20_000 + at * 5_000, endMs: 22_000 + at * 5_000, text }))
const cues = [
  { startMs: 1_000, endMs: 3_000, text: advert },
  ...speech,
  { startMs: 90_000, endMs: 92_000, text: credit },
]

function textOf(words: Text['cues'], canEditWords: boolean): Text {
  return {
    ...{ name: 'film.en.srt', videoId: 'v0', sidecarId: 'mine', language: 'en', format: 'srt', canEditWords },
    ...{ isOurs: true, adoptedMs: null, isMachineMade: false, rowId: null, version: 'v', measured: null },
    ...{ draft: null, draftRevision: 0, isDraftOfOther: false, cues: words },
  }
}

/** The rows themselves: a list of jsdom has no height to draw any in. */
function Rows() {
  const { lines } = useLines()
  const handedOnRef = useRef(false)
  return (
    <div role="list" aria-label="Rows" tabIndex={0}>
      {lines.map((line) => (
        <CueRow key={line.index} {...{ line, handedOnRef }} isChosen={line.index === 0} beside={null} />
      ))}
    </div>
  )
}

async function openDesk({ words = cues, canEditWords = true } = {}) {
  const host = createFakeHost({ handlers: { 'desk.text': async () => textOf(words, canEditWords) } })
  const { dependencies } = await fakeDependencies(createClient(host))
  const stores = createDeskStores(dependencies)
  const { desk } = stores
  await desk.getState().open({ file: { kind: 'beside', videoId: 'v0', sidecarId: 'mine' }, from: 'library' })
  await drawScreen(dependencies, () => (
    <DeskContext value={stores}>
      <DeskText />
      <Rows />
    </DeskContext>
  ))
  return { stores, desk, words: () => desk.getState().cues.map(({ text }) => text) }
}

test('what is judged an advertisement is what cleaning takes out, whole lines and parts of lines', () => {
  const mixed = [{ ...cues[0]!, text: `${credit}\n<i>${said[0] ?? ''}</i>` }, ...cues.slice(1)]
  const edited = mixed.map((cue, from) => ({ ...cue, from, part: 0 }))
  const taken = [...advertsIn(edited).values()]
  const cleaned = removeCredits({ cues: mixed }).document.cues.map(({ text }) => text)
  const left = edited.flatMap(({ from, text }) => {
    const one = taken.find(({ at }) => at.from === from)
    return one ? (one.left ?? []) : text
  })
  expect(left).toEqual(cleaned)
  expect(taken.map(({ left: rest }) => rest === null)).toEqual([false, true])
})

test('of a text that is nothing else no line is marked: nothing would be left', () => {
  expect(advertsIn([{ ...cues[0]!, from: 0, part: 0 }]).size).toBe(0)
})

test('one press takes an advertisement out as an edit, and the keyboard goes on in the list', async () => {
  const { desk, words } = await openDesk()
  const chip = screen.getByRole('button', { name: 'Advert: take it out of line 1' })
  chip.focus()
  fireEvent.click(chip)
  expect(words()).toEqual([...said, credit])
  expect(desk.getState().edits.now.changes).toEqual([{ index: 0, cues: [] }])
  expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Rows' }))
  act(() => desk.getState().act({ kind: 'undo' }))
  expect(words()[0]).toBe(advert)
})

test('several are taken out by one press and come back by one; the filter of them shows no others', async () => {
  const { desk, words } = await openDesk()
  const filter = screen.getByRole('button', { name: /^2\s*Advert$/ })
  fireEvent.click(filter)
  expect(screen.getAllByRole('button', { name: /^Advert: take it out of line/ })).toHaveLength(2)
  expect(screen.queryByRole('button', { name: said[0] ?? '-' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Take out all 2 adverts' }))
  expect(words()).toEqual(said)
  // All others are seen again, and there is nothing more of this kind to show.
  expect(screen.queryByRole('button', { name: /Advert/ })).toBeNull()
  screen.getByRole('button', { name: said[0] ?? '-' })
  act(() => desk.getState().act({ kind: 'undo' }))
  expect(words()).toHaveLength(cues.length)
})

test('what was typed over an advertisement is taken over and stays, while the others go', async () => {
  const { desk, words } = await openDesk()
  act(() => {
    desk.getState().edit({ from: 0, part: 0 })
    desk.getState().type({ text: 'Good evening.' })
  })
  fireEvent.click(screen.getByRole('button', { name: 'Take out all 2 adverts' }))
  expect(words()).toEqual(['Good evening.', ...said])
  expect(desk.getState().editing).toBeNull()
})

test('of what was typed into an advertisement only what still is one goes', async () => {
  const { desk, words } = await openDesk()
  act(() => {
    desk.getState().edit({ from: 0, part: 0 })
    desk.getState().type({ text: `${credit}\nGood evening.` })
  })
  fireEvent.click(screen.getByRole('button', { name: 'Take out all 2 adverts' }))
  expect(words()).toEqual(['Good evening.', ...said])
})

test('a text is judged once, however many places of the screen ask; edited, it is judged anew', async () => {
  const { stores, desk } = await openDesk()
  const ask = () => {
    const { result } = renderHook(useLines, {
      wrapper: ({ children }) => <DeskContext value={stores}>{children}</DeskContext>,
    })
    return () => result.current.lines[0]
  }
  const [first, again] = [ask(), ask()]
  expect([first()?.words, again() === first()]).toEqual([advert, true])
  act(() => desk.getState().act({ kind: 'nudge', byMs: 100 }))
  expect([first()?.cue.startMs, again() === first()]).toEqual([1_100, true])
})

test('that nothing is found is told to those who do not see the list, in a place that was there before', async () => {
  const { stores } = await openDesk()
  const told = screen.getByRole('status')
  expect(told.textContent).toBe('')
  act(() => stores.find.getState().find('Casablanca'))
  expect(screen.getByRole('status')).toBe(told)
  expect(told.textContent).toContain('Casablanca')
})

test('where words cannot be changed it is only said', async () => {
  await openDesk({ canEditWords: false })
  expect(screen.queryByRole('button', { name: /take/i })).toBeNull()
  expect(document.querySelectorAll('.advert-chip')).toHaveLength(2)
})
