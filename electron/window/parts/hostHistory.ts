/** Puts the history of what was written together over an engine. Composition only. */
import type { Engine } from '../../engine/compose.ts'
import { realDisk } from '../../disk/disk.ts'
import { createHistoryPages } from '../../sidecar/history/historyPages.ts'
import { createTrashCan } from '../../sidecar/trash/trashCan.ts'
import { createHistorySession, type HistorySession } from '../../views/history/historySession.ts'
import { createUndoWork, type UndoWork } from '../../views/history/undoWork.ts'
import type { FolderStore } from '../../views/folders/folderStore.ts'
import { createOrphans, type Orphans } from '../../views/library/orphans.ts'
import type { NotedActs } from '../../views/acts/notedActs.ts'
import type { LibrarySession } from '../../views/library/librarySession.ts'
import type { ToldTimings } from '../../views/timing/toldTimings.ts'
import type { VideoFollower } from '../../watch/follow/videoFollower.ts'
import type { HostEvents } from '../hostEvents.ts'
import { randomIds } from '../../../node/ids.ts'

export interface HostHistoryNeeds {
  readonly engine: Engine
  readonly events: HostEvents
  readonly library: LibrarySession
  readonly store: FolderStore
  readonly videoFollower: VideoFollower
  readonly timings: ToldTimings
  readonly noted: NotedActs
}

export interface HostHistory {
  readonly historySession: HistorySession
  /** Undo and bringing back, one at a time for all screens. */
  readonly undoing: UndoWork
  readonly orphans: Orphans
}

export function openHistory(needs: HostHistoryNeeds): HostHistory {
  const { engine, events, library, store, videoFollower, timings, noted } = needs
  const { db, history, runs, runPages, trash } = engine
  const undoing = createUndoWork({ undoRuns: engine, library, topics: events })
  const historySession = createHistorySession({
    ...{ history, runs, runPages },
    pages: createHistoryPages(db, history),
    trashCan: createTrashCan({ disk: realDisk, history, trash, ids: randomIds }),
    undoing,
    library,
    timings,
    acts: noted,
    topics: events,
  })
  const orphans = createOrphans({
    ...{ store, history, library, acts: noted, topics: events },
    taking: historySession,
    mover: videoFollower,
  })
  return { historySession, undoing, orphans }
}
