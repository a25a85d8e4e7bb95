/**
 * A tree of any length as a grid: rows of several heights, of which only those in sight exist. The grid has the focus and
 * one row is the current one. Knows nothing of where rows come from.
 */
import { useEffect, useId, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import { isMenuKey } from '../../menu/menuKey.ts'
import type { MenuPoint } from '../../menu/MenuFrame.tsx'
import { TreeRow, type RowLook, type TreeRowFacts } from './TreeRow.tsx'
import { treeAct, type TreeAct } from './treeKeys.ts'
import { useKeptInSight } from './useKeptInSight.ts'
import { useReadHeights } from './useReadHeights.ts'
import { useRowsInSight } from './useRowsInSight.ts'
import './treeGrid.css'

export type { RowLook, TreeAct, TreeRowFacts }

export interface TreeGridProps<Row> {
  readonly label: string
  readonly columns: number
  /** The headings: cells of one row. */
  readonly head: ReactNode
  readonly total: number
  readonly pages: ReadonlyMap<number, readonly Row[]>
  readonly pageSize: number
  readonly rowAt: (index: number) => Row | undefined
  readonly factsOf: (row: Row) => TreeRowFacts
  readonly isSelected: (row: Row, index: number) => boolean
  readonly drawRow: (row: Row, look: RowLook) => ReactNode
  readonly current: number | null
  readonly onAct: (act: TreeAct) => void
  readonly onPress: (index: number, event: MouseEvent) => void
  readonly onMenu: (index: number, place: MenuPoint) => void
  /** Which rows are in sight, `to` not included. */
  readonly onVisible: (from: number, to: number) => void
  /** Changes when other rows are asked for: the grid goes back to the top. */
  readonly resetKey: string
  /** Changes with what is open too: heights are learned anew. */
  readonly listKey: string
  /** A group was just opened: the rows below it slide to their places. */
  readonly isSliding?: boolean
  /** Stands where rows would be, when there are none. */
  readonly children?: ReactNode
}

const usualPx = 40
const headPx = 30

export function TreeGrid<Row>(props: TreeGridProps<Row>) {
  const { total, rowAt, current, factsOf, onVisible, onAct } = props
  const scroller = useRef<HTMLDivElement>(null)
  const id = useId()
  const layout = useReadHeights({ ...props, usualPx, heightOf: (row) => factsOf(row).heightPx })
  const { sight, scrollTo } = useRowsInSight(scroller, { layout, total, headPx, resetKey: props.resetKey })
  const { from, to } = sight
  useKeptInSight(scroller, { layout, current, headPx, scrollTo })
  /** The keyboard moved last: heights that become known do not push its row out of sight. */
  const isFollowing = useRef(false)
  useEffect(() => onVisible(from, Math.max(to, from + 1)), [onVisible, from, to])
  useEffect(() => {
    if (isFollowing.current && current !== null) scrollTo(current)
  }, [current, scrollTo])

  function handleKey(event: KeyboardEvent<HTMLDivElement>): void {
    if (event.target !== event.currentTarget) return
    if (isMenuKey(event)) {
      openMenuByKey(event)
      return
    }
    const rowsInSight = Math.max(1, to - from - 14)
    const row = current === null ? undefined : rowAt(current)
    const act = treeAct(event, { current, total, rowsInSight, isOpen: row === undefined ? null : factsOf(row).isOpen })
    if (act === null) return
    event.preventDefault()
    isFollowing.current = true
    onAct(act)
  }

  function openMenuByKey(event: KeyboardEvent<HTMLDivElement>): void {
    const row = current === null ? null : document.getElementById(`${id}-${current}`)
    if (current === null || row === null) return
    event.preventDefault()
    const { left, width, bottom } = row.getBoundingClientRect()
    props.onMenu(current, { x: left + width / 2, y: bottom })
  }

  const leave = () => {
    isFollowing.current = false
  }
  const rows = []
  /** While pages of two answers stand beside each other, a row may stand twice. */
  const drawn = new Set<string>()
  for (let index = from; index < to; index += 1) {
    const row = rowAt(index)
    const facts = row && factsOf(row)
    const isTwice = facts !== undefined && drawn.has(facts.id)
    if (facts) drawn.add(facts.id)
    rows.push(
      <TreeRow
        key={facts === undefined || isTwice ? index : facts.id}
        id={`${id}-${index}`}
        row={row}
        facts={facts}
        index={index}
        top={layout.topOf(index)}
        height={layout.heightOf(index)}
        isCurrent={index === current}
        isSelected={row !== undefined && props.isSelected(row, index)}
        isFlying={sight.isFlying}
        drawRow={props.drawRow}
        onPress={props.onPress}
        onMenu={props.onMenu}
      />,
    )
  }
  const isCurrentDrawn = current !== null && current >= from && current < to
  return (
    <div className="tree-grid" role="presentation">
      <div
        ref={scroller}
        className="tree-grid-scroller"
        role="treegrid"
        tabIndex={0}
        aria-label={props.label}
        aria-multiselectable="true"
        aria-rowcount={total + 1}
        aria-colcount={props.columns}
        aria-activedescendant={isCurrentDrawn ? `${id}-${current}` : undefined}
        data-current={current === null ? undefined : current + 2}
        onKeyDown={handleKey}
        onWheel={leave}
        onPointerDown={leave}
      >
        <div className="tree-grid-head" role="row" aria-rowindex={1}>
          {props.head}
        </div>
        {/* A group without rows would be a fault to screen readers. */}
        <div
          className={`tree-rows ${props.isSliding === true ? 'tree-rows-sliding' : ''}`}
          role={rows.length === 0 ? 'presentation' : 'rowgroup'}
          style={{ blockSize: layout.totalPx }}
        >
          {rows}
        </div>
      </div>
      {total === 0 && <div className="tree-grid-empty">{props.children}</div>}
    </div>
  )
}
