/** Puts files in two languages together for the window; it needs no service. Composition only. */
import type { PairMaking } from '../batch/pairs/keepPairs.ts'
import type { Engine } from '../engine/compose.ts'
import { openPairs } from '../engine/pairs.ts'
import type { LibrarySession } from '../views/library/librarySession.ts'
import { createPairRun, type PairRun } from '../views/scope/pairRun.ts'
import type { HostEvents } from './hostEvents.ts'

export interface HostPairsNeeds {
  readonly engine: Engine
  readonly library: LibrarySession
  readonly events: HostEvents
}

export function openHostPairs({ engine, library, events }: HostPairsNeeds): PairRun {
  return createPairRun({ library, runs: engine.runs, rules: engine.rules, withMaking, topics: events })

  /** A thread for each press: hardly anybody presses often, and none stays behind. */
  async function withMaking<Result>(work: (making: PairMaking) => Promise<Result>): Promise<Result> {
    const pairs = openPairs(engine)
    try {
      return await work(pairs.makingBy(engine.rules.book()))
    } finally {
      await pairs.close()
    }
  }
}
