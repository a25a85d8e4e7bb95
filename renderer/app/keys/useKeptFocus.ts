/**
 * Keeps the keyboard inside the window: where the element that had the focus goes away, with its screen or as a verb is done,
 * the screen has it, and the next Tab goes on from there.
 */
import { useEffect, type RefObject } from 'react'

/** @param place changes when another screen is shown */
export function useKeptFocus(screen: RefObject<HTMLElement | null>, place: string): void {
  useEffect(() => takeLostFocus(screen.current), [screen, place])
  useEffect(() => {
    let last: EventTarget | null = null
    const onFocus = ({ target }: FocusEvent) => (last = target)
    const observer = new MutationObserver(() => {
      // Only what was taken away: who clicked beside everything wants it so.
      if (last instanceof Node && !last.isConnected) takeLostFocus(screen.current)
    })
    document.addEventListener('focusin', onFocus)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('focusin', onFocus)
      observer.disconnect()
    }
  }, [screen])
}

function takeLostFocus(screen: HTMLElement | null): void {
  const { activeElement, body } = document
  if (activeElement === null || activeElement === body) screen?.focus({ preventScroll: true })
}
