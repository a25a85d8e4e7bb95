/** When files in two languages are looked at again in the window: a moment after something was written or taken back. */
import { AppError, toAppError } from '../../../shared/errors.ts'
import type { Clock } from '../../../node/clock.ts'
import type { PairFollower } from '../../batch/pairs/pairFollower.ts'
import type { Bugs } from '../../log/bugs.ts'
import type { LibrarySession } from '../library/librarySession.ts'
import type { Topics } from '../topics.ts'

export interface PairFollowingParts {
  readonly follower: PairFollower
  readonly library: Pick<LibrarySession, 'recordWritten'>
  readonly topics: Pick<Topics, 'changed'>
  readonly clock: Pick<Clock, 'later'>
  /** What runs now makes them itself, or will be over soon. */
  readonly isBusy: () => boolean
  readonly bugs: Bugs
}

export interface PairFollowing {
  /** The history is another one now. */
  noteChange(): void
  close(): Promise<void>
}

/** Several writes in a row are followed once. */
const restMs = 1_500

export function createPairFollowing({
  follower,
  library,
  topics,
  clock,
  isBusy,
  bugs,
}: PairFollowingParts): PairFollowing {
  const stop = new AbortController()
  let cancel: (() => void) | null = null
  let work: Promise<void> | null = null

  function arm(): void {
    cancel?.()
    cancel = clock.later(restMs, begin)
  }

  function begin(): void {
    cancel = null
    if (isBusy() || work) arm()
    else work = follow().finally(() => (work = null))
  }

  /** What fails is tried again with the next change: nobody waits for it, and what is there stays as it is. */
  async function follow(): Promise<void> {
    try {
      const made = await follower.follow([], stop.signal)
      for (const { written } of made) library.recordWritten(written)
      if (made.length > 0) topics.changed('history')
    } catch (thrown) {
      if (!stop.signal.aborted) bugs.report(toAppError(thrown))
    }
  }

  return {
    noteChange() {
      if (!stop.signal.aborted) arm()
    },
    async close() {
      stop.abort(new AppError('cancelled', 'Undertitle was closed.'))
      cancel?.()
      await work
    },
  }
}
