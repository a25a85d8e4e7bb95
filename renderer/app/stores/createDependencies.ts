/** What every screen is handed, made once when the host has said what it can do. */
import type { AppState } from '../../../shared/contract/app.ts'
import type { AppStores } from './appStores.ts'
import { createInsideStore } from '../acts/insideStore.ts'
import { sayJobs } from '../acts/sayJobs.ts'
import { sayRuns } from '../acts/sayRuns.ts'
import { createRulesStores } from '../rules/rulesStores.ts'
import { followRulesAsked } from '../asking/rulesAsking.ts'
import { createCostStore } from '../asking/costStore.ts'
import { createCleaningStores } from '../asking/cleaningStores.ts'
import { createAnotherStores } from '../asking/anotherStores.ts'
import { createPairStores } from '../asking/pairStores.ts'
import { endWithScope } from '../scope/endWithScope.ts'
import { createSearchAsking } from '../asking/searchAsking.ts'
import { offerNewFolders } from '../places/newFolders.ts'
import { createScopeTimingStores } from '../asking/timingStores.ts'
import { createCommandStore } from '../commands/commandStore.ts'
import { bindAddress, onNavigation } from '../frame/frameStore.ts'
import type { ScreenDependencies } from '../address/screen.ts'

export function createDependencies(stores: AppStores, host: AppState['host']): ScreenDependencies {
  const { client, frame, settings, collection, acts, scope, running, plan } = stores
  const { openScreen, navigate, go, recordSearch, recordSection } = frame.getState()
  const { say, undo } = acts.getState()
  const timing = createScopeTimingStores(client, acts)
  const { show: showTiming } = timing.scopeTimingOrders.getState()
  sayRuns(client, plan, acts)
  sayJobs(client, running, acts)
  const openPlan = () => navigate({ screen: 'plan', answer: null })
  const searching = createSearchAsking({ client, plan, acts, openPlan, shown: () => frame.getState().screen })
  const { find } = searching.getState()
  offerNewFolders(client, searching)
  const copy = (text: string) => navigator.clipboard.writeText(text)
  const commands = createCommandStore({
    tools: { client, host, acts: { say, undo }, openScreen, navigate, showTiming, find, copy },
    scope: () => scope.getState().scope,
    read: scope.getState().readKnown,
  })
  // What a verb asks is about the screen where it was chosen: over another one it would only be in the way.
  frame.subscribe(({ screen, visit }, before) => {
    if (screen !== before.screen) commands.getState().endAsking()
    // So would the sheet of keys be, which is about the screen under it.
    if (screen !== before.screen || visit !== before.visit) commands.getState().close()
  })
  const rules = createRulesStores({ client, settings, say })
  followRulesAsked(commands, rules)
  endWithScope({ scope, commands, searching, ...timing })
  return {
    ...{ client, settings, collection, host, acts, scope, running, searching },
    costs: createCostStore(client, plan),
    ...createCleaningStores(client, acts),
    ...createPairStores(client, acts),
    ...createAnotherStores(client, acts),
    inside: createInsideStore(client, acts),
    ...timing,
    ...{ openScreen, navigate, recordSearch, recordSection },
    openAddress: (address) => go({ part: {}, ...address }),
    commands,
    rules,
    bindAddress: (screen, addressed) => bindAddress(frame, screen, addressed),
    onNavigation: (screen, show) => onNavigation(frame, screen, show),
  }
}
