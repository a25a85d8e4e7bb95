/**
 * Keeps the keyboard inside the window: where the element that had the focus goes away, with its screen or as a verb is done,
 * the screen has it, and the next Tab goes on from there. So where another screen is chosen in the navigation: its keys, Enter
 * among them, are those of the screen from then on.
 */
import { useEffect, type RefObject } from 'react'

/** @param place changes when another screen is shown */
export function useKeptFocus(screen: RefObject<HTMLElement | null>, place: string): void {
  useEffect(() => {
    if (isAtNavigation()) screen.current?.focus({ preventScroll: true })
    else takeLostFocus(screen.current)
  }, [screen, place])
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

/** Where the way to a screen begins: nothing of the screen itself has the keyboard. */
export function isAtNavigation(): boolean {
  return document.activeElement?.closest('nav') !== null && document.activeElement?.closest('main') === null
}

function takeLostFocus(screen: HTMLElement | null): void {
  const { activeElement, body } = document
  if (activeElement === null || activeElement === body) screen?.focus({ preventScroll: true })
}
