/** What a row of the library shows, column by column. */
import type { LibraryQuery, VideoRow } from '../../../shared/contract/library.ts'
import type { GridColumn } from '../../components/DataGrid.tsx'
import { Icon } from '../../components/icons/Icon.tsx'
import { lastParts } from '../../components/pathText.ts'
import { Untrusted } from '../../components/Untrusted.tsx'
import { shownText } from '../../components/untrusted.ts'
import type { Texts } from '../../texts/Texts.ts'
import { readAs } from './readAs.ts'
import { WishBadges } from './WishBadges.tsx'

type Sort = LibraryQuery['sort']

export interface ColumnsWish {
  readonly sort: Sort
  readonly onSort: (sort: Sort) => void
  /** Languages wished for: more of them get more room. */
  readonly languages: number
}

export function videoColumns(texts: Texts, { sort, onSort, languages }: ColumnsWish): readonly GridColumn<VideoRow>[] {
  const { columns, sortBy, notUnderstood } = texts.library
  const head = (by: Sort, words: string) => ({
    head: (
      <SortHead
        words={words}
        title={sortBy[by]}
        isSorted={sort === by}
        isDown={by === 'newest'}
        onSort={() => onSort(by)}
      />
    ),
    sorted: sort === by ? (by === 'newest' ? ('descending' as const) : ('ascending' as const)) : undefined,
  })
  return [
    {
      key: 'name',
      width: 'wide',
      ...head('name', columns.name),
      cell: ({ name }) => <Untrusted text={name} />,
    },
    {
      key: 'title',
      width: 'half',
      yields: 'late',
      ...head('title', columns.title),
      cell: (row) =>
        row.title === null ? (
          <span className="faint clip">{notUnderstood}</span>
        ) : (
          <Untrusted className="quiet" text={readAs(row)} />
        ),
    },
    {
      key: 'folder',
      width: 'half',
      yields: 'first',
      ...head('folder', columns.folder),
      cell: ({ folder }) => <Untrusted className="faint" text={lastParts(folder, 2)} title={shownText(folder)} />,
    },
    {
      key: 'languages',
      width: languages > 2 ? 'l' : languages > 1 ? 'm' : 's',
      head: columns.languages,
      cell: ({ wishes }) => <WishBadges wishes={wishes} />,
    },
    {
      key: 'changed',
      width: 's',
      align: 'end',
      yields: 'early',
      ...head('newest', columns.changed),
      cell: ({ modifiedMs }) => <span className="faint number clip">{texts.wording.day(modifiedMs)}</span>,
    },
  ]
}

interface SortHeadProps {
  readonly words: string
  readonly title: string
  readonly isSorted: boolean
  readonly isDown: boolean
  readonly onSort: () => void
}

function SortHead({ words, title, isSorted, isDown, onSort }: SortHeadProps) {
  return (
    <button type="button" className="library-sort" title={title} onClick={onSort}>
      <span className="clip">{words}</span>
      {isSorted && <Icon name={isDown ? 'arrowDown' : 'arrowUp'} />}
    </button>
  )
}
