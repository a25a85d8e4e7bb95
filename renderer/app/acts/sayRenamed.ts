/** Says once that a subtitle of the user's has its video's name, and gives it its old one when that is taken back. */
import type { OutputOf } from '../../../shared/contract/index.ts'
import { renamedKey } from '../../../shared/acts/fileKeys.ts'
import type { Client } from '../../api/client.ts'
import type { ActsState } from './actsStore.ts'

export function sayRenamed(
  client: Client,
  { say, forget }: Pick<ActsState, 'say' | 'forget'>,
  { renameId, name, ended }: OutputOf<'video.renameSidecar'>,
): void {
  forget(ended.map(renamedKey))
  say({
    text: ({ acts }) => acts.renamed({ name }),
    ...(renameId !== null && {
      key: renamedKey(renameId),
      undo: () => client.call('video.undoRename', { renameId }),
    }),
  })
}
