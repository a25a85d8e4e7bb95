/** What watch mode does not decide by itself: one row a question, with the ways to answer it. */
import { useMemo } from 'react'
import type { WatchQuestion } from '../../../shared/contract/watch.ts'
import { useRowWindow } from '../../api/useRowWindow.ts'
import { fileColumn, languageColumn } from '../../app/listColumns.tsx'
import { Button } from '../../components/Button.tsx'
import { DataGrid, type GridColumn } from '../../components/DataGrid.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { RowActions } from '../../components/RowActions.tsx'
import { TwoLines } from '../../components/TwoLines.tsx'
import { Untrusted } from '../../components/Untrusted.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'
import { useWatchStore, useWatchStores } from './useWatchStore.ts'

const rowHeight = 46

export function QuestionTable() {
  const { watch } = useTexts()
  const { table, isEmpty } = useRowWindow(useWatchStores().questions)
  const columns = useColumns()
  return (
    <DataGrid label={watch.questions} columns={columns} {...table} rowHeight={rowHeight}>
      {isEmpty && <EmptyState icon="check" title={watch.noQuestions} text={watch.noQuestionsHint} />}
    </DataGrid>
  )
}

function useColumns() {
  const { watch } = useTexts()
  return useMemo(
    (): readonly GridColumn<WatchQuestion>[] => [
      fileColumn(watch.columns.file, ({ name }) => <Untrusted text={name} />),
      languageColumn(watch.columns.language),
      {
        key: 'why',
        head: watch.columns.why,
        width: 'wide',
        cell: (row) => (
          <TwoLines below={row.kind === 'better' && <Untrusted text={row.message} />}>
            <span className="clip" title={watch.kinds[row.kind]}>
              {watch.kinds[row.kind]}
            </span>
          </TwoLines>
        ),
      },
      {
        key: 'answer',
        head: <span className="spoken">{watch.columns.answer}</span>,
        width: 'xl',
        align: 'end',
        cell: (row) => <Answers row={row} />,
      },
    ],
    [watch],
  )
}

function Answers({ row }: { readonly row: WatchQuestion }) {
  const { watch } = useTexts()
  const look = useWatchStore('view', (view) => view.look)
  const answer = useWatchStore('view', (view) => view.answer)
  return (
    <RowActions>
      {(row.kind === 'ask' || row.kind === 'translate') && (
        <Button size="s" look="ghost" icon="eye" onPress={() => void look(row)}>
          {watch.look}
        </Button>
      )}
      {row.kind === 'better' && (
        <Button size="s" look="ghost" icon="check" onPress={() => void answer(row, 'take')}>
          {watch.take}
        </Button>
      )}
      {(row.kind === 'removed' || row.kind === 'foreign-file') && (
        <Button size="s" look="ghost" icon="refresh" onPress={() => void answer(row, 'again')}>
          {watch.again}
        </Button>
      )}
      <Button size="s" look="ghost" icon="close" onPress={() => void answer(row, 'aside')}>
        {watch.aside}
      </Button>
    </RowActions>
  )
}
