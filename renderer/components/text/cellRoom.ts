/** How much room a column of a grid leaves for its words: measured once a grid, not once a row. */
import { createContext, useLayoutEffect, useState, type RefObject } from 'react'

/** Width of the cell around it in pixels; null where nobody measures it. */
export const CellRoom = createContext<number | null>(null)

/** Of each column, by the cells of the heading. */
export function useColumnWidths(head: RefObject<HTMLElement | null>): readonly number[] {
  const [widths, setWidths] = useState<readonly number[]>([])
  useLayoutEffect(() => {
    const measured = head.current
    if (!measured) return undefined
    const observer = new ResizeObserver(() => {
      const now = [...measured.children].map(({ clientWidth }) => clientWidth)
      setWidths((before) => (now.join() === before.join() ? before : now))
    })
    observer.observe(measured)
    return () => observer.disconnect()
  }, [head])
  return widths
}
