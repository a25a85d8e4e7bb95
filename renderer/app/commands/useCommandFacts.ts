/** What the words and reasons of all commands are told from, as it is just now. */
import { useStore } from 'zustand'
import type { RunRow } from '../../../shared/contract/runs/runs.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import { useApp } from '../stores/appContext.ts'
import { useScopeCost } from '../asking/useCost.ts'
import type { CommandFacts } from './command.ts'
import type { MenuOver } from './commandStore.ts'

/** @param over What a menu is about instead of what is chosen or shown. */
export function useCommandFacts(over: MenuOver | null = null): CommandFacts {
  const texts = useTexts()
  const { host, scope, running } = useApp()
  const shown = useStore(scope, (state) => (state.scope === null ? null : state.facts))
  const facts = over?.facts ?? shown
  const isRunning = useStore(running, ({ value }) => value?.underWay.some(isSteerable) ?? false)
  const isPaused = useStore(running, ({ value }) => value?.underWay.some(({ verbs }) => verbs.canResume) ?? false)
  const factsOf = useStore(scope, (state) => state.factsOf)
  const searchCost = useScopeCost(over?.scope ?? factsOf, facts)
  return { texts, host, scope: facts, searchCost, run: { isRunning, isPaused } }
}

/** Only the run of a plan can be paused; others are stopped where they are shown. */
function isSteerable({ verbs }: RunRow): boolean {
  return verbs.canPause || verbs.canResume
}
