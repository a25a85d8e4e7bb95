/** The library before its first folder: where to drop one, and a way to try the app without. */
import { Button } from '../../components/Button.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'
import { useLibraryStore } from './useLibraryStore.ts'

export function EmptyLibrary() {
  const { library } = useTexts()
  const { addFolder, trySample, canDrop, isBusy } = useLibraryStore('intake', (intake) => intake)
  return (
    <div className="library-empty">
      <EmptyState
        icon="folderAdd"
        title={canDrop ? library.emptyTitle : library.emptyTitleNoDrop}
        text={library.emptyText}
      >
        <Button look="primary" icon="plus" onPress={() => void addFolder()}>
          {library.addFolder}
        </Button>
        <Button isBusy={isBusy} onPress={() => void trySample()}>
          {library.trySample}
        </Button>
      </EmptyState>
    </div>
  )
}
