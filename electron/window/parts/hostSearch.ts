/** Puts the search by hand, and what it makes of a title, together over an engine and a library. Composition only. */
import { systemClock } from '../../../node/clock.ts'
import { randomIds } from '../../../node/ids.ts'
import type { FulfilPlan } from '../../batch/delivery/loggedFulfil.ts'
import { realDisk } from '../../disk/disk.ts'
import type { Engine } from '../../engine/compose.ts'
import type { AiSession } from '../../views/ai/aiSession.ts'
import type { FolderCommands } from '../../views/folders/folderCommands.ts'
import type { PlanCommands } from '../../views/plan/planCommands.ts'
import { createSearchSession, type SearchSession } from '../../views/search/searchSession.ts'
import { createTitleActs, type TitleActs } from '../../views/search/titleActs.ts'
import type { ServiceLink } from '../../views/serviceLink.ts'
import type { HostEvents } from '../hostEvents.ts'
import type { HostLibrary } from './hostLibrary.ts'

export interface HostSearch {
  readonly search: SearchSession
  readonly titleActs: TitleActs
}

export interface HostSearchNeeds extends Pick<HostLibrary, 'library' | 'titles' | 'learntTitles' | 'titleRuns'> {
  readonly engine: Engine
  readonly events: HostEvents
  readonly folders: FolderCommands
  readonly link: ServiceLink
  readonly plan: PlanCommands
  readonly fulfilPlan: FulfilPlan
  readonly ai: AiSession
}

export function openSearch({ engine, events: topics, titles, titleRuns, plan, ...rest }: HostSearchNeeds): HostSearch {
  const { ledger, history, runs, rules, memory, settingsStore: settings } = engine
  const shared = { library: rest.library, corrections: titles, topics, ids: randomIds, clock: systemClock }
  const { listedFor } = plan
  const search = createSearchSession({
    ...rest,
    ...shared,
    ledger,
    history,
    runs,
    rules,
    settings,
    memory,
    disk: realDisk,
    listedFor,
  })
  return { search, titleActs: createTitleActs({ ...shared, search, plan, runs, titleRuns }) }
}
