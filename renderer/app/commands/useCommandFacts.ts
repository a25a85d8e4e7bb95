/** What the words and reasons of all commands are told from, as it is just now. */
import { useStore } from 'zustand'
import type { RunRow } from '../../../shared/contract/runs.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import { useApp } from '../stores/appContext.ts'
import type { ScopeFacts } from '../../../shared/contract/scope.ts'
import { useCost } from '../asking/useCost.ts'
import type { CommandFacts } from './command.ts'
import type { MenuOver } from './commandStore.ts'

/** @param over What a menu is about instead of what is chosen or shown. */
export function useCommandFacts(over: MenuOver | null = null): CommandFacts {
  const texts = useTexts()
  const { host, scope, acts, running } = useApp()
  const shown = useStore(scope, (state) => (state.scope === null ? null : state.facts))
  const facts = over?.facts ?? shown
  const isRunning = useStore(running, ({ value }) => value?.underWay.some(isSteerable) ?? false)
  const isPaused = useStore(running, ({ value }) => value?.underWay.some(({ verbs }) => verbs.canResume) ?? false)
  const canUndo = useStore(acts, ({ undoable }) => undoable.length > 0)
  const chosen = useStore(scope, (state) => state.scope)
  const searchCost = useCost(facts && isCounted(facts) ? (over?.scope ?? chosen) : null)
  return { texts, host, scope: facts, searchCost, run: { isRunning, isPaused }, canUndo }
}

/** Of more videos the cost is asked about before the search begins: counting it each time they change would be for nothing. */
const mostCounted = 1_000

function isCounted({ missingVideos, verbs }: ScopeFacts): boolean {
  return verbs.find.why === null && missingVideos <= mostCounted
}

/** Only the run of a plan can be paused; others are stopped where they are shown. */
function isSteerable({ verbs }: RunRow): boolean {
  return verbs.canPause || verbs.canResume
}
