/** Says once that files went to the trash, and brings just these back when that is taken back. */
import type { OutputOf } from '../../../shared/contract/index.ts'
import type { Client } from '../../api/client.ts'
import type { ActsState } from './actsStore.ts'
import { restoreRows } from './restoreRows.ts'
import { trashedWords } from './trashedWords.ts'

export function sayTakenBack(
  client: Client,
  say: ActsState['say'],
  { removed, gone, rowIds }: OutputOf<'history.undo'>,
): void {
  if (removed + gone === 0) return
  const undo = () => restoreRows(client, rowIds)
  say({ text: (texts) => trashedWords(texts, { removed, gone }), ...(rowIds.length > 0 ? { undo } : {}) })
}
