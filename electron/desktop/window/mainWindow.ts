/** The app's one window: made when it is needed, found again, put away while a run is on, its place remembered. */
import { EventEmitter } from 'node:events'
import type { BrowserWindow } from 'electron'
import type { ElectronTransport } from '../../transport/window/electronTransport.ts'
import type { AppNeeds } from '../appNeeds.ts'
import { zoomedLevel, type ZoomStep } from '../page/zoom.ts'
import { onWindowClose, type ClosingAct, type Quitting } from '../quitting.ts'
import type { RunningWork } from '../runningWork.ts'
import type { TrayKeeper } from '../tray/trayKeeper.ts'
import type { Updates } from '../updates/openUpdates.ts'
import { openShellWindow } from './shellWindow.ts'
import { addressToKeep } from './windowAddress.ts'
import type { WindowState } from './windowState.ts'

export interface MainWindowParts {
  readonly state: WindowState
  readonly transport: Pick<ElectronTransport, 'serve'>
  readonly work: RunningWork
  readonly quitting: Quitting
  readonly tray: Pick<TrayKeeper, 'isThere'>
  readonly updates: Pick<Updates, 'holdBack'>
}

interface WindowEvents {
  /** It came into sight: its place in the taskbar is new. */
  shown: []
  /** It was put away instead of closed. */
  putAway: [act: Exclude<ClosingAct, 'close'>]
}

export interface MainWindow {
  /** In front of the user, made first where there is none. */
  show(): void
  /** There, but out of the way: for a start at login where nothing but the taskbar could bring it back. */
  showMinimised(): void
  current(): BrowserWindow | null
  zoom(step: ZoomStep): void
  readonly events: EventEmitter<WindowEvents>
}

export function createMainWindow(needs: AppNeeds, parts: MainWindowParts): MainWindow {
  const { state, transport, work, quitting, tray, updates } = parts
  const events = new EventEmitter<WindowEvents>()
  let window: BrowserWindow | null = null

  function open(): BrowserWindow {
    const made = openShellWindow(needs, state)
    window = made
    transport.serve(made.webContents)
    keepView(made)
    made.on('close', (event) => {
      keepPlace(made)
      const isQuitting = quitting.isUnderWay()
      const act = onWindowClose({ isRunning: work.isRunning(), isQuitting, hasWayBack: tray.isThere() })
      if (act === 'close') return
      event.preventDefault()
      if (act === 'hide') made.hide()
      else made.minimize()
      events.emit('putAway', act)
    })
    made.on('show', () => events.emit('shown'))
    // Windows asks whether the session may end, and then tells that it ends.
    made.on('query-session-end', () => updates.holdBack())
    made.on('session-end', () => {
      updates.holdBack()
      quitting.sessionEnds()
    })
    made.on('closed', () => (window = null))
    return made
  }

  function keepView({ webContents }: BrowserWindow): void {
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
    events,
  }
}

function bringToFront(window: BrowserWindow): void {
  if (window.isMinimized()) window.restore()
  window.show()
  window.focus()
}
