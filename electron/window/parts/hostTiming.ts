/** Puts timing as the window asks for it together over an engine and a library. Composition only. */
import type { Engine } from '../../engine/compose.ts'
import type { HostEvents } from '../hostEvents.ts'
import type { LibrarySession } from '../../views/library/librarySession.ts'
import { createTimingSession, type TimingSession } from '../../views/timing/timingSession.ts'
import { openTimings } from '../../engine/timings.ts'

export interface HostTimingNeeds {
  readonly engine: Engine
  readonly events: HostEvents
  readonly library: LibrarySession
}

export function openTiming({ engine, events, library }: HostTimingNeeds): TimingSession {
  return createTimingSession({
    library,
    history: engine.history,
    runs: engine.runs,
    book: engine.timingBook,
    open: () => openTimings(engine),
    topics: events,
  })
}
