/** What the words and reasons of all commands are told from, as it is just now. */
import { useStore } from 'zustand'
import type { RunRow } from '../../../shared/contract/runs/runs.ts'
import type { Scope } from '../../../shared/contract/scope.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import { useApp } from '../stores/appContext.ts'
import { useScopeCost } from '../asking/useCost.ts'
import type { CommandFacts } from './command.ts'
import type { CommandOver } from './commandStore.ts'

export interface SaidFacts extends CommandFacts {
  /** What they are known of: what is said of it is done to it, and not to what was chosen meanwhile. */
  readonly over: Scope | null
}

/** @param named What a menu is about instead of what is chosen or shown. */
export function useCommandFacts(named: CommandOver | null = null): SaidFacts {
  const texts = useTexts()
  const { host, scope, running } = useApp()
  const shown = useStore(scope, (state) => (state.scope === null ? null : state.facts))
  const facts = named?.facts ?? shown
  const isRunning = useStore(running, ({ value }) => value?.underWay.some(isSteerable) ?? false)
  const isPaused = useStore(running, ({ value }) => value?.underWay.some(({ verbs }) => verbs.canResume) ?? false)
  const factsOf = useStore(scope, (state) => state.factsOf)
  const over = named?.scope ?? factsOf
  const searchCost = useScopeCost(over, facts)
  return { texts, host, scope: facts, over, searchCost, run: { isRunning, isPaused } }
}

/** Only the run of a plan can be paused; others are stopped where they are shown. */
function isSteerable({ verbs }: RunRow): boolean {
  return verbs.canPause || verbs.canResume
}

/** What was said of a scope, as a command is handed it; null while nothing is known of any. */
export function saidOver({ over, scope }: Pick<SaidFacts, 'over' | 'scope'>): CommandOver | null {
  return over && scope && { scope: over, facts: scope }
}
