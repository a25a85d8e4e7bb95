/** The list where nothing is shown. */
import { Button } from '../../../components/button/Button.tsx'
import { EmptyState } from '../../../components/page/EmptyState.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { unknownFilter, type UnknownFilter } from '../../../../shared/librarySearch/unknownFilter.ts'
import { useLibraryStore } from '../useLibraryStore.ts'

export function NoRows() {
  const { library, plan, common } = useTexts()
  const isScanning = useLibraryStore('library', ({ value }) => value?.isScanning ?? false)
  const search = useLibraryStore('view', ({ view }) => view.search)
  const setSearch = useLibraryStore('view', (view) => view.setSearch)
  if (search === '') return <EmptyState icon="film" title={isScanning ? plan.scanning : library.noRowsTitle} />
  const unknown = unknownFilter(search)
  if (unknown) return <NoSuchFilter {...unknown} />
  return (
    <EmptyState icon="search" title={library.nothingFound({ text: search })} text={library.nothingFoundText}>
      <Button onPress={() => setSearch('')}>{common.clearSearch}</Button>
    </EmptyState>
  )
}

function NoSuchFilter({ text, near }: UnknownFilter) {
  const { library, common } = useTexts()
  const setSearch = useLibraryStore('view', (view) => view.setSearch)
  return (
    <EmptyState
      icon="search"
      title={library.noSuchFilter({ text })}
      text={near.length > 0 ? library.nearFilters : library.nothingFoundText}
    >
      {near.map(({ token, search }) => (
        <Button key={token} onPress={() => setSearch(search)}>
          {token}
        </Button>
      ))}
      <Button look="ghost" onPress={() => setSearch('')}>
        {common.clearSearch}
      </Button>
    </EmptyState>
  )
}
