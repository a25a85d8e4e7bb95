/** Accounts, as far as they are listed, and what is done to them. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { OperatorAccount, PlanName } from '../../../shared/contract/operator.ts'
import type { OperatorClient } from '../operatorClient.ts'
import { createRowsStore, problemOf, type RowsView } from '../rowsStore.ts'

export interface AccountsView extends RowsView<OperatorAccount> {
  readonly text: string
  readonly isBusy: boolean
  /** The account whose keys are open: it stays so when the list is read again without it. */
  readonly openKeys: OperatorAccount | null
  readonly search: (text: string) => void
  /** True where it came about. */
  readonly make: (name: string, plan: PlanName) => Promise<boolean>
  readonly changePlan: (id: string, plan: PlanName) => Promise<boolean>
  readonly block: (id: string, isBlocked: boolean) => Promise<boolean>
  readonly showKeys: (account: OperatorAccount | null) => void
}

export type AccountsStore = StoreApi<AccountsView>

export function createAccountsStore(client: OperatorClient): AccountsStore {
  let text = ''
  const list = createRowsStore<OperatorAccount>((window) => client.call('accounts.list', { ...window, text }))
  return createStore<AccountsView>()((set, get) => {
    list.subscribe(({ rows, total, problem }) => {
      const { openKeys } = get()
      const asItIsNow = rows?.find(({ id }) => id === openKeys?.id)
      set({ rows, total, problem, openKeys: asItIsNow ?? openKeys })
    })

    async function change(work: () => Promise<unknown>): Promise<boolean> {
      set({ isBusy: true })
      try {
        await work()
        await list.getState().readAgain()
        return true
      } catch (thrown) {
        set({ problem: problemOf(thrown) })
        return false
      } finally {
        set({ isBusy: false })
      }
    }

    return {
      ...list.getState(),
      text: '',
      isBusy: false,
      openKeys: null,
      search(wanted) {
        text = wanted
        set({ text })
        void list.getState().readAgain()
      },
      make: (name, plan) => change(() => client.call('accounts.make', { name, plan })),
      changePlan: (id, plan) => change(() => client.call('accounts.changePlan', { id, plan })),
      block: (id, isBlocked) => change(() => client.call('accounts.block', { id, isBlocked })),
      showKeys: (openKeys) => set({ openKeys }),
    }
  })
}
