/** Headings and rows of a grouped list as the lines of one grid: which line stands where, and which rows are in sight. */
import { useCallback, useState } from 'react'
import type { GroupHeading, GroupLayout, RowGroup } from './groupLayout.ts'

/** The pages of the rows, without their headings. */
interface PagedRows<Row> {
  readonly rowAt: (offset: number) => Row | undefined
  readonly show: (from: number, to: number) => void
}

export function useGroupedLines<Row, Group extends RowGroup>(layout: GroupLayout<Group>, rows: PagedRows<Row>) {
  const [current, setCurrent] = useState<number | null>(null)
  const { show } = rows
  const isBandAt = useCallback((index: number) => layout.itemAt(index)?.kind === 'heading', [layout])
  const onVisible = useCallback(
    (from: number, to: number) => {
      const seen = layout.rowsBetween(from, to)
      show(seen.from, Math.max(seen.from + 1, seen.to))
    },
    [layout, show],
  )
  function rowAt(index: number): Row | GroupHeading<Group> | undefined {
    const item = layout.itemAt(index)
    return item?.kind === 'row' ? rows.rowAt(item.offset) : (item ?? undefined)
  }
  const currentLine = current === null ? undefined : rowAt(current)
  /** What the grid takes as it is. */
  const grid = { total: layout.length, rowAt, current, onCurrent: setCurrent, isBandAt, onVisible }
  return { grid, currentLine }
}
