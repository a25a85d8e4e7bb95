/** Shows the menu of a right click in a window. What stands in it is contextMenuTemplate.ts. */
import { Menu, type BrowserWindow } from 'electron'
import type { CurrentTexts } from '../texts/currentTexts.ts'
import { contextMenuTemplate } from './contextMenuTemplate.ts'

export function offerContextMenu(window: BrowserWindow, texts: CurrentTexts): void {
  window.webContents.on('context-menu', (_event, clicked) => {
    const template = contextMenuTemplate(clicked, texts.get())
    if (template.length > 0) Menu.buildFromTemplate(template).popup({ window })
  })
}
