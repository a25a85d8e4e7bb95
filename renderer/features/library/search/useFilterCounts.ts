/** Of each filter, how many videos it shows beside what is searched for; of the whole library where nothing is. */
import type { LibraryCounts } from '../../../../shared/contract/library.ts'
import { useLibraryStore } from '../useLibraryStore.ts'

export function useFilterCounts(): LibraryCounts['is'] | undefined {
  const whole = useLibraryStore('library', ({ value }) => value?.counts.is)
  const shown = useLibraryStore('shown', ({ scope, is }) => (scope.search === '' ? null : is))
  return shown ?? whole
}
