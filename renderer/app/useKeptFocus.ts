/** Keeps the keyboard inside the window: where the focused element goes away with its screen, the new screen gets the focus. */
import { useEffect, type RefObject } from 'react'

/** @param place changes when another screen is shown */
export function useKeptFocus(screen: RefObject<HTMLElement | null>, place: string): void {
  useEffect(() => {
    const { activeElement, body } = document
    if (activeElement === null || activeElement === body) screen.current?.focus({ preventScroll: true })
  }, [screen, place])
}
