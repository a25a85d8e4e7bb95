/** Puts the uploads of the window together over an engine and its connection. Composition only. */
import type { Engine } from '../../engine/compose.ts'
import type { HostEvents } from '../hostEvents.ts'
import type { FolderCommands } from '../../views/folders/folderCommands.ts'
import type { FolderStore } from '../../views/folders/folderStore.ts'
import type { ServiceLink } from '../../views/serviceLink.ts'
import { createUploadSession, type UploadSession } from '../../views/upload/uploadSession.ts'
import { createUploadSources } from '../../views/upload/uploadSources.ts'
import { openUploads, replaceOne, sendOne } from '../../engine/uploads.ts'
import { whileSending } from '../../upload/whileSending.ts'
import { randomIds } from '../../../node/ids.ts'

export interface HostUploadNeeds {
  readonly engine: Engine
  readonly events: HostEvents
  readonly link: ServiceLink
  readonly folders: Pick<FolderCommands, 'dropped'>
  /** The folders of the library. */
  readonly roots: Pick<FolderStore, 'list'>
}

export function openUpload({ engine, events, link, folders, roots }: HostUploadNeeds): UploadSession {
  const { libraryIndex: index, history, runs, ledger, settingsStore: settings, secrets, env } = engine
  const { store, desk } = openUploads(engine, async () => (await link.current()).reader)
  return createUploadSession({
    ...{ store, desk, index, folders, link, history, runs, ledger, settings, secrets, env, ids: randomIds },
    topics: events,
    sources: createUploadSources({ index, roots, history, ids: randomIds }),
    sender: {
      async send(id, options) {
        const connection = await link.current()
        await whileSending(engine.dataFolder.uploadLock, () => sendOne(store, connection, id, options))
      },
      async replace(file, signal) {
        const connection = await link.current()
        return whileSending(engine.dataFolder.uploadLock, () => replaceOne(store, connection, file, signal))
      },
    },
  })
}
