// @vitest-environment jsdom
/** Where the system shows the menu, the page says what stands in it and does what was chosen. */
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createClient } from '../../../../renderer/api/client.ts'
import { CommandLayer } from '../../../../renderer/app/commands/CommandLayer.tsx'
import type { VerbMenu } from '../../../../shared/contract/app.ts'
import type { VerbId } from '../../../../shared/contract/scope.ts'
import { createFakeHost } from '../../../support/fakes/fakeHost.ts'
import { drawScreen } from '../drawScreen.tsx'
import { fakeDependencies } from '../fakeDependencies.ts'

afterEach(cleanup)

async function opened(answer: () => Promise<VerbId | null>) {
  const asked: VerbMenu[] = []
  const popUp = async (menu: VerbMenu) => {
    asked.push(menu)
    return { chosen: await answer() }
  }
  const host = createFakeHost({ host: { hasNativeMenu: true }, handlers: { 'app.popUpMenu': popUp } })
  const { dependencies, scope } = await fakeDependencies(createClient(host))
  await drawScreen(dependencies, () => <CommandLayer screens={[]} screen="library" />)
  await act(async () => {
    scope.getState().set({ search: '', ids: null, language: null })
    void dependencies.commands.getState().openMenu({ x: 30, y: 40 })
  })
  return { asked, commands: dependencies.commands, scope, calls: host.calls }
}

test('the system shows the verbs at the place, once their facts are there, and the chosen one is done', async () => {
  const { asked, commands, scope } = await opened(async () => 'translate')
  await waitFor(() => expect(commands.getState().asked).toMatchObject({ verb: 'translate' }))
  expect(asked).toHaveLength(1)
  expect(asked[0]).toMatchObject({ x: 30, y: 40 })
  const verbs = asked[0]!.groups.flat()
  expect(verbs.map(({ id }) => id)).toEqual(expect.arrayContaining(['find', 'translate', 'languages', 'copyList']))
  const { facts } = scope.getState()
  for (const { id, isEnabled, note } of verbs) {
    expect(isEnabled, id).toBe(facts!.verbs[id].why === null)
    if (!isEnabled) expect(note, id).not.toBe('')
  }
  expect(screen.queryByRole('menu')).toBeNull()
  expect(commands.getState().menu).toBeNull()
})

test('a menu that is closed does nothing, and one that cannot be shown says so', async () => {
  const closed = await opened(async () => null)
  await waitFor(() => expect(closed.commands.getState().menu).toBeNull())
  expect(closed.commands.getState()).toMatchObject({ asked: null, problem: null })
  cleanup()
  const failed = await opened(() => Promise.reject(new Error('no window')))
  await waitFor(() => expect(failed.commands.getState().problem).not.toBeNull())
  expect(failed.commands.getState().menu).toBeNull()
})

test('the late end of one menu leaves the next alone, and what is chosen there is done over what that one is about', async () => {
  const answers = [Promise.withResolvers<VerbId | null>(), Promise.withResolvers<VerbId | null>()]
  let shown = 0
  const { commands } = await opened(() => answers[shown++]!.promise)
  await waitFor(() => expect(shown).toBe(1))
  const over = { search: 'in:"/lib/Y"', ids: null, language: null }
  await act(() => commands.getState().openMenuOver({ x: 5, y: 5 }, over))
  await waitFor(() => expect(shown).toBe(2))
  await act(async () => answers[0]!.resolve(null))
  expect(commands.getState().menu?.over.scope).toEqual(over)
  await act(async () => answers[1]!.resolve('translate'))
  await waitFor(() => expect(commands.getState().asked).toMatchObject({ verb: 'translate', scope: over }))
  expect(commands.getState().menu).toBeNull()
})
