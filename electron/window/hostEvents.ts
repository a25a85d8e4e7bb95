/** Ties what changes in the sessions to the events of the contract: each topic tells its whole record. */
import type { EventHub } from '../transport/eventHub.ts'
import { createChanges, type Changes } from '../views/changes.ts'
import type { Clock } from '../views/clock.ts'
import type { Topic, Topics } from '../views/topics.ts'
import type { Domains } from './handlers.ts'

/** Twenty records a second look like a stream; counting a large library takes longer than making the other records. */
const tellEveryMs: Readonly<Record<'library' | 'rest', number>> = { library: 200, rest: 50 }

export interface HostEvents extends Topics {
  /** From now on changes are told. */
  connect(domains: Domains): void
  close(): void
}

export function createHostEvents(hub: EventHub, clock: Clock): HostEvents {
  let domains: Domains | null = null
  const parts = {
    publish: (topic: Topic) => {
      if (domains) publish(hub, domains, topic)
    },
    clock,
    firstRevision: clock.nowMs(),
  }
  const rest = createChanges<Topic>({ ...parts, tellEveryMs: tellEveryMs.rest })
  const library = createChanges<Topic>({ ...parts, tellEveryMs: tellEveryMs.library })
  const of = (topic: Topic): Changes<Topic> => (topic === 'library' ? library : rest)
  return {
    changed: (topic) => {
      of(topic).changed(topic)
    },
    revision: (topic) => of(topic).revision(topic),
    connect(connected) {
      domains = connected
    },
    close() {
      rest.close()
      library.close()
    },
  }
}

function publish(hub: EventHub, domains: Domains, topic: Topic): void {
  const { library, plan, usage, ai, history, settings, updates, upload, watch, timing } = domains
  switch (topic) {
    case 'library':
      hub.publish('library.changed', library.state())
      return
    case 'plan':
      hub.publish('plan.changed', plan.state())
      return
    case 'activity':
      hub.publish('activity.changed', plan.activityState())
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
  }
}
