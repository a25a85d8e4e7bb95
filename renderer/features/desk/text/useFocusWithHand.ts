/** A focused line hands the focus on with the hand: Enter edits the current line, not the one that was pressed before. */
import { useLayoutEffect, useRef, type RefObject } from 'react'

/** @param handedOnRef of all lines together: the one that the hand has left had the focus */
export function useFocusWithHand(
  isChosen: boolean,
  handedOnRef: RefObject<boolean>,
): RefObject<HTMLButtonElement | null> {
  const said = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const own = said.current
    if (!isChosen || !own) return
    // Whoever has gone elsewhere meanwhile stays there.
    if (handedOnRef.current && document.activeElement?.matches('.cue-said')) own.focus({ preventScroll: true })
    handedOnRef.current = false
    return () => {
      handedOnRef.current = document.activeElement === own
    }
  }, [isChosen, handedOnRef])
  return said
}
