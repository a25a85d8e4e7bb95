/** Alt and a digit lead to a screen, from anywhere. */
import { useEffect } from 'react'
import type { ScreenId } from '../address/screen.ts'
import { isMac } from './Keys.tsx'
import { screenAtKey } from './screenAtKey.ts'

export function useScreenKeys(openScreen: (screen: ScreenId) => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const screen = screenAtKey(event, isMac)
      if (!screen) return
      event.preventDefault()
      openScreen(screen)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [openScreen])
}
