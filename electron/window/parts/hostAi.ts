/** Puts the AI jobs of the window together over an engine, a library and the service. Composition only. */
import { randomIds } from '../../../node/ids.ts'
import { realDisk } from '../../disk/disk.ts'
import type { Engine } from '../../engine/compose.ts'
import type { HostEvents } from '../hostEvents.ts'
import { createAccountJobsSession, type AccountJobsSession } from '../../views/ai/accountJobsSession.ts'
import { createAiFollowing, type AiFollowing } from '../../views/ai/aiFollowing.ts'
import { createAiSession, type AiSession } from '../../views/ai/aiSession.ts'
import { createMediaOrders, type MediaOrders } from '../../views/ai/mediaOrders.ts'
import { systemClock } from '../../../node/clock.ts'
import type { FolderCommands } from '../../views/folders/folderCommands.ts'
import type { LibrarySession } from '../../views/library/librarySession.ts'
import type { ServiceLink } from '../../views/serviceLink.ts'
import { isResting } from '../../views/watch/watchRest.ts'
import { isOfWatch } from '../../watch/rounds/isOfWatch.ts'
import type { WatchNotes } from '../../watch/watchNotes.ts'
import type { Bugs } from '../../log/bugs.ts'

export interface HostAi {
  readonly session: AiSession & AccountJobsSession & MediaOrders
  readonly following: AiFollowing
}

export interface HostAiNeeds {
  readonly engine: Engine
  readonly events: HostEvents
  readonly library: LibrarySession
  readonly link: ServiceLink
  readonly folders: FolderCommands
  /** What watch mode keeps: whether it is paused. */
  readonly notes: WatchNotes
  readonly bugs: Bugs
}

export function openAi({ engine, events, library, link, folders, notes, bugs }: HostAiNeeds): HostAi {
  const { aiJobs: jobs, settingsStore: settings, history, runs, ledger, rules } = engine
  const shared = { jobs, settings, clock: systemClock, link, library, topics: events }
  const isAtRest = () => isResting(settings.read(), notes, systemClock.nowMs())
  const following = createAiFollowing({
    ...{ ...shared, history },
    mayFollow: (job) => !isAtRest() || !isOfWatch(engine, job),
    bugs,
  })
  const { queue } = following
  const account = createAccountJobsSession({ link, jobs, folders, disk: realDisk, ids: randomIds })
  const media = createMediaOrders({ queue, runs, settings, folders, topics: events })
  const session = createAiSession({ ...shared, rules, queue, history, runs, ledger })
  return { following, session: { ...session, ...account, ...media } }
}
