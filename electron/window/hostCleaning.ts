/** Puts cleaning by hand together for the window; it needs no service. Composition only. */
import { createCleanFile, type CleanFile } from '../clean/cleanFile.ts'
import { newId, type Engine } from '../engine/compose.ts'
import { createArchiveReader, type ArchiveReader } from '../download/archiveReader.ts'
import type { HostEvents } from './hostEvents.ts'
import { createCleaningSession, type CleaningSession } from '../views/history/cleaningSession.ts'
import type { LibrarySession } from '../views/library/librarySession.ts'
import { realDisk } from '../disk/disk.ts'
import { createPublish } from '../sidecar/publish.ts'

export interface HostCleaningNeeds {
  readonly engine: Engine
  readonly library: LibrarySession
  readonly events: HostEvents
}

const deadlineMs = 10_000

export function openCleaning({ engine, library, events }: HostCleaningNeeds): CleaningSession {
  const { files, history, trash, names, deliveredTexts: texts, libraryIndex } = engine
  return createCleaningSession({
    library,
    history,
    texts,
    // A thread for each press: hardly anybody presses often, and none stays behind.
    async withFiles(work) {
      const reader = createArchiveReader({ workerUrl: files.archiveWorker, deadlineMs })
      try {
        return await work(filesWith(reader))
      } finally {
        await reader.close()
      }
    },
    topics: events,
  })

  function filesWith(reader: ArchiveReader): CleanFile {
    return createCleanFile({
      disk: realDisk,
      reader,
      history,
      libraryIndex,
      texts,
      publish: createPublish({ disk: realDisk, names, history, trash, newId }),
    })
  }
}
