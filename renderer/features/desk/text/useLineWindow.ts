/** Which lines of a long list are in sight; the chosen one is brought there when it changes. */
import { useEffect, useState, type RefObject } from 'react'

const around = 12

export interface LineWindow {
  readonly from: number
  readonly to: number
}

export interface LineList {
  readonly count: number
  /** Its place among the lines; -1 where it is none of them. */
  readonly chosenAt: number
  /** Of every line, but one that is edited, in pixels. */
  readonly height: number
}

export function useLineWindow(
  box: RefObject<HTMLElement | null>,
  { count, chosenAt, height: lineHeight }: LineList,
): LineWindow {
  const [seen, setSeen] = useState({ top: 0, height: 600 })
  useEffect(() => {
    const shown = box.current
    if (!shown) return
    const look = () => setSeen({ top: shown.scrollTop, height: shown.clientHeight })
    const watcher = new ResizeObserver(look)
    watcher.observe(shown)
    shown.addEventListener('scroll', look, { passive: true })
    return () => {
      watcher.disconnect()
      shown.removeEventListener('scroll', look)
    }
  }, [box])
  useEffect(() => {
    const shown = box.current
    if (!shown || chosenAt < 0) return
    const [top, bottom] = [chosenAt * lineHeight, (chosenAt + 1) * lineHeight]
    const isInSight = top >= shown.scrollTop && bottom <= shown.scrollTop + shown.clientHeight
    if (!isInSight) shown.scrollTo({ top: Math.max(0, top - shown.clientHeight / 2) })
  }, [box, chosenAt, lineHeight])
  const from = Math.max(0, Math.floor(seen.top / lineHeight) - around)
  return { from: Math.min(from, count), to: Math.min(count, Math.ceil((seen.top + seen.height) / lineHeight) + around) }
}
