/** A heading that sorts. */
import type { ReactNode, Ref } from 'react'
import type { LibrarySort } from '../../../../shared/contract/library.ts'
import { Icon } from '../../../components/icons/Icon.tsx'
import { useLibraryStore } from '../useLibraryStore.ts'

export interface SortHeadProps {
  readonly sort: LibrarySort
  readonly language?: string
  readonly words: ReactNode
  readonly title: string
  readonly column: number
  readonly className?: string
  readonly ref?: Ref<HTMLDivElement>
}

export function SortHead({ sort, language, words, title, column, className = '', ref }: SortHeadProps) {
  const { sort: by, sortLanguage, isDescending } = useLibraryStore('view', ({ view }) => view)
  const sortBy = useLibraryStore('view', (view) => view.sortBy)
  const isSorted = by === sort && sortLanguage === (language ?? null)
  return (
    <div
      ref={ref}
      role="columnheader"
      aria-colindex={column}
      aria-sort={isSorted ? (isDescending ? 'descending' : 'ascending') : undefined}
      className={`titles-heading ${className}`}
    >
      <button type="button" className="titles-sort" title={title} onClick={() => sortBy(sort, language ?? null)}>
        <span className="clip">{words}</span>
        {isSorted && <Icon name={isDescending ? 'arrowDown' : 'arrowUp'} />}
      </button>
    </div>
  )
}
