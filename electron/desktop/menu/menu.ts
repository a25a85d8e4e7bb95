/** Shows the application menu. What stands in it is menuTemplate.ts. */
import { Menu } from 'electron'
import { menuTemplate, type MenuNeeds } from './menuTemplate.ts'

export function showMenu(needs: MenuNeeds): void {
  Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(needs)))
}
