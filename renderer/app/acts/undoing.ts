/** Takes written files back as an act's way back does: where a file stays, it fails with the first reason. */
import type { InputOf } from '../../../shared/contract/index.ts'
import { AppError } from '../../../shared/errors.ts'
import type { Client } from '../../api/client.ts'
import type { Act } from './actsStore.ts'
import { PartlyUndone } from './partlyUndone.ts'
import { trashedWords, type Trashed } from './trashedWords.ts'

/** @throws AppError where no file could be taken back, PartlyUndone where some stay: then the act stays on offer */
async function undoScope(client: Client, scope: InputOf<'history.undo'>['scope']): Promise<Trashed> {
  const { kept, ...trashed } = await client.call('history.undo', { scope })
  const [first] = kept
  if (!first) return trashed
  const problem = new AppError(first.code, first.message)
  throw trashed.removed === 0 ? problem : new PartlyUndone(trashed, problem)
}

/** The way back of an act that wrote files, and what is true of these once it was taken. */
export function undoing(client: Client, scope: InputOf<'history.undo'>['scope']): Pick<Act, 'undo' | 'undone'> {
  let taken: Trashed = { removed: 0, restored: 0, gone: 0 }
  return {
    async undo() {
      taken = await undoScope(client, scope)
    },
    undone: (texts) => trashedWords(texts, taken),
  }
}
