// @vitest-environment jsdom
/** What a check of the timing found comes when the host has answered: by then the keyboard may be needed elsewhere. */
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createClient } from '../../../renderer/api/client.ts'
import { Asking } from '../../../renderer/app/asking/Asking.tsx'
import { TimingLine } from '../../../renderer/app/asking/TimingLine.tsx'
import type { Scope } from '../../../shared/contract/scope.ts'
import { createFakeHost } from '../../support/fakes/fakeHost.ts'
import { drawScreen } from './drawScreen.tsx'
import { fakeDependencies } from './fakeDependencies.ts'
import { settled } from './slowHost.ts'

afterEach(cleanup)

const one: Scope = { search: '', ids: ['v0'], language: null }

/** A check was asked for by its button; `answer` lets the host say that it has begun. */
async function asked() {
  const begun = Promise.withResolvers<{ readonly total: number }>()
  const host = createFakeHost({ handlers: { 'timing.checkScope': () => begun.promise } })
  const { dependencies } = await fakeDependencies(createClient(host))
  const { commands } = dependencies
  await drawScreen(dependencies, () => (
    <>
      <button type="button">Check</button>
      <input aria-label="Search" />
      <Asking />
      <TimingLine />
    </>
  ))
  screen.getByText('Check').focus()
  const facts = await createClient(host).call('library.scope', one)
  await act(async () => void commands.getState().run('timing', { scope: one, facts }))
  const answer = () =>
    act(async () => {
      begun.resolve({ total: 1 })
      await settled()
    })
  return { commands, answer, line: () => screen.findByRole('region', { name: /checked|Checking/ }) }
}

test('it takes the keyboard from its button', async () => {
  const { answer, line } = await asked()
  await answer()
  expect(document.activeElement === (await line())).toBe(true)
})

test('whoever types by then goes on typing', async () => {
  const { answer, line } = await asked()
  const search = screen.getByLabelText('Search')
  search.focus()
  await answer()
  await line()
  expect(document.activeElement === search).toBe(true)
})

test('a question that was opened by then keeps the keyboard, and Escape closes it first', async () => {
  const { commands, answer, line } = await asked()
  await act(async () => commands.getState().ask('translate', one))
  const question = screen.getByRole('region', { name: /^Translate/ })
  await answer()
  await line()
  expect(document.activeElement === question).toBe(true)
  await act(async () => fireEvent.keyDown(document.activeElement!, { key: 'Escape' }))
  expect(screen.queryByRole('region', { name: /^Translate/ })).toBeNull()
  await line()
})
