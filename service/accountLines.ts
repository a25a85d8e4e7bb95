/** An account as a line of JSON: what it and each of its keys used, under the names that `service usage` has told them by. */
import { randomBytes } from 'node:crypto'
import { AppError } from '../shared/errors.ts'
import { systemClock } from '../node/clock.ts'
import type { ServiceDatabase } from './catalogue/store/database.ts'
import { createAccountBook, type AccountBook, type KeptAccount, type UsedUnits } from './usage/accountBook.ts'
import { createAccounts } from './usage/accounts.ts'

/** So many accounts are in memory at once. */
export const accountsPerPage = 200

export function accountBookOf(database: ServiceDatabase): AccountBook {
  const accounts = createAccounts({ database, clock: systemClock, randomBytes })
  return createAccountBook({ database, accounts, clock: systemClock })
}

/** @throws AppError where there is none */
export function lineOfAccount(book: AccountBook, id: string): object {
  // A text finds accounts by a part of their names too: only the id counts here.
  const account = book.page({ text: id, offset: 0, limit: accountsPerPage }).items.find((each) => each.id === id)
  if (account) return accountLine(book, account)
  throw new AppError('input.invalid', `There is no account "${id}" here.`)
}

export function accountLine(book: AccountBook, { id, name, plan, isBlocked, counters }: KeptAccount): object {
  const keys = book.keysOf(id).map((key) => ({
    ...{ id: key.id, name: key.name, ending: key.ending },
    used: Object.fromEntries(key.counters.map(({ counter, used }) => [counter, used])),
  }))
  return { account: id, name, plan, blocked: isBlocked, counters: byCounterOf(counters), keys }
}

function byCounterOf(counters: readonly UsedUnits[]): object {
  return Object.fromEntries(counters.map(({ counter, used, limit }) => [counter, { used, limit }]))
}
