/** What is asked about certain videos is over once other videos are meant. */
import { expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { endPairAsking } from '../../../../renderer/app/asking/pairStores.ts'
import type { CommandState } from '../../../../renderer/app/commands/commandStore.ts'
import type { ScopeState } from '../../../../renderer/app/scope/scopeStore.ts'

const one = { search: '', ids: ['v1'], language: null }
const all = { search: '', ids: null, language: null }

function asking(verb: 'pair' | 'clean') {
  const commands = createStore<CommandState>()((set) => {
    const state: Partial<CommandState> = {
      asked: { verb, scope: one, facts: null },
      endAsking: () => set({ asked: null }),
    }
    return state as CommandState
  })
  const scope = createStore<ScopeState>()(() => ({ scope: one }) as unknown as ScopeState)
  endPairAsking(commands, scope)
  return {
    show: (now: typeof all | typeof one) => scope.setState({ scope: now }),
    asked: () => commands.getState().asked,
  }
}

test('the panel of two languages closes when other videos are shown or chosen, and not while they are the same', () => {
  const { show, asked } = asking('pair')
  show({ ...one, ids: ['v1'] })
  expect(asked()).not.toBeNull()
  show(all)
  expect(asked()).toBeNull()
})

test('what other verbs ask is left alone', () => {
  const { show, asked } = asking('clean')
  show(all)
  expect(asked()).not.toBeNull()
})
