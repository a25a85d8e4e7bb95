/** Takes a list back to its top when other rows are asked for. */
import { useEffect, type RefObject } from 'react'

export function useScrollToTop(scroller: RefObject<HTMLDivElement | null>, resetKey: string | undefined): void {
  useEffect(() => {
    scroller.current?.scrollTo({ top: 0 })
    // The button that was pressed goes with its row: the keyboard stays in the list.
    if (scroller.current?.contains(document.activeElement)) scroller.current.focus({ preventScroll: true })
  }, [scroller, resetKey])
}
