/** Brings just these files back from the trash as an act's way back does: where one stays, it fails with the first reason. */
import { trashedKey } from '../../../shared/acts/fileKeys.ts'
import { AppError } from '../../../shared/errors.ts'
import type { Client } from '../../api/client.ts'
import type { Act } from './actsStore.ts'

/** @throws AppError where a file stays in the trash: then the act stays on offer for the rest */
async function restoreRows(client: Client, rowIds: readonly number[]): Promise<void> {
  const { kept } = await client.call('trash.restoreRows', { rowIds: [...rowIds] })
  const [first] = kept
  if (first) throw new AppError(first.code, first.message)
}

/** Its way back, of an act that has moved these to the trash. */
export function restoring(client: Client, rowIds: readonly number[]): Pick<Act, 'key' | 'undo' | 'undone'> {
  return {
    key: trashedKey(rowIds),
    undo: () => restoreRows(client, rowIds),
    undone: ({ runs }) => runs.broughtBack({ count: rowIds.length }),
  }
}
