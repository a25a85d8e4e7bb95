/** Keeps the search under a name: asked in its place, and only for a search that is not kept yet. */
import { useState } from 'react'
import { longestName } from '../../../../shared/librarySearch/savedFilters.ts'
import { Button } from '../../../components/button/Button.tsx'
import { TextField } from '../../../components/field/TextField.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { useLibraryStore } from '../useLibraryStore.ts'

export function SaveFilter() {
  const search = useLibraryStore('view', ({ view }) => view.search)
  const isKept = useLibraryStore('saved', ({ filters }) => filters.some((filter) => filter.search === search))
  return search === '' || isKept ? null : <NameAsking search={search} />
}

/** Goes with the search that it asks for: the name that was begun is not another's. */
function NameAsking({ search }: { readonly search: string }) {
  const { library, common } = useTexts()
  const save = useLibraryStore('saved', (saved) => saved.save)
  const [name, setName] = useState<string | null>(null)
  if (name === null)
    return (
      <span className="library-save">
        <Button look="ghost" size="s" icon="save" onPress={() => setName('')}>
          {library.saveFilter}
        </Button>
      </span>
    )
  return (
    <form
      className="library-save library-save-open"
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim() === '') return
        void save({ name: name.trim(), search }).then((isKept) => isKept && setName(null))
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        setName(null)
      }}
    >
      <TextField
        ref={(field) => field?.focus()}
        label={library.filterName}
        placeholder={library.filterName}
        isLabelHidden
        maxLength={longestName}
        value={name}
        onChange={setName}
      />
      <Button type="submit" size="s" isDisabled={name.trim() === ''}>
        {library.saveIt}
      </Button>
      <Button look="ghost" size="s" icon="close" label={common.cancel} onPress={() => setName(null)} />
    </form>
  )
}
