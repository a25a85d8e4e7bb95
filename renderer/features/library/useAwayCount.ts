/** How many videos of what is shown lack something that is not looked for, because their folders are away. */
import { awayCount } from './findCount.ts'
import { useLibraryStore } from './useLibraryStore.ts'

export function useAwayCount(): number {
  const missing = useLibraryStore('library', ({ value }) => value?.counts.is.missing ?? 0)
  const toFind = useLibraryStore('library', ({ value }) => value?.counts.toFind ?? 0)
  const facts = useLibraryStore('shown', (shown) => shown.facts)
  const scope = useLibraryStore('shown', (shown) => shown.factsOf ?? shown.scope)
  return awayCount(scope, { facts, missing, toFind })
}
