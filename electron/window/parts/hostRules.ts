/** Puts the rules of places, ignoring, what helps where nothing is found, and what others write of them together over an engine. Composition only. */
import type { NotFoundHelp } from '../../../shared/contract/videos/rules.ts'
import type { Scope } from '../../../shared/contract/scope.ts'
import type { Engine } from '../../engine/compose.ts'
import type { Bugs } from '../../log/bugs.ts'
import { createWishCalendar } from '../../watch/rounds/wishCalendar.ts'
import type { FolderStore } from '../../views/folders/folderStore.ts'
import type { LibrarySession } from '../../views/library/librarySession.ts'
import { createTakenSession, type TakenSession } from '../../views/library/takenSession.ts'
import type { PlanBoard } from '../../views/plan/board/planBoard.ts'
import { createIgnoreSession, type IgnoreSession } from '../../views/rules/ignoreSession.ts'
import { createNotFoundHelp } from '../../views/rules/notFoundHelp.ts'
import { createRulesSession, type RulesSession } from '../../views/rules/rulesSession.ts'
import type { Undoing } from '../../views/rules/undoing.ts'
import { lookAtOthers } from '../../views/settings/lookAtOthers.ts'
import { createOthersWrites } from '../../views/settings/othersWrites.ts'
import { createSavedFilters, type SavedFilters } from '../../views/settings/savedFilters.ts'
import type { ServiceLink } from '../../views/serviceLink.ts'
import type { SettingsFollowers } from '../../views/settings/settingsFollowers.ts'
import type { Topics } from '../../views/topics.ts'
import type { WatchSession } from '../../views/watch/watchSession.ts'

export interface HostRules {
  readonly rules: RulesSession
  readonly ignoring: IgnoreSession
  readonly taken: TakenSession
  readonly filters: SavedFilters
  /** null: of the plan. */
  help(scope: Scope | null): Promise<NotFoundHelp[]>
  undo(undoId: string): void
}

export interface HostRulesNeeds {
  readonly engine: Engine
  readonly library: LibrarySession
  readonly store: Pick<FolderStore, 'list'>
  readonly followers: SettingsFollowers
  readonly link: Pick<ServiceLink, 'isOutdated'>
  readonly watch: Pick<WatchSession, 'isOn'>
  readonly board: Pick<PlanBoard, 'items' | 'placement'>
  readonly undoing: Undoing
  readonly bugs: Bugs
  readonly topics: Topics
  /** The host closes. */
  readonly signal: AbortSignal
}

export function openRules(needs: HostRulesNeeds): HostRules {
  const { engine, library, store, followers, link, watch, board, undoing, bugs, topics } = needs
  const { rules, settingsStore: settings, memory, ledger, db } = engine
  const shared = { library, rules, followers, undoing, topics }
  const look = createOthersWrites({ db, store: settings, rules, followers, news: engine.settingsNews, link })
  lookAtOthers(look, { report: (error) => bugs.report(error), signal: needs.signal })
  return {
    rules: createRulesSession({ ...shared, settings }),
    ignoring: createIgnoreSession(shared),
    taken: createTakenSession({ taken: engine.takenVideos, library, store, undoing, bugs }),
    filters: createSavedFilters({ store: settings, followers, undoing }),
    help: createNotFoundHelp({
      ...{ library, rules, memory, ledger, watch, settings, board },
      calendar: createWishCalendar(db),
    }),
    undo: (undoId) => undoing.undo(undoId),
  }
}
