/** Whether somebody has had it in sight: scrolled to, and not only drawn. */
import { useEffect, useState, type RefObject } from 'react'

export function useInSight(box: RefObject<HTMLElement | null>): boolean {
  const [isInSight, setInSight] = useState(false)
  useEffect(() => {
    if (!box.current || isInSight) return
    const watcher = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setInSight(true)
    })
    watcher.observe(box.current)
    return () => watcher.disconnect()
  }, [box, isInSight])
  return isInSight
}
