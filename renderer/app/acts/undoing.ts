/** Takes written files back as an act's way back does: where a file stays, it fails with the first reason. */
import type { InputOf } from '../../../shared/contract/index.ts'
import { AppError } from '../../../shared/errors.ts'
import type { Client } from '../../api/client.ts'
import { PartlyUndone } from './partlyUndone.ts'

/** @throws AppError where no file could be taken back, PartlyUndone where some stay: then the act stays on offer */
export async function undoScope(client: Client, scope: InputOf<'history.undo'>['scope']): Promise<void> {
  const { removed, kept } = await client.call('history.undo', { scope })
  const [first] = kept
  if (!first) return
  const problem = new AppError(first.code, first.message)
  throw removed === 0 ? problem : new PartlyUndone(removed, problem)
}
