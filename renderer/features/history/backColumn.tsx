/** The last column of a list: the way back from what its row tells of. */
import type { ReactNode } from 'react'
import { Button } from '../../components/button/Button.tsx'
import type { GridColumn } from '../../components/list/DataGrid.tsx'
import { RowActions } from '../../components/list/RowActions.tsx'

interface Verb<Row> {
  readonly label: string
  readonly onPress: (row: Row) => void
}

/** `head` is for screen readers alone. */
export function actionColumn<Row>(head: string, cell: (row: Row) => ReactNode): GridColumn<Row> {
  return { key: 'action', head: <span className="spoken">{head}</span>, width: 'actions', align: 'end', cell }
}

export function backColumn<Row>(head: string, { label, onPress }: Verb<Row>): GridColumn<Row> {
  return actionColumn(head, (row) => (
    <RowActions>
      <Button size="s" look="ghost" icon="undo" onPress={() => onPress(row)}>
        {label}
      </Button>
    </RowActions>
  ))
}
