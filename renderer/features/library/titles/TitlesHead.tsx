/** The headings of the list: each sorts. */
import type { Ref } from 'react'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { useLibraryStore } from '../useLibraryStore.ts'
import { columnCount, isOneColumn } from './columns.ts'
import { SortHead } from './SortHead.tsx'

export function TitlesHead({ firstRef }: { readonly firstRef: Ref<HTMLDivElement> }) {
  const { library, wording } = useTexts()
  const kind = useLibraryStore('view', ({ view }) => view.view)
  const languages = useLibraryStore('library', ({ value }) => value?.counts.byLanguage ?? [])
  return (
    <>
      {kind === 'titles' ? (
        <SortHead ref={firstRef} sort="title" words={library.columns.titles} title={library.sortBy.title} column={1} />
      ) : (
        <SortHead ref={firstRef} sort="name" words={library.columns.name} title={library.sortBy.name} column={1} />
      )}
      {isOneColumn(languages.length) ? (
        <SortHead
          sort="language"
          words={library.columns.coverage}
          title={library.sortBy.coverage}
          column={2}
          className="titles-heading-end"
        />
      ) : (
        languages.map(({ language }, at) => (
          <SortHead
            key={language}
            sort="language"
            language={language}
            words={<bdi>{language}</bdi>}
            title={library.sortBy.language({ language: wording.languageName(language) })}
            column={at + 2}
            className="titles-heading-end"
          />
        ))
      )}
      {kind === 'files' && (
        <SortHead
          sort="step"
          words={library.columns.step}
          title={library.sortBy.step}
          column={columnCount(languages.length, kind) - 1}
          className="titles-heading-step"
        />
      )}
      <SortHead
        sort="changed"
        words={library.columns.changed}
        title={library.sortBy.newest}
        column={columnCount(languages.length, kind)}
        className="titles-heading-end titles-heading-changed"
      />
    </>
  )
}
