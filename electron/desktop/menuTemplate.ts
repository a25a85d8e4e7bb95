/** The application menu as data: what stands in it, in which order, under which keys. menu.ts shows it. */
import type { MenuItemConstructorOptions } from 'electron'
import type { MenuScreen } from '../../shared/contract/app.ts'
import type { NativeTexts } from './texts/en.ts'

export interface MenuActions {
  addFolder(): void
  scan(): void
  openScreen(screen: MenuScreen): void
}

export interface MenuNeeds {
  readonly texts: NativeTexts
  readonly platform: NodeJS.Platform
  readonly isPackaged: boolean
  readonly actions: MenuActions
}

type Items = MenuItemConstructorOptions[]

const separator: MenuItemConstructorOptions = { type: 'separator' }

export function menuTemplate(needs: MenuNeeds): Items {
  return [...appMenu(needs), fileMenu(needs), editMenu(needs), viewMenu(needs), windowMenu(needs)]
}

/** The menu that macOS names after the app. */
function appMenu({ texts: { menu }, platform, actions }: MenuNeeds): Items {
  if (platform !== 'darwin') return []
  return [
    {
      role: 'appMenu',
      submenu: [
        { role: 'about', label: menu.about },
        separator,
        settingsItem(menu, actions),
        separator,
        { role: 'hide', label: menu.hide },
        { role: 'hideOthers', label: menu.hideOthers },
        { role: 'unhide', label: menu.showAll },
        separator,
        { role: 'quit', label: menu.quit },
      ],
    },
  ]
}

function settingsItem(menu: NativeTexts['menu'], actions: MenuActions): MenuItemConstructorOptions {
  return { label: menu.settings, accelerator: 'CommandOrControl+,', click: () => actions.openScreen('settings') }
}

function fileMenu({ texts: { menu }, platform, actions }: MenuNeeds): MenuItemConstructorOptions {
  const end: Items =
    platform === 'darwin'
      ? [{ role: 'close', label: menu.closeWindow }]
      : [settingsItem(menu, actions), separator, { role: 'quit', label: menu.quit }]
  return {
    label: menu.file,
    submenu: [
      { label: menu.addFolder, accelerator: 'CommandOrControl+O', click: () => actions.addFolder() },
      { label: menu.scan, accelerator: 'F5', click: () => actions.scan() },
      separator,
      ...end,
    ],
  }
}

function editMenu({ texts: { menu } }: MenuNeeds): MenuItemConstructorOptions {
  return {
    label: menu.edit,
    submenu: [
      { role: 'undo', label: menu.undo },
      { role: 'redo', label: menu.redo },
      separator,
      { role: 'cut', label: menu.cut },
      { role: 'copy', label: menu.copy },
      { role: 'paste', label: menu.paste },
      { role: 'selectAll', label: menu.selectAll },
    ],
  }
}

const screens = ['library', 'plan', 'activity', 'search', 'usage', 'watch', 'history'] as const

/** There is no "reload": the screens hold nothing that it would help, and a package has no other page to load. */
function viewMenu({ texts: { menu }, isPackaged, actions }: MenuNeeds): MenuItemConstructorOptions {
  const developer: Items = isPackaged ? [] : [separator, { role: 'toggleDevTools', label: menu.developerTools }]
  return {
    label: menu.view,
    submenu: [
      ...screens.map((screen, index) => ({
        label: menu[screen],
        accelerator: `CommandOrControl+${index + 1}`,
        click: () => actions.openScreen(screen),
      })),
      separator,
      { role: 'resetZoom', label: menu.actualSize },
      { role: 'zoomIn', label: menu.zoomIn },
      { role: 'zoomOut', label: menu.zoomOut },
      { role: 'togglefullscreen', label: menu.fullScreen },
      ...developer,
    ],
  }
}

function windowMenu({ texts: { menu } }: MenuNeeds): MenuItemConstructorOptions {
  return {
    label: menu.window,
    role: 'window',
    submenu: [
      { role: 'minimize', label: menu.minimize },
      { role: 'close', label: menu.closeWindow },
    ],
  }
}
