/** The one place that makes windows. What they may do is decided in windowOptions.ts. */
import { BrowserWindow } from 'electron'
import { bundleOrigin } from '../transport/ownSender.ts'
import { windowOptionsOf, type WindowNeeds } from './windowOptions.ts'

/** Shows itself when its first picture is ready. */
export function createWindow(needs: WindowNeeds): BrowserWindow {
  const window = new BrowserWindow(windowOptionsOf(needs))
  window.once('ready-to-show', () => window.show())
  void window.loadURL(`${bundleOrigin}/index.html`)
  return window
}
