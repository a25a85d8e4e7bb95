/** Puts the AI jobs of the window together over an engine, a library and the service. Composition only. */
import type { Engine } from '../../engine/compose.ts'
import type { HostEvents } from '../hostEvents.ts'
import { createAiFollowing, type AiFollowing } from '../../views/ai/aiFollowing.ts'
import { createAiSession, type AiSession } from '../../views/ai/aiSession.ts'
import { systemClock } from '../../../node/clock.ts'
import type { LibrarySession } from '../../views/library/librarySession.ts'
import type { ServiceLink } from '../../views/serviceLink.ts'
import { isResting } from '../../views/watch/watchRest.ts'
import { isOfWatch } from '../../watch/rounds/isOfWatch.ts'
import type { WatchNotes } from '../../watch/watchNotes.ts'
import type { Bugs } from '../../log/bugs.ts'

export interface HostAi {
  readonly session: AiSession
  readonly following: AiFollowing
}

export interface HostAiNeeds {
  readonly engine: Engine
  readonly events: HostEvents
  readonly library: LibrarySession
  readonly link: ServiceLink
  /** What watch mode keeps: whether it is paused. */
  readonly notes: WatchNotes
  readonly bugs: Bugs
}

export function openAi({ engine, events, library, link, notes, bugs }: HostAiNeeds): HostAi {
  const { aiJobs: jobs, settingsStore: settings, history, runs, ledger, rules } = engine
  const shared = { jobs, settings, clock: systemClock, link, library, topics: events }
  const isAtRest = () => isResting(settings.read(), notes, systemClock.nowMs())
  const following = createAiFollowing({
    ...shared,
    mayFollow: (job) => !isAtRest() || !isOfWatch(engine, job),
    bugs,
  })
  const { queue } = following
  return { following, session: createAiSession({ ...shared, rules, queue, history, runs, ledger }) }
}
