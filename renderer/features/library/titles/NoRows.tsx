/** The list where nothing is shown. */
import type { Folder } from '../../../../shared/contract/library.ts'
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
  if (search === '' && isScanning) return <EmptyState icon="film" title={plan.scanning} />
  if (search === '') return <NoVideos />
  const unknown = unknownFilter(search)
  if (unknown) return <NoSuchFilter {...unknown} />
  return (
    <EmptyState icon="search" title={library.nothingFound({ text: search })} text={library.nothingFoundText}>
      <Button onPress={() => setSearch('')}>{common.clearSearch}</Button>
    </EmptyState>
  )
}

/** Where the scan skipped them all, why is what helps. */
function NoVideos() {
  const { library } = useTexts()
  const skipped = useLibraryStore('library', ({ value }) => sumOf(value?.folders ?? []))
  const showSkipped = useLibraryStore('view', (view) => view.showSkipped)
  if (skipped === 0) return <EmptyState icon="film" title={library.noRowsTitle} />
  return (
    <EmptyState icon="film" title={library.noRowsTitle} text={library.onlySkippedText({ count: skipped })}>
      <Button look="primary" onPress={() => showSkipped('skipped')}>
        {library.showWhich}
      </Button>
    </EmptyState>
  )
}

function sumOf(folders: readonly Folder[]): number {
  return folders.reduce((sum, { onlySkipped }) => sum + onlySkipped, 0)
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
