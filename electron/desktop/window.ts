/** The one place that makes windows. What they may do is decided in windowOptions.ts. */
import { BrowserWindow } from 'electron'
import { bundleOrigin } from '../transport/ownSender.ts'
import { windowOptionsOf, type WindowNeeds } from './windowOptions.ts'

/**
 * Shows itself when its first picture is ready.
 * @param report hears why the page could not be loaded; a window that was closed meanwhile is no failure
 */
export function createWindow(needs: WindowNeeds, report: (thrown: unknown) => void): BrowserWindow {
  const window = new BrowserWindow(windowOptionsOf(needs))
  window.once('ready-to-show', () => window.show())
  window.loadURL(`${bundleOrigin}/index.html`).catch((thrown: unknown) => {
    if (!window.isDestroyed()) report(thrown)
  })
  return window
}
