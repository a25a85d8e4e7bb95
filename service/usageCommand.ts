/** `service usage`: what each account and each of its keys used, and all callers together: the numbers of the operator's page. */
import { systemClock } from '../node/clock.ts'
import { accountBookOf, accountLine, accountsPerPage, lineOfAccount } from './accountLines.ts'
import type { ServiceDatabase } from './catalogue/store/database.ts'
import type { Arguments } from './commandArguments.ts'
import type { CommandIo } from './commandIo.ts'
import type { AccountBook } from './usage/accountBook.ts'
import { unitSums } from './usage/unitSums.ts'
import { withExistingDatabase } from './withDatabase.ts'

/** A line of JSON for each account, newest first, and one for all callers; with `--account ID` that account alone. */
export async function usageCommand({ place, values }: Arguments, io: CommandIo): Promise<void> {
  await withExistingDatabase(place, io, (database) => {
    const book = accountBookOf(database)
    const chosen = values['account']
    const lines = chosen === undefined ? linesOfAll(database, book) : [lineOfAccount(book, chosen)]
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
