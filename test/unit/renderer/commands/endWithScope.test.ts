/** What is asked about certain videos is over once other videos are meant, whatever asks it. */
import { expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { endWithScope } from '../../../../renderer/app/scope/endWithScope.ts'
import type { SearchAskingState } from '../../../../renderer/app/asking/searchAsking.ts'
import type { ScopeTimingOrders } from '../../../../renderer/app/asking/timingStores.ts'
import type { AskingVerb } from '../../../../renderer/app/commands/command.ts'
import type { CommandState } from '../../../../renderer/app/commands/commandStore.ts'
import type { ScopeState } from '../../../../renderer/app/scope/scopeStore.ts'
import type { LiveRecord } from '../../../../renderer/api/liveRecord.ts'
import type { Scope } from '../../../../shared/contract/scope.ts'
import type { TimingState } from '../../../../shared/contract/videos/timing.ts'

const all: Scope = { search: '', ids: null, language: null }
const chosen: Scope = { search: '', ids: ['v1', 'v2'], language: null }
const open: Scope = { search: '', ids: ['v7'], language: null }
const row: Scope = { search: '', ids: ['s4'], language: null }

interface Asking {
  readonly verb?: AskingVerb
  readonly about?: Scope
  readonly isLate?: boolean
  readonly isChecking?: boolean
}

function asking({ verb = 'translate', about = chosen, isLate = false, isChecking = false }: Asking) {
  const commands = createStore<CommandState>()((set) => {
    const state: Partial<CommandState> = {
      subject: open,
      asked: { verb, scope: about, facts: null },
      endAsking: () => set({ asked: null }),
    }
    return state as CommandState
  })
  const scope = createStore<ScopeState>()(() => ({ scope: chosen }) as unknown as ScopeState)
  const searching = createStore<SearchAskingState>()((set) => {
    const state = { asked: { scope: about, isLate }, notNow: () => set({ asked: null }) }
    return state as unknown as SearchAskingState
  })
  const scopeTiming = createStore(() => ({ value: { isRunning: isChecking } }) as unknown as LiveRecord<TimingState>)
  const scopeTimingOrders = createStore<ScopeTimingOrders>()((set) => {
    const state: Partial<ScopeTimingOrders> = { about, hide: () => set({ about: null }) }
    return state as ScopeTimingOrders
  })
  endWithScope({ scope, commands, searching, scopeTiming, scopeTimingOrders })
  return {
    show: (now: Scope | null) => scope.setState({ scope: now }),
    openVideo: (subject: Scope | null) => commands.setState({ subject }),
    stands: () => ({
      verb: commands.getState().asked !== null,
      search: searching.getState().asked !== null,
      timing: scopeTimingOrders.getState().about !== null,
    }),
  }
}

const stays = { verb: true, search: true, timing: true }
const ends = { verb: false, search: false, timing: false }

test.each(['translate', 'transcribe', 'clean', 'another', 'pair', 'languages', 'ignore'] as const)(
  'the panel of "%s" closes with its videos, and stays while they are the same',
  (verb) => {
    const { show, stands } = asking({ verb })
    show({ ...chosen, ids: ['v1', 'v2'] })
    expect(stands()).toEqual(stays)
    show(all)
    expect(stands()).toEqual(ends)
  },
)

test('what is asked of the open video stays while it is open, whatever is chosen, and in any of its languages', () => {
  const { show, openVideo, stands } = asking({ about: { ...open, language: 'es' } })
  show(all)
  expect(stands()).toEqual(stays)
  openVideo({ ...open, ids: ['v8'] })
  expect(stands()).toEqual(ends)
})

test('what is asked of a row alone stays until something else is chosen, shown or opened', () => {
  const { openVideo, stands } = asking({ about: row })
  expect(stands()).toEqual(stays)
  openVideo(null)
  expect(stands()).toEqual(ends)
})

test('a search that had to wait is offered wherever one is; a check that goes on can be stopped', () => {
  const { show, stands } = asking({ isLate: true, isChecking: true })
  show(all)
  expect(stands()).toEqual({ verb: false, search: true, timing: true })
})
