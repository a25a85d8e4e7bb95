// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { createClient } from '../../../renderer/api/client.ts'
import { SaidLine } from '../../../renderer/app/acts/SaidLine.tsx'
import { createActsStore } from '../../../renderer/app/acts/actsStore.ts'
import { Drawer } from '../../../renderer/components/page/Drawer.tsx'
import { takeFocus, useFocusBack } from '../../../renderer/components/page/useFocusBack.ts'
import { createFakeHost } from '../../support/fakes/fakeHost.ts'
import { drawScreen } from './drawScreen.tsx'
import { fakeDependencies } from './fakeDependencies.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function Panel() {
  const place = useRef<HTMLElement>(null)
  useFocusBack(place, takeFocus)
  return <section ref={place} tabIndex={-1} aria-label="Panel" />
}

test('a panel that closes gives the keyboard back, and takes it from nobody who has gone elsewhere', () => {
  const scene = (isOpen: boolean) => (
    <>
      <button type="button">Opener</button>
      <button type="button">Elsewhere</button>
      {isOpen && <Panel />}
    </>
  )
  const { rerender } = render(scene(false))
  const [opener, elsewhere] = [screen.getByText('Opener'), screen.getByText('Elsewhere')]
  for (const [leave, wanted] of [
    [() => undefined, opener],
    [() => elsewhere.focus(), elsewhere],
  ] as const) {
    opener.focus()
    rerender(scene(true))
    expect(document.activeElement).toBe(screen.getByLabelText('Panel'))
    leave()
    rerender(scene(false))
    expect(document.activeElement).toBe(wanted)
  }
})

test('a line whose button was pressed by the keyboard leaves after its while like any other', async () => {
  const acts = createActsStore()
  const { dependencies } = await fakeDependencies(createClient(createFakeHost()))
  await drawScreen(dependencies, () => <SaidLine acts={acts} />)
  vi.useFakeTimers()
  act(() => acts.getState().say({ text: () => 'Written.', undo: async () => undefined }))
  const undo = screen.getByRole('button', { name: 'Undo' })
  act(() => undo.focus())
  act(() => void vi.advanceTimersByTime(60_000))
  expect(screen.getByRole('status').textContent).toBe('Written.')
  await act(async () => fireEvent.click(undo))
  expect(screen.getByRole('status').textContent).toContain('Written.')
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  act(() => void vi.advanceTimersByTime(8_000))
  expect(screen.getByRole('status').textContent).toBe('')
})

test('the keyboard stays in a drawer whose content cannot be pressed for a while', () => {
  const scene = (isStale: boolean) => (
    <Drawer label="One" closeLabel="Close" head="One" isStale={isStale} onClose={() => undefined}>
      <button type="button">Inside</button>
    </Drawer>
  )
  const { rerender } = render(scene(false))
  const [drawer, close] = [screen.getByRole('complementary'), screen.getByRole('button', { name: 'Close' })]
  for (const [before, after] of [
    [screen.getByText('Inside'), drawer],
    [close, close],
  ] as const) {
    before.focus()
    rerender(scene(true))
    expect(document.activeElement).toBe(after)
    rerender(scene(false))
  }
})
