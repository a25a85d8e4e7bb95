/** The icon beside the clock. What its menu says is trayTemplate.ts. */
import { Menu, nativeImage, Tray } from 'electron'
import type { NativeTexts } from '../texts/NativeTexts.ts'
import { trayTemplate, type TrayActions, type TrayView } from './trayTemplate.ts'

export interface TrayIcon {
  show(view: TrayView, texts: NativeTexts): void
}

export function createTray(icon: string, platform: NodeJS.Platform, actions: TrayActions): TrayIcon {
  const tray = new Tray(nativeImage.createFromPath(icon))
  // On macOS a click opens the menu: a window that came forward with it would be in its way.
  if (platform !== 'darwin') tray.on('click', () => actions.show())
  return {
    show(view, texts) {
      tray.setToolTip(`Undertitle – ${view.status}`)
      tray.setContextMenu(Menu.buildFromTemplate(trayTemplate(view, texts, actions)))
    },
  }
}
