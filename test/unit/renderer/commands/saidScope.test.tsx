// @vitest-environment jsdom
/** What a menu, the palette or a key does is done to what its words and prices are about, however late the host tells them. */
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createClient } from '../../../../renderer/api/client.ts'
import { CommandLayer } from '../../../../renderer/app/commands/CommandLayer.tsx'
import type { Scope } from '../../../../shared/contract/scope.ts'
import { createFakeHost } from '../../../support/fakes/fakeHost.ts'
import { drawScreen } from '../drawScreen.tsx'
import { fakeDependencies } from '../fakeDependencies.ts'
import { settled } from '../slowHost.ts'

// The document of this test scrolls nothing and opens no dialogs.
Object.assign(HTMLElement.prototype, { scrollIntoView: () => undefined })
Object.assign(HTMLDialogElement.prototype, { showModal: () => undefined, close: () => undefined })
globalThis.ResizeObserver = class {
  observe = () => undefined
  unobserve = () => undefined
  disconnect = () => undefined
}

afterEach(cleanup)

const whole: Scope = { search: '', ids: null, language: null }
const some: Scope = { search: '', ids: Array.from({ length: 10 }, (_, at) => `v${at}`), language: null }

/** Everything is shown and known; then some rows are chosen, of which the host tells only when the test says so. */
async function chosen() {
  const known = createFakeHost()
  const gate = Promise.withResolvers<null>()
  const host = {
    ...known,
    async call(name: string, input: unknown) {
      if (name === 'library.scope' && (input as Scope).ids !== null) await gate.promise
      return known.call(name, input)
    },
  }
  const { dependencies, scope } = await fakeDependencies(createClient(host))
  const { commands } = dependencies
  await drawScreen(dependencies, () => <CommandLayer screens={[]} screen="library" />)
  await act(async () => {
    scope.getState().set(whole)
    await scope.getState().refresh()
  })
  await act(async () => scope.getState().set(some, true))
  const tell = async () => {
    await act(async () => gate.resolve(null))
    await waitFor(() => expect(scope.getState().factsOf).toEqual(scope.getState().scope))
    await act(settled)
  }
  return { commands, scope, tell }
}

test('a menu waits until what it is about is known, and says and does nothing of what was chosen before', async () => {
  const { commands, tell } = await chosen()
  await act(async () => void commands.getState().openMenu({ x: 1, y: 1 }))
  expect(screen.queryByRole('menu')).toBeNull()
  await tell()
  expect(screen.getByRole('menu').getAttribute('aria-label')).toContain('10 videos')
  await act(async () => fireEvent.click(screen.getByRole('menuitem', { name: /^Languages/ })))
  expect(commands.getState().asked).toMatchObject({ verb: 'languages', scope: some, facts: { videos: 10 } })
})

test('a menu that is still waiting does not open over what is chosen or opened meanwhile', async () => {
  const { commands, scope, tell } = await chosen()
  await act(async () => void commands.getState().openMenu({ x: 1, y: 1 }))
  await act(async () => scope.getState().set(whole))
  await tell()
  expect(commands.getState().menu).toBeNull()
  const late = await chosen()
  await act(async () => void late.commands.getState().openMenuOver({ x: 1, y: 1 }, { ...some, ids: ['v1'] }))
  await act(async () => late.commands.getState().setSubject({ ...some, ids: ['v2'] }))
  await late.tell()
  expect(late.commands.getState().menu).toBeNull()
})

test('a verb of the palette is done to what the palette says its count of', async () => {
  const { commands, tell } = await chosen()
  act(() => commands.getState().openPalette())
  const verb = () => screen.getByRole('option', { name: /^Translate/, hidden: true })
  await act(async () => fireEvent.click(verb()))
  expect(commands.getState().asked).toMatchObject({ verb: 'translate', scope: whole })
  await tell()
  act(() => commands.getState().openPalette())
  await act(async () => fireEvent.click(verb()))
  expect(commands.getState().asked).toMatchObject({ verb: 'translate', scope: some, facts: { videos: 10 } })
})

test('a key that is pressed before the host has told of what was chosen is about that all the same', async () => {
  const { commands, tell } = await chosen()
  await act(async () => fireEvent.keyDown(document.body, { key: 'l' }))
  expect(commands.getState().asked).toBeNull()
  await tell()
  expect(commands.getState().asked).toMatchObject({ verb: 'languages', scope: some, facts: { videos: 10 } })
})
