/** Links that reach the app from outside its window; the last one waits until the window can show it. */
import type { ScreenAddress } from '../../../shared/screenAddress.ts'
import { readAppLink } from './appLinks.ts'

export interface OpenedLinks {
  /** Those that are none of ours, or not as we write them, are left out. */
  take(addresses: readonly string[]): void
  /** From now on links are shown at once. */
  connect(show: (chosen: ScreenAddress) => void): void
}

export function createOpenedLinks(): OpenedLinks {
  let waiting: ScreenAddress | null = null
  let show: ((chosen: ScreenAddress) => void) | null = null

  return {
    take(addresses) {
      // There is one window: of several links the last one is seen, as if they had been followed in turn.
      const chosen = addresses.map(readAppLink).findLast((link) => link !== null)
      if (!chosen) return
      if (show) show(chosen)
      else waiting = chosen
    },
    connect(connected) {
      show = connected
      if (waiting) show(waiting)
      waiting = null
    },
  }
}
