/** Which rows of a layout are in sight, and keeping what is read in its place while heights above it become known. */
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { RowLayout } from './rowLayout.ts'

export interface RowsInSight {
  readonly from: number
  /** Not included. */
  readonly to: number
  /** Rows pass faster than anybody reads. */
  readonly isFlying: boolean
}

export interface SightParts {
  readonly layout: RowLayout
  readonly total: number
  /** What stands above the rows inside the scrolling box and covers them. */
  readonly headPx: number
  /** Other rows are asked for: the list begins at its top. */
  readonly resetKey: string
}

const overscan = 6
/** A dragged scroll bar, not a turned wheel. */
const flightRows = 12
const restMs = 120

export function useRowsInSight(scroller: RefObject<HTMLDivElement | null>, parts: SightParts) {
  const { layout, total, headPx, resetKey } = parts
  const [sight, setSight] = useState<RowsInSight>({ from: 0, to: 0, isFlying: false })
  const anchor = useRef({ index: 0, offsetPx: 0 })

  const look = useCallback(
    // eslint-disable-next-line react-hooks/preserve-manual-memoization -- a box that is referred to is no dependency
    (isScrolling: boolean) => {
      const box = scroller.current
      if (!box) return
      const first = layout.indexAt(box.scrollTop)
      anchor.current = { index: first, offsetPx: box.scrollTop - layout.topOf(first) }
      const last = layout.indexAt(box.scrollTop + box.clientHeight - headPx)
      const [from, to] = [Math.max(0, first - overscan), Math.min(total, last + 1 + overscan)]
      setSight((before) => {
        const isFlying = isScrolling && (before.isFlying || Math.abs(from - before.from) > flightRows)
        const isSame = from === before.from && to === before.to && isFlying === before.isFlying
        return isSame ? before : { from, to, isFlying }
      })
    },
    [scroller, layout, total, headPx],
  )

  useLayoutEffect(() => {
    anchor.current = { index: 0, offsetPx: 0 }
    scroller.current?.scrollTo({ top: 0 })
  }, [scroller, resetKey])

  useLayoutEffect(() => {
    const box = scroller.current
    const { index, offsetPx } = anchor.current
    const px = index < total ? layout.topOf(index) + offsetPx : 0
    if (box && Math.abs(box.scrollTop - px) >= 1) box.scrollTo({ top: px })
    // eslint-disable-next-line react-hooks/set-state-in-effect -- what is in sight is measured, not derived
    look(false)
  }, [scroller, layout, total, look])

  useEffect(() => {
    const box = scroller.current
    if (!box) return undefined
    let rest: ReturnType<typeof setTimeout> | undefined
    const onScroll = () => {
      look(true)
      clearTimeout(rest)
      rest = setTimeout(() => look(false), restMs)
    }
    const resized = new ResizeObserver(() => look(false))
    box.addEventListener('scroll', onScroll, { passive: true })
    resized.observe(box)
    return () => {
      clearTimeout(rest)
      box.removeEventListener('scroll', onScroll)
      resized.disconnect()
    }
  }, [scroller, look])

  const scrollTo = useCallback(
    // eslint-disable-next-line react-hooks/preserve-manual-memoization -- as above
    (index: number) => {
      if (scroller.current) scrollIntoSight(scroller.current, { layout, index, headPx })
    },
    [scroller, layout, headPx],
  )
  return { sight, scrollTo }
}

interface RowPlace extends Pick<SightParts, 'layout' | 'headPx'> {
  readonly index: number
}

/** As far as needed and no further. */
function scrollIntoSight(box: HTMLElement, { layout, index, headPx }: RowPlace): void {
  const top = layout.topOf(index)
  const bottom = top + layout.heightOf(index)
  if (top < box.scrollTop) box.scrollTo({ top })
  else if (bottom > box.scrollTop + box.clientHeight - headPx) box.scrollTo({ top: bottom - box.clientHeight + headPx })
}
