/** Says once that files went to the trash, and brings just these back when that is taken back. */
import type { OutputOf } from '../../../shared/contract/index.ts'
import { AppError } from '../../../shared/errors.ts'
import type { Client } from '../../api/client.ts'
import type { ActsState } from './actsStore.ts'

export function sayTakenBack(
  client: Client,
  say: ActsState['say'],
  { removed, rowIds }: OutputOf<'history.undo'>,
): void {
  if (removed === 0) return
  const undo = () => restoreRows(client, rowIds)
  say({ text: ({ history }) => history.undone({ count: removed }), ...(rowIds.length > 0 ? { undo } : {}) })
}

/** @throws AppError where no file came back: then the act stays on offer */
async function restoreRows(client: Client, rowIds: readonly number[]): Promise<void> {
  const { restored, kept } = await client.call('trash.restoreRows', { rowIds: [...rowIds] })
  const [first] = kept
  if (restored === 0 && first) throw new AppError(first.code, first.message)
}
