/** Says once that files went to the trash, and brings just these back when that is taken back. */
import type { OutputOf } from '../../../shared/contract/index.ts'
import type { Client } from '../../api/client.ts'
import type { ActsState } from './actsStore.ts'
import { restoring } from './restoring.ts'
import { trashedWords } from './trashedWords.ts'

export function sayTakenBack(
  client: Client,
  say: ActsState['say'],
  { rowIds, ...trashed }: OutputOf<'history.undo'>,
): void {
  if (trashed.removed + trashed.gone === 0) return
  say({ text: (texts) => trashedWords(texts, trashed), ...(rowIds.length > 0 && restoring(client, rowIds)) })
}
