/** `service account`: what the operator's page can do to an account, where no page is at hand: its plan, whether it is let in, its keys. */
import { accountBookOf, lineOfAccount } from './accountLines.ts'
import { planOf, type Arguments } from './commandArguments.ts'
import type { CommandIo } from './commandIo.ts'
import type { AccountBook } from './usage/accountBook.ts'
import { withExistingDatabase } from './withDatabase.ts'
import { WrongUsage } from './wrongUsage.ts'

type Change = (book: AccountBook, id: string) => void

/** Prints the account as it is then, as `usage` does. */
export async function accountCommand(given: Arguments, io: CommandIo): Promise<void> {
  const id = given.values['account']
  if (!id) throw new WrongUsage('Name the account: --account ID (the usage command lists them).')
  const changes = changesOf(given)
  await withExistingDatabase(given.place, io, (database) => {
    const book = accountBookOf(database)
    for (const change of changes) change(book, id)
    io.stdout(JSON.stringify(lineOfAccount(book, id)))
  })
}

/** The only one that may find nothing to change comes first: nothing is changed by half. @throws WrongUsage */
function changesOf({ values, flags }: Arguments): readonly Change[] {
  const { revoke, plan } = values
  const isBlocked = flags.has('block')
  if (isBlocked && flags.has('unblock')) throw new WrongUsage('Choose --block or --unblock, not both.')
  const changes: Change[] = []
  if (revoke !== undefined) changes.push((book, id) => book.revokeKey(id, revoke))
  if (plan !== undefined) {
    const next = planOf(plan)
    changes.push((book, id) => book.changePlan(id, next))
  }
  if (isBlocked || flags.has('unblock')) changes.push((book, id) => book.setBlocked(id, isBlocked))
  if (changes.length === 0) throw new WrongUsage('Say what shall change: --plan, --block, --unblock or --revoke.')
  return changes
}
