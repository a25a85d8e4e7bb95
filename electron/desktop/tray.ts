/** The icon beside the clock. What its menu says is trayTemplate.ts. */
import { Menu, nativeImage, Tray } from 'electron'
import type { NativeTexts } from './texts/en.ts'
import { trayTemplate, type TrayActions } from './trayTemplate.ts'

export interface TrayIcon {
  show(status: string, texts: NativeTexts): void
  close(): void
}

export function createTray(icon: string, actions: TrayActions): TrayIcon {
  const tray = new Tray(nativeImage.createFromPath(icon))
  tray.on('click', () => actions.show())
  return {
    show(status, texts) {
      tray.setToolTip(`Undertitle – ${status}`)
      tray.setContextMenu(Menu.buildFromTemplate(trayTemplate(status, texts, actions)))
    },
    close: () => tray.destroy(),
  }
}
