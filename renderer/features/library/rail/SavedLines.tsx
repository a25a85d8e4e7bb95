/** The filters that were saved under a name. */
import { Button } from '../../../components/button/Button.tsx'
import { ListLine } from '../../../components/list/ListLine.tsx'
import { Untrusted } from '../../../components/text/Untrusted.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { useLibraryStore } from '../useLibraryStore.ts'

export function SavedLines() {
  const { library, wording } = useTexts()
  const { filters, counts, forget } = useLibraryStore('saved', (saved) => saved)
  const search = useLibraryStore('view', ({ view }) => view.search)
  const setSearch = useLibraryStore('view', (view) => view.setSearch)
  if (filters.length === 0) return null
  return (
    <section aria-label={library.saved}>
      <h2 className="library-rail-title">{library.saved}</h2>
      <ul>
        {filters.map((filter) => {
          const count = counts.get(filter.name)
          const isChosen = filter.search === search
          return (
            <li key={filter.name} className="saved-line">
              <ListLine icon="save" isChosen={isChosen} onPress={() => setSearch(isChosen ? '' : filter.search)}>
                <Untrusted className="list-line-name" text={filter.name} title={filter.search} />
                <span className="list-line-count">{count === undefined ? '' : wording.number(count)}</span>
              </ListLine>
              <span className="saved-line-forget">
                <Button
                  look="ghost"
                  size="s"
                  icon="close"
                  label={library.forgetFilter({ name: filter.name })}
                  onPress={() => void forget(filter.name)}
                />
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
