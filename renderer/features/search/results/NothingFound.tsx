/** A search that found nothing: why that may be, and the title in the library where it is there. Costs nothing. */
import { useEffect, useState } from 'react'
import { formatToken } from '../../../../shared/librarySearch/formatLibrarySearch.ts'
import { SamplesOnly } from '../../../app/service/SamplesOnly.tsx'
import { useApp } from '../../../app/stores/appContext.ts'
import { Button } from '../../../components/button/Button.tsx'
import { EmptyState } from '../../../components/page/EmptyState.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { meantTitle } from '../title/meantTitle.ts'
import { useSearchStore } from '../useSearchStore.ts'

export interface NothingFoundProps {
  readonly title: string
  readonly text: string
}

export function NothingFound(words: NothingFoundProps) {
  return (
    <div>
      <SamplesOnly isQuiet />
      <EmptyState icon="none" {...words}>
        <ShowInLibrary />
      </EmptyState>
    </div>
  )
}

function ShowInLibrary() {
  const { search } = useTexts()
  const { navigate } = useApp()
  const name = useLibraryName()
  if (name === null) return null
  const show = () => navigate({ screen: 'library', search: formatToken({ kind: 'word', value: name, isNot: false }) })
  return (
    <Button icon="library" onPress={show}>
      {search.showInLibrary}
    </Button>
  )
}

/** What the library calls the title that was meant; null where it has none of this name. */
function useLibraryName(): string | null {
  const { client } = useApp()
  const meant = useSearchStore('results', ({ title, askedText }) => meantTitle(title?.name ?? askedText))
  const [known, setKnown] = useState<{ readonly meant: string; readonly name: string | null } | null>(null)
  useEffect(() => {
    let isOver = false
    const look = async () => {
      // A suggestion that cannot be had is no failure of the search itself.
      const all = meant === '' ? [] : await client.call('search.suggest', { text: meant }).catch(() => [])
      if (!isOver) setKnown({ meant, name: all.find(({ videos }) => videos > 0)?.name ?? null })
    }
    void look()
    return () => {
      isOver = true
    }
  }, [client, meant])
  return known?.meant === meant ? known.name : null
}
