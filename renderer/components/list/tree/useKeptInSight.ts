/** A list that becomes lower, because something opens below or beside it, keeps the current row in sight where it was. */
import { useEffect, type RefObject } from 'react'
import type { RowLayout } from './rowLayout.ts'

export interface KeptParts {
  readonly layout: RowLayout
  readonly current: number | null
  readonly headPx: number
  readonly scrollTo: (index: number) => void
}

export function useKeptInSight(scroller: RefObject<HTMLElement | null>, parts: KeptParts): void {
  const { layout, current, headPx, scrollTo } = parts
  useEffect(() => {
    const box = scroller.current
    if (!box || current === null) return undefined
    let heightPx = box.clientHeight
    const resized = new ResizeObserver(() => {
      const beforePx = heightPx
      heightPx = box.clientHeight
      const top = layout.topOf(current)
      const wasInSight = top >= box.scrollTop && top < box.scrollTop + beforePx - headPx
      if (heightPx < beforePx && wasInSight) scrollTo(current)
    })
    resized.observe(box)
    return () => resized.disconnect()
  }, [scroller, layout, current, headPx, scrollTo])
}
