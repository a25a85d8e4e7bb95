// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { InlineConfirm } from '../../../renderer/components/page/InlineConfirm.tsx'

afterEach(cleanup)

function Undo() {
  const [isAsked, setAsked] = useState(false)
  const question = (
    <InlineConfirm
      question="Undo 3 files?"
      verb="Undo 3 files"
      keep="Keep"
      onConfirm={() => undefined}
      onKeep={() => setAsked(false)}
    />
  )
  const ask = <button onClick={() => setAsked(true)}>Undo all 3 files</button>
  return (
    <main tabIndex={-1}>
      <div>{isAsked ? question : ask}</div>
    </main>
  )
}

test('a question has the focus on what keeps everything, and gives it back to who asked', async () => {
  render(<Undo />)
  await userEvent.click(screen.getByRole('button', { name: 'Undo all 3 files' }))
  expect(document.activeElement?.textContent).toBe('Keep')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Undo all 3 files'))
})

test('where nothing is left to press, the screen has the focus', async () => {
  function Once() {
    const [isAsked, setAsked] = useState(true)
    const question = (
      <InlineConfirm
        question="Undo 3 files?"
        verb="Undo 3 files"
        keep="Keep"
        onConfirm={() => setAsked(false)}
        onKeep={() => undefined}
      />
    )
    return <main tabIndex={-1}>{isAsked && <div>{question}</div>}</main>
  }
  render(<Once />)
  await userEvent.click(screen.getByRole('button', { name: 'Undo 3 files' }))
  await waitFor(() => expect(document.activeElement?.tagName).toBe('MAIN'))
})
