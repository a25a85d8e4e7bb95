/** The app's one window: made when it is needed, found again, put away while a run is on, its place remembered. */
import type { BrowserWindow, WebContents } from 'electron'
import type { PageRecovery } from '../page/pageRecovery.ts'
import { zoomedLevel, type ZoomStep } from '../page/zoom.ts'
import type { ClosingAct } from '../quitting.ts'
import { addressToKeep } from './windowAddress.ts'
import type { WindowState } from './windowState.ts'

export interface MainWindowParts {
  /** Makes the window where it was last. */
  create(): BrowserWindow
  serve(contents: WebContents): void
  readonly state: WindowState
  /** Watches over the page of a new window. */
  recover(window: BrowserWindow): PageRecovery
  onClose(): ClosingAct
  /** It was put away instead of closed. */
  onPutAway(act: Exclude<ClosingAct, 'close'>): void
  /** It came into sight: its place in the taskbar is new. */
  onShown(): void
  /** Windows asks whether the session may end, and then that it ends. */
  onSessionEnding(): void
  onSessionEnd(): void
  readonly report: (thrown: unknown) => void
}

export interface MainWindow {
  /** In front of the user, made first where there is none. */
  show(): void
  /** There, but out of the way: for a start at login where nothing but the taskbar could bring it back. */
  showMinimised(): void
  current(): BrowserWindow | null
  zoom(step: ZoomStep): void
}

export function createMainWindow(parts: MainWindowParts): MainWindow {
  const { state } = parts
  let window: BrowserWindow | null = null

  function open(): BrowserWindow {
    const made = parts.create()
    window = made
    parts.serve(made.webContents)
    watchPage(made)
    made.on('close', (event) => {
      keepPlace(made)
      const act = parts.onClose()
      if (act === 'close') return
      event.preventDefault()
      if (act === 'hide') made.hide()
      else made.minimize()
      parts.onPutAway(act)
    })
    made.on('show', () => parts.onShown())
    made.on('query-session-end', () => parts.onSessionEnding())
    made.on('session-end', () => parts.onSessionEnd())
    made.on('closed', () => (window = null))
    return made
  }

  function watchPage(made: BrowserWindow): void {
    const { webContents } = made
    const recovery = parts.recover(made)
    webContents.on('render-process-gone', (_event, why) => void recovery.gone(why).catch(parts.report))
    made.on('unresponsive', () => void recovery.unresponsive().catch(parts.report))
    made.on('responsive', () => recovery.responsive())
    webContents.on('dom-ready', () => webContents.setZoomLevel(state.read('zoomLevel') ?? 0))
    // The wheel with the control key held.
    webContents.on('zoom-changed', (_event, direction) => zoom(direction))
    webContents.on('did-navigate-in-page', (_event, url) => {
      const address = addressToKeep(url)
      if (address !== null) state.write('address', address)
    })
  }

  function keepPlace(shown: BrowserWindow): void {
    state.write('bounds', shown.getNormalBounds())
    state.write('isMaximised', shown.isMaximized())
  }

  function zoom(step: ZoomStep): void {
    const level = zoomedLevel(state.read('zoomLevel') ?? 0, step)
    state.write('zoomLevel', level)
    window?.webContents.setZoomLevel(level)
  }

  return {
    show() {
      if (window) bringToFront(window)
      else open()
    },
    showMinimised() {
      if (!window) open().once('show', () => window?.minimize())
    },
    current: () => window,
    zoom,
  }
}

function bringToFront(window: BrowserWindow): void {
  if (window.isMinimized()) window.restore()
  window.show()
  window.focus()
}
