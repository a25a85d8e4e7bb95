/** Puts looking up by hand together over an engine, a library and the service. Composition only. */
import { realDisk } from '../disk/disk.ts'
import { newId, type Engine } from '../engine/compose.ts'
import { createSearchSession, type SearchSession } from '../views/search/searchSession.ts'
import type { SearchSessionParts } from '../views/search/searchParts.ts'
import type { HostEvents } from './hostEvents.ts'
import type { HostLibrary } from './hostLibrary.ts'

export interface HostSearchNeeds extends Pick<SearchSessionParts, 'link' | 'fulfilPlan'> {
  readonly engine: Engine
  readonly events: HostEvents
  readonly library: HostLibrary
}

export function openSearch({ engine, events, library: opened, link, fulfilPlan }: HostSearchNeeds): SearchSession {
  const { library, folders, titles } = opened
  const { ledger, history, runs, rules, settingsStore: settings } = engine
  return createSearchSession({
    ...{ link, ledger, history, runs, library, rules, settings, folders, newId, fulfilPlan },
    corrections: titles,
    disk: realDisk,
    topics: events,
  })
}
