/** Whoever takes the keyboard gives it back: to where it was before, unless a person has gone elsewhere meanwhile. */
import { useEffect, type RefObject } from 'react'

/** @param take moves the keyboard into the place; it may leave it where it is. Changes never. */
export function useFocusBack(place: RefObject<HTMLElement | null>, take: (place: HTMLElement) => void): void {
  useEffect(() => {
    const before = document.activeElement
    const taken = place.current
    if (taken) take(taken)
    return () => {
      const { activeElement, body } = document
      const isFree = activeElement === null || activeElement === body || taken?.contains(activeElement)
      if (isFree && before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [place, take])
}

/** It stays where it is scrolled to. */
export function takeFocus(place: HTMLElement): void {
  place.focus({ preventScroll: true })
}
