/** The column whose button takes a row of the history back. */
import { Button } from '../../components/button/Button.tsx'
import type { GridColumn } from '../../components/list/DataGrid.tsx'
import { RowActions } from '../../components/list/RowActions.tsx'

interface Verb<Row> {
  readonly label: string
  readonly onPress: (row: Row) => void
}

/** `head` is for screen readers alone. */
export function backColumn<Row>(head: string, { label, onPress }: Verb<Row>): GridColumn<Row> {
  return {
    key: 'action',
    head: <span className="spoken">{head}</span>,
    width: 'actions',
    align: 'end',
    cell: (row) => <BackButton label={label} onPress={() => onPress(row)} />,
  }
}

export function BackButton({ label, onPress }: { readonly label: string; readonly onPress: () => void }) {
  return (
    <RowActions>
      <Button size="s" look="ghost" icon="undo" onPress={onPress}>
        {label}
      </Button>
    </RowActions>
  )
}
