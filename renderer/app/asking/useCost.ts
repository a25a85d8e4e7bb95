/** What buttons that begin a search say of its cost. */
import { useEffect } from 'react'
import { useStore } from 'zustand'
import type { PlanEstimate } from '../../../shared/contract/runs/estimate.ts'
import type { Scope, ScopeFacts } from '../../../shared/contract/scope.ts'
import { searchCost, verbWithCost } from '../../texts/costWords.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import { useApp } from '../stores/appContext.ts'
import { scopeKey } from './costStore.ts'

export const wholeLibrary: Scope = { search: '', ids: null, language: null }

/** What searching for a scope would cost, or asking anew for it; null while nobody knows, or where nothing is asked. */
export function useCost(scope: Scope | null, isAnew = false): PlanEstimate | null {
  const { costs } = useApp()
  const key = scope === null ? null : scopeKey(scope, isAnew)
  const version = useStore(costs, (state) => state.version)
  const read = useStore(costs, (state) => state.read)
  useEffect(() => {
    if (key !== null) void read(key)
  }, [key, version, read])
  return useStore(costs, ({ known }) => (key === null ? null : (known.get(key) ?? null)))
}

/** Of more videos the cost is asked about before the search begins: counting it each time they change would be for nothing. */
const mostCounted = 1_000

/** Whether the cost of so many is told before it is asked about. */
export function isCounted(facts: Pick<ScopeFacts, 'toFind'> | null): boolean {
  return facts === null || facts.toFind.videos <= mostCounted
}

/** What searching for a scope would cost, where that is at hand: null where nothing can be found, or of very many videos. */
export function useScopeCost(scope: Scope | null, facts: ScopeFacts | null): PlanEstimate | null {
  return useCost(facts?.verbs.find.why === null && isCounted(facts) ? scope : null)
}

/** For a button that begins it: its verb with what it asks for. */
export function useSearchWords(verb: string, scope: Scope | null): string {
  return verbWithCost(useTexts(), verb, searchCost(useCost(scope)))
}
