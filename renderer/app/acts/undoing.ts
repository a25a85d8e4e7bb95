/** Takes written files back as an act's way back does: where a file stays, it fails with the first reason. */
import type { ActRecord } from '../../../shared/contract/acts.ts'
import type { InputOf, OutputOf } from '../../../shared/contract/index.ts'
import { AppError } from '../../../shared/errors.ts'
import type { Client } from '../../api/client.ts'
import type { Act } from './actsStore.ts'
import { PartlyUndone } from './partlyUndone.ts'
import { trashedWords, type Trashed } from './trashedWords.ts'

type UndoScope = InputOf<'history.undo'>['scope']

/** @throws AppError where no file could be taken back, PartlyUndone where some stay: then the act stays on offer */
async function undoScope(client: Client, scope: UndoScope): Promise<Trashed> {
  return takenOf(await client.call('history.undo', { scope, isWayBack: true }))
}

/** What was taken, where all of it was. @throws as `undoScope` */
function takenOf({ kept, ...trashed }: OutputOf<'history.undo'>): Trashed {
  const [first] = kept
  if (!first) return trashed
  const problem = new AppError(first.code, first.message)
  throw trashed.removed === 0 ? problem : new PartlyUndone(trashed, problem)
}

/** The way back of an act that wrote files, and what is true of these once it was taken. */
export function undoing(client: Client, scope: UndoScope): Pick<Act, 'key' | 'undo' | 'undone'> {
  const key = scope.kind === 'batch' ? { key: scope.batchId } : {}
  return { ...key, ...taking(() => undoScope(client, scope)) }
}

/** As `undoing`, of an act that the host knows. */
export function undoingAct(client: Client, { key }: Pick<ActRecord, 'key'>): Pick<Act, 'key' | 'undo' | 'undone'> {
  return { key, ...taking(async () => takenOf(await client.call('acts.undo', { key }))) }
}

function taking(take: () => Promise<Trashed>): Pick<Act, 'undo' | 'undone'> {
  let taken: Trashed = { removed: 0, restored: 0, gone: 0 }
  return {
    async undo() {
      taken = await take()
    },
    undone: (texts) => trashedWords(texts, taken),
  }
}
