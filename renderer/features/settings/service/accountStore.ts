/** Connecting an account: what is typed stays until it was tested and works; a test keeps it, unless the service refuses the key. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { UsageState } from '../../../../shared/contract/account.ts'
import type { FormerServiceState, SettingsState } from '../../../../shared/contract/settings.ts'
import { toAppError, type AppError } from '../../../../shared/errors.ts'
import type { Client } from '../../../api/client.ts'
import type { LiveRecordStore } from '../../../api/liveRecord.ts'
import {
  accountTexts,
  faultsOf,
  isTyped,
  tokenAlone,
  typedSince,
  wholeDraft,
  type AccountDraft,
  type AccountFaults,
  type AccountField,
} from './accountDraft.ts'

export type AccountTest =
  | { readonly kind: 'none' | 'running' }
  | { readonly kind: 'answers'; readonly usage: UsageState }
  | { readonly kind: 'fails'; readonly problem: AppError }

export interface AccountState {
  readonly draft: AccountDraft
  readonly faults: AccountFaults
  readonly test: AccountTest
  readonly type: (field: AccountField, text: string) => void
  readonly run: () => Promise<void>
  /** Goes back to a service that was used before, as it was kept, if it still answers. */
  readonly goBackTo: (former: FormerServiceState) => Promise<void>
  /** Before one goes on: tests what was typed and not tested yet, once. Answers false where something is to be looked at first. */
  readonly settle: () => Promise<boolean>
  /** No test looks at a token: typed alone it is kept when its field is left. */
  readonly keepToken: () => Promise<void>
}

export type AccountStore = StoreApi<AccountState>

const nothingTested = { faults: {}, test: { kind: 'none' } } as const

export function createAccountStore(client: Client, settings: LiveRecordStore<SettingsState>): AccountStore {
  /** In the order in which a key finds its address. A service that was used before brings its other addresses back with it. */
  async function keep(draft: AccountDraft, state: SettingsState): Promise<void> {
    const texts = accountTexts(draft, state)
    const kept = (key: 'service.address' | 'service.downloadAddress' | 'service.uploadAddress') =>
      (settings.getState().value ?? state).values[key]
    const addresses = [
      ['service.address', texts.address],
      ['service.downloadAddress', texts.downloadAddress],
      ['service.uploadAddress', texts.uploadAddress],
    ] as const
    for (const [key, value] of addresses)
      if (kept(key) !== value) settings.getState().put(await client.call('settings.write', { key, value }))
    const { token: value } = texts
    if (value !== '') settings.getState().put(await client.call('settings.setSecret', { name: 'upload-token', value }))
  }

  /** Also where what was typed since shows no test. */
  let isRunning = false
  /** Pressed while one was running: what was typed since is tested next. */
  let isAskedAgain = false
  const store = createStore<AccountState>()((set, get) => ({
    draft: {},
    ...nothingTested,
    type: (field, text) => set({ draft: { ...get().draft, [field]: text }, ...nothingTested }),
    async goBackTo({ address, downloadAddress, uploadAddress }) {
      set({ draft: { address, downloadAddress, uploadAddress }, ...nothingTested })
      await get().run()
    },
    async keepToken() {
      const state = settings.getState().value
      const value = state && tokenAlone(get().draft, state)
      if (value === null) return
      try {
        settings.getState().put(await client.call('settings.setSecret', { name: 'upload-token', value }))
        set({ draft: {}, ...nothingTested })
      } catch (thrown) {
        set({ test: { kind: 'fails', problem: toAppError(thrown) } })
      }
    },
    async settle() {
      const { draft, faults, test } = get()
      // Who has seen what is wrong may go on without an account.
      if (!isTyped(draft) || test.kind === 'fails' || Object.keys(faults).length > 0) return true
      await get().run()
      return get().test.kind === 'answers'
    },
    async run() {
      const state = settings.getState().value
      if (state === null) return
      if (isRunning) {
        isAskedAgain = true
        set({ test: { kind: 'running' } })
        return
      }
      const draft = wholeDraft(get().draft)
      set({ draft })
      const faults = faultsOf(draft, state)
      if (Object.keys(faults).length > 0) {
        set({ faults, test: { kind: 'none' } })
        return
      }
      set({ faults, test: { kind: 'running' } })
      isRunning = true
      try {
        await keep(draft, state)
        const { key } = accountTexts(draft, state)
        const usage = await client.call('settings.testService', key === '' ? {} : { key })
        const since = typedSince(draft, get().draft)
        set({ draft: since })
        if (!isTyped(since)) set({ test: { kind: 'answers', usage } })
      } catch (thrown) {
        if (!isTyped(typedSince(draft, get().draft))) set({ test: { kind: 'fails', problem: toAppError(thrown) } })
      } finally {
        isRunning = false
      }
      if (!isAskedAgain) return
      isAskedAgain = false
      await get().run()
    },
  }))
  // What is left goes on being true while the test stands there: a run spends meanwhile.
  client.on('usage.changed', (usage) => {
    const { test } = store.getState()
    const isNewer =
      test.kind === 'answers' && test.usage.service === usage.service && usage.revision > test.usage.revision
    if (isNewer && usage.problem === null) store.setState({ test: { kind: 'answers', usage } })
  })
  return store
}
