/** Columns that the lists of the history share: which file, when, and the button that takes it back. */
import { Button } from '../../components/Button.tsx'
import type { GridColumn } from '../../components/DataGrid.tsx'
import { lastParts } from '../../components/pathText.ts'
import { RowActions } from '../../components/RowActions.tsx'
import { SidecarName } from '../../components/SidecarName.tsx'
import { TwoLines } from '../../components/TwoLines.tsx'
import { shownText } from '../../components/untrusted.ts'
import { Untrusted } from '../../components/Untrusted.tsx'
import type { Wording } from '../../texts/wording.ts'

interface Placed {
  readonly folder: string
}

interface Timed {
  readonly atMs: number
}

export function fileColumn<Row extends Placed>(head: string, nameOf: (row: Row) => string): GridColumn<Row> {
  return {
    key: 'file',
    head,
    width: 'wide',
    cell: (row) => (
      <TwoLines below={<Untrusted text={lastParts(row.folder, 2)} title={shownText(row.folder)} />}>
        <SidecarName name={nameOf(row)} />
      </TwoLines>
    ),
  }
}

export function timeColumn(head: string, wording: Pick<Wording, 'time' | 'day'>): GridColumn<Timed> {
  return {
    key: 'time',
    head,
    width: 's',
    cell: (row) => <TwoLines below={wording.time(row.atMs)}>{wording.day(row.atMs)}</TwoLines>,
  }
}

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
