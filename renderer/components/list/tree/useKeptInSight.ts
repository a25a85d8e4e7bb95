/** A list that becomes lower, because something opens below or beside it, keeps the current row in sight where it was. */
import { useEffect, useRef, type RefObject } from 'react'
import type { RowLayout } from './rowLayout.ts'

export interface KeptParts {
  readonly layout: RowLayout
  readonly current: number | null
  readonly headPx: number
  readonly scrollTo: (index: number) => void
}

export function useKeptInSight(scroller: RefObject<HTMLElement | null>, parts: KeptParts): void {
  const { layout, current, headPx, scrollTo } = parts
  /** As it was last, also by the row that was current before: the press that makes a row current may make the list lower. */
  const heightPx = useRef(0)
  useEffect(() => {
    const box = scroller.current
    if (!box) return undefined
    const look = () => {
      const beforePx = heightPx.current
      heightPx.current = box.clientHeight
      if (current === null) return
      const top = layout.topOf(current)
      const wasInSight = top >= box.scrollTop && top < box.scrollTop + beforePx - headPx
      if (box.clientHeight < beforePx && wasInSight) scrollTo(current)
    }
    const resized = new ResizeObserver(look)
    resized.observe(box)
    return () => resized.disconnect()
  }, [scroller, layout, current, headPx, scrollTo])
}
