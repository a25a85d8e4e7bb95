/** The one place that makes windows, each locked as far as Electron can lock one (promise E2). */
import { BrowserWindow } from 'electron'
import { bundleOrigin } from '../../transport/window/ownSender.ts'
import { windowOptionsOf, type WindowNeeds } from './windowOptions.ts'

export interface FirstPage {
  /** The end of its address, with its '#'; '' for the first screen. */
  readonly address: string
  readonly isMaximised: boolean
}

/** A page that does not come to its first picture in this time is shown as it is: an empty window can be closed, a hidden one not. */
const shownAtLatestMs = 8_000

/**
 * Shows itself when its first picture is ready.
 * @param report hears why the page could not be loaded; a window that was closed meanwhile is no failure
 */
export function createWindow(needs: WindowNeeds, first: FirstPage, report: (thrown: unknown) => void): BrowserWindow {
  const window = new BrowserWindow({
    ...windowOptionsOf(needs),
    // Spelled out where the window is made, so that nobody has to search for what its page may do.
    webPreferences: {
      preload: needs.preload,
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
      devTools: !needs.isPackaged,
      safeDialogs: true,
      // A click with the middle button would ask for a new window.
      disableBlinkFeatures: 'Auxclick',
    },
  })
  const show = () => {
    clearTimeout(late)
    if (window.isDestroyed() || window.isVisible()) return
    window.show()
    if (first.isMaximised) window.maximize()
  }
  const late = setTimeout(show, shownAtLatestMs)
  window.once('ready-to-show', show)
  window.once('closed', () => clearTimeout(late))
  window.loadURL(`${bundleOrigin}/index.html${first.address}`).catch((thrown: unknown) => {
    if (!window.isDestroyed()) report(thrown)
  })
  return window
}
