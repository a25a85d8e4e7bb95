/** Puts cleaning by hand together for the window; it needs no service. Composition only. */
import { parseRelease } from '../shared/release/parseRelease.ts'
import { subjectOf } from './batch/deliver.ts'
import { createCleanFile } from './clean/cleanFile.ts'
import { newId, type Engine } from './compose.ts'
import { createArchiveReader } from './download/archiveReader.ts'
import type { HostEvents } from './hostEvents.ts'
import { readSubtitle } from './readSubtitle.ts'
import { createCleaningSession, type CleaningSession } from './session/cleaningSession.ts'
import type { LibrarySession } from './session/librarySession.ts'
import { realDisk } from './sidecar/disk.ts'
import { createFolderNames } from './sidecar/folderNames.ts'
import { createPublish } from './sidecar/publish.ts'

export interface HostCleaning {
  readonly session: CleaningSession
  /** Ends the thread that it works in. */
  close(): Promise<void>
}

export interface HostCleaningNeeds {
  readonly engine: Engine
  readonly library: LibrarySession
  readonly events: HostEvents
}

const deadlineMs = 10_000

/** The thread starts with the first work. */
export function openHostCleaning({ engine, library, events }: HostCleaningNeeds): HostCleaning {
  const { history, trash, deliveredTexts: texts, libraryIndex } = engine
  const reader = createArchiveReader({ workerUrl: engine.files.archiveWorker, deadlineMs })
  const files = createCleanFile({
    readSubtitle,
    cleanText: (request, signal) => reader.clean(request, signal),
    prepare: (bytes, hints, signal) => reader.prepare(bytes, hints, signal),
    ownerOf: (path) => history.ownerOf(path),
    subjectOf: (path) => subjectOf(parseRelease(path)),
    fpsOf: (path) => libraryIndex.find(path)?.media?.fps ?? null,
    texts,
    publish: createPublish({ disk: realDisk, names: createFolderNames(realDisk), history, trash, newId }),
  })
  const changed = () => {
    events.changed('history')
  }
  return {
    session: createCleaningSession({ library, history, texts, files, changed }),
    close: () => reader.close(),
  }
}
