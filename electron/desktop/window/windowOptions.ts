/** Size, place and looks of a new window. What its page may do stands in window.ts. */
import type { BrowserWindowConstructorOptions, Rectangle } from 'electron'

export interface WindowNeeds {
  /** The preload script's file. */
  readonly preload: string
  readonly isPackaged: boolean
  /** Null lets the system place a window of the usual size. */
  readonly bounds: Rectangle | null
  readonly icon: string
  readonly isDark: boolean
}

const usualSize = { width: 1180, height: 760 }
const smallestSize = { minWidth: 720, minHeight: 480 }

/** The background that the page will have, so that nothing flashes before it is drawn. */
const background = { dark: '#16181d', light: '#ffffff' }

export function windowOptionsOf({ bounds, icon, isDark }: WindowNeeds): BrowserWindowConstructorOptions {
  return {
    ...usualSize,
    ...(bounds ?? {}),
    ...smallestSize,
    show: false,
    icon,
    backgroundColor: isDark ? background.dark : background.light,
  }
}
