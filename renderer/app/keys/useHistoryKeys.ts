/** Back and forward by keyboard in the desktop window; a browser has these keys itself. */
import { useEffect } from 'react'
import type { AppState } from '../../../shared/contract/app.ts'
import { isTypingIn } from './isTypingIn.ts'

export function useHistoryKeys(hostKind: AppState['host']['kind']): void {
  useEffect(() => {
    if (hostKind !== 'desktop') return
    const onKeyDown = (event: KeyboardEvent) => {
      // There these keys move by words.
      const step = isTypingIn(event.target) ? 0 : stepOf(event)
      if (step === 0) return
      event.preventDefault()
      history.go(step)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [hostKind])
}

/** Alt and an arrow everywhere; on a Mac the command key and a bracket as well. */
function stepOf({ code, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): -1 | 0 | 1 {
  if (ctrlKey || shiftKey || altKey === metaKey) return 0
  if (code === (altKey ? 'ArrowLeft' : 'BracketLeft')) return -1
  return code === (altKey ? 'ArrowRight' : 'BracketRight') ? 1 : 0
}
