/** Alt and a digit lead to a screen, from anywhere. */
import { useEffect } from 'react'
import type { ScreenId } from './screen.ts'
import { screens } from './screens.ts'

export function useScreenKeys(openScreen: (screen: ScreenId) => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      const screen = screens[Number(/^Digit([1-9])$/.exec(event.code)?.[1]) - 1]
      if (!screen) return
      event.preventDefault()
      openScreen(screen.id)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [openScreen])
}
