/** `service usage`: what each account and each of its keys used, and all callers together: the numbers of the operator's page. */
import { randomBytes } from 'node:crypto'
import { AppError } from '../shared/errors.ts'
import { systemClock } from '../node/clock.ts'
import type { ServiceDatabase } from './catalogue/store/database.ts'
import type { Arguments } from './commandArguments.ts'
import type { CommandIo } from './commandIo.ts'
import { createAccountBook, type AccountBook, type KeptAccount, type UsedUnits } from './usage/accountBook.ts'
import { createAccounts } from './usage/accounts.ts'
import { unitSums } from './usage/unitSums.ts'
import { withExistingDatabase } from './withDatabase.ts'

/** So many accounts are in memory at once. */
const accountsPerPage = 200

/** A line of JSON for each account, newest first, and one for all callers; with `--account ID` that account alone. */
export async function usageCommand({ place, values }: Arguments, io: CommandIo): Promise<void> {
  await withExistingDatabase(place, io, (database) => {
    const accounts = createAccounts({ database, clock: systemClock, randomBytes })
    const book = createAccountBook({ database, accounts, clock: systemClock })
    const chosen = values['account']
    const lines = chosen === undefined ? linesOfAll(database, book) : [accountLine(book, accountOf(book, chosen))]
    for (const line of lines) io.stdout(JSON.stringify(line))
  })
}

function* linesOfAll(database: ServiceDatabase, book: AccountBook): Generator<object> {
  for (let offset = 0, total = 1; offset < total; offset += accountsPerPage) {
    const page = book.page({ text: '', offset, limit: accountsPerPage })
    total = page.total
    for (const account of page.items) yield accountLine(book, account)
  }
  const sums = unitSums(database, systemClock.nowMs())
  const callers = sums.map(({ counter, withKey, withoutKey }) => {
    return [counter, { with_key: withKey, without_key: withoutKey }] as const
  })
  yield { all: Object.fromEntries(callers) }
}

/** A text finds accounts by a part of their names too: only the id counts here. */
function accountOf(book: AccountBook, id: string): KeptAccount {
  const account = book.page({ text: id, offset: 0, limit: accountsPerPage }).items.find((each) => each.id === id)
  if (account) return account
  throw new AppError('input.invalid', `There is no account "${id}" here.`)
}

function accountLine(book: AccountBook, { id, name, plan, isBlocked, counters }: KeptAccount): object {
  const keys = book.keysOf(id).map((key) => ({
    ...{ id: key.id, name: key.name, ending: key.ending },
    used: Object.fromEntries(key.counters.map(({ counter, used }) => [counter, used])),
  }))
  return { account: id, name, plan, blocked: isBlocked, counters: byCounterOf(counters), keys }
}

function byCounterOf(counters: readonly UsedUnits[]): object {
  return Object.fromEntries(counters.map(({ counter, used, limit }) => [counter, { used, limit }]))
}
