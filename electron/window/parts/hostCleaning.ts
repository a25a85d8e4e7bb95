/** Puts cleaning by hand together for the window. Composition only. */
import { openCleanFiles } from '../../engine/cleanFiles.ts'
import type { Engine } from '../../engine/compose.ts'
import type { HostEvents } from '../hostEvents.ts'
import { createCleaningRun, type CleaningRun } from '../../views/history/cleaningRun.ts'
import { createCleaningSession, type CleaningSession } from '../../views/history/cleaningSession.ts'
import type { LibrarySession } from '../../views/library/librarySession.ts'

export interface HostCleaningNeeds {
  readonly engine: Engine
  readonly library: LibrarySession
  readonly events: HostEvents
}

export interface HostCleaning {
  /** One file at a time. */
  readonly session: CleaningSession
  /** A whole scope. */
  readonly run: CleaningRun
}

export function openCleaning({ engine, library, events }: HostCleaningNeeds): HostCleaning {
  const { history, runs, deliveredTexts: texts } = engine
  const shared = { library, history, runs, files: openCleanFiles(engine), topics: events }
  return { session: createCleaningSession({ ...shared, texts }), run: createCleaningRun(shared) }
}
