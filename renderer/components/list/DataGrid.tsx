/**
 * A table of any length: only the rows in sight exist. A grid to the keyboard and to screen readers: the grid has the
 * focus, and one row is the current one. Knows nothing of where rows come from.
 */
import { useVirtualizer } from '@tanstack/react-virtual'
import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { useColumnWidths } from '../text/cellRoom.ts'
import { nextIndex } from './gridKeys.ts'
import { cellClassOf, GridRow, type GridColumn } from './GridRow.tsx'
import { useFlight } from './useFlight.ts'
import { useScrollToTop } from './useScrollToTop.ts'
import { useStacking, type Stacking } from './useStacking.ts'
import './dataGrid.css'

export type { GridColumn }

export interface DataGridProps<Row> extends Stacking {
  readonly label: string
  readonly columns: readonly GridColumn<Row>[]
  readonly total: number
  /** undefined while the row is being read: its place is kept. */
  readonly rowAt: (index: number) => Row | undefined
  readonly current: number | null
  readonly onCurrent: (index: number) => void
  /** Enter, or a click on the row. */
  readonly onOpen?: (row: Row, index: number) => void
  /** Which rows are in sight, `to` not included. */
  readonly onVisible: (from: number, to: number) => void
  /** Further keys of the screen; those it handles it prevents. */
  readonly onKeyDown?: (event: KeyboardEvent<HTMLDivElement>) => void
  /** A row that is one band over all columns, such as a heading; undefined for the others. */
  readonly bandOf?: (row: Row) => ReactNode
  /** Which rows are bands, told without the row: they are lower than the others. Changes only with the rows. */
  readonly isBandAt?: (index: number) => boolean
  /** Changes when other rows are asked for: the grid goes back to the top. */
  readonly resetKey?: string
  /** Stands where rows would be, when there are none. */
  readonly children?: ReactNode
}

const bandHeight = 32
const overscan = 8

export function DataGrid<Row>(props: DataGridProps<Row>) {
  const { total, columns, current, isBandAt } = props
  const frame = useRef<HTMLDivElement>(null)
  const { isStacked, lineHeight, rowHeight } = useStacking(frame, props)
  const scroller = useRef<HTMLDivElement>(null)
  const head = useRef<HTMLDivElement>(null)
  const widths = useColumnWidths(head)
  const id = useId()
  const flight = useFlight()
  // eslint-disable-next-line react-hooks/incompatible-library -- rows are memoised one by one, not by the compiler
  const virtual = useVirtualizer({
    count: total,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (isBandAt?.(index) ? bandHeight : rowHeight),
    overscan,
    onChange: flight.follow,
  })
  useLayoutEffect(() => virtual.measure(), [virtual, isBandAt, rowHeight])
  const items = virtual.getVirtualItems()
  const from = items[0]?.index ?? 0
  const to = (items.at(-1)?.index ?? 0) + 1

  const { onVisible, resetKey } = props
  useEffect(() => onVisible(from, to), [onVisible, from, to])
  useScrollToTop(scroller, resetKey)

  function handleKey(event: KeyboardEvent<HTMLDivElement>): void {
    props.onKeyDown?.(event)
    if (event.defaultPrevented || event.target !== event.currentTarget) return
    const rowsInSight = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / rowHeight) - 1)
    const next = nextIndex(event.key, { current, total, rowsInSight })
    if (next !== null) {
      event.preventDefault()
      props.onCurrent(next)
      virtual.scrollToIndex(next)
    }
    const row = current === null ? undefined : props.rowAt(current)
    if (event.key === 'Enter' && row !== undefined && current !== null) props.onOpen?.(row, current)
  }

  return (
    <div ref={frame} className={`data-grid ${isStacked ? 'data-grid-stacked' : ''}`} role="presentation">
      <div
        ref={scroller}
        className="data-grid-scroller"
        role="grid"
        tabIndex={0}
        aria-label={props.label}
        aria-rowcount={total + 1}
        aria-colcount={columns.length}
        aria-activedescendant={current === null ? undefined : `${id}-${current}`}
        onKeyDown={handleKey}
      >
        <div ref={head} className="data-grid-head" role="row" aria-rowindex={1}>
          {columns.map((column, index) => (
            <div
              key={column.key}
              role="columnheader"
              aria-colindex={index + 1}
              aria-sort={column.sorted}
              className={cellClassOf(column)}
            >
              {column.head}
            </div>
          ))}
        </div>
        {/* A group without rows would be a fault to screen readers. */}
        <div
          className="data-grid-rows"
          role={total === 0 ? 'presentation' : 'rowgroup'}
          style={{ blockSize: virtual.getTotalSize(), '--grid-line': `${lineHeight}px` } as CSSProperties}
        >
          {items.map(({ index, start, size }) => (
            <GridRow
              key={index}
              id={`${id}-${index}`}
              row={props.rowAt(index)}
              index={index}
              top={start}
              height={size}
              isFlying={flight.isFlying}
              columns={columns}
              widths={widths}
              bandOf={props.bandOf}
              isCurrent={index === current}
              onCurrent={props.onCurrent}
              onOpen={props.onOpen}
            />
          ))}
        </div>
      </div>
      {total === 0 && <div className="data-grid-empty">{props.children}</div>}
    </div>
  )
}
