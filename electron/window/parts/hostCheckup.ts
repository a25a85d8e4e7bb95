/** Puts the check-up as the window asks for it together over an engine and a library. */
import { systemClock } from '../../../node/clock.ts'
import { createFindingBook } from '../../checkup/findingBook.ts'
import { realDisk } from '../../disk/disk.ts'
import { openCheckups } from '../../engine/checkups.ts'
import type { Engine } from '../../engine/compose.ts'
import {
  createCheckupSession,
  type CheckupSession,
  type CheckupSessionParts,
} from '../../views/checkup/checkupSession.ts'
import type { LibrarySession } from '../../views/library/librarySession.ts'
import type { HostEvents } from '../hostEvents.ts'

export interface HostCheckupNeeds {
  readonly engine: Engine
  readonly events: HostEvents
  readonly library: LibrarySession
  readonly plan: CheckupSessionParts['plan']
  readonly bugs: CheckupSessionParts['bugs']
}

export function openCheckup({ engine, events, library, plan, bugs }: HostCheckupNeeds): CheckupSession {
  return createCheckupSession({
    ...{ library, history: engine.history, renames: engine.renames, runs: engine.runs, topics: events },
    ...{ findings: createFindingBook(engine.db), disk: realDisk },
    threads: { open: () => openCheckups(engine) },
    ...{ plan, bugs, wanted: engine },
    clock: systemClock,
  })
}
