/** Alt and a digit lead to a screen, from anywhere. */
import { useEffect } from 'react'
import type { ScreenId } from '../address/screen.ts'
import { screensByDigit } from '../address/screenDigits.ts'

export function useScreenKeys(openScreen: (screen: ScreenId) => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      const digit = Number(/^Digit(\d)$/.exec(event.code)?.[1])
      const screen = screensByDigit[(digit === 0 ? 10 : digit) - 1]
      if (!screen) return
      event.preventDefault()
      openScreen(screen)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [openScreen])
}
