/** The one window of a running app, as its main process sees it. */
import type { RealApp } from './realApp.ts'

export interface WindowView {
  readonly isVisible: boolean
  readonly isMinimised: boolean
  readonly isMaximised: boolean
  readonly zoomLevel: number
  /** Process of its page; 0 while there is none. */
  readonly pagePid: number
  /** Where it is, or would be if it were not maximised. */
  readonly bounds: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
}

/** Null while no window is open. */
export function viewWindow({ evaluate }: RealApp): Promise<WindowView | null> {
  return evaluate(({ BrowserWindow }) => {
    const [window] = BrowserWindow.getAllWindows()
    if (!window) return null
    return {
      isVisible: window.isVisible(),
      isMinimised: window.isMinimized(),
      isMaximised: window.isMaximized(),
      zoomLevel: window.webContents.getZoomLevel(),
      pagePid: window.webContents.getOSProcessId(),
      bounds: window.getNormalBounds(),
    }
  })
}

/** The words on its page, read without Playwright, which loses sight of a page whose process died. '' while it has none. */
export function readPage({ evaluate }: RealApp): Promise<string> {
  return evaluate(async ({ BrowserWindow }) => {
    const [window] = BrowserWindow.getAllWindows()
    // A page that is being loaded never answers.
    if (!window || window.webContents.isLoading() || window.webContents.isCrashed()) return ''
    return String(await window.webContents.executeJavaScript('document.body.innerText'))
  })
}

/** Clicks an item of the application menu, by its label, and waits for nothing. */
export function chooseFromMenu({ evaluate }: RealApp, label: string): Promise<void> {
  return evaluate(({ BrowserWindow, Menu }, wanted) => {
    const items = Menu.getApplicationMenu()?.items.flatMap(({ submenu }) => submenu?.items ?? []) ?? []
    const item = items.find((each) => each.label === wanted)
    if (!item) throw new Error(`There is no "${wanted}" in the menu.`)
    const [window] = BrowserWindow.getAllWindows()
    const click = item.click as (event: object, window?: object, contents?: object) => void
    click({}, window, window?.webContents)
  }, label)
}

/** Closes it as its frame does; the app may be gone before it answers. */
export function closeWindow({ evaluate }: RealApp): void {
  evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close()).catch(() => undefined)
}
