/** Puts files in two languages together for the window; it needs no service. Composition only. */
import type { Clock } from '../../../node/clock.ts'
import type { PairMaking } from '../../batch/pairs/keepPairs.ts'
import type { PairFollower } from '../../batch/pairs/pairFollower.ts'
import type { Engine } from '../../engine/compose.ts'
import type { Bugs } from '../../log/bugs.ts'
import { nameRules } from '../../clean/nameRules.ts'
import { openPairs } from '../../engine/pairs.ts'
import type { LibrarySession } from '../../views/library/librarySession.ts'
import { createPairFollowing } from '../../views/scope/pairFollowing.ts'
import { createPairRun } from '../../views/scope/pairRun.ts'
import type { WatchSession } from '../../views/watch/watchSession.ts'
import type { HostEvents } from '../hostEvents.ts'
import type { HostPairs } from '../handlers/pairsHandlers.ts'

export interface HostPairsNeeds {
  readonly engine: Engine
  readonly library: LibrarySession
  readonly events: HostEvents
  readonly plan: { runningId(): string | null }
  /** A round makes those beside what it wrote itself. */
  readonly watch: Pick<WatchSession, 'isWorking'>
  /** The one that watch mode has too. */
  readonly follower: PairFollower
  readonly clock: Pick<Clock, 'later'>
  readonly bugs: Bugs
}

export function openHostPairs(needs: HostPairsNeeds): HostPairs {
  const { engine, library, events, plan, watch, follower, clock, bugs } = needs
  const { runs, rules } = engine
  const naming = { rulesOf: (path: string) => nameRules(engine.settings, rules.book())(path) }
  const run = createPairRun({ library, runs, rules, naming, withMaking, topics: events })
  const isBusy = () => plan.runningId() !== null || run.state().isRunning || watch.isWorking()
  const following = createPairFollowing({ follower, library, topics: events, clock, isBusy, bugs })
  return {
    run,
    following,
    async close() {
      run.cancel()
      await run.idle()
      await following.close()
    },
  }

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
