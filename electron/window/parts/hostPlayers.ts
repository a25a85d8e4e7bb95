/** Puts together what the window shows of players and servers, and who may tell it of new files. Composition only. */
import { systemClock } from '../../../node/clock.ts'
import type { Engine } from '../../engine/compose.ts'
import type { Bugs } from '../../log/bugs.ts'
import { createHookSession } from '../../views/players/hookSession.ts'
import { createPlayersSession } from '../../views/players/playersSession.ts'
import type { LibrarySession } from '../../views/library/librarySession.ts'
import type { WatchSession } from '../../views/watch/watchSession.ts'
import { createHookBook } from '../../watch/hooks/hookBook.ts'
import { createImportLooks } from '../../watch/hooks/importLooks.ts'
import type { HostEvents } from '../hostEvents.ts'
import type { PlayersDomains } from '../handlers/playersHandlers.ts'

export interface HostPlayersNeeds {
  readonly engine: Engine
  readonly events: HostEvents
  readonly library: LibrarySession
  readonly watch: WatchSession
  readonly bugs: Bugs
  /** Aborted when the host closes. */
  readonly signal: AbortSignal
}

export function openPlayers({
  engine,
  events: topics,
  library,
  watch,
  ...closing
}: HostPlayersNeeds): Omit<PlayersDomains, 'signal'> {
  const { outside, teller, digestNotice, secrets } = engine
  const book = createHookBook(engine.db, systemClock)
  const videoRules = { settings: engine.settingsStore, taken: engine.takenVideos }
  const looks = createImportLooks({
    ...{ ...closing, library, survey: engine.survey, index: engine.libraryIndex },
    ...videoRules,
  })
  const hooks = createHookSession({ ...{ book, library, watch, looks, topics }, ...videoRules })
  const changed = () => topics.changed('players')
  teller.onChanged(changed)
  digestNotice.onChanged(changed)
  const { apis, news, standings } = outside
  const shared = { apis, news, standings, teller, digestNotice, secrets, library, watch, hooks, topics }
  return { hooks, players: createPlayersSession({ ...shared, store: engine.settingsStore, clock: systemClock }) }
}
