/** The app's one window: made when it is needed, found again, put away while a run is on, its place remembered. */
import type { BrowserWindow, WebContents } from 'electron'
import type { BoundsStore } from './windowBounds.ts'

export interface MainWindowParts {
  /** Makes the window where it was last. */
  create(): BrowserWindow
  serve(contents: WebContents): void
  readonly bounds: Pick<BoundsStore, 'write'>
  onClose(): 'hide' | 'close'
  onHidden(): void
}

export interface MainWindow {
  /** In front of the user, made first where there is none. */
  show(): void
  current(): BrowserWindow | null
}

export function createMainWindow(parts: MainWindowParts): MainWindow {
  let window: BrowserWindow | null = null

  function open(): void {
    const made = parts.create()
    window = made
    parts.serve(made.webContents)
    made.on('close', (event) => {
      parts.bounds.write(made.getNormalBounds())
      if (parts.onClose() === 'close') return
      event.preventDefault()
      made.hide()
      parts.onHidden()
    })
    made.on('closed', () => (window = null))
  }

  return {
    show() {
      if (window) bringToFront(window)
      else open()
    },
    current: () => window,
  }
}

function bringToFront(window: BrowserWindow): void {
  if (window.isMinimized()) window.restore()
  window.show()
  window.focus()
}
