/** The commands of the user's own collection, handed to its session. Mapping only. */
import type { HandlersFor } from '../../../shared/contract/define.ts'
import type { collectionCommands } from '../../../shared/contract/program/collection.ts'
import type { CollectionSession } from '../../views/collection/collectionSession.ts'
import type { FolderCommands } from '../../views/folders/folderCommands.ts'
import { after } from './after.ts'

export interface CollectionDomains {
  readonly collection: CollectionSession
  readonly folders: Pick<FolderCommands, 'placePath' | 'dropped'>
}

export function collectionHandlersOf({
  collection,
  folders,
}: CollectionDomains): HandlersFor<typeof collectionCommands> {
  return {
    'collection.state': () => collection.read(),
    'collection.add': ({ placeId }) => after(async () => collection.add([await folders.placePath(placeId)])),
    'collection.addDropped': ({ dropId }) => after(() => collection.add(folders.dropped(dropId))),
    'collection.choose': async ({ kind }) => ({ isChosen: await collection.choose(kind) }),
    'collection.takeIn': ({ sourceId }) => after(() => collection.takeIn(sourceId)),
    'collection.takeOut': ({ sourceId }) => after(() => collection.takeOut(sourceId)),
    'collection.cancel': () => after(() => collection.cancel()),
    'collection.forget': ({ sourceId }) => after(() => collection.forget(sourceId)),
    'collection.skipped': async (query) => collection.skipped(query),
  }
}
