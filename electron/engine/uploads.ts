/** Puts uploads together over an engine: the desk needs no service, sending does. Composition only. */
import type { Engine } from './compose.ts'
import type { Connection } from '../batch/connection.ts'
import type { ArchiveReader } from '../download/archive/archiveReader.ts'
import { describeAny } from '../library/describeAny.ts'
import { loggedUploads } from './logged.ts'
import { hearingImpairedShare } from '../../shared/subtitle/hearingImpairedShare.ts'
import { readUploadFile } from '../upload/readUploadFile.ts'
import type { TextFacts } from '../upload/prefill.ts'
import { replaceFile, type ReplacedFile } from '../upload/replaceFile.ts'
import { sendUpload, type SendOptions } from '../upload/sendUpload.ts'
import { createUploadDesk, type UploadDesk } from '../upload/uploadDesk.ts'
import { createUploadStore, type UploadStore } from '../upload/uploadStore.ts'
import { systemClock } from '../../node/clock.ts'
import { randomIds } from '../../node/ids.ts'

export interface Uploads {
  readonly store: UploadStore
  readonly desk: UploadDesk
}

/** @param reader Asked for only when a file is looked at. */
export function openUploads(engine: Engine, reader: () => Promise<ArchiveReader>): Uploads {
  const store = loggedUploads(
    createUploadStore({ db: engine.db, clock: systemClock, ids: randomIds }),
    engine.log.write,
  )
  const desk = createUploadDesk({
    store,
    look: (path, signal) => readUploadFile({ factsOf: factsWith(reader) }, path, signal),
    describe: (path) => describeAny(engine.libraryIndex, path),
    history: engine.history,
  })
  return { store, desk }
}

/** For whoever holds the lock on sending. */
export function sendOne(store: UploadStore, { client, service }: Connection, id: string, options: SendOptions) {
  return sendUpload({ store, client, service, clock: systemClock }, id, options)
}

/** For whoever holds the lock on sending. */
export function replaceOne(
  store: UploadStore,
  { client, service }: Connection,
  file: ReplacedFile,
  signal: AbortSignal,
) {
  return replaceFile({ store, client, service, clock: systemClock }, file, signal)
}

function factsWith(reader: () => Promise<ArchiveReader>) {
  return async (bytes: Uint8Array, fileName: string, signal: AbortSignal): Promise<TextFacts> => {
    const thread = await reader()
    const isArchive = fileName.toLowerCase().endsWith('.zip')
    const [first] = isArchive ? (await thread.read(bytes, signal)).members : [{ name: fileName, bytes }]
    const { document } = await thread.prepare(first?.bytes ?? bytes, { fileName: first?.name ?? fileName }, signal)
    return { language: await thread.language(document, signal), hearingImpairedShare: hearingImpairedShare(document) }
  }
}
