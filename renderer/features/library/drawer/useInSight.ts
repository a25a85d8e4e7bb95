/** Whether somebody has had it in sight: scrolled to, and not only drawn. */
import { useEffect, useState } from 'react'

/** The box may come later than the component that looks: it is handed over when it is drawn. */
export function useInSight(): readonly [setBox: (box: HTMLElement | null) => void, isInSight: boolean] {
  const [box, setBox] = useState<HTMLElement | null>(null)
  const [isInSight, setInSight] = useState(false)
  useEffect(() => {
    if (!box || isInSight) return
    const watcher = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setInSight(true)
    })
    watcher.observe(box)
    return () => watcher.disconnect()
  }, [box, isInSight])
  return [setBox, isInSight]
}
