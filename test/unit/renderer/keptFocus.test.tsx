// @vitest-environment jsdom
/** The keyboard stays near what went away: in its list where it had one, else on the screen; a field that was asked for has it. */
import { useRef } from 'react'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createClient } from '../../../renderer/api/client.ts'
import { useKeptFocus } from '../../../renderer/app/keys/useKeptFocus.ts'
import type { FrameStore } from '../../../renderer/app/frame/frameStore.ts'
import { WishEditor, type WishEditorWords } from '../../../renderer/components/field/WishEditor.tsx'
import { createFakeHost } from '../../support/fakes/fakeHost.ts'
import { fakeDependencies } from './fakeDependencies.ts'
import './withoutLayout.ts'

afterEach(cleanup)

interface Shown {
  readonly frame: FrameStore
  readonly inList: boolean
  readonly outside: boolean
}

function Window({ frame, inList, outside }: Shown) {
  const sheet = useRef<HTMLElement>(null)
  useKeptFocus(sheet, frame, 'checkup')
  return (
    <main ref={sheet} tabIndex={-1}>
      <div role="grid" tabIndex={0}>
        {inList && <button type="button">Adopt</button>}
      </div>
      {outside && <button type="button">Undo 1 fix</button>}
    </main>
  )
}

test('where a button of a list goes away its list has the keyboard, where another goes the screen', async () => {
  const { frame } = await fakeDependencies(createClient(createFakeHost()))
  const { rerender } = render(<Window frame={frame} inList outside />)
  const role = () => document.activeElement?.getAttribute('role') ?? document.activeElement?.tagName
  act(() => screen.getByRole('button', { name: 'Adopt' }).focus())
  rerender(<Window frame={frame} inList={false} outside />)
  await expect.poll(role).toBe('grid')
  act(() => screen.getByRole('button', { name: 'Undo 1 fix' }).focus())
  rerender(<Window frame={frame} inList={false} outside={false} />)
  await expect.poll(role).toBe('MAIN')
})

test('the field for another language of a wish has the keyboard once it is asked for', () => {
  const words = { add: 'Add', addFallback: 'or else…', addSecond: 'together with…', addSecondHint: '', none: '' }
  const rest = { otherwise: '', nothingFound: '', up: () => 'up', remove: () => 'remove' }
  const all: WishEditorWords = { ...words, ...rest }
  render(<WishEditor wishes={[['en']]} choices={[]} words={all} nameOf={(tag) => tag} onChange={() => undefined} />)
  act(() => {
    screen.getByRole('button', { name: /^together with/ }).click()
  })
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'together with…' }))
})
