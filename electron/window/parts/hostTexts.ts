/** Puts reading and restoring written texts together for the window; it needs no service. Composition only. */
import { realDisk } from '../../disk/disk.ts'
import { createArchiveReader } from '../../download/archive/archiveReader.ts'
import type { Engine } from '../../engine/compose.ts'
import { createHistoryPages } from '../../sidecar/history/historyPages.ts'
import { createTrashCan } from '../../sidecar/trash/trashCan.ts'
import type { NotedActs } from '../../views/acts/notedActs.ts'
import type { HistorySession } from '../../views/history/historySession.ts'
import { createWrittenTexts, type WrittenTexts } from '../../views/history/writtenTexts.ts'
import type { LibrarySession } from '../../views/library/librarySession.ts'
import type { HostEvents } from '../hostEvents.ts'
import { randomIds } from '../../../node/ids.ts'

export interface HostTextsNeeds {
  readonly engine: Engine
  readonly library: LibrarySession
  readonly events: HostEvents
  readonly acts: NotedActs
  readonly taking: Pick<HistorySession, 'undo'>
}

const deadlineMs = 10_000

export function openTexts({ engine, library, events, acts, taking }: HostTextsNeeds): WrittenTexts {
  const { files, history, runs, trash, db } = engine
  return createWrittenTexts({
    ...{ history, runs, trash, library, acts, taking, topics: events, disk: realDisk },
    pages: createHistoryPages(db, history),
    trashCan: createTrashCan({ disk: realDisk, history, trash, ids: randomIds }),
    undoRuns: engine,
    // A thread for each page of a text: none stays behind.
    async withReader(work) {
      const reader = createArchiveReader({ workerUrl: files.archiveWorker, deadlineMs })
      try {
        return await work(reader)
      } finally {
        await reader.close()
      }
    },
  })
}
