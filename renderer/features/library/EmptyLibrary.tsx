/** The library before its first folder: where to drop one, and a way to try the app without. */
import { useStore } from 'zustand'
import { Button } from '../../components/Button.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'
import type { LibraryParts } from './libraryParts.ts'

export function EmptyLibrary({ parts }: { readonly parts: LibraryParts }) {
  const { library } = useTexts()
  const { addFolder, trySample, isBusy } = useStore(parts.intake)
  return (
    <div className="library-empty">
      <EmptyState
        icon="folderAdd"
        title={parts.canDrop ? library.emptyTitle : library.emptyTitleNoDrop}
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
