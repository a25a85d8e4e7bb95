/** Where the dock (macOS) and the taskbar's menu (Windows) lead, as data: to screens, by links that choose and never act. */
import type { MenuItemConstructorOptions, Task } from 'electron'
import type { MenuScreen } from '../../../shared/contract/app.ts'
import type { NativeTexts } from '../texts/NativeTexts.ts'

const screens = ['search', 'plan', 'watch', 'history'] as const satisfies readonly MenuScreen[]

export interface ShortcutActions {
  addFolder(): void
  openScreen(screen: MenuScreen): void
}

export function dockTemplate({ menu }: NativeTexts, actions: ShortcutActions): MenuItemConstructorOptions[] {
  return [
    { label: menu.addFolder, click: () => actions.addFolder() },
    ...screens.map((screen) => ({ label: menu[screen], click: () => actions.openScreen(screen) })),
  ]
}

/** @param start what the program is started with before the link: of a checkout its folder */
export function taskList({ menu }: NativeTexts, program: string, start: readonly string[]): Task[] {
  return screens.map((screen) => ({
    program,
    arguments: [...start.map((argument) => `"${argument}"`), `undertitle:${screen}`].join(' '),
    iconPath: program,
    iconIndex: 0,
    title: menu[screen],
    description: menu[screen],
  }))
}
