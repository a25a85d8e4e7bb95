/** Whether a grid has so little room that some of its columns stand in a line under the others. */
import type { RefObject } from 'react'
import { useMedia } from '../text/useMedia.ts'
import { useWidth } from '../text/useWidth.ts'
import type { GridColumn } from './GridRow.tsx'

/** Of that line: two lines of text. */
export const belowHeight = 40
/** In a wide window only what opens beside a grid makes it narrow: it moves no row, and says itself what gives way. */
const smallWindow = '(width < 1160px)'

export function useStacking(
  frame: RefObject<HTMLElement | null>,
  columns: readonly Pick<GridColumn<never>, 'yields'>[],
  belowPx = 720,
): boolean {
  const widthPx = useWidth(frame)
  const isSmall = useMedia(smallWindow)
  return isSmall && widthPx !== null && widthPx < belowPx && columns.some(({ yields }) => yields === 'below')
}
