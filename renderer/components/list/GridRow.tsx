/** One row of a grid, in its fixed place. Drawn again only when its own row or place changes. */
import { memo, useState, type ReactNode } from 'react'
import { TabStop } from '../button/tabStop.ts'
import { CellRoom } from '../text/cellRoom.ts'

export interface GridColumn<Row> {
  readonly key: string
  /** The heading; may hold a button that sorts. */
  readonly head: ReactNode
  /** wide takes what is left, wider half as much again; the others keep their place, so that nothing jumps. */
  readonly width: 'wider' | 'wide' | 'half' | 'xl' | 'l' | 'm' | 's' | 'xs' | 'icon' | 'actions'
  readonly align?: 'start' | 'end'
  /** Gives way when the grid gets narrow: 'first', then 'early', then 'late'; 'below' goes under the others in small windows. */
  readonly yields?: 'first' | 'early' | 'late' | 'below'
  /** Its names are cut to the room that it has. */
  readonly holdsNames?: boolean
  readonly sorted?: 'ascending' | 'descending' | undefined
  readonly cell: (row: Row) => ReactNode
}

export interface GridRowProps<Row> {
  readonly id: string
  readonly row: Row | undefined
  readonly index: number
  readonly top: number
  readonly height: number
  readonly columns: readonly GridColumn<Row>[]
  /** Of each column in pixels; empty before they are known. */
  readonly widths: readonly number[]
  readonly bandOf: ((row: Row) => ReactNode) | undefined
  readonly isCurrent: boolean
  /** A row that comes into sight in flight shows its first cell until the list rests. */
  readonly isFlying: boolean
  readonly onCurrent: (index: number) => void
  readonly onOpen: ((row: Row, index: number) => void) | undefined
}

function PlainRow<Row>(props: GridRowProps<Row>) {
  const { row, index, columns, widths, isFlying } = props
  const [isWhole, setIsWhole] = useState(!isFlying)
  if (!isFlying && !isWhole) setIsWhole(true)
  const band = row === undefined ? undefined : props.bandOf?.(row)
  return (
    <div
      id={props.id}
      role="row"
      aria-rowindex={index + 2}
      aria-selected={props.isCurrent}
      aria-busy={row === undefined}
      className={`data-grid-row ${band === undefined ? '' : 'data-grid-band'}`}
      style={{ insetBlockStart: props.top, blockSize: props.height }}
      onClick={() => {
        props.onCurrent(index)
        if (row !== undefined) props.onOpen?.(row, index)
      }}
    >
      {band === undefined ? (
        <TabStop value={props.isCurrent}>
          <RowCells row={row} columns={columns} widths={widths} isWhole={isWhole} />
        </TabStop>
      ) : (
        <TabStop value={props.isCurrent}>
          <div
            role="gridcell"
            aria-colindex={1}
            aria-colspan={columns.length}
            className="data-grid-cell data-grid-wide"
          >
            {band}
          </div>
        </TabStop>
      )}
    </div>
  )
}

interface RowCellsProps<Row> extends Pick<GridRowProps<Row>, 'row' | 'columns' | 'widths'> {
  readonly isWhole: boolean
}

function RowCells<Row>({ row, columns, widths, isWhole }: RowCellsProps<Row>) {
  return columns.map((column, at) => (
    <div key={column.key} role="gridcell" aria-colindex={at + 1} className={cellClassOf(column)}>
      {row === undefined ? (
        <span key="unread" className="data-grid-unread" />
      ) : (
        (isWhole || at === 0) && <Cell row={row} column={column} width={widths[at] ?? null} />
      )}
    </div>
  ))
}

interface CellProps<Row> {
  readonly row: Row
  readonly column: GridColumn<Row>
  readonly width: number | null
}

function Cell<Row>({ row, column, width }: CellProps<Row>) {
  if (column.holdsNames !== true) return column.cell(row)
  // A heading out of sight measures nothing.
  return <CellRoom value={width !== null && width > 1 ? width : null}>{column.cell(row)}</CellRoom>
}

export function cellClassOf<Row>({ width, align = 'start', yields }: GridColumn<Row>): string {
  return `data-grid-cell data-grid-${width} data-grid-${align} ${yields ? `data-grid-yields-${yields}` : ''}`
}

/** `memo` forgets the type parameter; the component is the same. */
export const GridRow = memo(PlainRow) as typeof PlainRow
