/** Newer versions of the app in a host: the session over what its face lends, or over nothing. Composition only. */
import type { Engine } from '../../engine/compose.ts'
import type { HostEvents } from '../hostEvents.ts'
import type { HostOptions } from '../hostParts.ts'
import { systemClock } from '../../../node/clock.ts'
import { createUpdateMemory } from '../../views/updates/updateMemory.ts'
import { UpdateFailure, type UpdateSource } from '../../views/updates/updateSource.ts'
import { createUpdatesSession, type UpdatesSession } from '../../views/updates/updatesSession.ts'

export interface HostUpdatesParts {
  readonly engine: Engine
  readonly options: Pick<HostOptions, 'updates' | 'version' | 'abilities'>
  readonly events: HostEvents
}

export function openHostUpdates({ engine, options, events }: HostUpdatesParts): UpdatesSession {
  return createUpdatesSession({
    source: options.updates ?? noUpdates(options.abilities.kind),
    version: options.version,
    settings: engine.settingsStore,
    memory: createUpdateMemory(engine.db),
    clock: systemClock,
    log: engine.log,
    topics: events,
  })
}

function noUpdates(kind: HostOptions['abilities']['kind']): UpdateSource {
  return {
    address: null,
    bar: kind === 'web' ? 'web' : 'no_address',
    isOnline: () => false,
    findHold: async () => null,
    open: async () => Promise.reject(new UpdateFailure('failed', 'This host looks for no newer versions.')),
    restart: () => undefined,
  }
}
