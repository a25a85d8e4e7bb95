/** Whether a grid has so little room that some of its columns stand in a line under the others, and how high its rows are then. */
import type { RefObject } from 'react'
import { useMedia } from '../text/useMedia.ts'
import { useWidth } from '../text/useWidth.ts'
import type { GridColumn } from './GridRow.tsx'

const defaultRowHeight = 34
/** Of that line: two lines of text. */
const belowHeight = 40
/** In a wide window only what opens beside a grid makes it narrow: it moves no row, and says itself what gives way. */
const smallWindow = '(width < 1160px)'

export interface Stacking {
  readonly rowHeight?: number
  readonly stackBelowPx?: number
  /** Of each of the two parts of a row that is stacked, where the usual are more than it needs. */
  readonly stackedHeights?: { readonly line: number; readonly below: number }
}

interface StackedGrid extends Stacking {
  readonly columns: readonly Pick<GridColumn<never>, 'yields'>[]
}

export function useStacking(
  frame: RefObject<HTMLElement | null>,
  { columns, rowHeight = defaultRowHeight, stackBelowPx = 720, stackedHeights }: StackedGrid,
): { readonly isStacked: boolean; readonly lineHeight: number; readonly rowHeight: number } {
  const widthPx = useWidth(frame)
  const isSmall = useMedia(smallWindow)
  const isStacked =
    isSmall && widthPx !== null && widthPx < stackBelowPx && columns.some(({ yields }) => yields === 'below')
  if (!isStacked) return { isStacked, lineHeight: rowHeight, rowHeight }
  const { line, below } = stackedHeights ?? { line: rowHeight, below: belowHeight }
  return { isStacked, lineHeight: line, rowHeight: line + below }
}
