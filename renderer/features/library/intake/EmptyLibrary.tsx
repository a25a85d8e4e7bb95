/** The library before its first folder: where to drop one, and a way to try the app without. */
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useApp } from '../../../app/stores/appContext.ts'
import { SampleNote } from '../../../app/service/SampleNote.tsx'
import { samplesCanServe } from '../../../app/service/samplesCanServe.ts'
import { Button } from '../../../components/button/Button.tsx'
import { EmptyState } from '../../../components/page/EmptyState.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { useLibraryStore } from '../useLibraryStore.ts'

export function EmptyLibrary() {
  const { library } = useTexts()
  const { addFolder, trySample, addLanguage, canDrop, isBusy } = useLibraryStore('intake', (intake) => intake)
  const missed = useMissedLanguages()
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
        <Button isBusy={isBusy} isDisabled={missed !== null} onPress={() => void trySample()}>
          {library.trySample}
        </Button>
      </EmptyState>
      {missed && <SampleNote languages={missed} onAdd={(tag) => void addLanguage(tag)} />}
    </div>
  )
}

/** Languages of the samples, where none of them is wished for: trying them would find nothing. Else null. */
function useMissedLanguages(): readonly string[] | null {
  const { collection, settings } = useApp()
  const sample = useStore(collection, ({ value }) => value?.sample ?? null)
  const refresh = useStore(collection, (record) => record.refresh)
  const wished = useStore(settings, ({ value }) => value)
  const isUnknown = sample === null
  useEffect(() => {
    if (isUnknown) void refresh()
  }, [isUnknown, refresh])
  return sample && wished && !samplesCanServe(wished, sample.languages) ? sample.languages : null
}
