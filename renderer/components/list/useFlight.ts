/** Whether the rows of a list fly by just now. They show little until they rest, so that the list keeps up with the hand. */
import type { Virtualizer } from '@tanstack/react-virtual'
import { useCallback, useRef, useState } from 'react'

/** Rows that pass between two frames when nobody can read them: a dragged scroll bar, not a turned wheel. */
const flightRows = 12

export function useFlight() {
  const [isFlying, setIsFlying] = useState(false)
  const lastFirst = useRef(0)
  const follow = useCallback(
    ({ range, isScrolling }: Pick<Virtualizer<HTMLDivElement, Element>, 'range' | 'isScrolling'>) => {
      const first = range?.startIndex ?? 0
      const passed = Math.abs(first - lastFirst.current)
      lastFirst.current = first
      setIsFlying((wasFlying) => isScrolling && (wasFlying || passed > flightRows))
    },
    [],
  )
  return { isFlying, follow }
}
