/** Ties what changes in the sessions to the events of the contract: each topic tells its whole record. */
import type { EventHub } from '../transport/eventHub.ts'
import { createChanges, type Changes } from '../views/changes.ts'
import type { Clock } from '../../node/clock.ts'
import type { Topic, Topics } from '../views/topics.ts'
import type { Domains } from './handlers/handlers.ts'

/** Twenty records a second look like a stream; counting a large library or run takes longer than making the other records. */
const tellEveryMs: Readonly<Record<'counted' | 'rest', number>> = { counted: 200, rest: 50 }
const isCounted: ReadonlySet<Topic> = new Set<Topic>(['library', 'runs'])
/** What these say is counted among the runs as well. */
const meansRuns: ReadonlySet<Topic> = new Set<Topic>(['history', 'ai'])
/** Players and servers show which folders there are, and whether they are watched. */
const meansPlayers: ReadonlySet<Topic> = new Set<Topic>(['settings'])

export interface HostEvents extends Topics {
  /** From now on changes are told. */
  connect(domains: Domains): void
  close(): void
}

export function createHostEvents(hub: EventHub, clock: Pick<Clock, 'nowMs' | 'later'>): HostEvents {
  let domains: Domains | null = null
  const parts = {
    publish: (topic: Topic) => {
      if (topic === 'library') void tellLibrary()
      else if (domains) publish(hub, domains, topic)
    },
    clock,
    firstRevision: clock.nowMs(),
  }
  /** Counting a large library anew is done in slices. */
  async function tellLibrary(): Promise<void> {
    domains?.plan.followLibrary()
    await domains?.library.prepareState()
    if (domains) hub.publish('library.changed', domains.library.state())
  }

  const rest = createChanges<Topic>({ ...parts, tellEveryMs: tellEveryMs.rest })
  const counted = createChanges<Topic>({ ...parts, tellEveryMs: tellEveryMs.counted })
  const of = (topic: Topic): Changes<Topic> => (isCounted.has(topic) ? counted : rest)
  return {
    changed(topic) {
      of(topic).changed(topic)
      if (isAsking(topic)) rest.changed('review')
      if (meansRuns.has(topic)) counted.changed('runs')
      // What was mended may have been taken back.
      if (topic === 'history') rest.changed('checkup')
      if (meansPlayers.has(topic)) rest.changed('players')
      if (topic === 'history') domains?.pairs.following.noteChange()
    },
    revision: (topic) => of(topic).revision(topic),
    connect(connected) {
      domains = connected
    },
    close() {
      rest.close()
      counted.close()
      domains = null
    },
  }
}

/** The questions of the review come from these. */
function isAsking(topic: Topic): boolean {
  return topic === 'plan' || topic === 'watch'
}

function publish(hub: EventHub, domains: Domains, topic: Exclude<Topic, 'library'>): void {
  const { collection, plan, review, runs, usage, ai, history, settings, updates, upload, watch, timing } = domains
  const { cleaningRun, pairs, another, checkup, inside, players } = domains
  switch (topic) {
    case 'collection':
      hub.publish('collection.changed', collection.state())
      return
    case 'plan':
      hub.publish('plan.changed', plan.state())
      return
    case 'review':
      hub.publish('review.changed', review.state())
      return
    case 'runs':
      hub.publish('runs.changed', runs.state())
      return
    case 'usage':
      hub.publish('usage.changed', usage.state())
      return
    case 'ai':
      hub.publish('ai.changed', ai.state())
      return
    case 'history':
      hub.publish('history.changed', { revision: history.revision() })
      return
    case 'settings':
      hub.publish('settings.changed', settings.read())
      return
    case 'updates':
      hub.publish('updates.changed', updates.state())
      return
    case 'upload':
      hub.publish('upload.changed', upload.state())
      return
    case 'watch':
      hub.publish('watch.changed', watch.state())
      return
    case 'timing':
      hub.publish('timing.changed', timing.state())
      return
    case 'cleaning':
      hub.publish('cleaning.changed', cleaningRun.state())
      return
    case 'pairs':
      hub.publish('pairs.changed', pairs.run.state())
      return
    case 'another':
      hub.publish('another.changed', another.state())
      return
    case 'inside':
      hub.publish('inside.changed', inside.state())
      return
    case 'checkup':
      hub.publish('checkup.changed', checkup.state())
      return
    case 'players':
      hub.publish('players.changed', players.state())
  }
}
