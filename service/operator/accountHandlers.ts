/** Answers what the page asks of accounts, their keys and tokens. */
import type { HandlersFor } from '../../shared/contract/define.ts'
import type { operatorCommands } from '../../shared/contract/operator.ts'
import type { AccountBookStore } from '../store/store.ts'

type AccountCommand = Extract<
  keyof typeof operatorCommands,
  `accounts.${string}` | `keys.${string}` | `tokens.${string}`
>
export type AccountHandlers = HandlersFor<Pick<typeof operatorCommands, AccountCommand>>

export function createAccountHandlers(book: AccountBookStore): AccountHandlers {
  return {
    'accounts.list': async (query) => {
      const { items, total } = await book.page(query)
      return { rows: items.map((account) => ({ ...account, counters: [...account.counters] })), total }
    },
    'accounts.make': async ({ name, plan }) => ({ id: await book.make(name, plan) }),
    'accounts.changePlan': async ({ id, plan }) => {
      await book.changePlan(id, plan)
      return {}
    },
    'accounts.block': async ({ id, isBlocked }) => {
      await book.setBlocked(id, isBlocked)
      return {}
    },
    'keys.list': async ({ accountId }) => {
      const keys = await book.keysOf(accountId)
      return { rows: keys.map((key) => ({ ...key, counters: [...key.counters] })) }
    },
    'keys.make': async ({ accountId, name }) => ({ key: await book.makeKey(accountId, name) }),
    'keys.revoke': async ({ accountId, keyId }) => {
      await book.revokeKey(accountId, keyId)
      return {}
    },
    'tokens.make': async ({ accountId }) => ({ token: await book.makeToken(accountId) }),
  }
}
