/** Turns of processes that share a data folder: one of them has the whole queue, for as long as it lives. */
import type { ExclusiveLock } from '../../../node/sqlite/exclusiveLock.ts'
import type { JobTurns } from './jobBook.ts'

/** @param lock null while another process has the queue */
export function createLockedTurns(lock: () => ExclusiveLock | null): JobTurns {
  let held: ExclusiveLock | null = null
  return {
    take(most, running, { unfinished }) {
      held ??= lock()
      if (!held || most <= 0) return []
      return unfinished()
        .filter(({ id }) => !running.has(id))
        .slice(0, most)
    },
    // Nobody takes a job from whoever has the lock, and the system itself takes that away.
    requireOurs: () => undefined,
    giveBack: () => undefined,
    leave() {
      held?.release()
      held = null
    },
  }
}
