/** One row of a tree, in its place. Drawn again only when its own row or place changes. */
import { memo, useState, type MouseEvent, type ReactNode } from 'react'
import { TabStop } from '../../button/tabStop.ts'
import type { MenuPoint } from '../../menu/MenuFrame.tsx'

export interface TreeRowFacts {
  readonly id: string
  readonly level: number
  /** null: nothing is below it. */
  readonly isOpen: boolean | null
  readonly heightPx: number
  readonly className: string
}

export interface TreeRowProps<Row> {
  readonly id: string
  readonly row: Row | undefined
  readonly facts: TreeRowFacts | undefined
  readonly index: number
  readonly top: number
  readonly height: number
  readonly isCurrent: boolean
  readonly isSelected: boolean
  /** It comes into sight in flight: only its first cell until the list rests. */
  readonly isFlying: boolean
  readonly drawRow: (row: Row, look: RowLook) => ReactNode
  readonly onPress: (index: number, event: MouseEvent) => void
  readonly onMenu: (index: number, place: MenuPoint) => void
}

export interface RowLook {
  readonly index: number
  readonly isWhole: boolean
  readonly isSelected: boolean
  /** Under the pointer, or the row that the keyboard is on. */
  readonly isNear: boolean
}

function PlainTreeRow<Row>(props: TreeRowProps<Row>) {
  const { row, facts, index, isFlying, isSelected } = props
  const [isWhole, setIsWhole] = useState(!isFlying)
  if (!isFlying && !isWhole) setIsWhole(true)
  const [isUnderPointer, setIsUnderPointer] = useState(false)
  const isNear = isUnderPointer || props.isCurrent
  return (
    <div
      id={props.id}
      role="row"
      aria-rowindex={index + 2}
      aria-level={facts?.level ?? 1}
      aria-expanded={facts?.isOpen ?? undefined}
      aria-selected={isSelected}
      aria-busy={row === undefined}
      className={`tree-row ${props.isCurrent ? 'tree-row-current' : ''} ${facts?.className ?? ''}`}
      style={{ translate: `0 ${props.top}px`, blockSize: props.height }}
      onPointerEnter={() => setIsUnderPointer(true)}
      onPointerLeave={() => setIsUnderPointer(false)}
      onClick={(event) => props.onPress(index, event)}
      onContextMenu={(event) => {
        event.preventDefault()
        props.onMenu(index, { x: event.clientX, y: event.clientY })
      }}
    >
      <TabStop value={props.isCurrent}>
        {row === undefined ? (
          <div role="gridcell" className="tree-unread-cell">
            <span className="tree-unread" />
          </div>
        ) : (
          props.drawRow(row, { index, isWhole, isSelected, isNear })
        )}
      </TabStop>
    </div>
  )
}

/** `memo` forgets the type parameter; the component is the same. */
export const TreeRow = memo(PlainTreeRow) as typeof PlainTreeRow
