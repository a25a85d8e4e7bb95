/** How every window is made: locked as far as Electron can lock one (promise E2). Decides only; window.ts makes it. */
import type { BrowserWindowConstructorOptions, Rectangle, WebPreferences } from 'electron'

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

function webPreferencesOf({ preload, isPackaged }: Pick<WindowNeeds, 'preload' | 'isPackaged'>): WebPreferences {
  return {
    preload,
    contextIsolation: true,
    sandbox: true,
    nodeIntegration: false,
    nodeIntegrationInWorker: false,
    nodeIntegrationInSubFrames: false,
    webSecurity: true,
    allowRunningInsecureContent: false,
    experimentalFeatures: false,
    webviewTag: false,
    navigateOnDragDrop: false,
    // Its dictionaries would be fetched from a server.
    spellcheck: false,
    devTools: !isPackaged,
    safeDialogs: true,
  }
}

export function windowOptionsOf(needs: WindowNeeds): BrowserWindowConstructorOptions {
  return {
    ...usualSize,
    ...(needs.bounds ?? {}),
    ...smallestSize,
    show: false,
    icon: needs.icon,
    backgroundColor: needs.isDark ? background.dark : background.light,
    webPreferences: webPreferencesOf(needs),
  }
}
